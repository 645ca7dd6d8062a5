# SPDX-License-Identifier: GPL-2.0-only
"""What is made of floods and transfers in virtual time: tables and curves, 2009's table with ours
beside it, and what the benchmark tells of drivers.
"""

import dataclasses
from types import SimpleNamespace

import pytest
from reports import ENVIRONMENT, TRANSFERRED, transferred

from tare import result, stats
from tare.experiments.driver import bench, published, tcp
from tare.experiments.driver.flood import figures, run
from tare.experiments.driver.flood.arrivals import Load
from tare.experiments.driver.flood.run import Account, Flood, Series

LOADS = [Load.of(rate, 1000) for rate in (100_000, 200_000, 400_000)]


def series(load, received):
    """received: of each flood, or a number for six that are alike."""
    def flood(received):
        account = Account(load.count, load.count - received, *[0] * 5, received)
        return Flood(account, 4000.5, 900, 300, 600,
                     [(1023, received - 1), (2111, 1)] if received else [],
                     received / load.count, 7, load.rate)

    every = [received] * 6 if isinstance(received, int) else received
    return Series(load, tuple(map(flood, every)), 20.25)


def taken(**received):
    """{(access, name, load): Series}; received: of 1,000, at each load."""
    return {("card", name.replace("_", "-"), load): series(load, count)
            for name, counts in received.items() for load, count in zip(LOADS, counts)}


def table(made, name):
    found, = [table for table in made["tables"] if table["name"] == name]
    return found


def lines(made, name):
    """[{column: cell}] of a table."""
    found = table(made, name)
    return [dict(zip(found["columns"], row, strict=True)) for row in found["rows"]]


@pytest.fixture
def made():
    document = result.document("driver.flood", ENVIRONMENT)
    floods = taken(kernel_queue=(1000, 400, 40),
                   kernel_napi=(1000, [790, 800, 800, 810, 700, 900], 400),
                   user_direct=(1000, 1000, 920), user_queued=(1000, 990, 0))
    figures.fill(document, floods)
    result.validate(document, "here")
    return document


def test_every_figure_has_its_design_and_load_as_fields(made):
    found = result.find(made, "driver.flood.card.kernel-queue.5000.received")
    assert found["raw"] == {"value": 40, "low": 40, "high": 40, "confidence": 0.96875}
    assert (found["interval_over"], found["repeats"]) == ("floods of one exact machine", 6)
    assert found["about"] == {
        "what": "flood", "access": "card", "design": "kernel-queue", "arrivals": "even",
        "instructions_per_packet": 5000, "offered": 6000, "missed": 3600,
        "errors": 0, "driver_dropped": 0, "queue_dropped": 0,
        "stack_dropped": 0, "socket_dropped": 0, "received": 2400, "after": 42}
    cost = result.find(made, "driver.flood.card.kernel-queue.5000.instructions")
    assert (cost["raw"]["value"], cost["overhead"]["value"], cost["net"]["value"]) == (
        4020.75, 20.25, 4000.5)
    delay = result.find(made, "driver.flood.card.kernel-napi.2500.latency")
    assert delay["raw"]["value"] == 1023
    # of each flood's 800, whose median is the value; 99.9 would need 10,000 of each
    assert delay["percentiles"] == {"p50": 1023, "p90": 1023}
    # nothing came, so that nothing has a latency
    assert result.find(made, "driver.flood.card.user-queued.2500.latency") is None


def test_an_interval_can_be_made_anew_from_each_flood(made):
    floods = lines(made, "driver.flood.each.card")
    assert len(floods) == 6 * 12 and table(made, "driver.flood.each.card")["detail"]
    assert floods[5]["flood"] == 6 and floods[5]["p50, ns"] == 1023
    shares = [one["received, %"] for one in floods
              if (one["design"], one["instructions between packets"]) == ("kernel-napi", 5000)]
    received = result.find(made, "driver.flood.card.kernel-napi.5000.received")["raw"]
    assert received == stats.median(shares).as_dict()
    assert [received[end] for end in ("low", "value", "high")] == [70, 80, 90]
    lost = sum(one["missed by the NIC"] for one in floods[24:30])
    assert lost == result.find(made, "driver.flood.card.kernel-queue.5000.received")[
        "about"]["missed"]


def test_fewer_than_in_the_flood_that_is_subtracted_is_none():
    one = series(LOADS[0], 400)
    fewer = [dataclasses.replace(flood, switches=-2) for flood in one.floods]
    assert figures.per_packet(one, "switches") == 0.75
    assert figures.per_packet(dataclasses.replace(one, floods=tuple(fewer)), "switches") == 0


