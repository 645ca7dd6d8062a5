# SPDX-License-Identifier: GPL-2.0-only
"""The published runs of 2001: `ver`, then 20 runs of `time-timers 1m`, on each system.

Linux is this machine; Win32 is this machine through Wine. The systems take turns, in an
order and then its mirror. What was published is the time of a call with its loop, which is our raw.
"""

import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

from tare import child, paths, turns, wine
from tare.experiments.timers import published, read

PROGRAMS = ("ver", "time-timers")
# Of each of the processes that read every clock: rounds of 2,000 calls.
ROUNDS = 6


@dataclass
class System:
    """A system that runs time-timers, its clock of 2001, and the figure to stand beside.

    runs, clocks: the documents of the runs of 2001, and of the processes that read every clock.
    """

    name: str
    clock: str
    beside: str
    run: Callable
    version: str = ""
    runs: list = field(default_factory=list)
    clocks: list = field(default_factory=list)


def linux():
    return System("linux", "gettimeofday", published.LINUX, lambda program, *arguments, cwd=None:
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
    return System("win32", "QueryPerformanceCounter", published.WINDOWS,
                  lambda program, *arguments, cwd=None: child.judged(
                      run(paths.program(f"{program}.exe"), *arguments, cwd=cwd), program))


def timed(system, folder, *arguments):
    """A document of time-timers on SYSTEM."""
    system.run("time-timers", "--json", "run.json", *arguments, cwd=folder)
    return read.read(Path(folder) / "run.json")


def take(systems, runs, count, processes, progress=lambda text: None):
    """Fills SYSTEMS: so many runs of COUNT calls, and processes that read every clock."""
    with tempfile.TemporaryDirectory() as folder:
        for system in systems:
            system.version = system.run("ver", "-u").stdout.strip()
        for number in range(processes):
            for system in turns.order(systems, number):
                progress(f"all clocks of {system.name}, {number + 1} of {processes}")
                system.clocks.append(timed(system, folder, "--rounds", str(ROUNDS),
                                           str(2000 * ROUNDS)))
        for run in range(runs):
            for system in turns.order(systems, run):
                progress(f"run {run + 1} of {runs} on {system.name}")
                system.runs.append(timed(system, folder, "--choose", system.clock, count))
