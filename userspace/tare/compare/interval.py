# SPDX-License-Identifier: GPL-2.0-only
"""The interval of a difference and of a ratio, from the intervals of two independent figures.

By MOVER (Zou and Donner, 2008): the distance from each figure to the end of its interval that lies
the way the difference would move stands for its error there, and errors of independent figures add
in squares. This needs no samples, and no symmetry. Figures are estimates as results hold them.
"""

import math

from tare.stats import Estimate, errors_wide


def difference(a, b):
    """B - A as a tare.stats.Estimate, with the lower confidence of the two."""
    middle = b["value"] - a["value"]
    down = math.hypot(a["high"] - a["value"], b["value"] - b["low"])
    up = math.hypot(a["value"] - a["low"], b["high"] - b["value"])
    return Estimate(middle, middle - down, middle + up, 1, min(a["confidence"], b["confidence"]))


def ratio(a, b):
    """B / A as a tare.stats.Estimate, by logarithms; None if either may be 0 or less."""
    if min(a["low"], b["low"], a["value"], b["value"]) <= 0:
        return None
    found = difference(*({**one, **{end: math.log(one[end]) for end in ("value", "low", "high")}}
                         for one in (a, b)))
    try:
        return Estimate(*(math.exp(end) for end in (found.value, found.low, found.high)), 1,
                        found.confidence)
    except OverflowError:
        return None


def chance(estimate, repeats):
    """How often chance alone moves a figure so far from 0, by its interval over so many REPEATS.

    As much as 5 % where the interval just reaches 0, and beyond it as t falls.
    """
    width = estimate.value - estimate.low if estimate.value > 0 else estimate.high - estimate.value
    if not width or not estimate.value:
        return float(not estimate.value)
    from scipy.special import stdtr  # which no help text needs

    degrees = max(repeats - 1, 1)
    return 2 * float(stdtr(degrees, -abs(estimate.value) / width * errors_wide(degrees)))
