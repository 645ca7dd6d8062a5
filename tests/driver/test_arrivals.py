# SPDX-License-Identifier: GPL-2.0-only
"""When the packets of a flood come: drawn anew for each, as its kind of arrivals says."""

import os
import struct

import dpkt
import numpy as np
import pytest
from breadth import at_night
from scipy import stats
from tare.errors import FormatError, UsageError
from tare.experiments.driver.flood import arrivals, capture, run as flood_run
from tare.experiments.driver.flood.arrivals import Load

EVEN = Load.of(200_000, 20_000)
UNEVEN = {kind: Load.of(200_000, 7000, kind) for kind in arrivals.KINDS if kind != "even"}


def times(load, number=1):
    return load.plan(number).times(load.timer).astype(float)


@pytest.mark.parametrize("load", [EVEN, *UNEVEN.values()], ids=lambda load: load.arrivals)
def test_a_flood_has_its_packets_at_its_rate_and_others_at_other_moments(load):
    came = times(load)
    assert len(came) == load.count and (np.diff(came) >= 0).all()
    assert came[-1] - came[0] == pytest.approx(load.count * load.interval, rel=0.05)
    assert (times(load) == came).all()
    assert not np.array_equal(times(load, 2) - times(load, 2)[0], came - came[0])
    starts = load.plan(1).starts
    assert len(starts) == load.cards and (np.diff(starts) >= 0).all()
    # none sends before all are started
    assert starts[-1] - starts[0] < load.timer


def test_shares_are_of_what_was_sent():
    """All at once, twice as many a second in the second half."""
    sent = np.cumsum([*[2000] * 100, *[1000] * 200])
    assert flood_run.settled(sent, sent, sent) == (1, 0)
    assert flood_run.settled(sent, sent[::2], sent[::2])[0] == pytest.approx(0.5, abs=0.005)
    # a queue that holds more at the end than when the warm-up ended has won nothing
    came, fresh = sent.copy(), (sent > sent[0] + flood_run.WARM_UP * (sent[-1] - sent[0])).sum()
    came[-10:] = sent[-1] + 1
    assert flood_run.settled(sent, came, sent) == (pytest.approx(1 - 10 / fresh), 10)


def test_each_part_has_one_moment_anywhere_in_it():
    """A part begins where the one before ends, wherever the first begins."""
    places = []
    part = EVEN.timer / EVEN.cards
    for number in range(1, 101):
        rest = EVEN.plan(number).starts - np.arange(EVEN.cards) * part
        # all lie within one part's length of where the first part begins
        assert rest.max() - rest.min() < part + 1
        places.append(rest - rest.min())
    spread = np.concatenate(places)
    # from the lowest of 79 to the highest: nearly a part, evenly
    assert stats.kstest(spread / spread.max(), "uniform").statistic < 0.03
    # and the first is at any distance from the kernel's tick
    first = np.array([EVEN.plan(number).starts[0] for number in range(1, 1001)])
    assert stats.kstest(first / arrivals.TICK_NS, "uniform").pvalue > 1e-4


def counts(load, packets, floods=20):
    """Of windows of a mean of so many packets."""
    found = []
    for number in range(1, floods + 1):
        came = times(load, number)
        edges = np.arange(came[0], came[-1], packets * load.interval)
        found.append(np.histogram(came, edges)[0])
    return np.concatenate(found)


def test_random_arrivals_are_random():
    load = UNEVEN["poisson"]
    gaps = np.concatenate([np.diff(times(load, number)) for number in range(1, 6)])
    assert stats.kstest(gaps / gaps.mean(), "expon").statistic < 0.02
    # of chosen frames: a quarter of them are
    assert counts(load, 100).var() / 100 == pytest.approx(0.75, abs=0.1)
    # a period later, nothing repeats
    packets = load.plan(1).sizes > 0
    assert (packets[1:] & packets[:-1]).mean() == pytest.approx(1 / 16, abs=0.01)


def test_bursts_are_bursts():
    for number in range(1, 6):
        came = np.sort(times(UNEVEN["bursts"], number))
        near = np.searchsorted(came, came + 16 * 672) - np.searchsorted(came, came - 16 * 672)
        assert near.min() >= 16 and len(came) == 7000 - 7000 % 16
    assert counts(UNEVEN["bursts"], 100).var() / 100 == pytest.approx(0.75 * 16, rel=0.2)


def test_packets_come_and_then_do_not():
    """In windows of a hundredth of a phase there are two packets on average, or none."""
    found = counts(UNEVEN["on-off"], 1)
    assert found[found > 0].mean() == pytest.approx(2 / (1 - np.exp(-2)), rel=0.1)
    assert counts(UNEVEN["on-off"], 100).std() > 50


