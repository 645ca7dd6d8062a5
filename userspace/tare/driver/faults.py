# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver faults`: what the isolation of a user-level driver buys.

A transfer by TCP goes on while the driver below it is killed again and again: the connection
lives in the kernel above a TAP device, the driver in a process.
"""

from dataclasses import dataclass

from tare import result, stats
from tare.driver import designs, run, session
from tare.driver.flood import document
from tare.driver.tcp import LEAST_RATE, STALL_SECONDS

# ms from a driver's first frame to its death; 0: it lives
INTERVALS = (0, 8000, 4000, 2000, 1000)
DESIGN = "user-tap"


@dataclass(frozen=True)
class Killed:
    """One transfer; deaths: what revive reported of each."""

    interval: int
    transfer: run.Transfer
    deaths: list


def take(intervals, rounds, size, options, tell):
    """{interval: [Killed of each round]} and a machine's outcome."""
    taken, outcome = {interval: [] for interval in intervals}, None
    for number in range(rounds):
        for interval in intervals if number % 2 == 0 else reversed(intervals):
            tell(f"a death every {interval / 1000:g} s, round {number + 1} of {rounds}"
                 if interval else f"no deaths, round {number + 1} of {rounds}")
            done = session.run(
                DESIGN, [run.transfer_command(size, STALL_SECONDS)], seconds=2 * size / LEAST_RATE,
                command=["receive-killed", str(interval or 1000), str(1000 if interval else 0)],
                **options)
            taken[interval].append(Killed(interval, run.transfers(done)[0],
                                          [one for one in done.got if "death" in one]))
            outcome = done.outcome
    return taken, outcome


def measure(intervals, rounds, size, options, tell=lambda text: None):
    """The result document."""
    taken, outcome = take(intervals, rounds, size, options, tell)
    made = document("driver.faults", outcome, options)
    fill(made, taken)
    return made


def fill(made, taken):
    deaths = [death for runs in taken.values() for one in runs for death in one.deaths]
    for key, title in (("gone_ns", "until the process was reaped"),
                       ("ready_ns", "until its successor was ready"),
                       ("frame_ns", "until its successor had a frame")):
        if deaths:
            samples = [death[key] / 1e6 for death in deaths]
            made["measurements"].append(result.measurement(
                f"driver.faults.{key[:-3]}", "ms", stats.median(samples), better="lower",
                title=f"from kill -9 {title}", percentiles=stats.percentiles(samples)))
    rows = []
    for interval, runs in taken.items():
        moved = [one.transfer for one in runs]
        middle = stats.median([one.rate / 1e6 for one in moved])
        made["measurements"].append(result.measurement(
            f"driver.faults.tcp.{interval}", "MB/s", middle, better="higher",
            title=f"TCP average rate, a death every {interval / 1000:g} s" if interval else
            "TCP average rate, no deaths"))
        rows.append([interval / 1000 or None,
                     sum(len(one.deaths) for one in runs), round(middle.value, 2),
                     round(stats.median([one.stall_ns / 1e6 for one in moved]).value, 1),
                     stats.median([one.retransmitted for one in moved]).value])
    made["tables"].append({
        "name": "driver.faults", "title": "A transfer whose driver is killed",
        "columns": ["seconds between deaths", "deaths", "MB/s", "longest stall, ms",
                    "segments sent again"],
        "rows": rows,
        "notes": ["Medians over the rounds; deaths of all rounds together. Every transfer was "
                  "complete: no byte was lost.",
                  f"Design {designs.title(DESIGN)}: the connection is the kernel's, the driver a "
                  "process below it."]})
