# SPDX-License-Identifier: GPL-2.0-only
"""The law of an accept queue: known parameters come back, and 2006's values fit it."""

import numpy as np
import pytest

from tare.errors import TareError
from tare.experiments.events.setup import figures

CONNECTIONS = list(range(100, 1001, 100))
THEN = list(figures.seconds_2006("select").values())


@pytest.mark.parametrize("queue, pace, timeout", [(6, 40, 1), (21, 160, 3), (25, 300, 3)])
def test_known_parameters_come_back(queue, pace, timeout):
    seconds = timeout * figures.stalls(CONNECTIONS, queue, pace)
    found = figures.fit(CONNECTIONS, seconds, timeout)
    assert found.queue.value == pytest.approx(queue, rel=1e-4)
    assert found.pace.value == pytest.approx(pace, rel=1e-3)
    assert found.rms < 1e-3


def test_their_intervals_hold_them_about_as_often_as_they_say():
    random, held = np.random.default_rng(7), 0
    for _ in range(100):
        seconds = 3 * figures.stalls(CONNECTIONS, 21, 160) + random.normal(0, 0.5, 10)
        queue = figures.fit(CONNECTIONS, seconds, 3).queue
        held += queue.low <= 21 <= queue.high
    assert 88 <= held <= 100


def test_the_law_is_the_sum_of_what_each_connect_leaves():
    """By steps instead of the integral, with a fixed part of a wake-up's cost, too."""
    for fixed in (0, 0.3):
        left = sum(1 - 1 / (fixed + (1 - fixed) * at / 160) for at in range(161, 1001))
        assert figures.stalls(1000, 20, 160, fixed) == pytest.approx(left / 20, rel=2e-3)
    assert figures.stalls(160, 20, 160) == 0 == figures.stalls(50, 20, 160)


def test_2006_fits_within_half_a_second():
    found = figures.fit(CONNECTIONS, THEN, figures.TIMEOUT_2006)
    assert found.rms == pytest.approx(0.515, abs=0.005)
    assert max(abs(np.subtract(found.predicted, THEN))) < 1.1
    assert (found.queue.value, found.pace.value) == pytest.approx((19.4, 159.8), abs=0.1)
    assert found.queue.low < 19 < 20 < found.queue.high < 21
    assert set(found.left_out) == set(CONNECTIONS)
    assert all(19 < queue < 20 for queue, _ in found.left_out.values())


def test_laws_without_a_queue_fit_2006_worse_and_laws_with_one_about_as_well():
    best = figures.fit(CONNECTIONS, THEN, 3).rms
    assert all(error > 2 * best for _, _, error in figures.rivals(CONNECTIONS, THEN))
    variants = figures.variants(CONNECTIONS, THEN, 3)
    assert all(error < 2 * best for *_, error in variants)
    # which is why the queue is not told to one connection
    queues = [queue for _, queue, _, _ in variants]
    assert max(queues) - min(queues) > 2


def test_points_without_stalls_have_no_fit():
    for seconds in ([0.01] * 10, [0.01] * 8 + [3, 6]):
        with pytest.raises(TareError, match="no fit: fewer than 3 of 10 points have a stall"):
            figures.fit(CONNECTIONS, seconds, 3)


def test_whole_seconds_are_no_chance():
    """An average of three whole numbers is whole in one of three cases."""
    whole, above, chance = figures.chance_of_whole_seconds()
    assert (whole, above) == (8, 8) and chance == pytest.approx(3.0 ** -8)
