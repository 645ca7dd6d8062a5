# SPDX-License-Identifier: GPL-2.0-only
"""What the clocks of 2001 want of hardware."""

from tare import child, paths
from tare.experiments.timers import verbs
from tare.experiments import perf
from tare.reproduce import hardware
from tare.reproduce.hardware import Line, Step

CLOCKS = ("gettimeofday", "syscall:gettimeofday")


def _perf(_amount, progress):
    return perf.document("timers", {
        (clock, f"a reading of {clock}, with its loop and an empty one"): (
            # which reads once more for each of its 50 rounds
            lambda count, before, clock=clock: child.run(
                *before, paths.program("time-timers"), "--choose", clock, count * 50 // 51),
            1_020_000)
        for clock in CLOCKS}, progress)


STEPS = (Step("timers", "clocks by time", verbs.SECONDS["usual"], verbs.measure),
         Step("timers-perf", "clocks by the CPU's counters", 30, _perf))


def lines(made):
    """All clocks, and what two take of a CPU."""
    yield from (Line(entry["name"], ("timers",), entry["name"]) for entry in made["measurements"])
    yield from (Line(f"timers.perf.{clock}.{event}", ("timers-perf",)) for clock in CLOCKS
                for event in perf.EVENTS)


def empty(_table, _row, _column):
    """Only lines of 2001 have any: of one figure each."""
    return hardware.NOT_PUBLISHED