def test_a_load_has_as_many_cards_as_hold_it():
    assert [Load.of(200_000, count).cards for count in (1, 256, 257, 20_000)] == [1, 1, 2, 79]
    assert Load.of(200_000, 257).timer == 10_000
    words, netdevs = flood_run.devices(Load.of(200_000, 2305))
    assert len(words) == len(netdevs) == 10
    assert [word.split(",")[1:3] for word in (words[0], words[9])] == [
        ["netdev=pace0", "addr=6.0"], ["netdev=pace9", "addr=7.1"]]
    assert all(word.endswith(",x-txtimer=50000") for word in words)


@pytest.mark.parametrize("rate, count, kind, said", [
    (200_000, 15, "bursts", "must be from 16 to 8192:"),
    (2_000_000, 256, "even", "more than 1 cards can send"),
    # a burst takes longer than from one frame of a card to the next
    (1_000_000, 256, "bursts", "more than 16 cards can send"),
    # the sender would have the CPU to itself for too long
    (500, 20_000, "even", "at 500 packets a second must be at most 12800")])
def test_a_load_that_the_cards_cannot_send_is_bad_usage(rate, count, kind, said):
    with pytest.raises(UsageError, match=said):
        Load.of(rate, count, kind)


# ns; a float of so many has steps of 256
TODAY, SNAPSHOT = 1_796_000_000 * 10**9, 96


@pytest.fixture
def captured(tmp_path):
    """captured(ns of each packet, sizes) -> a file of tcpdump's."""
    def make(at, sizes, link=1):
        path = tmp_path / f"{len(os.listdir(tmp_path))}.pcap"
        with path.open("wb") as stream:
            dpkt.pcap.Writer(stream, nano=True, linktype=link)
            for time, size in zip(at, sizes, strict=True):
                seconds, ns = divmod(int(time) + TODAY, 10**9)
                stream.write(struct.pack("<4I", seconds, ns, min(size, SNAPSHOT), size)
                             + bytes(min(size, SNAPSHOT)))
        return path

    return make


def test_packets_come_as_in_a_file(captured):
    random = np.random.default_rng(5)
    gaps, sizes = random.exponential(1e6, 800), random.choice([42, 60, 576, 1514, 9000], 800)
    path = captured(np.cumsum(gaps), sizes)
    load = Load.of(100_000, 2000, str(path))
    plan = load.plan(3)
    came = plan.times(load.timer)
    assert len(came) == 2000 and (np.diff(came) > 0).all()
    assert 0 <= plan.late[0] < load.interval and plan.late[0] < plan.late[1]
    mean, most = zip(*(load.plan(number).late for number in range(1, 7)))
    assert f"{np.mean(mean):.0f} ns late on average and {max(most):.0f} ns at most" in load.words(6)
    others = int(((sizes < 60) | (sizes > 1514)).sum())
    assert f"; {others} of its 800 packets have fewer than 60 bytes or more" in load.words(6)
    assert np.diff(came).mean() == pytest.approx(10_000, rel=0.05)
    # the file 2.5 times from somewhere on: what comes 800 packets later is the same
    kept = plan.sizes[plan.sizes > 0]
    assert (kept[:1200] == kept[800:]).all()
    at = next(n for n in range(800) if (np.roll(np.clip(sizes, 60, 1514), -n) == kept[:800]).all())
    like = np.corrcoef(np.diff(came)[:700], np.roll(np.concatenate([gaps[1:], [1e6]]), -at)[:700])
    assert like[0, 1] > 0.95
    # from the last of the file to the first, which no gap of it tells: an average one
    assert np.diff(came)[799 - at] > 5000
    assert not np.array_equal(load.plan(4).sizes, plan.sizes)


@pytest.mark.parametrize("at, cut, link, said", [
    *((at, None, 1, "no packets") for at in ([], [5], [7, 7])), ([9, 3], None, 1, "in order"),
    ([0, 9], None, 105, r"link type 105: give a capture of Ethernet \(1\)"),
    ([0, 9, 99], -7, 1, "truncated dump file"),
    ([0, 9], 20, 1, "cannot be read by libpcap: truncated dump file")])
def test_a_file_that_cannot_be_sent_is_refused(captured, at, cut, link, said):
    path = captured(at, [60] * len(at), link)
    path.write_bytes(path.read_bytes()[:cut])
    with pytest.raises(FormatError, match=said):
        Load.of(100_000, 100, str(path))


