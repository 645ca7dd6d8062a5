# SPDX-License-Identifier: GPL-2.0-only
"""Of functions that went and of new ones: which only changed their names, or became part of others.

Told only where nothing else fits: who calls it, whom it calls, and how much it executes.
"""

from collections import defaultdict

from tare.experiments.exact import document, flat

# a renamed function may have changed by so much, one that is inlined loses call and return
_RENAMED, _INLINED = 0.1, 0.25
_WORD = 3  # of a name: of so many letters at least


class Functions:
    """The functions of a document by (name, module): their sums, and who calls whom."""

    def __init__(self, recorded):
        self.sums = {(one.name, one.module): one for one in flat.by_function(recorded)}
        self.callers, self.callees = defaultdict(set), defaultdict(set)
        keys = [(one["name"], one["module"]) for one in recorded["functions"]]
        nodes = document.nodes(recorded)
        for node in nodes:
            if node["parent"] is None:
                continue
            caller, callee = keys[nodes[node["parent"]]["function"]], keys[node["function"]]
            if node["kind"] in ("interrupt", "exception", "birth"):
                # it may come anywhere
                caller = (node["kind"], None)
            elif caller != callee:
                self.callees[caller].add(callee)
            if caller != callee:
                self.callers[callee].add(caller)


def _about(a, b, part):
    return abs(a - b) <= part * max(a, b)


def _words(key):
    return {word for word in key[0].split("_") if len(word) >= _WORD}


def renamed(before, after):
    """{key in AFTER: key in BEFORE} of Functions that are the same but for the name."""
    names = {}  # {before: after}
    while True:
        gone = [key for key in before.sums if key not in after.sums and key not in names]
        new = [key for key in after.sums
               if key not in before.sums and key not in names.values()]
        found = _pairs(before, after, gone, new, names)
        if not found:
            return {new: old for old, new in names.items()}
        names.update(found)


def _pairs(before, after, gone, new, names):
    """{gone: new} of those that fit each other and no third."""
    like = {old: [one for one in new if _fits(before, after, old, one, names)] for old in gone}
    wanted = [one for fitting in like.values() for one in fitting]
    return {old: fitting[0] for old, fitting in like.items()
            if len(fitting) == 1 and wanted.count(fitting[0]) == 1}


def _fits(before, after, old, new, names):
    a, b = before.sums[old], after.sums[new]
    # under names that have nothing in common, a small function may be another one
    part = _RENAMED if _words(old) & _words(new) else 0
    return (a.calls == b.calls and a.own and _about(a.own, b.own, part)
            and {names.get(one, one) for one in before.callers[old]} == after.callers[new]
            and {names.get(one, one) for one in before.callees[old]} == after.callees[new])


def inlined(before, after, names):
    """{key that went: key of the function that has it now}; names: as renamed() tells them.

    Where several went into one function, their sum has to be what that grew by.
    """
    now = {old: new for new, old in names.items()}
    into = defaultdict(list)
    for key, sums in before.sums.items():
        if sums.own and key not in after.sums and key not in now and (
                host := _host(before, after, key, now)):
            into[host].append(key)
    found = {}
    for host, gone in into.items():
        grew = after.sums[now.get(host, host)].own - before.sums[host].own
        if _about(grew, sum(before.sums[key].own for key in gone), _INLINED):
            found.update(dict.fromkeys(gone, now.get(host, host)))
    return found


def _host(before, after, key, now):
    """What calls KEY alone and is still there, itself or by what it alone was called by."""
    seen = {key}
    while len(before.callers[key]) == 1:
        [key] = before.callers[key]
        if key in after.sums or key in now:
            return key if key in before.sums else None
        if key in seen:
            return None
        seen.add(key)
    return None
