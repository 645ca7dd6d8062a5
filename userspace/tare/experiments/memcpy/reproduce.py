# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce memcpy`: the capture and the replays of 2005, and ours beside them.

The capture is made in a machine and replayed here, as then under ReactOS and under Linux.
"""

import tempfile
from dataclasses import dataclass
from pathlib import Path

from tare import environment, figures, machine, reproduce, result
from tare.experiments.memcpy import (
    beside_2005, demo, in_2005, kernel_routine, processes, replay, verdict, workload)
from tare.experiments.memcpy.calls import source
from tare.experiments.memcpy.calls.choose import Choice
from tare.experiments.memcpy.load import load
from tare.experiments.memcpy.subset import Subset
from tare.reproduce import verb

TITLE, YEAR = "memcpy captured in the kernel and replayed", 2005
SECONDS = {"quick": 35, "usual": 60, "full": 3600}
MACHINE = "minimal"
FUNCTIONS = "memcpy,memmove,memset"
SPLIT = 128


@dataclass(frozen=True)
class Amount:
    """How the calls are replayed: other: routines besides those of 2005 and the one in use.
    ends: in other orders, too.
    """

    repeat: processes.Repeat
    others: bool
    ends: bool


# the fewest with intervals of 95 %; as `tare memcpy replay`; as many as halve them twice
AMOUNTS = {"quick": Amount(processes.Repeat(6, 12), False, False),
           "usual": Amount(processes.Repeat(10, 40), True, True),
           "full": Amount(processes.Repeat(160, 640), True, True)}


def add_parser(verbs):
    verb.add(verbs, "memcpy", measure, png=True,
             help="memory copies of a kernel, captured and replayed (2005)",
             description="Capture the copies of a kernel in a QEMU machine and replay them here, "
                         "with the routines of 2005 and others, beside the published tables. "
                         "About two minutes.")


def need():
    """What is asked first, of this machine; CannotHere."""
    demo.need(MACHINE)


def measure(amount=reproduce.USUAL, progress=lambda text: None):
    """The result document."""
    need()
    plan = AMOUNTS[amount]
    with tempfile.TemporaryDirectory(prefix="tare-reproduce-") as folder:
        progress("capturing in a machine, twice")
        exact = machine.accelerator(MACHINE)[0] == "tcg"
        trace, timed, outcome = demo.captured(demo.Setting(
            MACHINE, False, exact, workload.COMMAND, workload.files(), workload.OVERLAY,
            FUNCTIONS, None, Path(folder)))
        traced, timed, calls = load(trace), load(timed), source.read(trace)
        in_use = kernel_routine.of_capture(timed.header)
        replays = {}
        for low in (0, SPLIT + 1):
            subset = Subset(low=low)
            progress(f"replaying {subset.words}, {plan.repeat.processes} processes")
            replays[subset.name] = _replayed(calls, subset, in_use, plan)
        return fill(traced, timed, replays, in_use, outcome)


def _replayed(calls, subset, in_use, plan):
    routines = dict.fromkeys((beside_2005.SLOW, beside_2005.FAST, in_use))
    baselines = tuple(dict.fromkeys((beside_2005.SLOW, in_use)))
    words = [] if plan.others else [f"--implementations={','.join(routines)}"]
    return replay.replay(calls, Choice(subset), words, baselines,
                         repeat=plan.repeat, ends=plan.ends and not subset.low).document


def fill(traced, timed, replays, in_use, outcome):
    """The result. replays: {name of a subset: result document of its replay}."""
    made = result.document("memcpy.reproduce", environment.of_host(), environment.host_facts())
    for one in replays.values():
        made["measurements"] += one["measurements"]
        made["warnings"] += [said for said in one["warnings"] if said not in made["warnings"]]
    tables = [beside_2005.profile(traced, replays["all"]), beside_2005.replays(made, replays)]
    worth = verdict.verdict(timed, replays["all"], in_use)
    made["verdict"] = worth["verdict"]
    made["measurements"] += [result.taken_over(entry, worth["environment"])
                             for entry in worth["measurements"]
                             if entry["name"].startswith(("memcpy.cost", "memcpy.share",
                                                          "memcpy.saving"))]
    made["warnings"] += [said for said in worth["warnings"] if said not in made["warnings"]]
    made["tables"] += [*tables, *(table for one in replays.values() for table in one["tables"])]
    reproduce.finish(made, beside_2005.conclusion(made), _conditions(made, traced, outcome),
                     [table["name"] for table in tables])
    return made


def _conditions(made, traced, outcome):
    here, header = made["environment"], traced.header
    repeats = next(entry["repeats"] for entry in made["measurements"] if entry["repeats"])
    return [
        ("captured system", "ReactOS, from the start of the desktop to shutdown: a compile in "
         "the background and a card game",
         f"Linux {header.text('kernel', 'not stated')}, machine {outcome.machine}: tare's "
         "workload, a compile and files"),
        ("captured routine", "memcpy, one for kernel and user mode",
         "the kernel's memcpy and memmove; libc's own are not in it"),
        ("replayed on", "a PC of 2005 under Linux", f"{here['cpu_model']}, {here['kernel']}"),
        ("where the data lay", "source and destination in two regions, so that caches do not "
         "hide the cost", "each page at one place, as it was touched"),
        ("repeats", f"{figures.number(in_2005.captured('replays of the profile')['value'])} "
         "replays, one time, no interval", f"{repeats} processes, 95 % interval of the median"),
        ("cost of the replay", "a routine that returns at once, subtracted",
         "the same, in every round"),
        ("cost of the capture", "not known", "measured: docs/memcpy.md")]
