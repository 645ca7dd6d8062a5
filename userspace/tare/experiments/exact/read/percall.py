# SPDX-License-Identifier: GPL-2.0-only
"""Which functions a watched call spends itself in: means, where the counts of calls are exact."""

from collections import Counter

from tare.counting import symbols
from tare.experiments.exact import run
from tare.experiments.exact.read import document

_CALL = "__x64_sys_"
# what of a call is in functions of which the tree does not tell for which call they worked
NOT_PLACED = "[not placed]"


def by_function(recorded, watched):
    """{function: instructions of its own in a call, on average} of an entry of `watched`.

    Entry and exit are the same code for all system calls: of what all come by, each has the mean.
    What is then lacking to the mean of the counts, or too much, is NOT_PLACED: the sum is exact.
    Events are not counted by call: by an event there is nothing that could be lacking.
    """
    calls = sum(times for _, times in watched["calls"])
    within, entry, _ = sums(document.joined(recorded), watched["what"], watched["name"])
    if not calls:
        return {}
    every = recorded["events"]["system_calls"] or 1
    found = {name: within[name] / calls + entry[name] / every for name in within | entry}
    if "event" in recorded:
        return found
    mean = sum(executed * times for executed, times in watched["calls"]) / calls
    return {**found, NOT_PLACED: mean - sum(found.values())}


def sums(joined, what, name):
    """({function: instructions}) of all calls of NAME, of the entry and exit of all system calls,
    and of what only some of these did there, such as work that was put off."""
    names = [one["name"] for one in joined["functions"]]
    whole = what == run.CALL
    wanted = symbols.call_function(name) if whole else name
    within, entry, late, places = Counter(), Counter(), Counter(), []
    for node in document.nodes(joined):
        at, parent = names[node["function"]], node["parent"]
        outer = places[parent] if parent is not None else None
        place = _place(node, at == wanted, outer, whole and not at.startswith(_CALL))
        places.append(place)
        if place:
            {_WITHIN: within, _LATE: late}.get(place, entry)[at] += document.own(node)
    return within, entry, late


_WITHIN, _LATE = "within", "late"


def _place(node, is_it, outer, may_be_entry):
    """Where a node is, OUTER being where its parent is: _WITHIN the call; on the way to or from
    system calls: a number, how many came by; _LATE: only some of these did; None: elsewhere."""
    if node["kind"] in ("user", "interrupt", "birth"):
        return None
    if is_it or outer == _WITHIN:
        return _WITHIN
    if may_be_entry and node["kind"] == "syscall":
        return node["calls"]
    if outer == _LATE:
        return _LATE
    if not may_be_entry or not outer:
        return None
    if node["kind"] == "jump":
        return outer
    # what only some do on their way, such as work that was put off, is of none of the others
    return node["calls"] if node["calls"] > outer / 2 else _LATE
