# SPDX-License-Identifier: GPL-2.0-only
"""nt's part of `tare bench`: instructions of ntobj over ntsync, and of the server over ntobj."""

from tare import figures, result, terminal
from tare.experiments.nt import flat, published
from tare.experiments.nt.cost import figures as cost, run, verbs

GOAL = 1.1
# what the goal is for: what creates or duplicates is handles, which ntsync's are no
JUDGED = ("set", "reset", "release", "wait-1", "wait-2", "wait-8", "wait-64")
PAIRS = {"ntobj_over_ntsync": (run.NTOBJ, run.NTSYNC), "server_over_ntobj": (run.SERVER, run.NTOBJ)}


def measure(document, _):
    """Add the measurements and the table to a result."""
    with terminal.status("nt, exact"):
        add(document, verbs.exact_profile())
    with terminal.status("nt, with many clients"):
        flat.measure(document)


def add(document, profile):
    """The ratios of a profile, and the table of them."""
    rows = {operation: [] for operation in profile.operations}
    for name, pair in PAIRS.items():
        for operation, cells in rows.items():
            ratio = cost.over(profile, *pair, operation)
            cells.append(ratio and figures.estimate(ratio.as_dict(), result.EXACT))
            if ratio:
                document["measurements"].append(_measurement(profile, name, operation, ratio))
    then = ", ".join(f"{published.ratio(name):.1f} ({what})"
                     for name, what in published.OPERATIONS.items())
    document["tables"].append({
        "name": "bench.nt", "title": "Services in the kernel: instructions over instructions",
        "columns": ["operation", "ntobj over ntsync", "server over ntobj"],
        "rows": [[operation, *cells] for operation, cells in rows.items() if any(cells)],
        "notes": [profile.condition, f"2010's server over its kernel: {then}.",
                  f"{run.HAND_OVER} is of two threads that wake each other, the others are "
                  "uncontended; of an operation that hands over, switching and waking are in "
                  "both, and so its ratio is smaller."]})


def _measurement(profile, name, operation, ratio):
    of, against = PAIRS[name]
    judged = against is run.NTSYNC and operation in JUDGED
    return result.measurement(
        f"nt.{name}.{operation}", "ratio", ratio, better="lower" if judged else "neither",
        over=result.EXACT, title=f"{profile.what[operation]}: {of.title} over {against.title}",
        conditions=[profile.condition, *([f"goal: at most {GOAL}"] if judged else [])],
        about={"what": "over", "operation": operation, "of": of.name, "against": against.name})