def test_unmeasured_figures_are_left_out_with_a_warning():
    document = result.document("driver.flood", ENVIRONMENT)
    floods = taken(kernel_queue=(1000, 400, 40))
    floods = {key: dataclasses.replace(one, overhead=None, untold="steps of 10 ms")
              for key, one in floods.items()}
    figures.fill(document, floods)
    result.validate(document, "here")
    assert result.find(document, "driver.flood.card.kernel-queue.5000.received")
    assert result.find(document, "driver.flood.card.kernel-queue.5000.instructions") is None
    assert lines(document, "driver.flood.where.card")[0]["instructions a packet"] is None
    assert "instructions a packet were not measured" in document["warnings"][0]


def test_lines_and_curves_go_by_load(made):
    where = lines(made, "driver.flood.where.card")
    assert [line["instructions between packets"] for line in where] == [
        load for load in (10_000, 5000, 2500) for _ in range(4)]
    assert where[4] == {
        "design": "kernel-queue", "instructions between packets": 5000, "packets a second": 200_000,
        "received, %": 40, "from": 40, "to": 40, "sent": 6000, "missed by the NIC": 3600,
        "received": 2400, "of these after the last was sent": 42, "instructions a packet": 4000.5,
        "interrupts a packet": 2.25, "task switches a packet": 0.75, "crossings a packet": 1.5}
    curve, = [curve for curve in made["distributions"][0]["curves"]
              if curve["name"] == "kernel-queue"]
    assert [(point["x"], point["value"]) for point in curve["points"]] == [
        (2500, 4), (5000, 40), (10_000, 100)]
    assert table(made, "driver.flood.latencies.card")["rows"][4][:3] == ["kernel-queue", 5000, 1.0]


def test_percentiles_are_over_floods_that_each_have_enough_packets():
    def percentiles(*floods):
        floods = [SimpleNamespace(latency=[*one.items()]) for one in floods]
        return {name: (one.value, one.low, one.high)
                for name, one in figures.latency(SimpleNamespace(floods=floods)).items()}

    one = {99: 500, 2047: 500}
    assert percentiles(one, {101: 600, 3047: 400}, one) == {
        "p50": (99, 99, 101), "p90": (2047, 2047, 3047), "p99": (2047, 2047, 3047)}
    assert list(percentiles(one, {1: 999})) == ["p50", "p90"] and not percentiles(one, {1: 0})


# ---- transfers, and both beside 2009's


SIZE = 10_000_000
RECEIVED = {"kernel-queue": (1000, 10), "kernel-napi-queue": (1000, 400),
            "kernel-napi": (1000, 500), "user-direct": (1000, 1000), "user-queued": (1000, 0),
            "kernel-queue/lwip": (1000, 50), "user-message:1000/fifo": (0, 0)}


@pytest.fixture
def floods():
    return {(published.ACCESS, name, load): series(load, received)
            for name, counts in RECEIVED.items() for load, received in zip(LOADS[::2], counts)}


def _transfer(name, rate):
    return tcp.Transfer.of(name, SIZE, transferred(rate, SIZE), [TRANSFERRED])


@pytest.fixture
def moved():
    return {(published.ACCESS, name): _transfer(name, rate)
            for name, rate in zip(published.PUBLISHED, (40e6, 60e6))}


def test_transfers_in_virtual_time():
    made = result.document("driver.tcp", ENVIRONMENT)
    tcp.fill(made, {(access, "user-direct"): _transfer("user-direct", rate)
                    for access, rate in (("card", 2e6), ("vm-2009", 1e6))},
             {"user-direct": {"value": 2.4, "unit": "MB/s", "source": "then"}})
    result.validate(made, "here")
    rate = result.find(made, "driver.tcp.card.user-direct.rate")
    assert rate["raw"] == {"value": 2, "low": 2, "high": 2, "confidence": 1}
    assert rate["published"]["value"] == 2.4
    assert "the figure includes Linux's sending" in rate["conditions"][1]
    assert rate["about"] == {"what": "tcp", "access": "card", "design": "user-direct",
                             "bytes": SIZE}
    assert result.find(made, "driver.tcp.vm-2009.user-direct.instructions")["raw"]["value"] == 400
    assert lines(made, "driver.tcp.vm-2009")[0]["MB/s"] == 1
    assert lines(made, "driver.tcp.card") == [{
        "design": "user-direct", "MB/s": 2, "instructions a byte": 400, "interrupts a MB": 70,
        "missed by the NIC": 9, "sent again": 2}]


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
    assert "1.043 times as much by TCP then, 1.5 times here; " in said


def test_the_benchmark_has_every_design(monkeypatch, moved):
    def floods_of(variants, accesses, loads, kernel):
        return {(accesses[0], name, loads[0]): series(loads[0], 400) for name in variants}, None

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
