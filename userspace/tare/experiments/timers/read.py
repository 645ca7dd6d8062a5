# SPDX-License-Identifier: GPL-2.0-only
"""What a program of the toolbox wrote with --json: checked, and as rows of samples."""

from tare import figures, result
from tare.errors import FormatError
from tare.samples import OVERHEAD, RAW, Sample

SCHEMA = "timers.schema.json"


def check(document, where):
    """Refuse what breaks docs/timers.schema.json, or whose rounds do not fit."""
    result.validate(document, where, SCHEMA, "a document of the toolbox")
    for case in document["cases"]:
        for kind in (RAW, OVERHEAD):
            if len(case[kind]) != document["rounds"]:
                raise FormatError(where, f"{case['name']} has "
                                         f"{figures.counted(len(case[kind]), f'{kind} sample')} of "
                                         f"{figures.counted(document['rounds'], 'round')}")
    return document


def read(path):
    """The document at PATH."""
    return check(result.load(path), path)


def resolution(document, operations):
    """ns an operation: a step of the clock, spread over the operations of a sample."""
    return document["clock_resolution_ns"] / operations


def rows(documents, system, kernel):
    """The samples of processes on a system, a document each, of the same cases."""
    if len({tuple(case["name"] for case in one["cases"]) for one in documents}) > 1:
        raise FormatError(f"timers.{system}", "the processes did not measure the same cases")
    return [Sample("timers", case["name"], system, kernel, "host", case["bytes"] or None, None,
                   run, order, value, case["unit"], kind, case["operations"])
            for run, document in enumerate(documents) for case in document["cases"]
            for kind in (RAW, OVERHEAD) for order, value in enumerate(case[kind])]
