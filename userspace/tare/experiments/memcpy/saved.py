# SPDX-License-Identifier: GPL-2.0-only
"""What the results of replays say that a routine saves, read from their fields."""

from tare.errors import TareError, UsageError
from tare.experiments.memcpy import net, share
from tare.experiments.memcpy.subset import Subset
from tare.stats import Estimate


def replayed(document, wanted=None):
    """(subset, unit, {routine: measurement}) of a replay, in the order that was asked for.

    wanted: whether a Subset is meant. By default that of all calls, or else the first.
    """
    found = {}
    for entry in about_what(document, "replay"):
        if entry["about"]["main"] and entry["about"]["routine"] != net.NOTHING:
            found.setdefault(Subset.of(entry), {})[entry["about"]["routine"]] = entry
    if not found:
        raise TareError("the replay's result holds no replayed routine: give a result of "
                        "`tare memcpy replay`")
    if wanted:
        found = _only(found, wanted)
    subset = next((one for one in found if one.name == "all"), next(iter(found)))
    routines = found[subset]
    return subset, next(iter(routines.values()))["unit"], routines


def _only(found, wanted):
    """Those of FOUND that are wanted, at least one."""
    kept = {one: routines for one, routines in found.items() if wanted(one)}
    if not kept:
        there = "; ".join(one.subject for one in found)
        raise UsageError(f"no such calls are in the result of --replay (it has: {there}): replay "
                         "them, or leave out -f, --min-size and --max-size")
    return kept


def about_what(document, what):
    """The measurements that are about WHAT, by their fields."""
    return [entry for entry in document["measurements"]
            if entry.get("about", {}).get("what") == what]


def _order(entry):
    about = entry["about"]
    return not about["main"], about["order"], about["period"] or 0


def of(document, name, in_use, subset):
    """Percent of IN_USE that NAME saves, with an interval that holds what each order of the calls
    says, of net times and of raw ones; or None where nothing says.

    Net errs one way on real CPUs and raw times the other, and the truth lies between the
    orders: the verdict must hold for all of them. Counted instructions do not overlap:
    there it is the net, where there is one. A net below the floor may be nothing.
    """
    mine = [entry for entry in about_what(document, "replay") if Subset.of(entry) == subset]
    ours = {_order(entry): entry for entry in mine if entry["about"]["routine"] == name}
    theirs = {_order(entry): entry for entry in mine if entry["about"]["routine"] == in_use}
    found, all_of_it = [], False
    for order in sorted(ours.keys() & theirs.keys()):
        pair = ours[order], theirs[order]
        of_net = _saved(document, *pair, "net")
        if of_net:
            found.append(of_net)
        if not of_net or pair[0]["unit"] == "ns":
            found.append(_saved(document, *pair, "raw"))
        all_of_it |= any(entry["below_floor"] for entry in pair)
    found = [one for one in found if one]
    if not found:
        return None
    if all_of_it:
        found.append(Estimate(100.0, 100.0, 100.0, found[0].samples))
    return share.hull(found)


def _saved(document, ours, theirs, times):
    """Percent of THEIRS that OURS saves in one order; None where a figure is missing.

    What the replay found round by round; where it compared with others, from two intervals
    taken apart, which is wider.
    """
    about = {**ours["about"], "what": "saved", "times": times,
             "against": theirs["about"]["routine"]}
    for entry in document["measurements"]:
        if entry.get("about") == about:
            return Estimate(**entry["raw"], samples=entry["samples"])
    one, other = ours[times], theirs[times]
    if not one or not other or other["low"] <= 0:
        return None
    ends = [100 * (1 - one[end] / other[opposite]) for end, opposite in (("high", "low"),
                                                                         ("low", "high"))]
    return Estimate(100 * (1 - one["value"] / other["value"]), min(ends), max(ends),
                    ours["samples"], min(one["confidence"], other["confidence"]))
