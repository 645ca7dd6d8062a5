# SPDX-License-Identifier: GPL-2.0-only
"""The published runs of 2001: `ver`, then 20 runs of `time-timers 1m`, on each system.

Linux is this machine; Win32 is this machine through Wine. The systems take turns, in an
order and then its mirror. What was published is the time of a call with its loop, which is our raw.
"""

import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

from tare import child, environment, figures, paths, published, result, stats, turns, wine
from tare.errors import CannotHere
from tare.experiments.timers import in_2001, samples

SOURCE = "Timer overhead, Linux and Windows 2000 on one ThinkPad 600X, 2001"
PROGRAMS = ("ver", "time-timers")
RUNS = 20
COUNT = "1m"
# Every other clock: processes, whose medians the interval is taken over, and in each the
# rounds of 2,000 calls.
PROCESSES = 10
ROUNDS = 6


@dataclass
class System:
    """A system that runs time-timers, its clock of 2001, and the figure to stand beside."""

    name: str
    clock: str
    beside: str
    run: Callable
    version: str = ""
    documents: list = field(default_factory=list)


def linux():
    return System("linux", "gettimeofday", "Linux 2.4.2", lambda program, *arguments, cwd=None:
                  child.run(paths.program(program), *arguments, cwd=cwd))


def need_linux():
    """CannotHere where the programs for Linux are not there."""
    for name in PROGRAMS:
        paths.program(name)


def need_win32():
    """CannotHere where Win32 is not there."""
    for name in PROGRAMS:
        paths.program(f"{name}.exe")
    wine.need()


def win32(stack):
    """Win32 by Wine, for as long as STACK is open. Refused where a part of it is missing."""
    need_win32()
    run = stack.enter_context(wine.session())
    return System("win32", "QueryPerformanceCounter", "Windows 2000",
                  lambda program, *arguments, cwd=None: child.judged(
                      run(paths.program(f"{program}.exe"), *arguments, cwd=cwd), program))


def timed(system, folder, *arguments):
    """A document of time-timers on SYSTEM."""
    system.run("time-timers", "--json", "run.json", *arguments, cwd=folder)
    return samples.read(Path(folder) / "run.json")


def take(systems, runs, count, progress=lambda text: None, processes=PROCESSES):
    """The runs, and all clocks; returns the documents of all clocks by system."""
    every = {system.name: [] for system in systems}
    with tempfile.TemporaryDirectory() as folder:
        for system in systems:
            system.version = system.run("ver", "-u").stdout.strip()
        for number in range(processes):
            for system in turns.order(systems, number):
                progress(f"all clocks of {system.name}, {number + 1} of {processes}")
                every[system.name].append(timed(system, folder, "--rounds", str(ROUNDS),
                                                str(2000 * ROUNDS)))
        for run in range(runs):
            for system in turns.order(systems, run):
                progress(f"run {run + 1} of {runs} on {system.name}")
                system.documents.append(timed(system, folder, "-c", system.clock, count))
    return every


def _per_run(system, kind):
    """A figure a run: the median of its samples, in us."""
    return [stats.median(document["cases"][0][kind]).value / 1000
            for document in system.documents]


def measurement(system, count):
    """All runs on a system as one measurement, with the figure of 2001."""
    raw, overhead = _per_run(system, "raw"), _per_run(system, "overhead")
    first = system.documents[0]
    resolution = samples.resolution(first, first["cases"][0]) / 1000
    quoted = published.row("timer_overhead.csv", system=system.beside)
    return result.measurement(
        f"timers.{system.name}.runs", "us", better="lower",
        title=f"{system.clock}, {len(raw)} runs of {figures.counted(count, 'call')}",
        over=result.PROCESSES, **stats.netted(raw, overhead, resolution),
        published=published.figure(quoted["usec_per_call"], "us", SOURCE),
        conditions=[system.version, f"CPU {first['cpu']}"],
        about={"what": "clock", "system": system.name, "clock": system.clock})


def table(measured):
    """The published table, and our lines below it."""
    rows = [[row["system"], row["clock"], float(row["usec_per_call"]), None, None, None]
            for row in published.rows("timer_overhead.csv")]
    for system, entry in measured:
        raw, net = entry["raw"], entry["net"]
        rows.append([system.version, system.clock, raw["value"], raw["low"], raw["high"],
                     net["value"] if net else None])
    return {"name": "timers.published", "title": "Cost of reading the clock, us a call",
            "columns": ["system", "clock", "us a call", "low", "high", "net"], "rows": rows,
            "notes": ["The figures of 2001 are means without an interval and include the loop: "
                      "compare them with our raw figures.",
                      "2001: one ThinkPad 600X with either system. Our Win32 is Wine on this "
                      "Linux."]}


def measure(runs, count, progress=lambda text: None, processes=PROCESSES):
    """The result document."""
    document = result.document("timers", environment.of_host(), environment.host_facts())
    need_linux()
    with ExitStack() as stack:
        systems = [linux()]
        try:
            systems.append(win32(stack))
        except CannotHere as reason:
            document["warnings"].append(f"Win32 is left out: {reason}")
        every = take(systems, runs, count, progress, processes)
    measured = [(system, measurement(system, count)) for system in systems]
    document["measurements"] += [entry for _, entry in measured]
    for name, documents in every.items():
        document["measurements"] += samples.measurements(documents, f"timers.{name}",
                                                      f"clocks on {name}")
    document["tables"].append(table(measured))
    in_2001.finish(document, {system.name: (system, entry) for system, entry in measured})
    result.lead(document, plot="clocks on linux", tables=["timers.published"],
                measurements=[entry["name"] for _, entry in measured])
    return document
