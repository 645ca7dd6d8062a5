# SPDX-License-Identifier: GPL-2.0-only
"""Statistics of every experiment. docs/method.md says why each was chosen.

Samples are in any unit; results are in the same unit.
"""

import functools
from bisect import bisect_left
from dataclasses import dataclass

import numpy as np

CONFIDENCE = 0.95
# How often a net of nothing may pass for something; 5 samples of one sign do by chance in 3 %.
BY_CHANCE = 0.05
PERCENTILES = (50, 90, 99, 99.9, 99.99)
# A percentile is printed when this many samples lie beyond it.
BEYOND = 10


@dataclass(frozen=True)
class Estimate:
    """A value with its interval, and the confidence that the interval really has."""

    value: float
    low: float
    high: float
    samples: int
    confidence: float = CONFIDENCE

    def as_dict(self):
        return {"value": self.value, "low": self.low, "high": self.high,
                "confidence": round(self.confidence, 6)}

    def scaled(self, factor):
        """The estimate times a positive constant."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.samples,
                        self.confidence)

    def shifted(self, by):
        """The estimate and a constant."""
        return Estimate(self.value + by, self.low + by, self.high + by, self.samples,
                        self.confidence)


def exact(value):
    """A count: it has no spread."""
    return Estimate(value, value, value, 1, 1.0)


def median(samples):
    """Median with the interval between two order statistics.

    The number of samples below the true median is binomial(n, 1/2) whatever the
    distribution, so the interval holds for skewed samples too. Below 6 samples no such
    interval reaches 95 %: the whole range is given, with the confidence that it has.
    """
    samples = np.asarray(samples, dtype=np.float64)
    if not len(samples) or not np.isfinite(samples).all():
        raise ValueError("a median needs finite samples")
    return _median(samples)


def _median(samples):
    ordered = np.sort(samples)
    count = len(ordered)
    k, reached = _ends(count)
    return Estimate(float(np.median(ordered)), float(ordered[k - 1]), float(ordered[count - k]),
                    count, reached)


@functools.cache
def _ends(count):
    """(k, confidence): [k-th smallest, k-th largest] of COUNT samples covers the median so often.

    CONFIDENCE, or what the whole range has.
    """
    # no help text needs it; scipy.stats, which has the binomial too, loads for half a second
    from scipy.special import bdtr

    def at_most(heads):
        return float(bdtr(heads, count, 0.5))

    # largest k with P(B < k) <= alpha/2
    k = max(bisect_left(range(count), (1 - CONFIDENCE) / 2, key=at_most), 1)
    return k, max(1 - 2 * at_most(k - 1), 0.0)


def errors_wide(degrees):
    """How many standard errors the interval of t reaches to either side, by its degrees of freedom.
    """
    from scipy.special import stdtrit  # as in _ends()

    return float(stdtrit(degrees, (1 + CONFIDENCE) / 2))


def paired_net(raw, overhead):
    """Median and interval of raw minus overhead, samples of the same round subtracted.

    Subtracting in pairs puts the spread of the overhead into the interval, and takes out
    what moved both alike (frequency, neighbours).
    """
    raw, overhead = np.asarray(raw, dtype=float), np.asarray(overhead, dtype=float)
    if raw.shape != overhead.shape:
        raise ValueError("raw and overhead were not measured in the same rounds")
    return median(raw - overhead)


def noise_floor(overhead, resolution=0.0):
    """How well the overhead itself is known: no net below that can be told from nothing.

    Half the interval of its median, which narrows with more samples, and at least the
    resolution of the clock, which does not.
    """
    known = median(overhead)
    return max((known.high - known.low) / 2, float(resolution))


def too_few(samples, exact=False):
    """Whether so few samples are not a ground for a net: chance alone gives all of them one sign.

    exact: of a machine in which every run gives the same samples.
    """
    return not exact and 0.5 ** samples > BY_CHANCE


def below_floor(net, floor, exact=False):
    """Whether a net figure must not be printed."""
    return (net.low <= 0 or net.value < floor or net.value == 0 or too_few(net.samples, exact))


def netted(raw, overhead, resolution=0.0, exact=False, net=None):
    """What tare.result.measurement takes of samples and of their overhead in the same rounds.

    net: its samples, where raw and overhead are medians of rounds that were already subtracted.
    """
    net = paired_net(raw, overhead) if net is None else median(net)
    floor = noise_floor(overhead, resolution)
    return {"raw": median(raw), "overhead": median(overhead), "net": net, "floor": floor,
            "below_floor": below_floor(net, floor, exact)}


def medians(samples, groups):
    """The median of each of GROUPS equal parts that follow each other, such as processes."""
    samples = np.asarray(samples, dtype=float)
    return np.median(samples.reshape(groups, -1), axis=1)


def paired_ratio(samples, reference):
    """Median and interval of the ratio, taken round by round.

    A round whose reference is lost in noise (0 or less) allows any ratio: it counts at both ends
    of the interval, and so widens it by one rank. None where so many are lost that it has no end.
    """
    samples, reference = np.asarray(samples, dtype=float), np.asarray(reference, dtype=float)
    lost = reference <= 0
    if samples.shape != reference.shape or lost.all():
        return None
    ratio = np.divide(samples, reference, out=np.zeros_like(samples), where=~lost)
    low, high = (_median(np.where(lost, end, ratio)) for end in (-np.inf, np.inf))
    if not np.isfinite([low.low, high.high]).all():
        return None
    return Estimate(float(np.median(ratio[~lost])), low.low, high.high, low.samples, low.confidence)


# ln of what an interval of a ratio may be wide, to either side: beyond it says nothing
_WIDEST = 100


def ratio_of_sums(parts, wholes):
    """The sum of PARTS over that of WHOLES, one of each for each unit drawn, such as a host.

    The interval is a delete-one jackknife of the ratio's logarithm, with t of as many degrees as
    units of equal weight would have (docs/method.md): large units are few, and tell most. NaN where
    a sum is not above 0, or where one unit weighs so much that there is no interval.
    """
    parts, wholes = np.asarray(parts, dtype=float), np.asarray(wholes, dtype=float)
    part, whole, count = parts.sum(), wholes.sum(), len(wholes)
    if count < 2 or part <= 0 or (wholes <= 0).any() or effective(wholes) <= 1:
        return Estimate(np.nan, np.nan, np.nan, count)
    ratio = part / whole
    moved = (parts - ratio * wholes) / (whole - wholes)
    error = np.sqrt((count - 1) / count * (moved ** 2).sum()) / ratio
    degrees = max(effective(wholes) - 1, 1)
    width = errors_wide(degrees) * float(error)
    if width > _WIDEST:
        return Estimate(np.nan, np.nan, np.nan, count)
    wide = np.exp(width)
    return Estimate(ratio, ratio / wide, ratio * wide, count)


def slope(given, found):
    """How much FOUND grows with GIVEN, a sample each: of the straight line with the least squares.

    The interval is that of t; NaN where there are fewer than 3 samples, or all were given the same.
    """
    if len(given) < 3 or min(given) == max(given):
        return Estimate(np.nan, np.nan, np.nan, len(given))
    from scipy.stats import linregress  # loads for half a second, which no help text needs

    line = linregress(given, found)
    width = errors_wide(len(given) - 2) * float(line.stderr)
    return Estimate(float(line.slope), float(line.slope - width), float(line.slope + width),
                    len(given))


def effective(weights):
    """How many units of equal weight would say as much as units of these weights."""
    weights = np.asarray(weights, dtype=float)
    return float(weights.sum() ** 2 / (weights ** 2).sum())


def percentiles(samples):
    """{"p50": value, ...} for the percentiles that the number of samples supports."""
    ordered = np.asarray(samples, dtype=float)
    return {f"p{p:g}": float(np.percentile(ordered, p)) for p in PERCENTILES
            if supported(p, len(ordered))}


def bucket_at(percentile, buckets):
    """The bucket that a percentile lies in; BUCKETS are tuples that ascend and end in a count."""
    below = np.cumsum([bucket[-1] for bucket in buckets])
    # 99.9 has no exact form: the rounding error must not ask for one sample more
    return buckets[int(np.searchsorted(below, below[-1] * (percentile / 100) - 1e-6))]


def within_buckets(percentile, buckets):
    """Where a percentile lies if the samples of each bucket, (low, high, count), lie evenly."""
    low, high, count = bucket_at(percentile, buckets)
    below = sum(count for _, end, count in buckets if end < low)
    wanted = sum(count for *_, count in buckets) * percentile / 100
    return float(low + (high - low) * min(max((wanted - below) / count, 0), 1))


def of_buckets(buckets, wanted=PERCENTILES):
    """As percentiles(), of buckets that ascend, (highest value, count): their highest values."""
    total = sum(count for _, count in buckets)
    return {f"p{p:g}": bucket_at(p, buckets)[0] for p in wanted if supported(p, total)}


def needed(percentile):
    """The least number of samples of which enough lie beyond a percentile."""
    return int(np.ceil(BEYOND * 100 / (100 - percentile) - 1e-6))


def supported(percentile, count):
    """Whether COUNT samples say anything about a percentile: enough lie beyond it."""
    return count > 0 if percentile <= 50 else count >= needed(percentile)


def sum_of(parts, samples):
    """The sum of independent means, each times a factor: PARTS are (factor, mean, the variance of
    that mean, its degrees of freedom). samples: how many are behind all of them.

    The interval is that of t, with the degrees of freedom of Welch and Satterthwaite.
    """
    factor, mean, variance, degrees = np.array(parts, dtype=float).T
    errors = factor ** 2 * variance
    width = 0.0
    if errors.sum():
        of_sum = errors.sum() ** 2 / (errors ** 2 / np.maximum(degrees, 1)).sum()
        width = errors_wide(of_sum) * float(errors.sum()) ** 0.5
    value = float(factor @ mean)
    return Estimate(value, value - width, value + width, samples)
