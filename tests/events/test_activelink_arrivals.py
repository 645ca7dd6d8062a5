# SPDX-License-Identifier: GPL-2.0-only
"""An open loop's times are a Poisson process, and the seed's alone."""

import itertools
import math
import statistics

import poisson
import pytest
from programs import built, run

COUNT = 20000


def arrival_times(seed, rate, number, threads):
    """COUNT times, as activelink's own code draws them."""
    done = run(built("arrival_times"), seed, rate, number, threads, COUNT, check=True)
    return [int(line) for line in done.stdout.split()]


@pytest.mark.parametrize("words", [(1, 1000, 0, 1), (2**32 - 1, 0.5, 0, 1), (5, 300000, 2, 3)])
def test_they_are_the_seeds(words):
    expected = itertools.islice(poisson.times(*words), COUNT)

    assert all(abs(a - b) <= 1 for a, b in zip(arrival_times(*words), expected, strict=True))


def intervals(times):
    return [b - a for a, b in zip([0, *times], times)]


def from_exponential(values, mean):
    """The greatest distance of VALUES' distribution from the exponential one (Kolmogorov)."""
    shares = [1 - math.exp(-value / mean) for value in sorted(values)]
    return max(max(share - at / len(shares), (at + 1) / len(shares) - share)
               for at, share in enumerate(shares))


@pytest.mark.parametrize("threads", [1, 4])
def test_intervals_are_exponential(threads):
    """Of one thread and of all together; the seeds are fixed, so this cannot fail by chance."""
    each = [arrival_times(3, 1000, number, threads) for number in range(threads)]
    end = min(times[-1] for times in each)
    together = sorted(at for times in each for at in times if at <= end)

    # 1.63 / sqrt(n): 1 % of samples of the right distribution are farther away
    for times, mean in [*((one, 1e6 * threads) for one in each), (together, 1e6)]:
        found = intervals(times)
        assert from_exponential(found, mean) < 1.63 / math.sqrt(len(found))
        assert statistics.fmean(found) == pytest.approx(mean, rel=0.03)


def test_intervals_do_not_depend_on_each_other():
    found = intervals(arrival_times(3, 1000, 0, 1))

    assert abs(statistics.correlation(found[1:], found[:-1])) < 2.58 / math.sqrt(COUNT)


def test_seeds_and_threads_differ():
    drawn = [arrival_times(seed, 1000, number, 4) for seed in (1, 2, 3) for number in range(4)]

    for a, b in itertools.combinations(map(intervals, drawn), 2):
        assert abs(statistics.correlation(a, b)) < 4 / math.sqrt(COUNT)
