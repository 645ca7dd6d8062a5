# SPDX-License-Identifier: GPL-2.0-only
"""What a comparison says first: the verdict of its primary measurements, corrected for their
number, and of those that are the same in every run, in which there is no chance.
"""

import math
from dataclasses import replace

from tare import figures, stats
from tare.compare import change as changes, runs

_NAMED = 3  # that a sentence names of each word
_BOUNDS = (1, 2, 5, 10, 20, 50, 100)


def told(primary, percent):
    """Primary Changes, with p as it is for all of them together, by Holm's method over those in
    which chance is. percent: a change by so much must not be missed.
    """
    by_chance = [one for one in primary if one.p is not None and one.word != changes.CANNOT]
    adjusted = dict(zip(map(id, by_chance), runs.holm([one.p for one in by_chance]), strict=True))
    return [_corrected(replace(one, percent=percent, adjusted=adjusted.get(id(one))))
            for one in primary]


def _corrected(one):
    """A Change, of which none is left where its corrected p is no longer below 5 %."""
    noise = one.adjusted is not None and one.adjusted >= 1 - stats.CONFIDENCE and not one.sure
    return replace(one, word=changes.SAME) if noise else one


def answer(primary):
    """yes, no, or inconclusive: whether anything changed."""
    words = {one.verdict for one in primary}
    if words - {changes.SAME, changes.CANNOT}:
        return "yes"
    return "inconclusive" if changes.CANNOT in words or not words else "no"


def sentence(primary, title):
    """One line: what regressed and improved, by how much; what did not; what is missing.

    title: a function that names a Change.
    """
    parts, rest = [], {}
    for one in sorted(primary, key=lambda one: -abs(_moved(one))):
        rest.setdefault(one.verdict, []).append(one)
    same, cannot = rest.pop(changes.SAME, []), rest.pop(changes.CANNOT, [])
    for word in (changes.REGRESSED, changes.IMPROVED, changes.GREW, changes.FELL):
        if found := rest.get(word, []):
            names = [f"{title(one)} {_ratio(one)}" for one in found[:_NAMED]]
            more = [f"{len(found) - _NAMED} more"] * (len(found) > _NAMED)
            parts.append(f"{word}: {', '.join([*names, *more])}")
    if same:
        whole = f"all {len(same)}" if primary[1:] else title(same[0])
        count = figures.counted(len(same), "other") if parts else \
            f"{len(same)} of {len(primary)}" if cannot else whole
        parts.append(f"{count} {_within(same)}")
    if cannot:
        parts.append(f"{changes.CANNOT + ': ' if parts else ''}{title(cannot[0])}"
                     f"{f' and {len(cannot) - 1} more' if cannot[1:] else ''}: {_missing(cannot)}")
    return "; ".join(parts) or "nothing can be compared"


def _moved(one):
    return one.ratio.value - 1 if one.ratio else 0


def _ratio(one):
    if not one.ratio:
        return f"by {figures.number(one.difference.value)} {one.b['unit']}"
    ends = one.ratio.value, one.ratio.low, one.ratio.high
    # as many places as tell it from 1, which no change is
    near = max(min(abs(ends[0] - 1), 1), 1e-9)
    said = [f"{end:.{max(3, 1 - math.floor(math.log10(near)))}g}" for end in ends]
    return said[0] if ends[1] == ends[2] else f"{said[0]} [{said[1]}, {said[2]}]"


def _within(same):
    most = max(one.bound for one in same)
    if not most:
        return "equal"
    # no more than what --change allows, which is not always one of these
    bounds = (bound for bound in _BOUNDS if most <= bound <= same[0].percent)
    return f"within {next(bounds, math.ceil(round(most, 6)))} %"


def _missing(cannot):
    return max(cannot, key=lambda one: (not one.why, one.needs or runs.MOST + 1)).missing
