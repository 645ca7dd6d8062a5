# SPDX-License-Identifier: GPL-2.0-only
"""What a verdict says: what replays save, and the sentence at the end."""

from tare import figures, result
from tare.errors import TareError
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.replay import figures as replay_figures
from tare.experiments.memcpy.verdict import cost
from tare.stats import CONFIDENCE, Estimate

# What a report of a verdict shows first.


def shares(base):
    """The plot of shares."""
    return f"Share of {base.name}"


def savings(base):
    """The plot of what routines would save."""
    return f"Savings of {base.name}"


def lead(document, found, threshold):
    """`lead` of a result: savings where they are known, else the share that bounds them.

    found: {routine: what it would save}.
    """
    named = [f"memcpy.saving.{name}" for name in found]
    named += ["memcpy.share.copies", "memcpy.share.copies.once", "memcpy.share", "memcpy.cost"]
    measured = [entry for name in named if (entry := result.find(document, name))]
    drawn = [entry["bar"]["plot"] for entry in measured if "bar" in entry]
    lead = {"measurements": [entry["name"] for entry in measured],
            "tables": [table["name"] for table in document["tables"]
                       if table["name"] in ("absolute", "cost")]}
    # one routine alone makes no plot: then the shares
    if drawn:
        lead |= {"plot": drawn[0] if len(found) != 1 else drawn[-1],
                 "mark": {"value": threshold, "label": f"threshold, {threshold:g} %"}}
    return lead


# What the results of replays say that a routine saves, read from their fields.


def replayed(document):
    """(subset, unit, {routine: measurement}) of a replay, in the order that was asked for: of all
    calls, or else of its first subset."""
    found = {}
    for entry in about_what(document, "replay"):
        if entry["about"]["main"] and entry["about"]["routine"] != replay_figures.NOTHING:
            found.setdefault(Subset.of(entry), {})[entry["about"]["routine"]] = entry
    if not found:
        raise TareError("the replay's result holds no replayed routine: give a result of "
                        "`tare memcpy replay`")
    subset = next((one for one in found if one.name == "all"), next(iter(found)))
    routines = found[subset]
    return subset, next(iter(routines.values()))["unit"], routines


def about_what(document, what):
    """The measurements that are about WHAT, by their fields."""
    return [entry for entry in document["measurements"]
            if entry.get("about", {}).get("what") == what]


def first_about(document, what, subset, **about):
    """The main measurement about WHAT and SUBSET that has these fields, or None."""
    return next((entry for entry in about_what(document, what) if entry["about"]["main"]
                 and Subset.of(entry) == subset and about.items() <= entry["about"].items()), None)


def saved_by(document, name, in_use, subset):
    """Percent of IN_USE that NAME saves, with an interval that holds net times and raw ones; or
    None where nothing says.

    Net errs one way on real CPUs and raw times the other: the verdict must hold for both. Counted
    instructions do not overlap: there it is the net, where there is one. A net below the floor may
    be nothing. The wall clock has no say where the least of each chunk is known.
    """
    pair = [first_about(document, "replay", subset, routine=one) for one in (name, in_use)]
    if not all(pair):
        return None
    found = [_saved(document, *pair, "net")]
    if not found[0] or pair[0]["unit"] == "ns":
        found.append(_saved(document, *pair, "raw"))
    found = [one for one in found if one]
    if found and any(entry["below_floor"] for entry in pair):
        found.append(Estimate(100.0, 100.0, 100.0, found[0].samples))
    return cost.hull(found) if found else None


def _saved(document, ours, theirs, times):
    """Percent of THEIRS that OURS saves; None where a figure is missing.

    What the replay found round by round; where it compared with others, from two intervals
    taken apart, which is wider.
    """
    if entry := first_about(document, "saved", Subset.of(ours), routine=ours["about"]["routine"],
                            against=theirs["about"]["routine"], times=times):
        return Estimate(**entry["raw"], samples=entry["samples"])
    one, other = ours[times], theirs[times]
    if not one or not other or other["low"] <= 0:
        return None
    ends = [100 * (1 - one[end] / other[opposite]) for end, opposite in (("high", "low"),
                                                                         ("low", "high"))]
    return Estimate(100 * (1 - one["value"] / other["value"]), min(ends), max(ends),
                    ours["samples"], min(one["confidence"], other["confidence"]))


