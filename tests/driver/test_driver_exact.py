# SPDX-License-Identifier: GPL-2.0-only
"""Instructions a packet: the same in every run, and all packets accounted for."""

import pytest
from tare.driver import designs, exact
from tare.errors import TareError

COUNTS = (100, 300)
INTERVAL = 200_000


def costs(*names, counts=COUNTS):
    variants = dict(designs.variant(name) for name in names)
    return exact.take(variants, (INTERVAL,), counts, "6.1")[0]


def test_two_runs_are_equal_to_the_last_instruction():
    first, second = costs("user-direct"), costs("user-direct")
    assert first == second
    for costs_of_one in first.values():
        assert len(costs_of_one.packets) == exact.REPEATS
        assert 1 < costs_of_one.a_byte < 200
        for cost in costs_of_one.packets:
            assert (cost.received, cost.missed, cost.dropped) == (COUNTS[1], 0, 0)
            assert 1000 < cost.receiver < cost.all < INTERVAL
            # a packet every 200 us is met by a card at rest
            assert cost.interrupts == pytest.approx(1, abs=0.02)


def report(received, sent, busy):
    """What netsink says of a run into which `sent` packets and the question at its end went."""
    counters = dict.fromkeys(("nic_missed", "nic_errors", "driver_dropped", "queue_dropped",
                              "stack_dropped", "socket_dropped", "interrupts"), 0)
    return {"foreign": received, "counters": {**counters, "nic_received": sent + 1,
                                              "busy_ns": busy}}


def test_the_sender_and_what_a_run_costs_once_are_taken_away():
    reports = [report(0, 0, 1000 + 10 * 100), report(0, 0, 1000 + 10 * 300),
               report(100, 100, 5000 + 25 * 100), report(300, 300, 5000 + 25 * 300)]
    cost = exact._cost("kernel-queue", INTERVAL, COUNTS, reports)
    assert (cost.sender, cost.all, cost.receiver) == (10, 25, 15)


def test_a_cpu_that_never_idles_gives_no_figure():
    reports = [report(0, 0, 199_000 * count) for count in COUNTS] + \
        [report(count, count, 199_500 * count) for count in COUNTS]
    assert exact._cost("kernel-queue", INTERVAL, COUNTS, reports).receiver is None


def test_a_packet_that_nobody_counted_fails_the_measurement():
    reports = [report(0, 0, 0), report(0, 0, 0), report(100, 100, 1), report(299, 299, 2)]
    with pytest.raises(TareError, match="of 300 packets 1 are missing at the NIC"):
        exact._cost("kernel-queue", INTERVAL, COUNTS, reports)
    reports[3] = report(299, 300, 2)
    with pytest.raises(TareError, match="and 1 above its driver"):
        exact._cost("kernel-queue", INTERVAL, COUNTS, reports)


@pytest.mark.parametrize("report_of, said", [
    (lambda: report(300, 301, 2), "-1 are missing at the NIC"),
    (lambda: report(301, 300, 2), "and -1 above its driver"),
], ids=["by the NIC", "above the driver"])
def test_a_packet_that_is_counted_twice_fails_the_measurement(report_of, said):
    reports = [report(0, 0, 0), report(0, 0, 0), report(100, 100, 1), report_of()]
    with pytest.raises(TareError, match=said):
        exact._cost("kernel-queue", INTERVAL, COUNTS, reports)
