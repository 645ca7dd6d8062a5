# SPDX-License-Identifier: GPL-2.0-only
"""`tare events transfer --exact`: instructions that a server executes for a request."""

import statistics

from tare import machine, result, stats
from tare.counting import simulation
from tare.errors import UsageError
from tare.experiments.events.transfer.exact import figures, run as exact_run


def measure(models=exact_run.MODELS, connections=exact_run.CONNECTIONS, kernel="6.1",
            progress=lambda text: None, more=True, simulated=None):
    """The result document. more: mixes, too. simulated: the Simulation whose events are counted,
    too."""
    refuse(models, connections)
    taken, outcome = run(models, connections, kernel, progress, more)
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
        if exact_run.base(model) == "uring-sqpoll" or "+sqpoll" in model:
            raise UsageError(f"{model}: its kernel thread polls on a CPU of its own, and an "
                             "exact machine has one CPU")
        if exact_run.base(model) not in exact_run.MODELS:
            raise UsageError(f"{model}: is not measured exactly; there are "
                             f"{', '.join(exact_run.MODELS)}")
    for count in connections:
        if not 1 <= count <= exact_run.MOST:
            raise UsageError(f"connections: {count} is not from 1 to {exact_run.MOST}")


def run(models, connections, kernel, progress=lambda text: None, more=True):
    """({Case: Run}, Outcome) of these boots: of the cases, and of more."""
    wanted = exact_run.cases_of(models, connections)
    more = [case for case in exact_run.more_of(models) if case not in wanted] if more else []
    progress(f"{len(wanted) + len(more)} cases")
    return exact_run.boot_each(list(filter(None, [wanted, more])), kernel)


def gate(taken):
    """({Case: Run} of those whose windows are a figure, what is told of the others)."""
    refused = {case: run.unsettled for case, run in taken.items()}
    return ({case: run for case, run in taken.items() if not refused[case]},
            [f"no figure of {exact_run.title(case)}: {why}" for case, why in refused.items()
             if why])


def begun(name, taken, outcome, more=""):
    """(a result document with a measurement of each, {Case: Run}) of those of taken that settled;
    it warns of the others. more: what else the figures hold for.
    """
    settled, unsettled = gate(taken)
    made = machine.document(name, outcome)
    made["warnings"] += unsettled
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