# What a replay brings to a verdict: its measurements, and what each routine would save.

# Routines that repeat no instruction: counts of instructions rank these, and no others.
_UNREPEATED = ("kernel", "sse2", "sse2_nt", "avx2", "avx512", "c_loop")
_REPEATED = {"rep_movsb": "a byte", "rep_movsl": "for 4 bytes", "rep_movsq": "for 8 bytes"}


def take_over(document, replayed):
    """Add the replay's own figures and warnings."""
    # a result that is itself a verdict holds shares and savings of another capture
    document["measurements"] += [
        result.taken_over({**entry, "detail": True}, replayed["environment"])
        for what in ("replay", "saved") for entry in about_what(replayed, what)]
    result.warn(document, replayed["warnings"])


def warn(document, base, routines, unit):
    """Say what limits the savings that ROUTINES, replayed in UNIT, would bring."""
    if base.basis != cost.NONE and routines and unit != base.unit:
        document["warnings"].append(
            f"the share is of {base.name} and the replay counted {unit}: they are not multiplied")
    if any(entry["interval_over"] == result.ROUNDS for entry in routines.values()):
        document["warnings"].append("the replay was one process: its savings hold within this run; "
                                    "with --processes 6 or more they hold for the next")


def add(document, routines, subset, in_use, copies, base, over=result.CALLS):
    """Tell what each routine would save of the base; returns {routine: Estimate in percent of
    IN_USE}.

    copies: Estimate of their share in percent, its interval taken over OVER; None: there is none.
    """
    if in_use not in routines:
        raise TareError(f"the replay has no {in_use}, which the kernel uses: replay it too, or "
                        "name another with --in-use")
    found = {}
    if copies is None:
        return found
    for name in routines:
        gain = None if name == in_use else saved_by(document, name, in_use, subset)
        if gain is None or not _ranked(routines[name]["unit"], name, in_use):
            continue
        found[name] = gain
        document["measurements"].append(result.measurement(
            f"memcpy.saving.{name}", "percent", cost.savings(copies, gain), better="higher",
            over=over,
            title=f"{name} would save at most", bar=(savings(base), name),
            about={"what": "saving", "routine": name, "against": in_use},
            conditions=[f"of {base.name}", f"against {in_use}", "all copies replaced, call for "
                        "call, with caches as in the replay"]))
    return found


def _ranked(unit, *routines):
    return unit != "instructions" or all(name in _UNREPEATED for name in routines)


def unmeasured(unit, in_use):
    """Why a replay in UNIT ranks no routine against IN_USE; None: it does."""
    if _ranked(unit, in_use):
        return None
    how = (f"`{in_use.replace('_', ' ')}` counts one instruction {_REPEATED[in_use]}"
           if in_use in _REPEATED
           else f"{in_use} may repeat an instruction, which counts each time")
    return f"{how}: instructions do not rank it against other routines; replay by time"


def absolute(routines, subset, unit, in_use):
    """As in 2005: the replayed cost of the calls once, and what would be saved of it."""
    reference = routines.get(in_use)
    rows = []
    for name, entry in routines.items():
        net, gain = entry["net"], None
        if net and reference and reference["net"] and name != in_use:
            gain = reference["net"]["value"] - net["value"]
        rows.append([name, figures.net(entry), figures.number(gain),
                     "in use" if name == in_use else ""])
    return {
        "name": "absolute", "title": f"The capture replayed once, {subset.words}",
        "columns": ["routine", unit, f"{unit} saved", ""], "rows": rows}


# The sentence at the end: is another copy routine worth it?
#
# Worth it: some routine saves at least the threshold even at the low end of its interval.
# Not worth it: nothing could, not even at the high end; no routine saves more than the whole
# share. Otherwise it cannot be told.

WORTH, NOT_WORTH, CANNOT_TELL = "worth it", "not worth it", "inconclusive"


