# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce nt`: TestApi and TestAll of 2010, and ours beside them.

Times are of this machine, as far as it has the front ends. The kernel's module is compared by
instructions in an exact machine, which is the same everywhere.
"""

import math
from dataclasses import dataclass

from tare import reproduce
from tare.errors import CannotHere
from tare.experiments.nt import (
    beside, conclusion, cpus, fronts, in_2010, runs, testapi)
from tare.reproduce import verb

TITLE, YEAR = "NT services in a server and in the kernel", 2010
SECONDS = {"quick": 35, "usual": 150, "full": 1800}
MACHINE = "minimal-6.1"
EXACT_FRONTS = ("threads", "server", "ntobj")


@dataclass(frozen=True)
class Amount:
    """Runs of each front end, none of which begins after so many seconds; groups of a run, and of
    an exact one.
    """

    runs: int
    seconds: float
    groups: int
    groups_exact: int


# usual: three minutes, less what the machine and the last turn take
AMOUNTS = {"quick": Amount(testapi.RUNS, 15, 2, 1),
           "usual": Amount(testapi.RUNS, 110, in_2010.GROUPS, testapi.GROUPS_EXACT),
           "full": Amount(40, math.inf, in_2010.GROUPS, in_2010.GROUPS)}


def add_parser(verbs):
    verb.add(verbs, "nt", measure, help="NT services in a server and in the kernel (2010)",
             description="TestApi and TestAll of 2010, in this process, by a server and by Wine, "
                         "on one CPU and on two, and in the kernel by instructions in an exact "
                         "machine, with the published figures beside ours. Some two "
                         "minutes.")


def _words(groups, messages):
    return ["--groups", groups, "--messages", messages, "--count", in_2010.COUNT]


def measure(amount=reproduce.USUAL, progress=lambda text: None):
    """The result document."""
    fronts.need_a_clock("testapi", None, False)
    plan = AMOUNTS[amount]
    made = testapi.here("nt.reproduce")
    settings, lacking = testapi.available("testapi", list(fronts.FRONTS), tuple(cpus.WORDS),
                                          made["warnings"])
    taken = runs.here(settings, _words(plan.groups, in_2010.MESSAGES), plan.runs, progress,
                      plan.seconds)
    beside.fill_testapi(made, taken, lacking)
    beside.fill_testall(made, taken, lacking)
    try:
        progress("instructions, in an exact machine")
        _add_instructions(made, plan)
    except CannotHere as reason:
        made["warnings"].append(f"instructions are left out: {reason}")
    reproduce.finish(made, conclusion.of(made), conclusion.conditions(made, taken),
                     ["nt.testapi", "nt.testapi.ratio", "nt.testall"])
    return made


def _add_instructions(made, plan):
    """Of a machine of its own, which each of these figures names."""
    taken, outcome = runs.in_machine(
        EXACT_FRONTS, _words(plan.groups_exact, testapi.MESSAGES_EXACT), 1, MACHINE, True)
    where = (f"machine {outcome.machine}, {outcome.kernel_release}, QEMU {outcome.qemu_version}, "
             f"files on {runs.MACHINE_FILES}")
    exact = {"environment": {"exact": True}, "measurements": [], "tables": []}
    beside.fill_testapi(exact, taken)
    for entry in exact["measurements"]:
        entry["conditions"].append(where)
    for table in exact["tables"]:
        told = [note for note in table["notes"] if note not in set(in_2010.oddities())]
        table["notes"] = [f"In an exact machine: {where}.", *told]
    made["measurements"] += exact["measurements"]
    made["tables"] += exact["tables"]
