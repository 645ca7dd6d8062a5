# SPDX-License-Identifier: GPL-2.0-only
"""Floods of which every packet is somewhere, and floods of which some are nowhere."""

from dataclasses import astuple

import pytest
from reports import received

from tare.experiments.driver.read import ABOVE, balance
from tare.errors import TareError

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
