# SPDX-License-Identifier: GPL-2.0-only
"""Floods in virtual time: the same in every boot, each packet accounted for, and on time."""

import numpy as np
import programs
import pytest
from breadth import at_night, some
from reports import COUNTERS, received
from tare import machine
from tare.counting.counted import Span
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.flood import figures, run as flood_run
from tare.experiments.driver.flood.arrivals import Load, Plan
from tare.errors import CannotHere, TareError, UsageError

# many more than a machine can take, and few enough for a design at rest
HEAVY, LIGHT = Load.of(400_000, 1500), Load.of(5_000, 300)
# so many that nothing but interrupts has the CPU from the first packet on
FULL = Load.of(800_000, 3000)
# accesses to the card from an interrupt to the frame's delivery: the interrupt, a read and a
# write of CSR0; and where VFIO is between, four accesses to the configuration space
TAKES = {"kernel-queue": {"card": 2000, "vm-2009": 3000},
         "user-direct": {"card": 6000, "vm-2009": 7000}}


def boot(design, access, load, floods=1):
    return flood_run.boot((design, []), access, load, "6.1", floods)[0]


# ---- in a machine


@pytest.mark.parametrize("design", some(["kernel-queue"],
                                        ["kernel-napi", "user-direct", "user-queued"]))
def test_two_boots_are_equal_packet_by_packet(host, design):
    variants = dict([driver_run.variant(design)])
    taken, _ = flood_run.take(variants, ["instruction"], [FULL], "6.1", rounds=2, floods=3)
    series, = taken.values()
    for flood in series.floods:
        account = flood.account
        assert account.sent == FULL.count
        assert account.missed + account.errors + account.handled == FULL.count
        assert sum(count for _, count in flood.latency) == account.received
        if design == "kernel-queue":
            assert 0 < account.received < FULL.count / 4 and account.queue_dropped > 0
            assert flood.interrupts > 0
            # a sender that gets no CPU takes nothing from the receiver's account: all
            # instructions are those of interrupts
            assert flood.instructions > FULL.interval
    # the packets of each come at other moments
    assert len({tuple(flood.latency) for flood in series.floods}) == 3


@pytest.mark.parametrize("design", some(["kernel-queue"], ["user-direct"]))
def test_the_sender_is_on_time_and_accesses_cost_what_they_are_told_to(host, design):
    """A design at rest takes the same for nearly every packet, so that its sender keeps time."""
    variants, middles = dict([driver_run.variant(design)]), {}
    taken, _ = flood_run.take(variants, some(["instruction", "vm-2009"], ["card"]), [LIGHT], "6.1",
                              floods=1)
    for (access, *_), series in taken.items():
        flood, = series.floods
        assert flood.account.received == LIGHT.count
        middle = middles[access] = figures.latency(series)["p50"].value
        near = sum(count for ns, count in flood.latency if abs(ns / middle - 1) < 0.04)
        assert near > 0.95 * LIGHT.count
    for access, more in TAKES[design].items():
        if access in middles:
            # and some 20 instructions for each wait
            assert middles[access] - middles["instruction"] == pytest.approx(more, abs=200)


@at_night("a boot")
def test_what_a_driver_does_now_and_then_loses_no_packets(host):
    """Ten times a second it looks after its card: a flood of 100 ms meets that once. The ring holds
    32 packets, which is 160 us here."""
    series = boot("user-direct", "card", Load.of(200_000, 20_000), 2)
    assert max(flood.account.missed for flood in series.floods) < 10


@at_night("one boot of 60 floods")
def test_floods_that_make_more_reports_than_a_pipe_holds(host):
    assert len(boot("kernel-napi", "instruction", Load.of(200_000, 1000), 60).floods) == 60


@pytest.mark.parametrize("design", some(["user-queued"], ["kernel-queue"]))
def test_a_queue_of_one_packet_drops_and_adds_up(host, design):
    variants = dict(driver_run.variant(f"{design}:{depth}") for depth in (1, 100_000))
    taken, _ = flood_run.take(variants, ["instruction"], [HEAVY], "6.1", floods=1)
    short, long = (series.account.queue_dropped for series in taken.values())
    assert short > 0 == long


def test_a_qemu_without_such_a_card_is_told_in_one_line(host, monkeypatch):
    real = flood_run.devices

    def unknown(load):
        words, netdevs = real(load)
        return [f"{word},x-nothing=1" for word in words], netdevs

    monkeypatch.setattr(flood_run, "devices", unknown)
    with pytest.raises(CannotHere) as caught:
        boot("kernel-queue", "instruction", LIGHT)
    assert "has no network card that sends in virtual time" in str(caught.value)
    assert "x-nothing" in str(caught.value) and "\n" not in str(caught.value)


