# SPDX-License-Identifier: GPL-2.0-only
"""Two lots of runs, a figure each: what differs, how sure that is, and how many runs it takes.

By Welch's test of logarithms, since what slows a run multiplies its time. Where a figure may be 0
or less it has no logarithm: then of the figures themselves, and there is no ratio.
"""

import math
from bisect import bisect_left
from typing import NamedTuple

import numpy as np

from tare import stats
from tare.stats import Estimate

POWER = 0.9
# The spread of few runs is known badly: it is taken so large that it is smaller in so many cases.
_SPREAD = 0.9
MOST = 1000


class Compared(NamedTuple):
    """What two lots of runs say. p: how often chance alone makes so great a difference."""

    figures: tuple  # Estimates of A and of B: of logarithms, so geometric means
    difference: Estimate
    ratio: Estimate | None
    p: float


def compared(a, b):
    """Compared figures of runs, at least 2 on each side."""
    a, b = (np.asarray(side, dtype=float) for side in (a, b))
    logs = min(a.min(), b.min()) > 0
    if not logs:
        return Compared(tuple(_mean(side) for side in (a, b)), _less(b, a), None, _p(a, b))
    figures = [_exponential(_mean(np.log(side))) for side in (a, b)]
    ratio = _exponential(_less(np.log(b), np.log(a)))
    return Compared(tuple(figures), _less(b, a), ratio, _p(np.log(a), np.log(b)))


def _part(factor, side):
    return factor, side.mean(), side.var(ddof=1) / len(side), len(side) - 1


def _mean(side):
    return stats.sum_of([_part(1, side)], len(side))


def _less(b, a):
    return stats.sum_of([_part(1, b), _part(-1, a)], min(len(a), len(b)))


def _exponential(one):
    return Estimate(*map(math.exp, (one.value, one.low, one.high)), one.samples, one.confidence)


def _p(a, b):
    least = dealt(len(a), len(b))
    if not np.ptp(a) and not np.ptp(b):
        return 1.0 if a[0] == b[0] else least
    from scipy.stats import ttest_ind_from_stats as test  # loads for half a second

    # of samples that are nearly equal ttest_ind warns
    parts = [part for one in (a, b) for part in (one.mean(), one.std(ddof=1), len(one))]
    return max(least, float(test(*parts, equal_var=False).pvalue))


def dealt(ours, theirs):
    """The part of all ways to deal so many runs out to two sides in which these are farthest apart.

    No p is below it: the spread of few runs is often far too small by chance, as of two modes.
    """
    return 2 / math.comb(ours + theirs, ours)


def needed(a, b, percent, level):
    """How many runs on each side find a change by PERCENT at LEVEL in POWER of cases.

    At most MOST; None: more, or the figures have no ratio.
    """
    sides = [np.asarray(side, dtype=float) for side in (a, b)]
    if min(side.min() for side in sides) <= 0:
        return None
    from scipy.stats import chi2, nct, t

    least = next(count for count in range(2, MOST) if dealt(count, count) < level)
    squares = sum(np.log(side).var() * len(side) for side in sides)
    spread = math.sqrt(squares / chi2.ppf(1 - _SPREAD, sum(map(len, sides)) - 2))

    def finds(count):
        degrees = 2 * count - 2
        # beyond 40 all are found, and scipy's distribution has no value any more
        moved = min(math.log1p(percent / 100) / max(spread, 1e-9) * math.sqrt(count / 2), 40)
        with np.errstate(all="ignore"):  # where hardly any is found there may be no value either
            return nct.sf(t.ppf(1 - level / 2, degrees), degrees, moved) >= POWER

    count = bisect_left(range(MOST + 1), True, lo=least, key=finds)
    return count if count <= MOST else None


def holm(chances):
    """CHANCES, each as large as it is for so many tests together (S. Holm, 1979)."""
    adjusted, least = {}, 0.0
    for place, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        least = max(least, min(1.0, (len(chances) - place) * chances[at]))
        adjusted[at] = least
    return [adjusted[at] for at in range(len(chances))]
