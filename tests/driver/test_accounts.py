# SPDX-License-Identifier: GPL-2.0-only
"""Floods of which every packet is somewhere, and floods of which some are nowhere."""

import re

import pytest
from reports import ABOVE, reports

from tare.driver import designs
from tare.driver.accounts import RING, UNCOUNTED, balance
from tare.errors import TareError

DESIGN = "user-direct"
EVERYTHING = {"nic_missed": 100, "nic_errors": 3, "driver_dropped": 5, "queue_dropped": 70,
              "stack_dropped": 11, "socket_dropped": 13}


def test_every_packet_is_in_one_place():
    account = balance(DESIGN, *reports(sent=1000, refused=7, **EVERYTHING))
    assert account.sent == 1000 and account.refused == 7 and account.missed == 100
    assert account.errors == 3 and account.driver_dropped == 5 and account.queue_dropped == 70
    assert account.stack_dropped == 11 and account.socket_dropped == 13
    assert account.received == 1000 - 7 - 100 - 3 - 5 - 70 - 11 - 13
    assert account.uncounted == 0


def test_what_the_driver_took_is_what_it_had_work_with():
    account = balance(DESIGN, *reports(sent=1000, refused=7, **EVERYTHING))
    assert account.taken == 1000 - 7 - 100 - 3


def refused(sent, got, design=DESIGN):
    """(missing at the NIC, missing above its driver) of a flood that does not add up."""
    with pytest.raises(TareError) as raised:
        balance(design, sent, got)
    line = str(raised.value)
    assert line.startswith(f"{design}, 5000 packets a second: ") and "\n" not in line
    return tuple(map(int, re.search(r"(-?\d+) of them are missing at the NIC and (-?\d+) above its "
                                    "driver", line).groups()))


@pytest.mark.parametrize("counter", ["nic_missed", "nic_errors"])
def test_one_packet_that_no_counter_below_the_driver_has(counter):
    sent, got = reports(**{counter: 10})
    got["counters"][counter] -= 1
    assert refused(sent, got) == (1, 0)


@pytest.mark.parametrize("counter", ABOVE)
def test_one_packet_that_no_counter_above_the_driver_has(counter):
    sent, got = reports(**{counter: 10})
    got["counters"][counter] -= 1
    assert refused(sent, got) == (0, 1)


@pytest.mark.parametrize("counter", ABOVE)
def test_one_packet_that_is_counted_twice(counter):
    sent, got = reports(**{counter: 10})
    got["counters"][counter] += 1
    assert refused(sent, got) == (0, -1)


def test_a_packet_that_the_application_did_not_see():
    sent, got = reports()
    got["received"] -= 1
    assert refused(sent, got) == (0, 1)


def test_more_frames_than_were_sent():
    sent, got = reports()
    got["counters"]["nic_received"] += 2
    assert refused(sent, got) == (-2, 2)


def test_a_refused_frame_was_not_on_the_wire():
    sent, got = reports(refused=4)
    sent["refused"] = 3
    assert refused(sent, got) == (1, 0)


def test_frames_of_others_are_taken_by_the_driver_and_not_by_the_application():
    assert balance(DESIGN, *reports(foreign=3)).received == 1000
    sent, got = reports(foreign=3)
    sent["foreign"] = 0
    assert refused(sent, got) == (-3, 3)


@pytest.mark.parametrize("name", ["late", "foreign"])
def test_datagrams_that_are_no_probes_of_this_run_are_not_missing(name):
    sent, got = reports()
    got["received"] -= 2
    got[name] += 2
    assert balance(DESIGN, sent, got).received == 998


def repeated(starts=1, started=0, finishes=1, finished=0):
    """The frames of questions within the run: STARTs after the one that began it, FINISHes."""
    sent, got = reports()
    within = starts - 1 - started + finished + 1
    sent.update(starts=starts, finishes=finishes)
    got.update(started=started, finished=finished, control=within)
    got["counters"]["nic_received"] += within - 1
    return sent, got


@pytest.mark.parametrize("questions", [
    {"starts": 3, "started": 2}, {"starts": 3, "started": 0}, {"finishes": 4, "finished": 3},
    {"finishes": 4, "finished": 0}, {"starts": 5, "started": 1, "finishes": 3, "finished": 1}])
def test_questions_that_were_repeated_are_no_packets(questions):
    assert balance(DESIGN, *repeated(**questions)).received == 1000


def test_only_questions_that_may_have_been_under_way_are_forgiven():
    # two questions came after the one that began the run: either may be in either count
    for within in (-2, -1, 0, 1, 2):
        sent, got = repeated(starts=3)
        got["control"] += within
        balance(DESIGN, sent, got)
    sent, got = repeated(starts=3)
    got["control"] -= 3
    assert refused(sent, got) == (0, 3)
    sent, got = repeated(starts=3)
    got["counters"]["nic_received"] -= 3
    assert refused(sent, got) == (3, -3)
    sent, got = repeated(starts=3, started=2)
    got["control"] -= 1
    assert refused(sent, got) == (0, 1)


def test_packets_that_came_twice():
    sent, got = reports()
    got["duplicates"] = 2
    with pytest.raises(TareError, match=f"^{DESIGN}: 2 packets came twice$"):
        balance(DESIGN, sent, got)


def test_a_card_that_had_to_be_restarted():
    with pytest.raises(TareError, match=f"^{DESIGN}: its driver restarted the card 2 times: its "):
        balance(DESIGN, *reports(restarts=2))


def test_packets_with_a_wrong_byte():
    sent, got = reports()
    got["damaged"] = 1
    with pytest.raises(TareError, match=f"^{DESIGN}: 1 packets came with other bytes than were"):
        balance(DESIGN, sent, got)


def lose_uncounted(count, sent=1000):
    sender, got = reports(sent=sent)
    got["counters"]["nic_received"] -= count
    got["received"] -= count
    return sender, got


def test_frames_that_the_stock_driver_does_not_count_are_told_and_few():
    assert UNCOUNTED == {"kernel-stock": 0.005}
    account = balance("kernel-stock", *lose_uncounted(5))
    assert account.uncounted == 5 and account.received == 995
    assert refused(*lose_uncounted(6), design="kernel-stock") == (6, 0)


@pytest.mark.parametrize("design", [name for name in designs.DESIGNS if name != "kernel-stock"])
def test_every_other_driver_counts_all_frames(design):
    assert refused(*lose_uncounted(1), design=design) == (1, 0)
    assert balance(design, *reports()).uncounted == 0


def test_frames_that_the_stock_driver_invents_are_not_forgiven():
    assert refused(*lose_uncounted(-1), design="kernel-stock") == (-1, 0)


def test_the_stock_driver_may_be_a_round_of_its_ring_late():
    sent, got = reports()
    sent["finishes"] = 9
    got["finished"] = 8
    got["control"] = 1
    got["counters"]["nic_received"] += 8
    got["disordered"] = 5
    with pytest.raises(TareError):
        balance(DESIGN, sent, got)
    balance("kernel-stock", sent, got)
    got["counters"]["nic_received"] += RING + 1
    with pytest.raises(TareError):
        balance("kernel-stock", sent, got)
