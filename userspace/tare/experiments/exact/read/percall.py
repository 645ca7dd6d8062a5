# SPDX-License-Identifier: GPL-2.0-only
"""Which functions a watched call spends itself in: means, where the counts of calls are exact."""

from collections import Counter
from dataclasses import dataclass

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
    recorded = document.joined(recorded)
    names = [one["name"] for one in recorded["functions"]]
    whole = watched["what"] == run.CALL
    wanted = symbols.call_function(watched["name"]) if whole else watched["name"]
    calls = sum(times for _, times in watched["calls"])
    within, entry, places = Counter(), Counter(), []
    for node in document.nodes(recorded):
        name, parent = names[node["function"]], node["parent"]
        outer = places[parent] if parent is not None else _OUTSIDE
        place = _place(node, name == wanted, outer, whole and not name.startswith(_CALL))
        places.append(place)
        if place.within:
            within[name] += document.own(node)
        elif place.times:
            entry[name] += document.own(node)
    if not calls:
        return {}
    every = recorded["events"]["system_calls"] or 1
    found = {name: within[name] / calls + entry[name] / every for name in within | entry}
    if "event" in recorded:
        return found
    mean = sum(executed * times for executed, times in watched["calls"]) / calls
    return {**found, NOT_PLACED: mean - sum(found.values())}


@dataclass(frozen=True)
class _Place:
    """A node within a call; or on the way to or from system calls, which came by so many times."""

    within: bool = False
    times: int = 0


_OUTSIDE = _Place()


def _place(node, is_it, outer, may_be_entry):
    if node["kind"] in ("user", "interrupt", "birth"):
        return _OUTSIDE
    if is_it or outer.within:
        return _Place(within=True)
    if may_be_entry and node["kind"] == "syscall":
        return _Place(times=node["calls"])
    if not may_be_entry or not outer.times:
        return _OUTSIDE
    if node["kind"] == "jump":
        return outer
    # what only some do on their way, such as work that was put off, is of none of the others
    return _Place(times=node["calls"]) if node["calls"] > outer.times / 2 else _OUTSIDE
