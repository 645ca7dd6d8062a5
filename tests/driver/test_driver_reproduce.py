# SPDX-License-Identifier: GPL-2.0-only
"""2009's table with ours beside it, and what the benchmark tells of drivers."""

import pytest
from reports import ENVIRONMENT, TRANSFERRED, transferred
from test_curves import alike

from tare import result
from tare.experiments.driver import bench, published, tcp
from tare.experiments.driver.flood import run
from tare.experiments.driver.flood.arrivals import Load

SIZE = 10_000_000
LOADS = [Load.of(rate, 1000) for rate in (100_000, 400_000)]
RECEIVED = {"kernel-queue": (1000, 10), "kernel-napi-queue": (1000, 400),
            "kernel-napi": (1000, 500), "user-direct": (1000, 1000), "user-queued": (1000, 0),
            "kernel-queue/lwip": (1000, 50), "user-message:1000/fifo": (0, 0)}


@pytest.fixture
def floods():
    return {(published.ACCESS, name, load): alike(load, received)
            for name, counts in RECEIVED.items() for load, received in zip(LOADS, counts)}


def _transfer(name, rate):
    return tcp.Transfer.of(name, SIZE, transferred(rate, SIZE), [TRANSFERRED])


@pytest.fixture
def moved():
    return {(published.ACCESS, name): _transfer(name, rate)
            for name, rate in zip(published.PUBLISHED, (40e6, 60e6))}


def test_2009_stands_beside_ours(floods, moved):
    made = result.document("driver.reproduce", ENVIRONMENT)
    published.fill(made, floods, moved)
    result.validate(made, "here")
    beside = made["tables"][0]
    assert beside["columns"] == ["", "2009 in kernel", "2009 user level", *published.DESIGNS]
    rows = {row[0]: row[1:] for row in beside["rows"]}
    assert rows["packets received, %"] == [4.6959, 6.8174, *[None] * 7]
    assert rows["packets received, %; 2500 instructions between packets"] == [
        None, None, 1, 40, 50, 100, 0, 5, 0]
    assert rows["TCP, average rate, MB/s"] == [2.3, 2.4, 40, None, None, 60, None, None, None]
    assert rows["TCP, peak rate, MB/s"] == [3.9, 2.6, *[None] * 7]
    assert result.find(made, "driver.tcp.vm-2009.user-direct.rate")["published"]["value"] == 2.4


def test_quick_runs_have_the_designs_that_were_published(floods, moved):
    """The others' cells are empty. No ratio of floods is told: it depends on their length."""
    few = {key: one for key, one in floods.items() if key[1] in published.PUBLISHED}
    beside = published.beside_2009(few, moved)
    assert [row[3:] for row in beside["rows"] if "between packets" in row[0]] == [
        [100, None, None, 100, *[None] * 3], [1, None, None, 100, *[None] * 3]]
    said = published.conclusion(beside)
    assert "1.452 times as much of a flood of small packets then. Ours do not compare: " in said
    assert "1.043 times as much by TCP then, 1.5 times here: the order is the same" in said
    assert said.count(" here: ") == 1
    slow = [[cell / 100 if cell == 60 else cell for cell in row] for row in beside["rows"]]
    assert "the order is reversed" in published.conclusion({**beside, "rows": slow})


@pytest.mark.parametrize("percent, said", [
    (0.4, "a difference of at most 1 %, which we take for none"),
    (-0.4, "a difference of at most 1 %, which we take for none"),
    (1.2, "the order is the same"), (-1.2, "the order is reversed")])
def test_what_differs_by_less_than_anything_tells_has_no_order(floods, moved, percent, said):
    rates = (100.0, 100 + percent)
    moved = {(published.ACCESS, name): _transfer(name, rate * 1e6)
             for name, rate in zip(published.PUBLISHED, rates)}
    conclusion = published.conclusion(published.beside_2009(floods, moved))
    assert conclusion.endswith(f"times here: {said}.")


def test_the_benchmark_has_every_design(monkeypatch, moved):
    def floods_of(variants, accesses, loads, kernel, floods):
        return {(accesses[0], name, loads[0]): alike(loads[0], 400) for name in variants}, None

    monkeypatch.setattr(run, "take", floods_of)
    monkeypatch.setattr(tcp, "take", lambda *_: (moved, None))
    made = result.document("bench", ENVIRONMENT)
    bench.measure(made, None)
    result.validate(made, "here")
    costs = [entry["name"] for entry in made["measurements"] if "instructions_per" in entry["name"]]
    assert costs == [f"driver.instructions_per_packet.{name}" for name in bench.driver_run.DESIGNS]
    cost = result.find(made, "driver.instructions_per_packet.user-direct")
    assert (cost["overhead"]["value"], cost["net"]["value"]) == (20.25, 4000.5)
    assert result.find(made, "driver.tcp.vm-2009.kernel-queue.rate")["raw"]["value"] == 40
