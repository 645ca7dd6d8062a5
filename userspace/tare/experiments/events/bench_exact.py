# SPDX-License-Identifier: GPL-2.0-only
"""Of `tare bench`: instructions of a request by select over those by epoll, in an exact machine."""

from tare import machine, result, stats
from tare.experiments.events import transfer_exact_runs as runs
from tare.experiments.events.transfer_exact_cases import Case
from tare.terminal import status

CONNECTIONS = 1000


def add(document, connections=CONNECTIONS, kernel="6.1"):
    """Add the ratio to a result: windows of one boot, in pairs."""
    pair = [Case(model, 1, connections - 1) for model in ("select", "epoll")]
    with status("events, exact"):
        taken, outcome = runs.boot_once(pair, kernel)
    first, second = (taken[case] for case in pair)
    ratio = stats.paired_ratio(first.of_windows("cpu_ns"), second.of_windows("cpu_ns"))
    document["measurements"].append(result.measurement(
        "events.select_over_epoll.one_active", "ratio", ratio, over=result.EXACT,
        samples=first.requests, better="neither",
        title=f"instructions of a request by select over epoll's, {connections} connections, "
              "one active",
        conditions=[machine.exact_condition(outcome)],
        about={"what": "over", "of": "select", "against": "epoll",
               "connections": connections, "active": 1}))
