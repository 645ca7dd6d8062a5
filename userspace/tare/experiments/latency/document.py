# SPDX-License-Identifier: GPL-2.0-only
"""What a latency instrument wrote with --json, as a result that every report can show."""

import shlex

from tare import result
from tare.errors import FormatError
from tare.experiments.latency import gates
from tare.figures import number

SCHEMA = "latency.schema.json"
PERCENTILES = ("p50", "p90", "p99", "p99.9", "p99.99")
# A page has room for so many plots.
PLOTS = 12


def is_one(document):
    """Whether this is an instrument's document and no result."""
    return isinstance(document, dict) and "latency" in document


def validate(document, where):
    """Refuse a document that breaks docs/latency.schema.json; WHERE names it in the message."""
    result.validate(document, where, SCHEMA, "a document of a latency instrument")
    for entry in document["entries"]:
        _check_buckets(entry, where)


def _check_buckets(entry, where):
    """They hold as many samples as were counted, and ascend."""
    samples, above = 0, -1
    for low, high, count in entry["buckets"]:
        if not above < low <= high:
            raise FormatError(where, f"{_printable(entry['name'])}: the bucket from {low} to "
                                     f"{high} does not lie above the one before it")
        samples, above = samples + count, high
    if samples != entry["count"]:
        raise FormatError(where, f"{_printable(entry['name'])}: its buckets hold {samples} "
                                 f"samples, its count is {entry['count']}")


def _printable(name):
    """Anybody chooses the name of his process: nothing in it may move a terminal's cursor."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def as_result(document, where):
    """The result that says the same: percentiles as a table, buckets as distributions."""
    validate(document, where)
    host, entries = document["host"], document["entries"]
    made = result.document(f"latency.{document['instrument']}", {
        "created": document["start"]["time"], "kernel": document["kernel"],
        "cpu_model": host["cpu_model"] or "unknown", "cpus": host["cpus"], "machine": "host",
        "accelerator": "none", "exact": False, "clock": document["clock"],
        "clocksource": host["clocksource"], "governor": host["governor"],
        "virtualisation": "hypervisor" if host["hypervisor"] else "none",
        "command": shlex.join([document["instrument"], *document["options"]])},
        {"name": host["name"]})
    made["tare"] = document["tare"]
    made["tables"].append(_percentiles(document))
    if "outliers" in document:
        made["tables"].append(_outliers(document))
    made["distributions"] += [_distribution(document, entry) for entry in entries[:PLOTS]
                              if entry["count"]]
    made["warnings"] += gates.of_conditions(host["clocksource"], host["governor"])
    made["warnings"] += gates.of_counts([document])
    result.lead(made, **_first(document, made["distributions"]))
    result.validate(made, where)
    return made


def _first(document, drawn):
    """What leads: the entry on which most time, or most bytes, went."""
    if not drawn:
        return {}
    first = next(entry for entry in document["entries"] if entry["count"])
    said = [f"{name} {number(value)}" for name, value in first["percentiles"].items()]
    return {"plot": drawn[0]["name"],
            "sentence": f"{_printable(first['name'])} has the largest sum: {number(first['sum'])} "
                        f"{document['unit']} in {number(first['count'])} samples, "
                        f"{', '.join(said) or 'too few for percentiles'} {document['unit']}"}


def _percentiles(document):
    clamped = sum(entry["clamped"] for entry in document["entries"])
    drawn = ([f"Plots show the first {PLOTS}."] if len(document["entries"]) > PLOTS
             else [])
    return {"name": f"latency.{document['instrument']}.percentiles",
            "title": f"{document['what']}: {document['unit']}, {document['seconds']:.1f} s",
            "columns": ["", "samples", "untimed", "mean", "min", *PERCENTILES, "max"],
            "rows": [_row(entry) for entry in document["entries"]],
            "notes": [f"lost {document['lost']}, untimed {document['untimed']}, clamped {clamped}. "
                      "A percentile is given if 10 samples lie beyond it; it is the upper end of "
                      "its bucket, 1/32 wide.", *drawn]}


def _outliers(document):
    """A row each: who was late, and what ran longest meanwhile."""
    told, began = document["outliers"], document["start"]["clock_ns"]
    rows = []
    for one in told["list"]:
        longest = max(one["ran"], key=lambda ran: ran["own_ns"], default=None)
        rows.append([round((one["clock_ns"] - began) / 1e9, 6), one["cpu"], one["what"],
                     _printable(f"{one['comm']} {one['pid']}") if one["pid"] else "-",
                     round(one["ns"] / 1000, 1),
                     _printable(longest["name"]) if longest else "-",
                     round(longest["own_ns"] / 1000, 1) if longest else None])
    return {"name": f"latency.{document['instrument']}.outliers",
            "title": f"{told['count']} latencies above {told['over_us']} us",
            "columns": ["after s", "CPU", "what", "task", "us", "longest meanwhile", "of it us"],
            "rows": rows,
            "notes": [f"lost {told['lost']}; the first {len(rows)} are shown"]}


def _row(entry):
    if not entry["count"]:
        return [_printable(entry["name"]), 0, entry["untimed"], *[None] * (len(PERCENTILES) + 3)]
    return [_printable(entry["name"]), entry["count"], entry["untimed"],
            round(entry["sum"] / entry["count"], 1), entry["min"],
            *(entry["percentiles"].get(name) for name in PERCENTILES), entry["max"]]


def _distribution(document, entry):
    name = _printable(entry["name"])
    return {"name": f"latency.{document['instrument']}.{name}",
            "title": f"{name}: {entry['count']:,} samples", "unit": document["unit"],
            "counted": "samples", "detail": True, "percentiles": entry["percentiles"],
            "about": {"instrument": document["instrument"], "entry": name},
            "bins": [{"low": low, "high": high, "count": count}
                     for low, high, count in entry["buckets"]]}
