# SPDX-License-Identifier: GPL-2.0-only
"""What a program of the toolbox wrote with --json: checked, and as measurements."""

import numpy as np

from tare import result, stats
from tare.errors import FormatError

SCHEMA = "timers.schema.json"


def check(document, where):
    """Refuse what breaks docs/timers.schema.json, or whose rounds do not fit."""
    result.validate(document, where, SCHEMA, "a document of the toolbox")
    for case in document["cases"]:
        for kind in ("raw", "overhead"):
            if len(case[kind]) != document["rounds"]:
                raise FormatError(where, f"{case['name']} has {len(case[kind])} {kind} samples "
                                         f"of {document['rounds']} rounds")
    return document


def read(path):
    """The document at PATH."""
    return check(result.load(path), path)


def resolution(document, case):
    """ns an operation: a step of the clock, spread over a sample."""
    return document["clock_resolution_ns"] / case["operations"]


def _fact(values):
    """A fact as the processes told it: one number, or the least and the greatest."""
    least, most = min(values), max(values)
    return f"{least:g}" if least == most else f"{least:g} to {most:g}"


def conditions(documents, cases):
    """Under which conditions the samples of a case were taken; CASES: it, by each process."""
    first, case = documents[0], cases[0]
    kept_by = f" from {first['clocksource']}" if first["clocksource"] else ""
    processes = f"{len(documents)} processes, " if len(documents) > 1 else ""
    said = [first["system"], f"CPU {first['cpu']}", f"timed by {first['clock']}{kept_by}",
            f"{processes}{first['rounds']} rounds of {case['operations']:g} operations, A B B A"]
    facts = {name: [one["facts"][name] for one in cases if one["facts"][name] is not None]
             for name in case["facts"]}
    return said + [f"{name} {_fact(values)}" for name, values in facts.items() if values]


def measurements(documents, prefix, plot):
    """One measurement a case, named PREFIX.CASE; figures are ns an operation.

    documents: of several processes that measured the same cases, whose medians are the
    samples; of a single one its rounds are, and intervals hold within that run. plot: in which
    each has a bar.
    """
    if len({tuple(case["name"] for case in one["cases"]) for one in documents}) > 1:
        raise FormatError(prefix, "the processes did not measure the same cases")
    made = []
    for cases in zip(*(one["cases"] for one in documents), strict=True):
        raw, overhead = (_samples(cases, kind) for kind in ("raw", "overhead"))
        net = stats.median(_samples(cases, "raw", "overhead"))
        least = stats.noise_floor(overhead, resolution(documents[0], cases[0]))
        made.append(result.measurement(
            f"{prefix}.{cases[0]['name']}", "ns", stats.median(raw), better="lower",
            bar=(plot, cases[0]["name"]), title=f"{cases[0]['name']}, {plot}",
            about={"what": "case", "of": prefix, "case": cases[0]["name"]},
            over=result.PROCESSES if len(cases) > 1 else result.ROUNDS,
            overhead=stats.median(overhead), net=net, floor=least,
            below_floor=stats.below_floor(net, least), conditions=conditions(documents, cases),
            samples=sum(len(case["raw"]) for case in cases),
            percentiles=stats.percentiles(sum((case["raw"] for case in cases), []))))
    return made


def _samples(cases, kind, less=None):
    """What an interval is taken over: the median of each process, or all rounds of the only one.

    less: what is subtracted, round by round.
    """
    by_process = [np.array(case[kind]) - (case[less] if less else 0) for case in cases]
    if len(by_process) == 1:
        return by_process[0]
    return np.array([stats.median(rounds).value for rounds in by_process])
