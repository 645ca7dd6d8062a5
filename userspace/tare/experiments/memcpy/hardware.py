# SPDX-License-Identifier: GPL-2.0-only
"""What the replays of 2005 want of hardware."""

import tempfile
from pathlib import Path

from tare import child, paths
from tare.errors import CannotHere
from tare.experiments.memcpy.calls import choose, prepare
from tare.experiments.memcpy.published import FAST, SLOW, verbs
from tare.experiments.memcpy.read.load import read_capture
from tare.experiments import perf
from tare.reproduce import hardware
from tare.reproduce.hardware import Line, Step

# a profile of ours, of which each of these routines copies so many calls in a round
PROFILE, CALLS, PASSES = "data/6.1/demo.profile", 10_000, 20
ROUTINES = {"ret": "a call of the replay itself (ret)",
            SLOW: f"a call of {SLOW} and one of ret", FAST: f"a call of {FAST} and one of ret"}


def _perf(_amount, progress):
    if not paths.data(PROFILE).exists():
        raise CannotHere(f"docs/{PROFILE} is not in this installation: use a source tree")
    with tempfile.TemporaryDirectory(prefix="tare-memcpy-") as folder:
        calls = Path(folder) / "calls"
        with open(calls, "wb") as stream:
            prepare.Preparation(read_capture(paths.data(PROFILE)), choose.Choice(
                choose.Subset(), CALLS)).draw(1).write(stream)
        return perf.document("memcpy", {(name, title): (
            lambda count, before, name=name: child.run(
                *before, paths.program("memreplay"), "-i", name, "--passes", PASSES,
                "-r", count // CALLS // PASSES, "-o", Path(folder) / "replay.json", calls),
            30 * CALLS * PASSES) for name, title in ROUTINES.items()}, progress)


STEPS = (Step("memcpy", "replays by time", verbs.SECONDS["usual"], verbs.measure),
         Step("memcpy-perf", "replays by the CPU's counters", 60, _perf))


def lines(made):
    """Ours that stand beside 2005's, and counters."""
    yield from (Line(entry["name"], ("memcpy",), entry["name"]) for entry in made["measurements"]
                if entry["published"])
    yield from (Line(f"memcpy.perf.{name}.{event}", ("memcpy-perf",)) for name in ROUTINES
                for event in perf.EVENTS)


def empty(table, _row, column):
    """What has no figure on any machine."""
    if table == "memcpy.reproduce.profile":
        return "the taps see calls in the kernel alone"
    return hardware.NOT_PUBLISHED if column.startswith("2005") else (
        "what others are compared with, or below the noise floor")
