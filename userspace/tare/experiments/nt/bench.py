# SPDX-License-Identifier: GPL-2.0-only
"""nt's part of `tare bench`: instructions of ntobj over ntsync, of the server over ntobj, and of
ntobj beside many clients over beside few; each in an exact machine.
"""

import re

from tare import figures, machine, result, stats, terminal
from tare.experiments.nt import published, run as nt_run
from tare.experiments.nt.cost import figures as cost, read, run, verbs

GOAL = 1.1
# what the goal is for: what creates or duplicates is handles, which ntsync's are no
JUDGED = ("set", "reset", "release", "wait-1", "wait-2", "wait-8", "wait-64")
PAIRS = {"ntobj_over_ntsync": (run.NTOBJ, run.NTSYNC), "server_over_ntobj": (run.SERVER, run.NTOBJ)}
# clients, and what nt-cost does beside them
FEW, MANY = 50, 8000
COUNT, ROUNDS = 500, 11


def measure(document, _):
    """Add the measurements and the tables to a result."""
    with terminal.status("nt, exact"):
        add(document, verbs.exact_profile())
    with terminal.status("nt, with many clients"):
        _add_clients(document)


def add(document, profile):
    """The ratios of a profile, and the table of them."""
    rows = {operation: [] for operation in profile.operations}
    for name, (of, against) in PAIRS.items():
        for operation, cells in rows.items():
            ratio = cost.over(profile, of, against, operation)
            cells.append(ratio and figures.estimate(ratio.as_dict(), result.EXACT))
            if ratio:
                document["measurements"].append(_over(
                    f"{name}.{operation}", ratio,
                    f"{profile.what[operation]}: {of.title} over {against.title}",
                    profile.condition, against is run.NTSYNC and operation in JUDGED,
                    operation, of.name, against.name))
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


def _over(name, ratio, title, condition, judged, operation, of, against):
    return result.measurement(
        f"nt.{name}", "ratio", ratio, better="lower" if judged else "neither", over=result.EXACT,
        title=title, conditions=[condition, *([f"goal: at most {GOAL}"] if judged else [])],
        about={"what": "over", "operation": operation, "of": of, "against": against})


def _add_clients(document):
    """What ntobj's operations cost beside few clients and beside many, in one machine."""
    crowds, outcome = _crowds()
    condition = machine.exact_condition(outcome)
    rows = []
    for name, (title, few, many) in _cases(*crowds).items():
        ratio = stats.paired_ratio(many, few)
        document["measurements"].append(_over(
            f"many_clients_over_few.{name}", ratio, f"{title}: {MANY:,} clients over {FEW}",
            condition, True, name, str(MANY), str(FEW)))
        rows.append([name, *(figures.estimate(one.as_dict(), result.EXACT) for one in (
            stats.median(few), stats.median(many), ratio))])
    document["tables"].append({
        "name": "bench.nt.clients", "title": "Instructions of ntobj beside other clients",
        "columns": ["operation", f"{FEW} clients", f"{MANY:,} clients", "ratio"], "rows": rows,
        "notes": [condition, "All clients are of the task that asks, and each has a thread that "
                             "owns a mutex. open and close are of a client, on average of all."]})


def _crowds():
    """([(nt-crowd's own figures, read.Run)] of few and of many, outcome)."""
    name, step = verbs.MACHINE, run.NTOBJ
    cost_words = ["nt-cost", *step.words(1), *verbs.words_of(COUNT, ROUNDS)]
    lines = ["set -e", *nt_run.loading(step)]
    for count in (FEW, MANY):
        lines += [f"nt-crowd {count}",
                  f"nt-crowd {count} {' '.join(cost_words)} --json /out/{count}.json >/dev/null"]
    with machine.ran(name, "\n".join(lines) + "\n", exact=True, cpus=1,
                     modules=[machine.module(step.module, name)],
                     files=machine.programs("nt-crowd", "nt-cost")) as (folder, outcome):
        own = re.findall(r"open (\S+)\nclose (\S+)", outcome.stdout.decode())
        return [(list(map(float, times)), read.read(folder / f"{count}.json"))
                for times, count in zip(own, (FEW, MANY), strict=True)], outcome


def _cases(few, many):
    """{name: (title, samples beside few, samples beside many)}."""
    cases = {}
    for place, (name, title) in enumerate((("open", "open a client"), ("close", "close it"))):
        cases[name] = title, [few[0][place]], [many[0][place]]
    for operation, case in few[1].cases.items():
        cases[operation] = case["what"], *(one[1].samples(operation, "net") for one in (few, many))
    return cases
