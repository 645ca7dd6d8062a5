# SPDX-License-Identifier: GPL-2.0-only
"""Rows of samples: estimates that cover the truth as often as they say, tables, plots."""

from statistics import median

import numpy as np
import pytest
from made_results import document
from scipy import stats as distributions

from tare import plots, result, samples
from tare.samples import OVERHEAD, RAW, Sample

TIMES = 1000
TRUTH, OVERHEADS = 5.0, 100.0


def row(value=7.0, kind=RAW, run=0, order=0, **columns):
    return Sample("toy", "call", "one", "6.1", "host", None, None, run, order, value, "ns", kind,
                  1)._replace(**columns)


def rows(raw, overhead=(), **columns):
    """Rows of one run, a round for each value."""
    return [row(value, kind, order=order, **columns) for kind, values in
            ((RAW, raw), (OVERHEAD, overhead)) for order, value in enumerate(values)]


def simulated(random, draw, runs, rounds, offset):
    """Runs that are each off by a normal OFFSET. The overhead spreads thrice as much as the body.
    """
    made = []
    for run in range(runs):
        overhead, off = OVERHEADS + 3 * draw(rounds), random.normal(0, offset) if offset else 0
        made += rows(OVERHEADS + TRUTH + off + 3 * draw(rounds), overhead, run=run)
    return made


@pytest.mark.parametrize("shape, middle, runs, rounds, offset", [
    ("normal", 0, 10, 6, 1.0), ("normal", 0, 6, 7, 30.0), ("exponential", np.log(2), 25, 1, 0),
    ("exponential", np.log(2), 1, 40, 0)])
def test_intervals_cover_the_truth_as_often_as_they_say(shape, middle, runs, rounds, offset):
    random = np.random.default_rng(2001)
    truths = {"raw": OVERHEADS + TRUTH + 3 * middle, "overhead": OVERHEADS + 3 * middle,
              "net": TRUTH}
    found = [samples.figure(simulated(random, lambda count: getattr(random, shape)(size=count),
                                      runs, rounds, offset)) for _ in range(TIMES)]
    for kind, truth in truths.items():
        every = [getattr(figure, kind) for figure in found]
        held = sum(one.low <= truth <= one.high for one in every)
        assert every[0].confidence >= 0.95 and every[0].samples == max(runs, rounds * (runs == 1))
        # but once in a thousand cases
        assert held >= distributions.binom.ppf(0.001, TIMES, every[0].confidence), kind


def test_a_sample_is_the_median_of_a_run_or_a_round_of_the_only_one():
    runs = [rows([10 + run] * 6 + [99], [1, 1, 1, 4, 4, 4, 4], run=run) for run in range(10)]
    one = samples.figure(sum(runs, []))
    assert (one.raw.value, one.raw.low, one.raw.high, one.over) == (14.5, 11, 18, "processes")
    # the median of 9 9 9 6 6 6 95 and so on, and not that of raw less that of the overhead
    assert (one.net.low, one.net.high, one.floor, one.samples) == (10, 17, 0, 70)
    assert one.percentiles == {"p50": median([row.value for row in sum(runs, [])
                                              if row.kind == RAW])}
    one = samples.figure(runs[0], resolution=12)
    assert (one.raw.samples, one.over, one.floor, one.told) == (7, result.ROUNDS, 12, None)
    assert one.measurement("toy.call")["net"] is None and one.line("subject")[-1] is None
    # medians of runs have no distribution
    assert samples.figure(samples.by_run(sum(runs, []))).percentiles == {}
    assert samples.figure(sum(runs, []), runs=result.BOOTS).over == result.BOOTS
    # and an exact machine needs no repeats
    one, inexact = (samples.figure(rows([7], [5]), exact=exact) for exact in (True, False))
    assert (one.over, one.told.value, inexact.told) == (result.EXACT, 2, None)


@pytest.mark.parametrize("why, wrong", [
    *(("same rounds", wrong) for wrong in (
        rows([1, 2], [1]), rows([1], [1, 2]), [*rows([1, 2], [1, 2]), row(1, OVERHEAD)],
        [*rows([1, 2], [1]), row(2, order=1)], [*rows([1], []), row(1, OVERHEAD, run=1)])),
    *(("rows of one thing", wrong) for wrong in (
        [], rows([], [1]), [row(), row(unit="us", order=1)], [row(), row(design="x", order=1)],
        [row(), row(1, OVERHEAD, unit="us")]))])
def test_a_figure_is_of_one_thing_in_the_same_rounds(why, wrong):
    with pytest.raises(ValueError, match=why):
        samples.figure(wrong)


def test_a_table_has_ends_where_there_is_an_interval():
    assert samples.figure(rows([0.729], subject="clock")).line("subject", "kernel") == [
        "clock", "6.1", 0.729, None, None, None]
    one = samples.figure(samples.divided(rows([3000] * 6, [1000] * 6), 1000, "us"))
    assert one.line("unit") == ["us", 3, 3, 3, 2]


def test_curves_are_drawn_and_what_cannot_be_told_has_no_point():
    found = [samples.figure(rows([time] * 6, [100] * 6, design=design, size=size))
             for design, size, time in (("b", 64, 140), ("a", 128, 100), ("b", 16, 120),
                                        ("a", 16, 110))]
    panel, = plots.panels(document(
        found[0].measurement("toy.call", about={"what": "call"}), distributions=[
            samples.curves(found, "toy.curves", along="size", title="Sizes", x="bytes")]))
    assert panel.rows == [["b", "16", "20"], ["b", "64", "40"], ["a", "16", "10"]]
    assert panel.columns == ["curve", "bytes", "ns"]
