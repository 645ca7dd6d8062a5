# SPDX-License-Identifier: GPL-2.0-only
"""What a latency instrument wrote at intervals, a document a line, as one document."""

from fractions import Fraction

from tare.errors import FormatError
from tare.experiments.latency import document

# as userspace/lib/histogram.h has it
SAMPLES_BEYOND = 10
SAME = ("latency", "tare", "instrument", "what", "unit", "options", "kernel", "host", "clock")


def together(documents, where):
    """The document of the whole time, of one for each interval; one alone is left as it is."""
    if len(documents) == 1:
        return documents[0]
    first, last = documents[0], documents[-1]
    for number, one in enumerate(documents, 1):
        document.validate(one, f"{where}, line {number}")
        if any(one[key] != first[key] for key in SAME):
            raise FormatError(where, f"line {number} is of another run than line 1")
    entries = {}
    for one in documents:
        for entry in one["entries"]:
            entries.setdefault(entry["name"], []).append(entry)
    if "outliers" in first:
        first = {**first, "outliers": _outliers([one["outliers"] for one in documents])}
    return {**first, "seconds": last["seconds"] +
            (last["start"]["clock_ns"] - first["start"]["clock_ns"]) / 1e9,
            "lost": sum(one["lost"] for one in documents),
            "untimed": sum(one["untimed"] for one in documents),
            "entries": sorted(map(_entry, entries.values()),
                              key=lambda entry: (-entry["sum"], -entry["count"], entry["name"]))}


def _outliers(parts):
    return {"over_us": parts[0]["over_us"], "count": sum(part["count"] for part in parts),
            "lost": sum(part["lost"] for part in parts),
            "list": [one for part in parts for one in part["list"]]}


def _entry(parts):
    """One entry of several intervals, in none of which it is twice."""
    buckets = {}
    for part in parts:
        for low, high, count in part["buckets"]:
            buckets[low, high] = buckets.get((low, high), 0) + count
    timed = [part for part in parts if part["count"]]
    made = {"name": parts[0]["name"],
            **{key: sum(part[key] for part in parts)
               for key in ("count", "untimed", "sum", "clamped")},
            "min": min((part["min"] for part in timed), default=0),
            "max": max((part["max"] for part in timed), default=0),
            "buckets": [[*ends, count] for ends, count in sorted(buckets.items())]}
    made["percentiles"] = _percentiles(made)
    return made


def _percentiles(entry):
    """Those that have samples beyond them: the upper end of a bucket, at most the maximum."""
    found = {}
    for name in document.PERCENTILES:
        share = Fraction(name[1:]) / 100
        if (1 - share) * entry["count"] < SAMPLES_BEYOND:
            continue
        below = 0
        for _, high, count in entry["buckets"]:
            below += count
            if below >= share * entry["count"]:
                found[name] = min(high, entry["max"])
                break
    return found
