# SPDX-License-Identifier: GPL-2.0-only
"""What both ends of a flood, and of a transfer, report: where every packet is, and what it took."""

from dataclasses import astuple

import numpy as np
import pytest
from reports import COUNTERS, TRANSFERRED, received, transferred
from tare.counting.counted import Span
from tare.errors import TareError
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.flood import run as flood_run
from tare.experiments.driver.flood.arrivals import Load, Plan
from tare.experiments.driver.flood.run import ABOVE, balance
from tare.experiments.driver.tcp import Transfer

EVERYTHING = {"nic_missed": 100, "nic_errors": 3, "driver_dropped": 5, "queue_dropped": 70,
              "stack_dropped": 11, "socket_dropped": 13}


def test_every_packet_is_in_one_place():
    account = balance("any", 1000, received(**EVERYTHING))
    rest = 1000 - sum(EVERYTHING.values())
    assert astuple(account) == (1000, *EVERYTHING.values(), rest)
    # that reached the driver
    assert account.handled == 1000 - 100 - 3


@pytest.mark.parametrize("counter, more, below, above", [
    *((counter, -1, 1, 0) for counter in ("nic_missed", "nic_errors")),
    *((counter, more, 0, -more) for counter in (*ABOVE, "received") for more in (-1, 1)),
    # more frames than were sent
    ("nic_received", 2, -2, 2)])
def test_packets_that_no_counter_has_or_two(counter, more, below, above):
    got = received(**({} if "received" in counter else {counter: 10}))
    (got if counter == "received" else got["counters"])[counter] += more
    with pytest.raises(TareError, match="^any: the packets do not add up: of 1000 and a request, "
                       f"{below} are missing at the NIC and {above} above its driver$"):
        balance("any", 1000, got)


@pytest.mark.parametrize("name", ["late", "foreign"])
def test_datagrams_that_are_no_probes_of_this_run_are_not_missing(name):
    got = received()
    got["received"] -= 2
    got[name] += 2
    assert balance("any", 1000, got).received == 998


@pytest.mark.parametrize("changed, said", [
    ({"duplicates": 2}, "any: 2 packets arrived twice$"),
    ({"damaged": 1}, "any: 1 packet arrived damaged$")])
def test_packets_that_came_twice_or_with_a_wrong_byte(changed, said):
    with pytest.raises(TareError, match=f"^{said}"):
        balance("any", 1000, received() | changed)


# ---- what a boot says


class Told(Load):
    """A flood whose packets are sent after 1000 ns, 2000 and so on."""

    timer = 1000

    def plan(self, number):
        return Plan(np.array([0]), np.full((self.count, 1), self.size))


TOLD = Told(5e4, 300)


def reported(dropped=210, sent=300, **changed):
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
    return flood_run.series("kernel-queue", load, reported(**changed), spans, 1)


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
    made = reported(dropped=300 - len(came))
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


def test_a_report_that_did_not_come_fails_the_measurement():
    whole = reported()
    for gone, who in ((2, "sender"), (5, "receiver")):
        with pytest.raises(TareError, match=f"1 of 2 reports of the {who} came"):
            flood_run.series("any", TOLD, whole[:gone] + whole[gone + 1:], SPANS, 1)


def test_lines_that_are_no_reports_are_ignored():
    assert driver_run.reports(b'insmod: done\n{"ready": true}\n\xff\n{"run": 1}\n{"cut') == [
        {"ready": True}, {"run": 1}]


def test_boots_that_differ_fail_the_measurement(monkeypatch):
    boots = [told(), told(dropped=209)]
    monkeypatch.setattr(flood_run, "boot", lambda *_: (boots.pop(), None))
    variants = driver_run.variants(["kernel-queue"])
    with pytest.raises(TareError, match="two boots differ"):
        flood_run.take(variants, ["card"], [TOLD], "6.1", rounds=2)


# ---- transfers


@pytest.mark.parametrize("place, change, said", [
    (3, {"seconds": 0.0}, "any: 10000000 bytes came too quickly to compute a rate"),
    (3, {"transfer": 9_999_999}, "any: of 10000000 bytes 9999999 arrived, 0 of them"),
    (3, {"damaged": 1}, "any: of 10000000 bytes 10000000 arrived, 1 of them damaged"),
    (3, None, "any: 1 transfer sent, 0 reported and 1 counted"),
    (1, None, "any: 0 transfers sent, 1 reported and 1 counted")])
def test_an_incomplete_transfer_fails_the_measurement(place, change, said):
    reports = transferred()
    reports[place] = {**reports[place], **change} if change else {}
    with pytest.raises(TareError, match=f"^{said}"):
        Transfer.of("any", 10_000_000, reports, [TRANSFERRED])
