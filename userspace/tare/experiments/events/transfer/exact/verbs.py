# SPDX-License-Identifier: GPL-2.0-only
"""`tare events transfer --exact`: instructions that a server executes for a request."""

import statistics

from tare import machine, result, stats
from tare.counting import simulation
from tare.errors import UsageError
from tare.experiments.events.transfer.exact import figures, run as exact_run


def measure(models=exact_run.MODELS, connections=exact_run.CONNECTIONS, kernel="6.1",
            progress=lambda text: None, simulated=None):
    """The result document. simulated: the Simulation whose events are counted, too."""
    refuse(models, connections)
    wanted = exact_run.cases_of(models, connections)
    more = [case for case in exact_run.more_of(models) if case not in wanted]
    progress(f"{len(wanted) + len(more)} cases")
    taken, outcome = exact_run.boot_each([boot for boot in (wanted, more) if boot], kernel)
    made, settled = begun("events.transfer.exact", taken, outcome)
    made["tables"] += figures.of(settled, models, connections)
    if simulated:
        progress("simulated events")
        cases = [case for count in connections for model in models
                 for case in exact_run.of(model, count)]
        made["tables"].append(simulation.table(
            "events.exact.events", "Simulated events per request", ("model", "links", "active"),
            exact_run.events(cases, kernel, simulated), simulated,
            "Raw, server and client together, who take turns on one CPU: what twice the requests "
            "have more. The client is the same for all models."))
    return made


def refuse(models, connections):
    """UsageError for what cannot be measured so."""
    for model in models:
        if exact_run.base(model) == "uring-sqpoll":
            raise UsageError(f"{model}: its kernel thread polls on a CPU of its own, and an "
                             "exact machine has one CPU")
        if exact_run.base(model) not in exact_run.MODELS:
            raise UsageError(f"{model}: is not measured exactly; there are "
                             f"{', '.join(exact_run.MODELS)}")
    for count in connections:
        if not 1 <= count <= exact_run.MOST:
            raise UsageError(f"connections: {count} is not from 1 to {exact_run.MOST}")


def begun(name, taken, outcome, more=""):
    """(a result document with a measurement of each, {Case: Run}) of those of taken that settled;
    it warns of the others. more: what else the figures hold for.
    """
    refused = {case: why for case, run in taken.items() if (why := run.unsettled)}
    settled = {case: run for case, run in taken.items() if case not in refused}
    made = machine.document(name, outcome)
    made["warnings"] += [f"no figure of {exact_run.title(case)}: {why}"
                         for case, why in refused.items()]
    made["measurements"] += [measurement(case, one, machine.exact_condition(outcome) + more)
                             for case, one in settled.items()]
    return made, settled


def measurement(case, taken, said):
    """Instructions per request, with the range of the windows."""
    windows = taken.instructions
    value = stats.Estimate(taken.executed.total, min(windows), max(windows), len(windows), 1.0)
    return result.measurement(
        f"events.exact.instructions.{case.key}", "instructions", value, over=result.EXACT,
        title=exact_run.title(case), samples=taken.requests, better="lower", conditions=[said],
        about={"what": "instructions", "model": case.model, "connections": case.links,
               "active": case.active, "pipeline": case.pipeline, "size": case.size,
               "half": statistics.fmean(windows[:len(windows) // 2]),
               "again": case.name == exact_run.AGAIN})
