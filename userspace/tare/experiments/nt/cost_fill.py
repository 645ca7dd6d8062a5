# SPDX-License-Identifier: GPL-2.0-only
"""The steps as a result: measurements, the decomposition, and what the checks say."""

from tare import figures, result
from tare.experiments.nt import cost_checks, cost_hand_over, cost_steps
from tare.experiments.nt.cost_samples import NOTES, cell

TRAP = ("A trap is not crossing alone: the kernel's security modules (LSM) have hooks in it, "
        "Debian's a third of its instructions.")


def fill(made, samples, requests=None, left_out=(), condition=None):
    """Adds to a result. left_out: steps that stand empty.

    requests: {operation: requests of Wine's server}, where they were counted. condition: of all
    measurements, where they are of another machine than the result.
    """
    for step in samples.taken:
        made["measurements"] += [_measurement(samples, step, operation, condition)
                                 for operation in samples.operations
                                 if samples.has(step, operation)]
    first = next(iter(samples.operations))
    plot = _plot(samples, first)
    result.lead(made, plot=plot, measurements=[
        entry["name"] for entry in made["measurements"]
        if entry.get("bar", {}).get("plot") == plot])
    made["tables"] += [*decomposition(samples), cost_hand_over.table(samples, left_out)]
    checks = [*cost_checks.server(samples), *cost_checks.asleep(samples),
              *cost_checks.wine(samples, requests or {})]
    made["tables"].append(checked(samples, checks))
    # what is left of Wine's time is Wine's own
    _say_unexplained(made, samples.unit, [one for one in checks if one.step is not cost_steps.WINE])


def _measurement(samples, step, operation, condition):
    run = samples.taken[step][0]
    conditions = [f"{run.document['rounds']} rounds of {run.document['operations']} operations, "
                  "A B B A", f"timed by {run.document['clock']}",
                  "overhead: the same loop with a front end that does nothing",
                  *([condition] if condition else [])]
    about = {"what": "cost", "step": step.name, "operation": operation,
             "front": step.front, "cpus": step.cpus, "awake": step.awake,
             **{what: samples.counted(step, operation, what)
                for what in ("requests", "switches", "server_switches")}}
    return result.measurement(
        f"nt.cost.{samples.unit}.{step.name}.{operation}", samples.unit, better="lower",
        over=samples.over, samples=samples.processes * run.document["rounds"], detail=True,
        title=f"{samples.operations[operation]}: {step.heading}", conditions=conditions,
        bar=(_plot(samples, operation), step.heading),
        about=about, **samples.figures(step, operation))


def _plot(samples, operation):
    return f"{samples.operations[operation].capitalize()}, {samples.unit}"


def decomposition(samples):
    """A row an operation, a column a step: without a server, and with one."""
    steps = [step for step in samples.taken if not step.two_threads]
    parts = {"without": ("without a server", [step for step in steps if not step.served]),
             "served": ("by a server", [step for step in steps if step.served])}
    for name, (title, shown) in parts.items():
        rows = [[operation, _requests(samples, shown, operation),
                 *(cell(samples, step, operation) for step in shown)]
                for operation in samples.operations
                if any(samples.has(step, operation) for step in shown)]
        yield {"name": f"nt.cost.{samples.unit}.{name}",
               "title": f"What an operation costs {title}, {samples.unit}, net",
               "columns": ["operation", "requests", *(step.heading for step in shown)],
               "rows": rows,
               "notes": [NOTES[samples.exact],
                         *([TRAP, *_meanings(samples)] if name == "without" else [])]}


def _meanings(samples):
    return [f"{name}: {what}." for name, what in samples.operations.items()]


def _requests(samples, steps, operation):
    """Of the front end, the same with all of them."""
    step = next(step for step in steps if samples.has(step, operation))
    return samples.counted(step, operation, "requests")


def checked(samples, checks):
    """What was predicted and what was measured."""
    def words(estimate):
        return figures.estimate(estimate.as_dict(), samples.over)

    return {"name": f"nt.cost.{samples.unit}.checks",
            "title": f"Do the steps add up? {samples.unit}",
            "columns": ["step", "operation", "predicted from", "predicted", "measured",
                        "unexplained"],
            "rows": [[one.step.heading, one.operation, one.of, figures.number(one.predicted.value),
                      words(one.measured), "-" if one.explained else words(one.difference)]
                     for one in checks],
            "notes": ["unexplained: measured less predicted, where the prediction lies outside of "
                      "what was measured. Of Wine it is Wine's own work."]}


def _say_unexplained(made, unit, checks):
    by_step = {}
    for one in checks:
        by_step.setdefault(one.step.heading, []).append(one)
    for heading, of_step in by_step.items():
        left = [one.operation for one in of_step if not one.explained]
        if left:
            made["warnings"].append(f"{heading}, {unit}: of {len(of_step)} predictions {len(left)} "
                                    f"lie outside of what was measured ({', '.join(left)}); a "
                                    "table says what is unexplained")
