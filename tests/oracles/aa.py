# SPDX-License-Identifier: GPL-2.0-only
"""A/A: the same thing measured twice under two names shows no difference.

An interval of 95 % misses the truth once in 20 times, so one run decides nothing: of 20, at
least 16 hold "no difference", which intervals that keep their word miss once in 400. That
alone, an interval as wide as a house passes too: their median half-width is at most 2 %.
"""

from dataclasses import dataclass
from statistics import median

RUNS = 20
HELD = 16
HALF_WIDTH = 0.02
CONFIDENCE = 0.95


@dataclass(frozen=True)
class Outcome:
    """intervals: (low, high) of the ratio of each run; 1 is not a difference."""

    intervals: list

    @property
    def held(self):
        """How many intervals hold "no difference"."""
        return sum(low <= 1 <= high for low, high in self.intervals)

    @property
    def half_width(self):
        return median((high - low) / 2 for low, high in self.intervals)

    @property
    def passed(self):
        return self.half_width <= HALF_WIDTH and self.held >= HELD


def repeat(take):
    """The Outcome of RUNS calls of TAKE, which returns an estimate as results hold them."""
    found = [take() for _ in range(RUNS)]
    # that wider ones are held says little
    assert all(one and one["confidence"] >= CONFIDENCE for one in found), found
    return Outcome([(one["low"], one["high"]) for one in found])


def settle(take, rounds, most):
    """As repeat(), of TAKE(rounds), with twice the rounds again until intervals are narrow.

    On a machine that does other work, too, intervals are wider, and that is not a fault. MOST:
    the number of rounds at which it becomes one.
    """
    while True:
        outcome = repeat(lambda: take(rounds))  # noqa: B023 (called at once)
        if outcome.half_width <= HALF_WIDTH or 2 * rounds > most:
            return outcome
        rounds *= 2
