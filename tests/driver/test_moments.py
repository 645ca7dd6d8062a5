# SPDX-License-Identifier: GPL-2.0-only
"""When the packets of a flood come: one in each part of the time, at a random moment of it."""

import ctypes

import numpy as np
from programs import built
from scipy import stats

CARDS, PERIOD, BEGIN = 79, 395_000, 10**9
PART = PERIOD / CARDS
TICK = 4_000_000


def draw(seed):
    start = (ctypes.c_uint64 * CARDS)()
    ctypes.CDLL(built("moments.so")).moments_draw(
        start, CARDS, *map(ctypes.c_uint64, (seed, BEGIN, PERIOD)))
    return np.array(start, dtype=float) - BEGIN


def test_each_part_has_one_moment_anywhere_in_it():
    """A part begins where the one before ends, wherever the first begins."""
    places = []
    for seed in range(1, 101):
        rest = draw(seed) - np.arange(CARDS) * PART
        # all lie within one part's length of where the first part begins
        assert rest.max() - rest.min() < PART + 1
        assert (np.diff(draw(seed)) >= 0).all()
        places.append(rest - rest.min())
    spread = np.concatenate(places)
    # from the lowest of 79 to the highest: nearly a part, evenly
    assert stats.kstest(spread / spread.max(), "uniform").statistic < 0.03


def test_the_first_part_is_at_any_distance_from_the_kernels_tick():
    first = np.array([draw(seed)[0] for seed in range(1, 1001)])
    assert first.min() >= 0 and first.max() < TICK + PART
    assert stats.kstest(first / TICK, "uniform").pvalue > 1e-4
