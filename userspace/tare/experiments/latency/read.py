# SPDX-License-Identifier: GPL-2.0-only
"""What a latency instrument wrote with --json, as a result that every report can show."""

import shlex

from tare import environment, result, stats
from tare.errors import FormatError
from tare.figures import counted, number

# What makes a latency doubtful, as warnings that a reader sees.


def steal_ticks():
    """(stolen, all) clock ticks of all CPUs since boot, from /proc/stat."""
    with open("/proc/stat", encoding="ascii") as stream:
        ticks = [int(word) for word in stream.readline().split()[1:9]]
    return ticks[7], sum(ticks)


def doubts_of_conditions(source, governor):
    """Warnings on a clocksource and a frequency governor, or None where it is not known."""
    if source not in environment.FAST_CLOCKSOURCES:
        yield f"clocksource {source or 'not known'}: readings may be slow or coarse"
    if governor and governor != "performance":
        yield f"frequency governor {governor}: the CPU's speed may have changed in between"


def doubts_of_host(before, after):
    """Warnings on this machine over the time between two steal_ticks()."""
    yield from doubts_of_conditions(environment.clocksource(), environment.governor())
    stolen, ticks = after[0] - before[0], after[1] - before[1]
    if ticks and stolen / ticks > 0.01:
        yield f"{100 * stolen / ticks:.0f} % of the CPU time was stolen by other machines"


def doubts_of_outcome(outcome):
    """Warnings on a machine that QEMU ran."""
    if outcome.accelerator == "tcg" and not outcome.exact:
        yield "emulated: no caches, no speculation; compare ratios, not times"


def doubts_of_counts(documents):
    """Warnings on what is missing from documents of instruments, all together."""
    lost = sum(document["lost"] for document in documents)
    clamped = sum(entry["clamped"] for document in documents for entry in document["entries"])
    if lost:
        yield f"{counted(lost, 'event')} lost"
    if clamped:
        yield f"{counted(clamped, 'event')} lasted longer than the last bucket"


SCHEMA = "latency.schema.json"
PERCENTILES = ("p50", "p90", "p99", "p99.9", "p99.99")
# A page has room for so many plots.
PLOTS = 12
# Calls made in order to wait: their time is that of what they wait for, and would lead all others.
WAITING = frozenset("""accept accept4 clock_nanosleep epoll_pwait epoll_pwait2 epoll_wait futex
    futex_wait futex_waitv io_getevents io_pgetevents io_uring_enter msgrcv mq_timedreceive
    nanosleep pause poll ppoll pselect6 restart_syscall rt_sigsuspend rt_sigtimedwait select semop
    semtimedop wait4 waitid""".split())


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


def as_result(document, where, plots=PLOTS):
    """The result that says the same: percentiles as a table, buckets as distributions.

    plots: of so many entries; None: of all.
    """
    validate(document, where)
    host, entries = document["host"], document["entries"]
    # a thread may have the name of a call
    waiting = [entry for entry in entries if entry["name"] in WAITING
               and not any(word.endswith("comm") for word in document["options"])]
    others = [entry for entry in entries if entry not in waiting]
    made = result.document(f"latency.{document['instrument']}", {
        "created": document["start"]["time"], "kernel": document["kernel"],
        "cpu_model": host["cpu_model"] or "unknown", "cpus": host["cpus"], "machine": "host",
        "accelerator": "none", "exact": False, "clock": document["clock"],
        "clocksource": host["clocksource"], "governor": host["governor"],
        "virtualisation": "hypervisor" if host["hypervisor"] else "none",
        "command": shlex.join([document["instrument"], *document["options"]])},
        {"name": host["name"]})
    made["tare"] = document["tare"]
    made["tables"].append(_percentiles(document, others))
    if waiting:
        made["tables"].append(_percentiles(document, waiting) | {
            "name": f"latency.{document['instrument']}.waiting",
            "title": f"Calls that wait on purpose: {document['unit']}",
            "notes": ["Their time is that of what they wait for, not of what a call does."]})
    if "explained" in document:
        made["tables"].append(_explained(document))
    if "outliers" in document:
        made["tables"].append(_outliers(document))
    made["distributions"] += [_distribution(document, entry, entry in waiting)
                              for entry in [*others, *waiting][:plots] if entry["count"]]
    made["warnings"] += doubts_of_conditions(host["clocksource"], host["governor"])
    made["warnings"] += doubts_of_counts([document])
    result.lead(made, tables=[table["name"] for table in made["tables"]],
                **_first(document, others, waiting))
    result.validate(made, where)
    return made


