# SPDX-License-Identifier: GPL-2.0-only
"""Percentiles stand behind a gate: the same model twice, and what others used."""

import dataclasses

import numpy as np
import pytest
from event_documents import LOAD, OPEN, empty, run
from programs import write_files

from tare import result
from tare.environment import Tree
from tare.experiments.events.transfer import figures
from tare.experiments.events.transfer.run import AGAIN

NAMES = ("epoll", "epoll" + AGAIN, "uring")
EVEN = dict.fromkeys(NAMES, 100_000)


def filled(latency, others=0.0, processes=6, load=OPEN, spread=0.02):
    """A result of models with these latencies in ns, which vary a little by process."""
    random = np.random.default_rng(3)
    made = empty()
    taken = {name: [run(load, name, latency=round(ns * random.uniform(1 - spread, 1 + spread)))
                    for _ in range(processes)] for name, ns in latency.items()}
    figures.fill(made, taken, (1, 0), others)
    result.validate(made, "here")
    return made


def percentiles(made, name="uring"):
    entry = result.find(made, f"events.transfer.rate.{name}.latency")
    return entry and entry["percentiles"]


def test_a_quiet_machine_has_percentiles():
    made = filled(EVEN | {"uring": 50_000})
    assert set(percentiles(made)) == {"p50", "p90", "p99", "p99.9"}
    assert percentiles(made)["p99"] == pytest.approx(50_000, rel=0.03)
    assert not made["warnings"]
    table = next(one for one in made["tables"] if one["name"].endswith("latency"))
    assert [row[0] for row in table["rows"]] == list(NAMES)


@pytest.mark.parametrize("how, why", [
    ({"latency": EVEN | {"epoll again": 130_000}}, "differs under two names"),
    ({"latency": EVEN, "others": 0.06}, "others used 6 % of the CPUs meanwhile"),
    ({"latency": EVEN, "spread": 0.5}, "varies from"),
    ({"latency": EVEN, "processes": 4}, "too few to tell noise")])
def test_a_noisy_one_has_none_and_says_why(how, why):
    made = filled(**how)
    assert percentiles(made) is None and percentiles(made, "epoll") is None
    assert not any(one["name"].endswith("latency") for one in made["tables"])
    assert any(why in warning and "p50" in warning for warning in made["warnings"])
    # CPU per request needs no such gate
    assert result.find(made, "events.transfer.rate.uring.cpu")


def test_each_percentile_has_its_gate():
    """p99.9 needs 10,000 requests of each process; the others stay."""
    made = filled(EVEN, load=dataclasses.replace(OPEN, requests=5000))
    assert set(percentiles(made)) == {"p50", "p90", "p99"}
    assert "p99.9 not printed: p99.9 needs 10,000 requests of each process" in \
        made["warnings"][0]


def test_without_a_model_that_is_there_twice_and_of_a_closed_loop_there_are_none():
    made = filled({"epoll": 1000, "uring": 1000})
    assert percentiles(made) is None and "no model was measured twice" in made["warnings"][0]
    made = filled(EVEN, load=LOAD)
    assert not any(entry["percentiles"] for entry in made["measurements"])


@pytest.mark.parametrize("busy, own, share", [(200, 2.0, 0.0), (200, 1.0, 0.1), (0, 0.0, 0.0)])
def test_what_others_use(tmp_path, busy, own, share):
    """Of 1,000 ticks of all CPUs."""
    def say(used, idle):
        write_files(tmp_path, {"proc/stat": f"cpu  {used} 0 0 {idle} 0 0 0 0 0 0\ncpu0 1\n"})

    ticks = figures._TICKS / 100
    say(50, 70)
    seconds = iter((7.0, 7.0 + own))
    others = figures.Others(Tree(tmp_path), lambda: next(seconds))
    say(50 + round(busy * ticks), 70 + round((1000 - busy) * ticks))
    assert others.share() == pytest.approx(share, abs=1e-3)
