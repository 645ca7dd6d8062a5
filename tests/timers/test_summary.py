# SPDX-License-Identifier: GPL-2.0-only
"""The statistics of the table are those of tare.stats, on the same samples."""

import numpy as np
import pytest
from programs import built, run

from tare import stats


@pytest.mark.parametrize("count", [6, 7, 8, 9, 10, 11, 16, 17, 25, 50, 51, 99, 100, 999, 1000])
@pytest.mark.parametrize("effect", [0.0, 0.3, 5.0])
def test_median_net_and_floor(count, effect):
    random = np.random.default_rng(count)
    overhead = random.lognormal(size=count)
    raw = overhead + effect + random.normal(scale=0.1, size=count)
    resolution = 0.01 if count % 2 else 2.0
    text = "\n".join([str(count), *(f"{one!r} {other!r}" for one, other in
                                    zip(raw.tolist(), overhead.tolist(), strict=True))])
    done = run(built("summary_values"), resolution, input=text, check=True)
    said = [float(word) for word in done.stdout.split()]
    gross, net = stats.median(raw), stats.paired_net(raw, overhead)
    floor = stats.noise_floor(overhead, resolution)
    below = stats.below_floor(net, floor)
    # both answers occur, or a slip would not be seen
    assert count != 50 or below == (effect < 5)
    assert said == pytest.approx([gross.value, gross.low, gross.high, net.value, net.low,
                                  net.high, floor, float(below)], rel=1e-12)


def test_an_interval_that_reaches_zero_is_refused():
    """Far above what the overhead spreads, and still not different from nothing."""
    raw = [0.5, 1.5, 9, 9, 9, 1.2, 0.7, 9]
    text = "\n".join([str(len(raw)), *(f"{one} 1" for one in raw)])
    done = run(built("summary_values"), 0.01, input=text, check=True)
    value, low, _, floor, below = map(float, done.stdout.split()[3:])
    assert value > 1 > floor and low <= 0
    assert below == stats.below_floor(stats.paired_net(raw, [1] * len(raw)), 0.01) == 1
