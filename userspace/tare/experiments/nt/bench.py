# SPDX-License-Identifier: GPL-2.0-only
"""nt's part of `tare bench`: instructions of ntobj over ntsync, and of the server over ntobj."""

from tare import figures, machine, result, stats, terminal
from tare.experiments.nt import flat, published
from tare.experiments.nt.cost import run, verbs

GOAL = 1.1
# what the goal is for: what creates or duplicates is handles, which ntsync's are no
JUDGED = ("set", "reset", "release", "wait-1", "wait-2", "wait-8", "wait-64")


def measure(document, _):
    """Add the measurements and the table to a result."""
    with terminal.status("nt, exact"):
        samples, outcome = verbs.exact_samples()
    add(document, samples, machine.exact_condition(outcome))
    with terminal.status("nt, with many clients"):
        flat.measure(document)


def add(document, samples, condition):
    """The ratios of samples of an exact machine, and the table of them."""
    pairs = {"nt.ntobj_over_ntsync": (run.NTOBJ_STEP, run.NTSYNC_STEP),
             "nt.server_over_ntobj": (run.SERVER, run.NTOBJ_STEP)}
    for name, pair in pairs.items():
        for operation, ratio in _ratios(samples, *pair).items():
            goal = ([f"goal: at most {GOAL}"] if pair[1] is run.NTSYNC_STEP
                    and operation in JUDGED else [])
            document["measurements"].append(result.measurement(
                f"{name}.{operation}", "ratio", ratio, better="lower" if goal else "neither",
                over=result.EXACT, samples=ratio.samples,
                title=f"{samples.operations[operation]}: {pair[0].title} over {pair[1].title}",
                conditions=[condition, *goal],
                about={"what": "over", "operation": operation, "of": pair[0].name,
                       "against": pair[1].name}))
    document["tables"].append(_table(samples, pairs, condition))


def _ratios(samples, step, reference):
    return {operation: stats.paired_ratio(samples.net(step, operation),
                                          samples.net(reference, operation))
            for operation in samples.operations
            if samples.has(step, operation) and samples.has(reference, operation)}


def _table(samples, pairs, condition):
    columns = [_ratios(samples, *pair) for pair in pairs.values()]
    rows = [[operation, *(figures.estimate(ratio.as_dict(), result.EXACT)
                          if (ratio := column.get(operation)) else None for column in columns)]
            for operation in samples.operations if any(operation in one for one in columns)]
    then = ", ".join(f"{published.ratio(name):.1f} ({what})"
                     for name, what in published.OPERATIONS.items())
    return {"name": "bench.nt", "title": "Services in the kernel: instructions over instructions",
            "columns": ["operation", "ntobj over ntsync", "server over ntobj"], "rows": rows,
            "notes": [condition, f"2010's server over its kernel: {then}.",
                      f"{run.HAND_OVER} is of two threads that wake each other, the others are "
                      "uncontended; of an operation that hands over, switching and waking are in "
                      "both, and so its ratio is smaller."]}
