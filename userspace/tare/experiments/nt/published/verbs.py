# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce nt`: TestApi and TestAll of 2010, and ours beside them.

Times are of this machine, as far as it has the front ends. The kernel's module is compared by
instructions in an exact machine, which is the same everywhere.
"""

import math
from dataclasses import dataclass

from tare import figures, reproduce, result
from tare.errors import CannotHere
from tare.experiments.nt import published, run as nt_run
from tare.experiments.nt.testapi import figures as testapi_figures, run as testapi_run, verbs
from tare.reproduce import verb

# What 2010's figures and ours say together, and what differs in the conditions.

# (server, other), the most alike first: Wine's server and a kernel module, as then
_PAIRS = (("wine", "ntobj"), ("server", "ntobj"), ("wine", "threads"), ("server", "threads"))


def conclusion(made):
    """A paragraph, of the figures of a result."""
    said = [f"A message took a server {figures.number(published.ratio('messages'))} times as long "
            "as the kernel then."]
    for name, words in (("nt.testapi.ratio", "in time"),
                        ("nt.testapi.exact.ratio", "in instructions")):
        found = {pair: entry for pair in _PAIRS if (entry := result.find(
            made, f"{name}.{pair[0]}.1.{pair[1]}.1.messages"))}
        for (server, other), entry in list(found.items())[:1]:
            cell = figures.estimate(entry["raw"], entry["interval_over"])
            said.append(f"Here {words} {server} takes {cell} times as much as {other} "
                        f"({figures.over(entry)}).")
    whole = [published.part(system, "all") for system in (published.SERVER, published.KERNEL)]
    said.append(f"All at the same time gained {published.gain(*whole):.1f} % then.")
    return " ".join(said)


def conditions(made, taken):
    """(what, then, now) each. taken: {Setting: its Runs}."""
    here = made["environment"]
    repeats = len(next(iter(taken.values())))
    return [("machine", "Pentium Dual-Core E5300, 2.6 GHz, 1 GB", here["cpu_model"]),
            ("server", "Wine 1.0", ", ".join(sorted({
                setting.front for setting in taken if setting.front in ("wine", "server")}))),
            ("without a server", "Longene 0.3, a kernel module", ", ".join(sorted({
                setting.front for setting in taken if setting.front not in ("wine", "server")}))
             + "; a kernel module by instructions"),
            ("CPUs", "the kernel with one, Wine's may have had two", "one and two, each told"),
            ("clock", "whole milliseconds", "nanoseconds"),
            ("repeats", "one run of ten groups", f"{repeats} of each, in turn"),
            ("files on", "not told", made["environment"].get("files") or "not told")]


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
AMOUNTS = {"quick": Amount(verbs.RUNS, 15, 2, 1),
           "usual": Amount(verbs.RUNS, 110, published.GROUPS, verbs.GROUPS_EXACT),
           "full": Amount(40, math.inf, published.GROUPS, published.GROUPS)}


def add_parser(verbs):
    verb.add(verbs, "nt", measure, help="NT services in a server and in the kernel (2010)",
             description="TestApi and TestAll of 2010, in this process, by a server and by Wine, "
                         "on one CPU and on two, and in the kernel by instructions in an exact "
                         "machine, with the published figures beside ours. Some two minutes.")


def measure(amount=reproduce.USUAL, progress=lambda text: None):
    """The result document."""
    nt_run.need_a_clock("testapi", None, False)
    plan = AMOUNTS[amount]
    made = verbs.here("nt.reproduce")
    settings, lacking = verbs.available("testapi", list(nt_run.FRONTS), tuple(nt_run.WORDS),
                                        made["warnings"])
    taken = testapi_run.here(settings, verbs.words(plan.groups), plan.runs, progress,
                             plan.seconds)
    testapi_figures.fill_testapi(made, taken, lacking)
    testapi_figures.fill_testall(made, taken, lacking)
    try:
        progress("instructions, in an exact machine")
        _add_instructions(made, plan)
    except CannotHere as reason:
        made["warnings"].append(f"instructions are left out: {reason}")
    reproduce.finish(made, conclusion(made), conditions(made, taken),
                     ["nt.testapi", "nt.testapi.ratio", "nt.testall"])
    return made


def _add_instructions(made, plan):
    """Of a machine of its own, which each of these figures names."""
    taken, outcome = testapi_run.in_machine(
        EXACT_FRONTS, verbs.words(plan.groups_exact, True), 1, MACHINE, True)
    where = (f"machine {outcome.machine}, {outcome.kernel_release}, QEMU {outcome.qemu_version}, "
             f"files on {testapi_run.MACHINE_FILES}")
    exact = {"environment": {"exact": True}, "measurements": [], "tables": []}
    testapi_figures.fill_testapi(exact, taken)
    for entry in exact["measurements"]:
        entry["conditions"].append(where)
    for table in exact["tables"]:
        told = [note for note in table["notes"] if note not in set(published.oddities())]
        table["notes"] = [f"In an exact machine: {where}.", *told]
    made["measurements"] += exact["measurements"]
    made["tables"] += exact["tables"]