def test_a_sender_that_fails_says_why(host, monkeypatch):
    monkeypatch.setattr(flood_run, "devices", lambda _: ([], {}))
    with pytest.raises(CannotHere, match=r"^kernel-queue: pktsend: this machine has no paced "
                                         r"virtio network card \(PCI 1af4:1041\)$"), \
            machine.asked(boot=False):
        boot("kernel-queue", "instruction", LIGHT)


@pytest.mark.parametrize("receiver, status, said", [
    *(("echo the card burns >&2; exit %d" % status, status, "the card burns\n")
      for status in (2, 77)),
    *((program, 1, f"any: the receiver did not start: it ended with status {ended}\n")
      for program, ended in (("true", 0), ("kill -9 $$", 137)))])
def test_a_receiver_that_ends_has_the_last_word(tmp_path, receiver, status, said):
    script = f"""set -e; HERE={programs.BUILD}/guest/bin; . $HERE/exact-peer; sh -c '{receiver}' &
        silent $!"""
    done = programs.run("sh", "-c", script, "any")
    assert (done.returncode, done.stdout) == (status, "")
    # the shell may tell of the signal, too
    assert done.stderr.endswith(said)


# ---- loads


def test_a_load_has_as_many_cards_as_hold_it():
    assert [Load.of(200_000, count).cards for count in (1, 256, 257, 20_000)] == [1, 1, 2, 79]
    assert Load.of(200_000, 257).timer == 10_000
    words, netdevs = flood_run.devices(Load.of(200_000, 2305))
    assert len(words) == len(netdevs) == 10
    assert [word.split(",")[1:3] for word in (words[0], words[9])] == [
        ["netdev=pace0", "addr=6.0"], ["netdev=pace9", "addr=7.1"]]
    assert all(word.endswith(",x-txtimer=50000") for word in words)


@pytest.mark.parametrize("rate, count, kind, said", [
    (200_000, 32_769, "even", "1 to 32768:"), (200_000, 8_193, "poisson", "1 to 8192:"),
    (200_000, 15, "bursts", "must be from 16 to 8192:"),
    (2_000_000, 256, "even", "more than 1 cards can send"),
    # a burst takes longer than from one frame of a card to the next
    (1_000_000, 256, "bursts", "more than 16 cards can send"),
    # the sender would have the CPU to itself for too long
    (500, 20_000, "even", "at 500 packets a second must be at most 12800")])
def test_a_load_that_the_cards_cannot_send_is_bad_usage(rate, count, kind, said):
    with pytest.raises(UsageError, match=said):
        Load.of(rate, count, kind)


# ---- what a boot says


class Told(Load):
    """A flood whose packets are sent after 1000 ns, 2000 and so on."""

    timer = 1000

    def plan(self, number):
        return Plan(np.array([0]), np.full((self.count, 1), self.size))


TOLD = Told(5e4, 300)


def reports(dropped=210, sent=300, **changed):
    """The reports of a boot of one flood, in whose runs the sender had other waits before them.

    changed: {"_3": {what another report 3 says}}.
    """
    made = [{"ready": True}]
    for run in (1, 2):
        made.append({"flood": run, "sent": sent, "card_ticks": [0], "starts": 1,
                     "finishes": 1})
    made += [{"leave": True}, received(0, 1), received(sent, 2, socket_dropped=dropped)]
    for place, change in changed.items():
        report = made[int(place[1:])]
        for key, value in change.items():
            (report["counters"] if key in COUNTERS else report)[key] = value
    return made


# of each run what the sender did before, which nobody asks, and what came then
SPANS = [Span("C", 3_000_000, 0, 0, 1, 9), Span("C", 2_001_000, 0, 9, 7, 20),
         Span("C", 2_000_000, 0, 0, 5, 5), Span("C", 3_002_000, 0, 9, 907, 1820)]


def told(spans=SPANS, load=TOLD, **changed):
    return flood_run.series("kernel-queue", load, reports(**changed), spans, 1)


def test_the_flood_to_nobody_and_the_senders_own_work_are_subtracted():
    series = told()
    assert series.floods[0].instructions == series.instructions.value == 1_001_000 / 300
    assert series.overhead == 2_001_000 / 300
    assert (series.account.received, series.account.socket_dropped) == (90, 210)