def test_a_pcapng_of_microseconds(tmp_path):
    path = tmp_path / "a.pcapng"
    with path.open("wb") as stream:
        writer = dpkt.pcapng.Writer(stream)
        for us, size in ((1, 60), (2, 1500), (7, 800)):
            writer.writepkt(bytes(size), 1_796_000_000 + us / 1e6)
    found = capture.read(str(path))
    assert (found.times.tolist(), found.sizes.tolist()) == ([0, 1000, 6000], [60, 1500, 800])
    # a time of two words of us, before a packet and five words
    whole = bytearray(path.read_bytes())
    whole[-800 - 20:-800 - 12] = b"\xff" * 8
    (tmp_path / "b.pcapng").write_bytes(whole)
    with pytest.raises(FormatError, match="has times that no clock shows"):
        capture.read(str(tmp_path / "b.pcapng"))


def test_times_are_of_ns_sizes_without_a_check_sequence_and_a_name_may_be_any(tmp_path, captured):
    """In what says the link type: there is one, of two words."""
    path = tmp_path / os.fsdecode(b"\xff.pcap")
    captured([0, 1, 5_000_000_001], [64, 104, 64], 1 | 0x24000000).rename(path)
    found = capture.read(path)
    assert found.sizes.tolist() == [60, 100, 60] and found.times.tolist() == [0, 1, 5_000_000_001]


def test_packets_at_one_time_come_one_after_the_other(captured):
    """At most SPARE times as many a second as on average, and it is said how late."""
    load = Load.of(100_000, 2000, str(captured(np.arange(4000) // 8 * 80_000, [60] * 4000)))
    came = load.plan(2).times(load.timer)
    assert np.diff(came).mean() == pytest.approx(10_000, rel=0.05)
    # the last of eight waits for seven frames, each a quarter of an interval on average
    mean, most = load.plan(2).late
    assert mean == pytest.approx(3.5 * 2500, rel=0.2) and 7 * 2500 < most < 14 * 2500
    assert "at most 4 times as many a second as on average" in load.words(1)
    path = captured([*range(1000, 9000), 10**9], [60] * 8001)
    with pytest.raises(UsageError, match="come too unevenly to be sent at 100000 a second"):
        for number in range(1, 20):
            Load.of(100_000, 7000, str(path)).plan(number)


def test_plans_are_written_as_pktsend_reads_them(tmp_path):
    load = Load.of(100_000, 60, "bursts", 100)
    load.write_plans(tmp_path / "plans", 2)
    data = (tmp_path / "plans").read_bytes()
    assert data[:16] == struct.pack("<8sII", b"tarepace", 16, 12)
    for plan, read in zip(map(load.plan, (1, 2)), np.frombuffer(data, "<u4", offset=16).reshape(
            2, -1), strict=True):
        assert (read == np.concatenate([plan.starts, plan.sizes.ravel()])).all()


# ---- on the wire


# QEMU's own dump of what passes the receiver's end of the wire, with its virtual time in us
DUMP = """#!/bin/sh
dump=
case "$*" in *-machine*) dump="-object filter-dump,id=dump,netdev=wire,file={file}" ;; esac
exec {qemu} "$@" $dump
"""


@at_night("a boot of each kind of arrivals")
@pytest.mark.parametrize("kind", arrivals.KINDS)
def test_what_is_on_the_wire_is_the_plan(host, tmp_path, monkeypatch, kind):
    import shutil

    program, dump = tmp_path / "qemu-system-x86_64", tmp_path / "dump"
    program.write_text(DUMP.format(qemu=shutil.which(program.name), file=dump))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    load = Load.of(200_000, 3000, kind, 200)
    series, cards = flood_run.series, {}

    def keep(design, load, reports, *rest):
        cards.update({one["flood"]: one["card_ticks"] for one in reports if "flood" in one})
        return series(design, load, reports, *rest)

    monkeypatch.setattr(flood_run, "series", keep)
    flood_run.boot(("kernel-napi", []), "instruction", load, "6.1", 2)
    on_wire = {}
    with dump.open("rb") as stream:
        for time, frame in dpkt.pcap.Reader(stream):
            if frame[42:47] == b"tare\0":
                on_wire.setdefault(frame[47], []).append((float(time) * 1e9, frame))
    # to nobody first; the times of a dump are whole us
    assert sorted(on_wire) == [1, 2, 3]
    for run, packets in on_wire.items():
        at, frames = np.array([time for time, _ in packets]), [frame for _, frame in packets]
        asked = times(load, max(run - 1, 1))
        assert np.abs(at - at[0] - (asked - asked[0])).max() < 2000
        told = load.plan(max(run - 1, 1)).times(load.timer, np.array(cards[run]))
        assert np.abs(at - at[0] - (told - told[0])).max() < 2000
        numbers = [struct.unpack_from(">I", frame, 48)[0] for frame in frames]
        assert numbers == list(range(load.count))
        assert {len(frame) for frame in frames} == {200}
        assert len({frame[:6] for frame in frames}) == 1
