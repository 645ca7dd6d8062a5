# SPDX-License-Identifier: GPL-2.0-only
"""`tare events transfer --exact`: instructions that a server executes for a request."""

import tempfile
from dataclasses import dataclass
from pathlib import Path

from tare import machine, result, stats
from tare.errors import UsageError
from tare.experiments.events import transfer_exact_cases as cases
from tare.experiments.events import transfer_exact_runs as runs
from tare.experiments.events import transfer_exact_tables as tables
from tare.experiments.events import transfer_exact_why as why


@dataclass(frozen=True)
class Measured:
    """taken: {Case: Run}; executed: {Case: Executed}; named: {Case: {tool: {entry: count}}}, of a
    tool that lost events None, as `warnings` tell.
    """

    taken: dict
    executed: dict
    named: dict
    outcome: object
    warnings: tuple = ()

    def each(self, case):
        """Instructions of a request."""
        return self.taken[case].each()

    def has(self, case):
        return case in self.taken


def measure(models=cases.MODELS, connections=cases.CONNECTIONS, kernel="6.1",
            progress=lambda text: None, more=True):
    """The result document. more: mixes, too."""
    refuse(models, connections)
    measured = run(models, connections, kernel, progress, more)
    return document(measured, models, connections)


def refuse(models, connections):
    """UsageError for what cannot be measured so."""
    for model in models:
        if model == "uring-sqpoll":
            raise UsageError("uring-sqpoll: its kernel thread polls on a CPU of its own, and an "
                             "exact machine has one CPU")
        if model not in cases.MODELS:
            raise UsageError(f"{model}: is not measured exactly; there are "
                             f"{', '.join(cases.MODELS)}")
    for count in connections:
        if not 1 <= count <= cases.MOST:
            raise UsageError(f"connections: {count} is not from 1 to {cases.MOST}")


def run(models, connections, kernel, progress=lambda text: None, more=True):
    """Measured of these boots: bare, with the plugin, with the tools, and of more cases."""
    wanted = cases.cases_of(models, connections)
    with tempfile.TemporaryDirectory(prefix="tare-events-") as folder:
        progress(f"{len(wanted)} cases")
        taken, outcome = runs.boot(wanted, kernel, folder)
        progress("instructions by kind")
        executed, _ = why.counted(wanted, kernel, taken, Path(folder) / "symbols",
                                  outcome.image_digest)
    progress("calls by name")
    explained = min(connections, key=lambda count: abs(count - cases.EXPLAINED))
    named, _, warnings = why.named([case for model in models
                                    for case in cases.of(model, explained)], kernel)
    if more:
        further = [case for case in cases.more_of(models) if case not in taken]
        progress(f"{len(further)} cases of mixes")
        taken |= runs.boot_once(further, kernel)[0]
    return Measured(taken, executed, named, outcome, tuple(warnings))


def document(measured, models, connections):
    """The result document of what was measured."""
    made = machine.document("events.transfer.exact", measured.outcome)
    said = machine.exact_condition(measured.outcome)
    made["measurements"] += [measurement(case, taken, said)
                             for case, taken in measured.taken.items()]
    made["tables"] += tables.of(measured, models, connections)
    made["warnings"] += measured.warnings
    return made


def measurement(case, taken, said):
    """Instructions of a request, with the range of the windows."""
    windows = taken.of_windows("cpu_ns")
    value = stats.Estimate(taken.each(), min(windows), max(windows), len(windows), 1.0)
    return result.measurement(
        f"events.exact.instructions.{case.key}", "instructions", value, over=result.EXACT,
        title=cases.title(case), samples=taken.requests, better="lower", conditions=[said],
        about={"what": "instructions", "model": case.model, "connections": case.links,
               "active": case.active, "pipeline": case.pipeline, "size": case.size,
               "again": case.name == cases.AGAIN})
