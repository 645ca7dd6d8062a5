# SPDX-License-Identifier: GPL-2.0-only
"""The sentence at the end: is another copy routine worth it?

Worth it: some routine saves at least the threshold even at the low end of its interval.
Not worth it: nothing could, not even at the high end; no routine saves more than the whole
share. Otherwise it cannot be told. Where the share's interval is no 95 % interval, both ends are
moved first.
"""

from tare import figures
from tare.experiments.memcpy import cost, share
from tare.stats import CONFIDENCE

WORTH, NOT_WORTH, CANNOT_TELL = "worth it", "not worth it", "cannot tell"


def judge(base, what, part, gains, threshold, doubts=(),
          more="record longer, or replay a trace", unmeasured=None):
    """The `verdict` of a result.

    base: share.Base. what: the calls that are judged, in words. part: Estimate of their share in
    percent, or None. gains: routine to Estimate in percent of the one in use. threshold: percent.
    doubts: what makes the figures unfit for an answer. more: what would make the interval of the
    share narrower. unmeasured: why there are no gains.
    """
    made = {"basis": base.basis, "threshold": threshold, "unit": "percent", "reasons": []}
    if base.basis == share.NONE:
        return {**made, "answer": CANNOT_TELL, "sentence": base.why_none}
    if part is None:
        return {**made, "answer": CANNOT_TELL,
                "sentence": doubts[0] if doubts else "no share was measured"}
    safe = share.safe(part)
    if safe is not part:
        made["reasons"].append(_UNSURE)
    text = f"{what} are {_percent(part)} of {base.name}"
    if doubts:
        return {**made, "answer": CANNOT_TELL, "sentence": f"{text}, but {doubts[0]}",
                "reasons": [*doubts[1:], *made["reasons"]]}
    if safe.high < threshold:
        return {**made, "answer": NOT_WORTH,
                "sentence": f"{text}: even copies that cost nothing would save less than "
                            f"{threshold:g} % of it"}
    if not gains:
        why = unmeasured or "the savings of other routines were not measured on the same basis"
        return {**made, "answer": CANNOT_TELL, "sentence": f"{text}, but {why}"}
    if any(one.confidence < CONFIDENCE for one in gains.values()):
        return {**made, "answer": CANNOT_TELL,
                "sentence": f"{text}, but the replay has too few repeats for "
                            f"{100 * CONFIDENCE:g} % intervals: give it 6 processes or more, or "
                            "with --exact 6 rounds"}
    return {**made, **_of_gains(text, part, gains, threshold, more)}


_UNSURE = ("the share's interval is no 95 % interval: of calls drawn from known mixes of sizes, "
           f"one in 61 of them timed, it held the truth in about {100 * cost.HELD:g} to 92 %, and "
           "in fewer where calls of one size cost unlike times; so an answer has to hold with its "
           f"ends moved by a factor of {share.WIDER:g}, too")


def _of_gains(text, part, gains, threshold, more):
    """Answer and sentence where the share alone does not decide."""
    told = {name: share.savings(part, gain) for name, gain in gains.items()}
    safe = {name: share.savings(share.safe(part), gain) for name, gain in gains.items()}
    if all(one.high <= 0 for one in safe.values()):
        return {"answer": NOT_WORTH, "sentence": f"{text}; no replayed routine saves any of it"}
    worthy = [name for name in safe if safe[name].low >= threshold]
    if worthy:
        name = max(worthy, key=lambda one: told[one].value)
        return {"answer": WORTH,
                "sentence": f"{text}; {name} would save {_percent(told[name])} of it, at least "
                            f"{threshold:g} % even at the low end"}
    # of those that could reach it, if any could: only of these the last sentence is true
    reach = [name for name in safe if safe[name].high >= threshold]
    best = max(reach or safe, key=lambda one: told[one].value)
    if not reach:
        return {"answer": NOT_WORTH,
                "sentence": f"{text}; the best, {best}, would save {_percent(told[best])} of "
                            f"it, less than {threshold:g} %"}
    near = "" if share.safe(part) is part else f", or within a factor of {share.WIDER:g} of it"
    return {"answer": CANNOT_TELL,
            "sentence": f"{text}; {best} would save {_percent(told[best])} of it, "
                        f"but {threshold:g} % lies within this interval{near}, over the share, "
                        f"each order of the calls, net and raw times: {more}"}


def _percent(estimate):
    unsure = figures.unsureness(estimate.confidence)
    return (f"{figures.number(estimate.value)} % [{figures.number(estimate.low)}, "
            f"{figures.number(estimate.high)}]{unsure and f' ({unsure})'}")
