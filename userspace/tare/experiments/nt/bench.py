# SPDX-License-Identifier: GPL-2.0-only
"""nt's part of `tare bench`: instructions of ntobj over ntsync, and of the server over ntobj."""

from tare import figures, result, terminal
from tare.experiments.nt import flat, published
from tare.experiments.nt.cost import figures as cost, run, verbs

GOAL = 1.1
# what the goal is for: what creates or duplicates is handles, which ntsync's are no
JUDGED = ("set", "reset", "release", "wait-1", "wait-2", "wait-8", "wait-64")


def measure(document, _):
    """Add the measurements and the table to a result."""
    with terminal.status("nt, exact"):
        add(document, verbs.exact_profile())
    with terminal.status("nt, with many clients"):
        flat.measure(document)


def add(document, profile):
    """The ratios of a profile, and the table of them."""
    pairs = {"nt.ntobj_over_ntsync": (run.NTOBJ, run.NTSYNC),
             "nt.server_over_ntobj": (run.SERVER, run.NTOBJ)}
    for name, pair in pairs.items():
        for operation, ratio in _ratios(profile, pair).items():
            goal = ([f"goal: at most {GOAL}"] if pair[1] is run.NTSYNC
                    and operation in JUDGED else [])
            document["measurements"].append(result.measurement(
                f"{name}.{operation}", "ratio", ratio, better="lower" if goal else "neither",
                over=result.EXACT, samples=ratio.samples,
                title=f"{profile.what[operation]}: {pair[0].title} over {pair[1].title}",
                conditions=[profile.condition, *goal],
                about={"what": "over", "operation": operation, "of": pair[0].name,
                       "against": pair[1].name}))
    document["tables"].append(_table(profile, pairs))


def _ratios(profile, pair):
    return {operation: ratio for operation in profile.operations
            if (ratio := cost.over(profile, *pair, operation))}


def _table(profile, pairs):
    columns = [_ratios(profile, pair) for pair in pairs.values()]
    rows = [[operation, *(figures.estimate(ratio.as_dict(), result.EXACT)
                          if (ratio := column.get(operation)) else None for column in columns)]
            for operation in profile.operations if any(operation in one for one in columns)]
    then = ", ".join(f"{published.ratio(name):.1f} ({what})"
                     for name, what in published.OPERATIONS.items())
    return {"name": "bench.nt", "title": "Services in the kernel: instructions over instructions",
            "columns": ["operation", "ntobj over ntsync", "server over ntobj"], "rows": rows,
            "notes": [profile.condition, f"2010's server over its kernel: {then}.",
                      f"{run.HAND_OVER} is of two threads that wake each other, the others are "
                      "uncontended; of an operation that hands over, switching and waking are in "
                      "both, and so its ratio is smaller."]}
