# SPDX-License-Identifier: GPL-2.0-only
"""Runs of each side: how often the same is told apart, how often a change is found, how sure it is.

runs_of_one_service.csv: 60 runs of `syslat -p PID -d 1` in a row, of a server that did the same
all the time on a machine that others used (2026-11-28): percentiles of its four commonest calls.
"""

import csv
import re
import warnings
from pathlib import Path

import numpy as np
import pytest

from made_results import document
from tare import result, stats
from tare.compare import change, document as comparison, gate, runs
from tare.compare.sides import Side

with (Path(__file__).parent / "runs_of_one_service.csv").open(encoding="ascii") as lines:
    RECORDED = [{name: float(value) for name, value in row.items()}
                for row in csv.DictReader(lines)]


def side(recorded, by=1):
    """The Side of recorded runs, their figures times BY."""
    return Side([document(*(result.measurement(
        name, "ns", stats.Estimate(value * by, value * by, value * by, 1, 0),
        over=result.ROUNDS, better="lower") for name, value in run.items())) for run in recorded],
        result.RUNS)


def compared(a, b):
    return comparison.make(a, b, {})[0]


def in_turns(random, count):
    """COUNT runs for each side, of neighbours in time, as tare ab takes them."""
    first = random.integers(len(RECORDED) - 2 * count)
    rounds = [random.permutation(2) + first + 2 * number for number in range(count)]
    return [[RECORDED[places[at]] for places in rounds] for at in (0, 1)]


@pytest.mark.parametrize("count", [3, 6])
def test_one_service_is_not_told_from_itself(count):
    """At most 10 of 100; 5 are promised, by all eight together."""
    random = np.random.default_rng(38)
    pairs = [map(side, in_turns(random, count)) for _ in range(100)]
    assert sum(compared(*pair)["verdict"]["answer"] == "yes" for pair in pairs) <= 10


def test_a_tenth_more_is_found_by_as_many_runs_as_were_asked_for():
    """In 9 of 10 of all measurements together, of which each was asked for by ten runs, drawn anew;
    runs with few that are far out are in these. Of one that asked for too many nothing is said."""
    random = np.random.default_rng(7)
    level, found = 0.05 / 8, []
    for name in RECORDED[0]:
        values = np.array([run[name] for run in RECORDED])
        for _ in range(60):
            count = runs.needed(random.choice(values, 10), random.choice(values, 10), 10, level)
            if count:
                a, b = random.choice(values, (2, count))
                found.append(runs.compared(a, b * 1.1).p < level)
    assert len(found) > 300 and np.mean(found) >= 0.88


