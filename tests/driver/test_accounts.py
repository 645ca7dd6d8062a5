# SPDX-License-Identifier: GPL-2.0-only
"""Floods of which every packet is somewhere, and floods of which some are nowhere."""

import re

import pytest
from reports import received

from tare.experiments.driver import run
from tare.experiments.driver.read import ABOVE, balance
from tare.errors import TareError

EVERYTHING = {"nic_missed": 100, "nic_errors": 3, "driver_dropped": 5, "queue_dropped": 70,
              "stack_dropped": 11, "socket_dropped": 13}


def test_every_packet_is_in_one_place():
    account = balance("any", 1000, received(**EVERYTHING))
    assert account.sent == 1000 and account.missed == 100
    assert account.errors == 3 and account.driver_dropped == 5 and account.queue_dropped == 70
    assert account.stack_dropped == 11 and account.socket_dropped == 13
    assert account.received == 1000 - 100 - 3 - 5 - 70 - 11 - 13


def test_frames_taken_are_those_that_reached_the_driver():
    assert balance("any", 1000, received(**EVERYTHING)).handled == 1000 - 100 - 3


def refused(got, sent=1000, design="any"):
    """(missing at the NIC, missing above its driver) of a flood that does not add up."""
    with pytest.raises(TareError) as raised:
        balance(design, sent, got)
    line = str(raised.value)
    assert line.startswith(f"{design}: the packets do not add up: of {sent} ") and "\n" not in line
    return tuple(map(int, re.search(r"(-?\d+) are missing at the NIC and (-?\d+) above its "
                                    "driver", line).groups()))


@pytest.mark.parametrize("counter", ["nic_missed", "nic_errors"])
def test_one_packet_that_no_counter_below_the_driver_has(counter):
    got = received(**{counter: 10})
    got["counters"][counter] -= 1
    assert refused(got) == (1, 0)


@pytest.mark.parametrize("counter", ABOVE)
@pytest.mark.parametrize("more", [-1, 1])
def test_one_packet_that_no_counter_above_the_driver_has_or_two(counter, more):
    got = received(**{counter: 10})
    got["counters"][counter] += more
    assert refused(got) == (0, -more)


def test_a_packet_that_the_application_did_not_see():
    got = received()
    got["received"] -= 1
    assert refused(got) == (0, 1)


def test_more_frames_than_were_sent():
    got = received()
    got["counters"]["nic_received"] += 2
    assert refused(got) == (-2, 2)


@pytest.mark.parametrize("name", ["late", "foreign"])
def test_datagrams_that_are_no_probes_of_this_run_are_not_missing(name):
    got = received()
    got["received"] -= 2
    got[name] += 2
    assert balance("any", 1000, got).received == 998


@pytest.mark.parametrize("design", run.DESIGNS)
def test_no_driver_may_lose_a_frame_uncounted(design):
    assert refused(received(sent=999), design=design) == (1, 0)


def test_packets_that_came_twice():
    got = received()
    got["duplicates"] = 2
    with pytest.raises(TareError, match="^any: 2 packets arrived twice$"):
        balance("any", 1000, got)


def test_a_card_that_had_to_be_restarted():
    with pytest.raises(TareError, match="^any: its driver restarted the card 2 times: see "):
        balance("any", 1000, received(restarts=2))


def test_packets_with_a_wrong_byte():
    got = received()
    got["damaged"] = 1
    with pytest.raises(TareError, match="^any: 1 packet arrived damaged$"):
        balance("any", 1000, got)