# 300 packets are sent at 1000, 2000 ... 300,000 ns: 150 after the warm-up
@pytest.mark.parametrize("came, share, after", [
    # each at once; and each three later, as far as a queue of three lets it
    ([(n, 1000 * n) for n in range(1, 301)], 1, 0),
    ([(n, 1000 * n + 2500) for n in range(1, 301)], 149 / 150, 3),
    # every second one, a hundred later: a queue that is as full as before
    ([(n, 1000 * n + 100_000) for n in range(2, 301, 2)], 0.5, 50),
    # none but those that lay in queues at the end
    ([(n, 300_001 + n) for n in range(1, 43)], 0, 42),
    # those in queues when the warm-up ended, and no others
    ([(n, 200_000 + n) for n in range(1, 43)], 0, 0),
    # a queue of 100 that is emptied in the end: no more than was offered
    ([(n, max(1000 * n, 160_000)) for n in range(1, 301)], 1, 0),
    # all in the warm-up
    ([(n, 1000 * n) for n in range(1, 151)], 0, 0)])
def test_a_share_is_of_packets_sent_after_the_warm_up_and_of_a_queue_as_full_as_before(
        came, share, after):
    made = reports(dropped=300 - len(came))
    steps = np.diff([(number - 1, at) for number, at in came], axis=0, prepend=[[0, 0]])
    made[-1]["arrivals"] = steps[:, ::-1].ravel().tolist()
    flood, = flood_run.series("kernel-queue", TOLD, made, SPANS, 1).floods
    assert (flood.share, flood.after) == (pytest.approx(share, abs=1e-9), after)
    assert flood.latency[0][0] == min(at - 1000 * number for number, at in came)
    assert flood.rate == pytest.approx(1e6)


@pytest.mark.parametrize("place, change, said", [
    # a packet to nobody that somebody took
    ("_4", {"nic_received": 2}, "-1 are missing"),
    ("_4", {"late": 1, "nic_received": 1, "control": 0}, "1 packet came after their run"),
    # bytes that are other ones: of the magic number, of the sequence
    ("_5", {"foreign": 1, "received": 89, "arrivals": [9] * 178}, "1 packet arrived damaged"),
    ("_5", {"next": 65_637}, "arrived with number 65636, but only 300 were sent"),
    ("_5", {"arrivals": [9] * 178}, "90 packets came, but not as many times"),
    ("_5", {"arrivals": [1000, 0, 999, 1, *[2000, 1] * 88]}, "1 packet came before their card's"),
    # what a question takes would be in the instructions
    ("_2", {"finishes": 2}, "a request was repeated"),
    ("_1", {"starts": 2}, "a request was repeated"),
    ("_2", {"sent": 299}, "sent 299 packets, not 300")])
def test_impossible_reports_fail_the_measurement(place, change, said):
    with pytest.raises(TareError, match=said):
        told(**{place: change})


def test_endless_polling_gives_no_instructions():
    """Both runs have all the CPU's time in them: their difference is none of the packets'."""
    series = told([Span("C", 99_000_000, 0, 0, 0, 0), Span("C", 99_500_000, 0, 0, 0, 0)] * 2)
    assert series.overhead is series.instructions is series.floods[0].instructions is None
    assert "kernel-queue uses the CPU while no packet comes" in series.untold


def test_a_run_that_nobody_counted_fails_the_measurement():
    with pytest.raises(TareError, match="3 of 4 spans were counted"):
        told(SPANS[:3])


def test_figures_of_a_series_are_of_all_its_floods():
    """Shares and instructions: the median. Packets, interrupts: all of them."""
    floods = tuple(told(dropped=dropped).floods[0] for dropped in (300, 0, 60, 30, 90, 120))
    series = flood_run.Series(TOLD, floods, 1.0)
    assert (series.account.sent, series.account.received) == (1800, 1200)
    share = series.share
    # the first that are received are in the warm-up
    assert (share.value, share.low, share.high) == pytest.approx((0.5, 0, 1), abs=0.005)
    assert share.samples == 6 and share.confidence > 0.95
    assert [series.sum(name) for name in ("interrupts", "switches", "crossings")] == [
        3000, 6 * 900, 6 * 1800]


def test_a_report_that_did_not_come_fails_the_measurement():
    whole = reports()
    for gone, who in ((2, "sender"), (5, "receiver")):
        with pytest.raises(TareError, match=f"1 of 2 reports of the {who} came"):
            flood_run.series("any", TOLD, whole[:gone] + whole[gone + 1:], SPANS, 1)


def test_lines_that_are_no_reports_are_ignored():
    assert driver_run.reports(b'insmod: done\n{"ready": true}\n\xff\n{"run": 1}\n{"cut') == [
        {"ready": True}, {"run": 1}]


def test_boots_that_differ_fail_the_measurement(monkeypatch):
    boots = [told(), told(dropped=209)]
    monkeypatch.setattr(flood_run, "boot", lambda *_: (boots.pop(), None))
    monkeypatch.setattr(driver_run, "modules", lambda *_: [])
    variants = dict([driver_run.variant("kernel-queue")])
    with pytest.raises(TareError, match="two boots differ"):
        flood_run.take(variants, ["card"], [TOLD], "6.1", rounds=2)
