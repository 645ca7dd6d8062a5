# SPDX-License-Identifier: GPL-2.0-only
"""What a program of the toolbox wrote with --json: checked, and as measurements."""

import json

import numpy as np

from tare import result, stats
from tare.errors import FormatError, TareError

VERSION = 1
TOOLS = ("time-timers", "memory-speed", "syscall-cost", "io-speed", "sync-cost", "context-switch")


def check(document, where):
    """Refuse what is not a document of the toolbox, or whose rounds do not fit."""
    if not isinstance(document, dict) or document.get("tool") not in TOOLS:
        raise FormatError(where, "not a document of the toolbox")
    if document.get("version") != VERSION:
        raise FormatError(where, f"version {document.get('version')}; this reads {VERSION}")
    try:
        for case in document["cases"]:
            for kind in ("raw", "overhead"):
                samples = case[kind]
                if len(samples) != document["rounds"] or not np.isfinite(samples).all():
                    raise FormatError(where, f"{case['name']} has {len(samples)} {kind} samples "
                                             f"of {document['rounds']} rounds")
    except (KeyError, TypeError) as error:
        raise FormatError(where, f"the toolbox's document lacks {error}") from error
    return document


def read(path):
    """The document at PATH."""
    try:
        with open(path, encoding="utf-8") as stream:
            return check(json.load(stream), path)
    except OSError as error:
        raise TareError(f"{path}: cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise FormatError(path, f"not JSON ({error})") from error


def floor(document, case):
    """The noise floor of a case: of its empty samples, and of the clock spread over a sample."""
    return stats.noise_floor(case["overhead"],
                             document["clock_resolution_ns"] / case["operations"])


def conditions(document, case):
    """Under which conditions the samples of a case were taken."""
    kept_by = f" from {document['clocksource']}" if document["clocksource"] else ""
    said = [document["system"], f"CPU {document['cpu']}", f"timed by {document['clock']}{kept_by}",
            f"{document['rounds']} rounds of {case['operations']:g} operations, A B B A"]
    return said + [f"{name} {value:g}" for name, value in case["facts"].items()
                   if value is not None]


def measurements(document, prefix):
    """One measurement a case, named PREFIX.CASE; figures are ns an operation."""
    made = []
    for case in document["cases"]:
        net = stats.paired_net(case["raw"], case["overhead"])
        least = floor(document, case)
        made.append(result.measurement(
            f"{prefix}.{case['name']}", "ns", stats.median(case["raw"]), better="lower",
            overhead=stats.median(case["overhead"]), net=net, floor=least,
            below_floor=stats.below_floor(net, least), conditions=conditions(document, case),
            percentiles=stats.percentiles(case["raw"])))
    return made
