# SPDX-License-Identifier: GPL-2.0-only
"""Statistics with answers that are known without them."""

import numpy as np
import pytest
import scipy.stats

from tare import stats


@pytest.mark.parametrize("count, low, high, confidence", [
    # Tables of the order-statistic interval for the median at 95 %; below 6 samples none has that
    (1, 1, 1, 0), (3, 1, 3, 0.75), (6, 1, 6, 0.96875), (8, 1, 8, 0.9921875), (9, 2, 8, 0.9609375),
    (10, 2, 9, 0.978515625), (20, 6, 15, 0.9586105), (30, 10, 21, 0.9572),
    (100, 40, 61, 0.9648)])
def test_median_interval_is_the_tabulated_one(count, low, high, confidence):
    found = stats.median(np.random.default_rng(1).permutation(np.arange(1, count + 1)))
    assert (found.low, found.high) == (low, high)
    assert found.value == (count + 1) / 2
    assert found.confidence == pytest.approx(confidence, abs=1e-4)


def test_a_ratio_of_sums_is_that_of_leaving_out_each():
    """The jackknife, done one by one."""
    parts, wholes = np.array([3.0, 1, 4, 2]), np.array([30.0, 20, 50, 10])
    found = stats.ratio_of_sums(parts, wholes)
    assert found.value == pytest.approx(10 / 110)
    without = np.array([(10 - part) / (110 - whole) for part, whole in zip(parts, wholes,
                                                                           strict=True)])
    error = np.sqrt(3 / 4 * ((without - found.value) ** 2).sum()) / found.value
    weight = 110 ** 2 / (900 + 400 + 2500 + 100)
    # t of 2.1 degrees, from between the tables' 4.303 (2) and 3.182 (3)
    times = np.log(found.high / found.value) / error
    assert weight == pytest.approx(3.1026, abs=1e-4) and 3.182 < times < 4.303
    assert found.value / found.low == pytest.approx(found.high / found.value)


def test_units_of_equal_weight_have_the_t_of_their_number():
    """10 hosts of equal work: t of 9 degrees is 2.262."""
    parts = np.linspace(1, 2, 10)
    found = stats.ratio_of_sums(parts, np.full(10, 5.0))
    error = np.std(parts, ddof=1) / np.sqrt(10) / np.mean(parts)
    assert np.log(found.high / found.value) == pytest.approx(2.262 * error, rel=1e-3)


@pytest.mark.parametrize("parts, wholes", [([1], [2]), ([0, 0, 0], [1, 1, 1]), ([1, 1], [1, 0]),
                                           ([-3, 1], [1, 1]), ([1, 1, 1], [1, 1e9, 1])])
def test_what_has_no_ratio_with_an_interval(parts, wholes):
    assert np.isnan(stats.ratio_of_sums(parts, wholes).value)


def test_nothing_and_not_a_number_have_no_median():
    for samples in ([], [1, float("nan")], [float("inf")]):
        with pytest.raises(ValueError):
            stats.median(samples)


def test_paired_net_takes_out_what_moved_both_and_has_the_overheads_spread():
    drift = np.linspace(0, 1000, 21)
    net = stats.paired_net(drift + 150, drift + 100)
    assert (net.value, net.low, net.high) == (50, 50, 50)
    with pytest.raises(ValueError):
        stats.paired_net([1, 2], [1])
    net = stats.paired_net(np.full(20, 100.0), np.tile([40.0, 60.0], 10))
    assert net.low == 40 and net.high == 60


def test_paired_ratio():
    base = np.array([10.0, 20, 30, 40, 50, 60])
    ratio = stats.paired_ratio(base / 2, base)
    assert (ratio.low, ratio.value, ratio.high) == (0.5, 0.5, 0.5)
    assert stats.paired_ratio(base, base - 10) is None
    # one round without a reference takes no saving away, and many do
    reference = np.full(40, 100.0)
    reference[7] = -1
    found = stats.paired_ratio(np.full(40, 50.0), reference)
    assert (found.value, found.high) == (0.5, 0.5)
    reference[:15] = 0
    assert stats.paired_ratio(np.full(40, 50.0), reference) is None


def test_percentiles_need_samples_beyond_them():
    assert set(stats.percentiles(range(100))) == {"p50", "p90"}
    assert set(stats.percentiles(range(1000))) == {"p50", "p90", "p99"}
    assert "p99.99" not in stats.percentiles(range(99_999))
    assert stats.percentiles(range(100_001))["p99.99"] == pytest.approx(99_990)


@pytest.mark.parametrize("percentile, low", [(50, 0), (50.5, 20), (99, 20), (99.9, 30)])
def test_the_bucket_that_a_percentile_lies_in(percentile, low):
    buckets = [(0, 9, 50), (10, 19, 0), (20, 29, 49), (30, 39, 1)]
    assert stats.bucket_at(percentile, buckets)[0] == low
    assert stats.bucket_at(99.9, [(0, 9, 999), (10, 19, 1)])[0] == 0


def test_a_sum_of_one_mean_has_the_interval_of_t_and_of_many_the_normal_one():
    random = np.random.default_rng(7)
    for count in (4, 400):
        samples = random.standard_normal(count)
        found = stats.sum_of([(2, samples.mean(), samples.var(ddof=1) / count, count - 1)], count)
        low, high = scipy.stats.ttest_1samp(samples, 0).confidence_interval()
        assert (found.low, found.high) == pytest.approx((2 * low, 2 * high))
    many = stats.sum_of([(3, 1, 1 / 90, 9)] * 100, 1000)
    assert many.value == 300
    assert many.high - 300 == pytest.approx(1.962 * (900 / 90) ** 0.5, rel=0.001)


def test_samples_and_their_overhead_are_a_measurement():
    overhead = np.tile([90.0, 110.0], 20)
    for more, below in ((5, True), (11, False)):
        found = stats.netted(overhead + more, overhead)
        assert (found["below_floor"], found["floor"], found["net"].value) == (below, 10, more)
        assert (found["raw"].value, found["overhead"].value) == (100 + more, 100)
    assert stats.netted(np.full(40, 100.0), overhead)["below_floor"]
    # one round of an exact machine is enough, but for what its clock cannot tell
    for resolution, exact, below in ((8, True, True), (7, True, False), (7, False, True)):
        found = stats.netted([107], [100], resolution, exact)
        assert (found["below_floor"], found["floor"]) == (below, resolution)