def judge(base, what, part, gains, threshold, doubts=(),
          more="record longer, or replay a trace", unmeasured=None):
    """The `verdict` of a result.

    base: share.Base. what: the calls that are judged, in words. part: Estimate of their share in
    percent, or None. gains: routine to Estimate in percent of the one in use. threshold: percent.
    doubts: what makes the figures unfit for an answer. more: what would make the interval of the
    share narrower. unmeasured: why there are no gains.
    """
    made = {"basis": base.basis, "threshold": threshold, "unit": "percent", "reasons": []}
    if base.basis == cost.NONE:
        return {**made, "answer": CANNOT_TELL, "sentence": base.why_none}
    if part is None:
        return {**made, "answer": CANNOT_TELL,
                "sentence": doubts[0] if doubts else "no share was measured"}
    text = f"{what} are {_percent(part)} of {base.name}"
    if doubts:
        return {**made, "answer": CANNOT_TELL, "sentence": f"{text}, but {doubts[0]}",
                "reasons": list(doubts[1:])}
    if part.high < threshold:
        return {**made, "answer": NOT_WORTH,
                "sentence": f"{text}: even copies that cost nothing would save less than "
                            f"{threshold:g} % of it"}
    if not gains:
        why = unmeasured or "the savings of other routines were not measured on the same basis"
        return {**made, "answer": CANNOT_TELL, "sentence": f"{text}, but {why}"}
    if any(one.confidence < CONFIDENCE for one in gains.values()):
        return {**made, "answer": CANNOT_TELL,
                "sentence": f"{text}, but the replay has too few repeats for {100 * CONFIDENCE:g} "
                            "% intervals: give it 6 processes or more, or with --exact 6 rounds"}
    return {**made, **_of_gains(text, part, gains, threshold, more)}


def agreed(verdict, other, once):
    """VERDICT where OTHER, with what rep repeats counted once, has the same answer; else none.

    once: Estimate of the share that is OTHER's.
    """
    if verdict["answer"] == other["answer"]:
        return {**verdict, "reasons": [
            f"what `rep` repeats counted once: {_percent(once)}, the answer is the same",
            *verdict["reasons"]]}
    return {**verdict, "answer": CANNOT_TELL,
            "sentence": f"{verdict['sentence']}; but with what `rep` repeats counted once they are "
                        f"{_percent(once)}, and it is {other['answer']}: instructions do not "
                        "decide, record under KVM or on bare metal"}


def _of_gains(text, part, gains, threshold, more):
    """Answer and sentence where the share alone does not decide."""
    told = {name: cost.savings(part, gain) for name, gain in gains.items()}
    if all(one.high <= 0 for one in told.values()):
        return {"answer": NOT_WORTH, "sentence": f"{text}; no replayed routine saves any of it"}
    worthy = [name for name in told if told[name].low >= threshold]
    if worthy:
        name = max(worthy, key=lambda one: told[one].value)
        return {"answer": WORTH,
                "sentence": f"{text}; {name} would save {_percent(told[name])} of it, at least "
                            f"{threshold:g} % even at the low end"}
    # of those that could reach it, if any could: only of these the last sentence is true
    reach = [name for name in told if told[name].high >= threshold]
    best = max(reach or told, key=lambda one: told[one].value)
    if not reach:
        return {"answer": NOT_WORTH,
                "sentence": f"{text}; the best, {best}, would save {_percent(told[best])} of "
                            f"it, less than {threshold:g} %"}
    return {"answer": CANNOT_TELL,
            "sentence": f"{text}; {best} would save {_percent(told[best])} of it, "
                        f"but {threshold:g} % lies within this interval, over the share, "
                        f"net and raw times: {more}"}


def _percent(estimate):
    if estimate.low == estimate.high:
        return f"{figures.number(estimate.value)} %"
    unsure = figures.unsureness(estimate.confidence)
    return (f"{figures.number(estimate.value)} % [{figures.number(estimate.low)}, "
            f"{figures.number(estimate.high)}]{unsure and f' ({unsure})'}")
