# SPDX-License-Identifier: GPL-2.0-only
"""The sentence at the end: is another copy routine worth it?

Worth it: some routine saves at least the threshold even at the low end of its interval.
Not worth it: nothing could, not even at the high end; no routine saves more than the whole
share. Otherwise it cannot be told.
"""

from tare import figures
from tare.experiments.memcpy import share
from tare.stats import CONFIDENCE

WORTH, NOT_WORTH, CANNOT_TELL = "worth it", "not worth it", "cannot tell"


def judge(base, what, part, savings, threshold, doubts=(),
          more="record longer, or replay a trace"):
    """The `verdict` of a result.

    base: share.Base. what: the calls that are judged, in words. part: Estimate of their share in
    percent, or None. savings: routine to
    Estimate in percent of the base. threshold: percent. doubts: what makes the figures
    unfit for an answer. more: what would make the interval of the share narrower.
    """
    made = {"basis": base.basis, "threshold": threshold, "unit": "percent", "reasons": []}
    if base.basis == share.NONE:
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
    if not savings:
        return {**made, "answer": CANNOT_TELL,
                "sentence": f"{text}, but the savings of other routines were not measured on the "
                            "same basis"}
    if any(one.confidence < CONFIDENCE for one in savings.values()):
        return {**made, "answer": CANNOT_TELL,
                "sentence": f"{text}, but the replay has too few repeats for "
                            f"{100 * CONFIDENCE:g} % intervals: give it 6 processes or more, or "
                            "with --exact 6 rounds"}
    if all(one.high <= 0 for one in savings.values()):
        return {**made, "answer": NOT_WORTH,
                "sentence": f"{text}; no replayed routine saves any of it"}
    worthy = [name for name in savings if savings[name].low >= threshold]
    if worthy:
        name = max(worthy, key=lambda one: savings[one].value)
        return {**made, "answer": WORTH,
                "sentence": f"{text}; {name} would save {_percent(savings[name])} of it, at least "
                            f"{threshold:g} % even at the low end"}
    # of those that could reach it, if any could: only of these the last sentence is true
    reach = [name for name in savings if savings[name].high >= threshold]
    best = max(reach or savings, key=lambda one: savings[one].value)
    if not reach:
        return {**made, "answer": NOT_WORTH,
                "sentence": f"{text}; the best, {best}, would save {_percent(savings[best])} of "
                            f"it, less than {threshold:g} %"}
    return {**made, "answer": CANNOT_TELL,
            "sentence": f"{text}; {best} would save {_percent(savings[best])} of it, "
                        f"but {threshold:g} % lies within this interval, over the share, each "
                        "order of the calls, net and raw times: {more}"}


def _percent(estimate):
    unsure = figures.unsureness(estimate.confidence)
    return (f"{figures.number(estimate.value)} % [{figures.number(estimate.low)}, "
            f"{figures.number(estimate.high)}]{unsure and f' ({unsure})'}")
