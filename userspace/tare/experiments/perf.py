# SPDX-License-Identifier: GPL-2.0-only
"""What programs take by the CPU's own counters, as `perf stat` tells them."""

import tempfile
from pathlib import Path

from tare import environment, paths, result, stats, turns
from tare.errors import CannotHere

EVENTS, ROUNDS = ("instructions", "cycles", "cache-misses"), 8


def counted(run, count, more=()):
    """{event: how often} of a program that RUN starts, COUNT operations of it, by words before its
    own. more: options of perf stat. CannotHere: of user mode alone, or of a part of the time.
    """
    if not paths.of_others("perf"):
        raise CannotHere("perf is not installed (Debian: linux-perf)")
    with tempfile.TemporaryDirectory(prefix="tare-perf-") as folder:
        told = Path(folder) / "told"
        # by the locale's comma for a point no line would be read
        run(count, ["env", "LC_ALL=C", "perf", "stat", "-x;", "-o", told,
                    "-e", ",".join(EVENTS), *more, "--"])
        lines = [line.split(";") for line in told.read_text(encoding="utf-8").splitlines()]
    found = {}
    for event in EVENTS:
        # of a CPU of two kinds a line each, as cpu_core/cycles/, of which one may be idle
        values = [cells[0] for cells in lines if len(cells) > 4 and cells[4] == "100.00"
                  and event in (cells[2], *cells[2].split("/")) and cells[0].isdigit()]
        if not values:
            said = "; ".join(cells[0] for cells in lines if event in "".join(cells[2:3]))
            raise CannotHere(f"perf stat counts no {event} of kernel and user mode here ({said})")
        found[event] = sum(map(int, values))
    return found


def document(experiment, cases, progress, more=()):
    """The result of cases, {(key, title): (run, count)}, per operation: what a run of three times
    as many has more. The shorter run is the overhead.
    """
    made = result.document(f"{experiment}.perf", environment.of_host(), environment.host_facts())
    for (key, title), (run, count) in cases.items():
        taken = {count: [], 3 * count: []}
        for number in range(ROUNDS):
            progress(f"{title}, {number + 1} of {ROUNDS}")
            for many in turns.order(taken, number):
                taken[many].append(counted(run, many, more))
        for event in EVENTS:
            few, many = ([one[event] / (2 * count) for one in rounds] for rounds in taken.values())
            made["measurements"].append(result.measurement(
                f"{experiment}.perf.{key}.{event}", event, over=result.PROCESSES, better="lower",
                title=f"{title}, {event}", conditions=[
                    f"perf stat, kernel and user mode; raw: {3 * count:,} operations, overhead: "
                    f"{count:,}; both divided by the difference"], **stats.netted(many, few)))
    return made
