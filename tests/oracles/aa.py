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
    """intervals: (low, high) of each run. nothing: what they are to hold. whole: what a
    half-width is a part of: 1 for ratios, 100 for percentages, else what was measured."""

    intervals: list
    nothing: float
    whole: float

    @property
    def held(self):
        """How many intervals hold "no difference"."""
        return sum(low <= self.nothing <= high for low, high in self.intervals)

    @property
    def half_width(self):
        """The median, as a part of the whole."""
        return median((high - low) / 2 for low, high in self.intervals) / self.whole

    @property
    def narrow(self):
        return self.half_width <= HALF_WIDTH

    @property
    def passed(self):
        """The demand is on 20 runs; of other numbers on the same part."""
        return self.narrow and self.held * RUNS >= HELD * len(self.intervals)

    def __str__(self):
        return (f"{self.held} of {len(self.intervals)} intervals hold {self.nothing:g}, median "
                f"half-width {100 * self.half_width:.2f} %")


def repeat(take, nothing=1.0, whole=1.0, runs=RUNS):
    """The Outcome of RUNS calls of TAKE, which returns an estimate as results hold them.

    Refuses intervals of less than 95 %: that they hold something says little.
    """
    intervals = []
    for _ in range(runs):
        found = take()
        if found is None or found["confidence"] < CONFIDENCE:
            raise ValueError(f"no interval of {100 * CONFIDENCE:g} %: {found}")
        intervals.append((found["low"], found["high"]))
    return Outcome(intervals, nothing, whole)


def settle(take, rounds, most, **how):
    """As repeat(), of TAKE(rounds), with twice the rounds again until intervals are narrow.

    On a machine that does other work, too, intervals are wider, and that is no fault. MOST:
    the number of rounds at which it becomes one.
    """
    while True:
        outcome = repeat(lambda: take(rounds), **how)  # noqa: B023 (called at once)
        if outcome.narrow or 2 * rounds > most:
            return outcome
        rounds *= 2