@pytest.mark.parametrize("spread", [0.01, 0.05, 0.2])
def test_the_number_asked_for_is_neither_small_nor_large(spread):
    """Of a known spread: by so many 90 % are found, and by half of them not."""
    random = np.random.default_rng(2)
    pilot = np.exp(spread * np.tile([-1, 1], 2000))
    count = runs.needed(pilot, pilot, 10, 0.05)
    for number, least, most in ((count, 0.85, 1), (max(2, count // 2), 0, 0.8)):
        a, b = random.lognormal(0, spread, (2, 400, number))
        part = np.mean([runs.compared(*pair).p < 0.05 for pair in zip(a, b * 1.1)])
        assert least <= part <= most or count < 4


@pytest.mark.parametrize("numbers", [(3, 3), (6, 6), (5, 20)])
@pytest.mark.parametrize("by", [1, 1.3])
def test_the_interval_of_the_ratio_covers(numbers, by):
    random = np.random.default_rng(11)
    covered = []
    for _ in range(500):
        a, b = (random.lognormal(3, 0.2, number) for number in numbers)
        found = runs.compared(a, b * by)
        covered.append(found.ratio.low <= by <= found.ratio.high)
        # of three and three no p is below 0.1
        assert (found.p < 0.05) == (min(numbers) > 3 and not found.ratio.low <= 1 <=
                                    found.ratio.high)
    # Welch itself covers 0.944 to 0.965 here; of 500 chance moves that by three times 0.01
    assert 0.91 <= np.mean(covered) <= 0.99


@pytest.mark.parametrize("count", [2, 3, 5, 10])
def test_few_runs_of_two_modes_are_not_told_apart(count):
    """By their own spread, which is often of one mode, 47 of 100 would be at 2 runs, 23 at 3."""
    random = np.random.default_rng(4)
    sides = np.where(random.random((300, 2, 8, count)) < 0.5, 100, 130) \
        * random.lognormal(0, 0.005, (300, 2, 8, count))
    found = [min(runs.holm([runs.compared(*pair).p for pair in zip(a, b)])) < 0.05
             for a, b in sides]
    assert np.mean(found) <= 0.12


def test_runs_without_a_spread_are_judged_by_how_they_could_be_dealt_out():
    assert runs.compared([5] * 4, [5] * 4).p == 1
    assert runs.compared([5] * 4, [6] * 4).p == pytest.approx(2 / 70)
    assert runs.compared([5] * 2, [6] * 2).p == pytest.approx(1 / 3)


def test_runs_that_are_nearly_equal_are_judged_without_a_warning():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert runs.compared([126, 126], [126, 126.0000000001]).p == pytest.approx(0.5, abs=0.2)


def test_figures_around_nothing_have_no_ratio():
    found = runs.compared([0, 1, 2, 1], [5, 6, 7, 6])
    assert found.ratio is None and found.difference.value == 5 and found.p < 0.05
    assert runs.needed([0, 1, 2], [5, 6, 7], 10, 0.05) is None


def test_holm_by_hand():
    assert runs.holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert runs.holm([0.5, 0.9]) == [1, 1] and runs.holm([]) == []


def test_the_sentence_says_what_changed_what_did_not_and_what_is_missing():
    """Of eight: one is known to have grown, two not to have, the rest need more runs."""
    random = np.random.default_rng(5)
    spreads = {"a": 0.01, "b": 0.01, "c": 0.01, "d": 0.2}
    recorded = [{name: float(100 * random.lognormal(0, spread)) for name, spread in spreads.items()}
                for _ in range(12)]
    grown = [{**run, "a": run["a"] * 1.3} for run in recorded[6:]]
    made = compared(side(recorded[:6]), side(grown))
    assert made["verdict"]["answer"] == "yes"
    assert made["verdict"]["sentence"].startswith("regressed: a 1.3 [1.")
    assert "; 2 others within " in made["verdict"]["sentence"]
    asked = next(one["about"]["runs.needed"] for one in made["measurements"] if one["name"] == "d")
    assert made["verdict"]["sentence"].endswith(
        f"; inconclusive: d: {asked} runs on each side would find a change by 10 %")
    assert made["lead"]["plot"] == comparison.PLOT


def test_several_runs_against_one_are_no_answer():
    a, b = side(RECORDED[:5]), side(RECORDED[5:6])
    made = compared(a, b)
    assert made["verdict"]["answer"] == "inconclusive"
    assert "one run on one side" in made["verdict"]["sentence"]


def test_exact_runs_have_no_chance():
    """Equal in each run of a side: any difference is a change, and part of the answer."""
    def exact(value):
        return document(result.measurement("n", "instructions", stats.exact(value), over=None,
                                           better="lower"), exact=True, accelerator="tcg",
                        machine="m")

    made = compared(Side([exact(100)] * 3, result.RUNS), Side([exact(101)] * 3, result.RUNS))
    assert made["verdict"]["sentence"] == "regressed: n 1.01"
    varied = Side([exact(100), exact(101), exact(103)], result.RUNS)
    assert "would find a change" in compared(varied, varied)["verdict"]["sentence"] \
        or compared(varied, varied)["verdict"]["answer"] == "no"


def test_a_percentile_lies_within_its_bucket():
    buckets = [(0, 10, 50), (11, 20, 100), (21, 40, 50)]
    assert [stats.within_buckets(wanted, buckets) for wanted in (25, 50, 100)] == [10, 15.5, 40]
    # one sample more or less beyond the end of a bucket: no change of a bucket's width
    one, other = (change._of_distributions({"distributions": [{
        "name": "d", "title": "d: 200 samples", "unit": "ns", "percentiles": {"p50": end},
        "bins": [{"low": 1000, "high": 1031, "count": count},
                 {"low": 1032, "high": 1063, "count": 200 - count}]}]})[0]["raw"]["value"]
        for count, end in ((100, 1031), (99, 1063)))
    assert 1 < other / one < 1.002


def of_figures(a, b, **asked):
    """The comparison of runs that have as many figures each as A and B are long."""
    sides = ([{f"m{at}": value for at, value in enumerate(row)} for row in zip(*of)]
             for of in (a, b))
    return comparison.make(*map(side, sides), {}, comparison.Asked(**asked))


def test_the_direction_is_that_of_the_ratio():
    """Two runs far out move the mean of the figures the other way than that of the logarithms."""
    slow = [[1 + at / 1000 for at in range(38)] + [100, 100]], [[2 + at / 1000 for at in range(40)]]
    assert of_figures(*slow)[0]["verdict"]["sentence"].startswith("regressed: m0 1.58 [")


def test_runs_without_a_spread_ask_for_as_many_as_can_be_dealt_out():
    """By hand: 2 / 70 is below 0.05, and 2 / 924 below an eighth of it, 2 / 252 not."""
    assert runs.needed([5] * 2, [6] * 2, 10, 0.05) == 4
    assert runs.needed([5] * 2, [6] * 2, 10, 0.05 / 8) == 6


def test_a_gate_fails_by_what_is_corrected():
    """Of eight, one differs by a p of 0.02, which is 0.16 of eight."""
    same = [[100, 101, 102, 103]] * 7
    made, judged = of_figures([*same, [100, 110, 120, 105]], [*same, [125, 130, 150, 120]])
    first = next(one for one in made["measurements"] if one["name"] == "m7")
    assert 0.006 < first["about"]["p"] < 0.05 < first["about"]["p.adjusted"]
    assert made["verdict"]["answer"] == "inconclusive" and "judged" not in first["about"]
    assert not any(gate.beyond(one, 5) for one in judged)
    assert gate.beyond(of_figures([[100, 110, 120, 105]], [[125, 130, 150, 120]])[1][0], 0)


def test_no_more_is_said_than_the_figures_say():
    """A small change is none of 1; a bound is never rounded down, nor beyond --change."""
    def said(a, b, **asked):
        made = of_figures([a], [b], **asked)[0]
        return made["verdict"]["sentence"], made["tables"][0]["rows"][0][-1]

    small = said([100.001, 100.002, 100.003, 100.002], [100.05, 100.051, 100.052, 100.053])
    assert small[0] == "regressed: m0 1.0005 [1.0005, 1.0005]"
    random = np.random.default_rng(3)
    for spread, percent in ((0.01, 10), (0.02, 12), (0.3, 300)):
        a, b = random.lognormal(0, spread, (2, 6))
        ratio = runs.compared(a, b).ratio
        bound = 100 * max(ratio.high - 1, 1 / ratio.low - 1)
        for one in said(a, b, percent=percent):
            told = float(re.search(r"within ([\d.]+) %", one)[1])
            assert bound <= told <= percent
    # so few runs tell no change, and so not that there is none
    assert said([100] * 2, [100] * 2)[0].startswith("m0: 4 runs on each side")


def test_few_runs_beside_many_are_warned_of():
    """There chance alone is found in 13 % of comparisons of 3 and 12 runs (lognormal noise)."""
    warned = [of_figures([range(1, few + 1)], [range(1, many + 1)])[0]["warnings"]
              for few, many in ((3, 12), (3, 4), (10, 40))]
    assert ["give as many on each side" in " ".join(one) for one in warned] == [True, False, False]
