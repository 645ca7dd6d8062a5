# SPDX-License-Identifier: GPL-2.0-only
"""The law of an accept queue: known parameters come back, and 2006's values fit it."""

import numpy as np
import pytest

from tare.errors import TareError
from tare.experiments.events.setup import figures

CONNECTIONS = list(range(100, 1001, 100))
THEN = [seconds / figures.TIMEOUT_2006 for seconds in figures.seconds_2006("select").values()]


def test_their_intervals_hold_them_about_as_often_as_they_say():
    random, held = np.random.default_rng(7), 0
    for _ in range(100):
        counted = figures.stalls(CONNECTIONS, 21, 160) + random.normal(0, 0.2, 10)
        queue = figures.fit(CONNECTIONS, counted).queue
        held += queue.low <= 21 <= queue.high
    assert 88 <= held <= 100
    # without errors they come back
    exactly = figures.fit(CONNECTIONS, figures.stalls(CONNECTIONS, 6, 40))
    assert (exactly.queue.value, exactly.pace.value) == pytest.approx((6, 40), rel=1e-3)


def test_the_law_is_the_sum_of_what_each_connect_leaves():
    """By steps instead of the integral."""
    left = sum(1 - 160 / at for at in range(161, 1001))
    assert figures.stalls(1000, 20, 160) == pytest.approx(left / 20, rel=2e-3)
    assert figures.stalls(160, 20, 160) == 0 == figures.stalls(50, 20, 160)


def test_2006_fits_within_a_fifth_of_a_stall():
    found = figures.fit(CONNECTIONS, THEN)
    assert found.rms == pytest.approx(0.172, abs=0.002)
    assert (found.queue.value, found.pace.value) == pytest.approx((19.4, 159.8), abs=0.1)
    assert found.queue.low < 19 < 20 < found.queue.high < 21


def test_points_without_stalls_have_no_fit():
    for counted in ([0] * 10, [0] * 8 + [1, 2]):
        with pytest.raises(TareError, match="no fit: fewer than 3 of 10 points have a stall"):
            figures.fit(CONNECTIONS, counted)


def test_whole_seconds_are_no_chance():
    """An average of three whole numbers is whole in one of three cases."""
    whole, above, chance = figures.chance_of_whole_seconds()
    assert (whole, above) == (8, 8) and chance == pytest.approx(3.0 ** -8)
