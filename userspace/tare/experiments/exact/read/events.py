# SPDX-License-Identifier: GPL-2.0-only
"""Simulated events: their table, the sums that are made of them, and a run as one of them shows it.
"""

from tare.counting import simulation
from tare.errors import UsageError
from tare.experiments.exact.read import document, percall
from tare.figures import counted, number

IR, CYCLES = "Ir", "CEst"
# words, and so often each part: KCachegrind's formulas
_BRANCHES = "Bm"
SUMS = {
    "L1m": ("L1 misses", {"I1mr": 1, "D1mr": 1, "D1mw": 1}),
    "LLm": ("last-level misses", {"ILmr": 1, "DLmr": 1, "DLmw": 1}),
    _BRANCHES: ("mispredicted branches", {"Bcm": 1, "Bim": 1}),
    CYCLES: ("estimated cycles", {IR: 1, "L1m": 10, "LLm": 100, _BRANCHES: 10})}
WORDS = {IR: "instructions",
         **{name: words for of in simulation.EVENTS.values() for name, words in of.items()},
         **{name: words for name, (words, _) in SUMS.items()}}
_KEPT = document.COLUMNS.index("executed")


def add_option(parser):
    """--event, of all verbs that show or compare counts."""
    parser.add_argument("--event", choices=WORDS, default=IR, metavar="EVENT",
                        help="count this instead of instructions, if it was simulated: "
                             f"{', '.join(WORDS)} (default: {IR})")


def simulated(recorded):
    """The Simulation of a document with simulated events."""
    return simulation.of_document(recorded["simulated"])


def of(recorded):
    """The names of what was simulated."""
    return tuple(recorded.get("simulated", {"events": ()})["events"])


def _terms(event, names):
    """{event: how often} of a sum; without simulated branches, cycles are estimated without them.
    """
    return {part: times for part, times in SUMS[event][1].items()
            if part != _BRANCHES or event != CYCLES or set(SUMS[part][1]) <= set(names)}


def _columns(event, names):
    """{column of a node: how often} that make EVENT."""
    if event == IR:
        return {"executed": 1, "repeated": 1}
    if event not in SUMS:
        return {event: 1}
    return {column: times * factor for part, times in _terms(event, names).items()
            for column, factor in _columns(part, names).items()}


def counter(event, names):
    """A function that tells how often EVENT happened in a node of its own, as {column: count}."""
    columns = _columns(event, names)
    return lambda node: sum(times * node[column] for column, times in columns.items())


def refuse_lacking(event, names, where):
    """UsageError where EVENT is not among what was simulated, NAMES."""
    for name in _columns(event, names).keys() - {*names, "executed", "repeated"}:
        option = next(what for what, known in simulation.EVENTS.items() if name in known)
        raise UsageError(f"{where}: {event} was not simulated: record it with --{option}")


def refuse_unlike(a, b):
    """UsageError where an event of two documents is of two sets of caches, or a sum of others."""
    event = a["event"]
    parts, others = (_columns(event, of(one)) for one in (a, b))
    if parts != others:
        raise UsageError(f"{event} has mispredicted branches in the "
                         f"{'first' if len(parts) > len(others) else 'second'} run alone: record "
                         "both with --branch, or both without")
    was, now = map(simulated, (a, b))
    if was.geometry != now.geometry and not parts.keys() <= simulation.EVENTS["branch"].keys():
        raise UsageError(f"counted with two sets of caches, {was.said}; and {now.said}: record "
                         "both with the same --cache")


# A run by one event: a document like the recorded one, in which what are instructions there are
# events. Whatever shows or compares instructions so shows and compares events.


def load(path, event):
    """The document of a file by EVENT; FormatError, UsageError."""
    return seen(document.load(path), event, path)


def seen(recorded, event, where):
    """RECORDED by EVENT; UsageError that tells WHERE it is if it has none.

    Of a watched call, of which the lengths alone are told apart, it has the mean of its paths.
    """
    if event == IR:
        return recorded
    refuse_lacking(event, of(recorded), where)
    counts = list(map(counter(event, of(recorded)), document.nodes(recorded)))
    rows = [[*row[:_KEPT], count, 0]
            for row, count in zip(recorded["nodes"]["rows"], counts, strict=True)]
    made = {**recorded, "event": event, "by_instructions": recorded, "instructions": sum(counts),
            "nodes": {"columns": list(document.COLUMNS), "rows": rows}}
    return {**made, "watched": [{**one, "calls": _mean(made, one)} for one in recorded["watched"]]}


def _mean(made, watched):
    calls = sum(times for _, times in watched["calls"])
    return [[sum(percall.by_function(made, watched).values()), calls]] if calls else []


def whole(recorded):
    """The document as it was recorded, of one by an event."""
    return recorded.get("by_instructions", recorded)


def mark(recorded):
    """What documents that are made of RECORDED say of its event."""
    return {"event": recorded["event"]} if "event" in recorded else {}


# In words.


def unit(recorded):
    """What is counted."""
    return recorded.get("event", "instructions")


def title(recorded, rest):
    """A heading that begins with what is counted."""
    return f"{recorded.get('event', 'Instructions')} {rest}"


def amount(recorded):
    """All there are."""
    count = number(recorded["instructions"])
    if "event" in recorded:
        return f"{count} {unit(recorded)} ({WORDS[unit(recorded)]})"
    return counted(count, "instruction")


def lines(recorded):
    """What was simulated, and how often each event happened; none where nothing was."""
    recorded = whole(recorded)
    names = of(recorded)
    if not names:
        return []
    counts = {IR: recorded["instructions"], **recorded["simulated"]["events"]}
    sums = []
    for event in SUMS:
        terms = _terms(event, names)
        if terms.keys() <= counts.keys():
            counts[event] = sum(times * counts[part] for part, times in terms.items())
            formula = " + ".join(part if times == 1 else f"{times} {part}"
                                 for part, times in terms.items())
            sums.append(f"{event} {number(counts[event])} = {formula}")
    return [f"Simulated: {simulated(recorded).said}",
            ", ".join(f"{name} {number(counts[name])}" for name in names), "; ".join(sums)]
