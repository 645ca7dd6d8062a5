# SPDX-License-Identifier: GPL-2.0-only
"""Intervals cover as often as they say, and nothing is refused as often as it must be.

A simulated memreplay, whose every process is off by an amount of its own, as real ones are by
where they lie in memory: the truth is known, and 1,000 runs tell how often it is told.
"""

import fake_memreplay
import numpy as np
import pytest
from fake_memreplay import lane
from scipy import stats as distributions

from tare import stats
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.replay import figures, run as replay_run

RUNS = 1000
SLOW, FAST = 1000.0, 500.0
# ns: what rounds of one process differ by, and processes beside that
NOISE, OFFSET = 2.0, 5.0


def process(random, rounds, nets):
    """memreplay's document of one process."""
    nothing = 200 + random.exponential(NOISE, rounds)
    lanes = [lane("ret", nothing.tolist())]
    for name, ns in nets.items():
        lanes.append(lane(name, (nothing + ns + random.normal(0, OFFSET)
                                 + random.normal(0, NOISE, rounds)).tolist()))
    return fake_memreplay.replayed(lanes, rounds)


def run(random, repeat, **nets):
    """{routine: measurement} of one run."""
    raw = replay_run.merge([process(random, repeat.rounds_each, nets)
                            for _ in range(repeat.processes)])
    found = figures.subtract(raw, unit="ns", subset=Subset(), baselines=(next(iter(nets)),))
    return {entry["name"].removeprefix("memcpy.replay.all."): entry
            for entry in found.measurements}


def covered(found, kind, truth):
    return found[kind]["low"] <= truth <= found[kind]["high"]


@pytest.mark.parametrize("repeat, over, runs", [
    (replay_run.Repeat(), "processes", RUNS), (replay_run.Repeat(processes=6), "processes", 200),
    (replay_run.Repeat(processes=1), "rounds of one process", 200)])
def test_what_an_interval_covers(repeat, over, runs):
    """Of processes: the truth, as often as it says. Of the rounds of one: seldom."""
    random = np.random.default_rng(2026)
    nets = savings = 0
    for _ in range(runs):
        found = run(random, repeat, slow=SLOW, fast=FAST)
        nets += covered(found["fast"], "net", FAST)
        savings += covered(found["fast.saved_against.slow.net"], "raw", 100 * (1 - FAST / SLOW))
    entry = found["fast"]
    assert (entry["interval_over"], entry["repeats"]) == (
        over, repeat.processes if repeat.processes > 1 else repeat.rounds)
    if over == "processes":
        assert entry["net"]["confidence"] >= 0.95
        # but once in a thousand cases
        assert min(nets, savings) >= distributions.binom.ppf(
            0.001, runs, entry["net"]["confidence"])
    else:
        assert max(nets, savings) < runs / 2


def shown(random, rounds, net):
    """Whether a net is shown. Raw and overhead move together by far more than they differ."""
    drift = random.normal(0, 1.5, rounds)
    raw, overhead = (100 + drift + random.normal(0, 0.2, rounds) + more for more in (net, 0))
    return not stats.below_floor(stats.paired_net(raw, overhead), stats.noise_floor(overhead))


@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 5, 6, 11, 40, 400])
def test_nothing_is_refused_as_often_as_is_said(rounds):
    random = np.random.default_rng(rounds)
    said = sum(shown(random, rounds, 0.0) for _ in range(RUNS))
    assert said <= 0.05 * RUNS
    if rounds < 5:
        assert not said


def test_more_rounds_show_more():
    """The spread of single samples is 3 ns here, and a net of 1.4 is shown all the same."""
    random = np.random.default_rng(14)
    found = [sum(shown(random, rounds, 1.396) for _ in range(100))
             for rounds in (4, 6, 40, 400, 4000)]
    assert found == sorted(found) and found[0] == 0 and found[-1] == 100


def test_rounds_are_shared_out_in_pairs():
    assert [replay_run.Repeat(10, rounds).rounds_each for rounds in (1, 20, 21, 40, 41)] == [
        2, 2, 4, 4, 6]
    assert replay_run.Repeat(1, 7).rounds_each == 7


def test_what_copies_wrongly_once_is_not_timed():
    random = np.random.default_rng(1)
    documents = [process(random, 2, {"slow": SLOW, "fast": FAST}) for _ in range(3)]
    documents[2]["implementations"][2].update(correct=False, reason="byte 3", ns_per_replay=[])
    merged = replay_run.merge(documents)
    assert merged["implementations"][2]["reason"] == "byte 3"
    assert len(merged["implementations"][1]["ns_per_replay"]) == merged["rounds"] == 6
