# SPDX-License-Identifier: GPL-2.0-only
"""An open loop's times are the seed's alone: those of poisson.py, once more."""

import itertools

import poisson
import pytest
from programs import built, run

COUNT = 20000


@pytest.mark.parametrize("words", [(1, 1000, 0, 1), (2**32 - 1, 0.5, 0, 1), (5, 300000, 2, 3)])
def test_they_are_the_seeds(words):
    done = run(built("arrival_times"), *words, COUNT, check=True)
    expected = itertools.islice(poisson.times(*words), COUNT)

    assert all(abs(int(line) - at) <= 1
               for line, at in zip(done.stdout.split(), expected, strict=True))
