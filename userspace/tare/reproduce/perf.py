# SPDX-License-Identifier: GPL-2.0-only
"""What programs take by the CPU's own counters, as `perf stat` tells them."""

import tempfile
from pathlib import Path

from tare import environment, paths, result, stats, turns
from tare.doctor import counters
from tare.doctor.finding import OK
from tare.errors import CannotHere

EVENTS = ("instructions", "cycles", "cache-misses")
ROUNDS = 8


def need():
    """CannotHere where this machine has no counters of kernel and user mode."""
    if not paths.of_others("perf"):
        raise CannotHere("perf is not installed (Debian: linux-perf)")
    found = counters.counters(environment.HERE, None)
    if found.state != OK:
        raise CannotHere(f"{found.subject}: {found.found}")


def counted(run, count, more=()):
    """{event: how often} of a program that RUN starts, COUNT operations of it, by those words
    before its own. more: options of perf stat.
    """
    with tempfile.TemporaryDirectory(prefix="tare-perf-") as folder:
        told = Path(folder) / "told"
        run(count, ["perf", "stat", "-x", ";", "-o", told, "-e", ",".join(EVENTS), *more, "--"])
        lines = [line.split(";") for line in told.read_text(encoding="utf-8").splitlines()]
    found = {}
    for event in EVENTS:
        # of a CPU of two kinds a line each, of which one may be idle
        same = [cells for cells in lines if len(cells) > 4 and event in cells[2]]
        values = [cells for cells in same if cells[0].replace(".", "").isdigit()]
        if not values or any(float(cells[4]) < 100 for cells in values):
            raise CannotHere(f"perf stat: {event}: " + ", ".join(
                f"{cells[0]}, {cells[4]} % of the time" for cells in same))
        found[event] = sum(float(cells[0]) for cells in values)
    return found


def document(experiment, cases, progress, more=()):
    """The result of cases, {(key, title): (run, count)}, per operation: what a run of three times
    as many has more. The shorter run is the overhead.
    """
    need()
    made = result.document(f"{experiment}.perf", environment.of_host(), environment.host_facts())
    for (key, title), (run, count) in cases.items():
        taken = {count: [], 3 * count: []}
        for number in range(ROUNDS):
            progress(f"{title}, {number + 1} of {ROUNDS}")
            for many in turns.order(list(taken), number):
                taken[many].append(counted(run, many, more))
        for event in EVENTS:
            few, many = ([one[event] / (2 * count) for one in rounds] for rounds in taken.values())
            made["measurements"].append(result.measurement(
                f"{experiment}.perf.{key}.{event}", event, over=result.PROCESSES, better="lower",
                title=f"{title}, {event}", samples=2 * ROUNDS, conditions=[
                    f"perf stat, kernel and user mode; overhead: {count:,} operations, raw: three "
                    "times as many; each divided by the difference"], **stats.netted(many, few)))
    return made
