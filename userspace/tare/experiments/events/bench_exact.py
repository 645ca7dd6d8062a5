# SPDX-License-Identifier: GPL-2.0-only
"""Of `tare bench`: instructions of a request by select over those by epoll, in an exact machine."""

from tare import machine, result, stats
from tare.experiments.events import transfer_exact_runs as runs
from tare.experiments.events.transfer_exact_cases import Case
from tare.terminal import status

CONNECTIONS = 1000
ACTIVE = {"one_active": 1, "all_active": CONNECTIONS}
WHAT = {"one_active": "one active", "all_active": "all active"}


def add(document, connections=CONNECTIONS, kernel="6.1"):
    """Add the ratios to a result: windows of one boot, in pairs."""
    pairs = {name: [Case(model, min(active, connections), connections - min(active, connections))
                    for model in ("select", "epoll")] for name, active in ACTIVE.items()}
    with status("events, exact"):
        taken, outcome = runs.boot_once([case for pair in pairs.values() for case in pair], kernel)
    for name, pair in pairs.items():
        first, second = (taken[case] for case in pair)
        ratio = stats.paired_ratio(first.of_windows("cpu_ns"), second.of_windows("cpu_ns"))
        document["measurements"].append(result.measurement(
            f"events.select_over_epoll.{name}", "ratio", ratio, over=result.EXACT,
            samples=first.requests, better="neither",
            title=f"instructions of a request by select over epoll's, {connections} connections, "
                  f"{WHAT[name]}",
            conditions=[machine.exact_condition(outcome)],
            about={"what": "over", "of": "select", "against": "epoll",
                   "connections": connections, "active": pair[0].active}))
