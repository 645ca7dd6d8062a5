# SPDX-License-Identifier: GPL-2.0-only
"""The interval of a difference and of a ratio, from the intervals of two independent figures.

By MOVER (Zou and Donner, 2008): the distance from each figure to the end of its interval that lies
the way the difference would move stands for its error there, and errors of independent figures add
in squares. This needs no samples, and no symmetry. Figures are estimates as results hold them.
"""

import math

from tare.stats import Estimate


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