def _first(document, others, waiting):
    """What leads: the entry on which most time, or most bytes, went; of WAITING only if alone."""
    first = next((entry for entry in [*others, *waiting] if entry["count"]), None)
    if not first:
        return {}
    aside = ("Only calls that wait on purpose were timed: " if first in waiting else
             "Apart from calls that wait on purpose, " if waiting else "")
    unit = document["unit"]
    said = [f"{name} {number(value)} {unit}" for name, value in first["percentiles"].items()]
    few = f"too few for percentiles (p50 needs {stats.needed(50)})"
    return {"plot": _distribution(document, first)["name"],
            "sentence": f"{aside}{_printable(first['name'])} has the largest sum: "
                        f"{number(first['sum'])} {unit} in "
                        f"{counted(number(first['count']), 'sample')}, {', '.join(said) or few}"}


def _percentiles(document, entries):
    clamped = sum(entry["clamped"] for entry in document["entries"])
    drawn = ([f"Plots show the first {PLOTS}."] if len(document["entries"]) > PLOTS else [])
    return {"name": f"latency.{document['instrument']}.percentiles",
            "title": f"{document['what']}: {document['unit']}, {document['seconds']:.1f} s",
            "columns": ["", "samples", "untimed", "mean", "min", *PERCENTILES, "max"],
            "rows": [_row(entry) for entry in entries],
            "notes": [f"lost {document['lost']}, untimed {document['untimed']}, clamped {clamped}. "
                      "A percentile is given if 10 samples lie beyond it; it is the upper end of "
                      "its bucket, 1/32 wide.", *drawn]}


def _outliers(document):
    """A row each: who was late, and what took most of that time."""
    told, began = document["outliers"], document["start"]["clock_ns"]
    rows = []
    for one in told["list"]:
        longest = max(one["parts"], key=lambda part: part["ns"], default=None)
        rows.append([round((one["clock_ns"] - began) / 1e9, 6), one["cpu"],
                     one.get("call", one["what"]),
                     _printable(f"{one['comm']} {one['pid']}") if one["pid"] else "-",
                     round(one["ns"] / 1000, 1),
                     _printable(_part(longest)) if longest else "-",
                     round(longest["ns"] / 1000, 1) if longest else None])
    return {"name": f"latency.{document['instrument']}.outliers",
            "title": f"{counted(told['count'], 'latency', 'latencies')} above {told['over_us']} us",
            "columns": ["after s", "CPU", "what", "task", "us", "longest meanwhile", "of it us"],
            "rows": rows,
            "notes": [f"lost {told['lost']}; the first {len(rows)} are shown"]}


BY = {"interrupts": "by", "runnable": "behind", "asleep": "woken by"}


def _part(part):
    """What a thread did, and whose fault it was."""
    return " ".join([part["part"], *([BY[part["part"]], part["who"]] if part["who"] else [])])


def _explained(document):
    """Two rows an entry: all its calls, and its slowest."""
    rows = []
    for one in document["explained"][:PLOTS]:
        for calls in filter(None, (one["all"], one["slowest"])):
            most = sorted(calls["parts"], key=lambda part: -part["ns"])[:3]
            said = [f"{100 * part['ns'] / calls['ns']:.1f} % {_part(part)}" for part in most]
            rows.append([_printable(one["name"]), calls["from_ns"] / 1000, calls["calls"],
                         round(calls["ns"] / 1e6, 3), _printable(", ".join(said)) or "-",
                         round(calls["unknown_ns"] / 1e6, 3)])
    return {"name": f"latency.{document['instrument']}.explained",
            "title": "Where the time went",
            "columns": ["", "from us", "calls", "ms", "of that, the most", "not known, ms"],
            "rows": rows,
            "notes": ["A second row has the slowest calls: those from the power of two in which "
                      "the p99 lies."]}


def _row(entry):
    if not entry["count"]:
        return [_printable(entry["name"]), 0, entry["untimed"], *[None] * (len(PERCENTILES) + 3)]
    return [_printable(entry["name"]), entry["count"], entry["untimed"],
            round(entry["sum"] / entry["count"], 1), entry["min"],
            *(entry["percentiles"].get(name) for name in PERCENTILES), entry["max"]]


def _distribution(document, entry, waits=False):
    name = _printable(entry["name"])
    return {"name": f"latency.{document['instrument']}.{name}",
            "title": f"{name}{', which waits on purpose' * waits}: "
                     f"{counted(format(entry['count'], ','), 'sample')}",
            "unit": document["unit"],
            "counted": "samples", "detail": True, "percentiles": entry["percentiles"],
            "about": {"instrument": document["instrument"], "entry": name,
                      **({"waits": True} if waits else {})},
            "bins": [{"low": low, "high": high, "count": count}
                     for low, high, count in entry["buckets"]]}
