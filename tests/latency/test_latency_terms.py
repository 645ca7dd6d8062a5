# SPDX-License-Identifier: GPL-2.0-only
"""Figures of samples that are made up: terms of a call, events of a load, tracers of the bench."""

import pytest
from fake_runner import Outcome
from tare import figures
from tare.experiments.latency import bench, figures as latency_figures, run
from tare.experiments.latency.run import Taken, rows

TOOL = run.Instrument("syslat", "")
# ns: a call in and out, what the tool adds, what it sees of nothing, what the kernel does
CROSSING, ADDS, SHARE, KERNEL = 100, 60, 20, 30
# processes that are slower than others are so in all their parts
SPEEDS = [1, 1.5, 1.1, 1.3, 1, 1.2, 1.4]


def taken(unexplained, exact=False):
    """What was taken, with terms that add up but for UNEXPLAINED ns of each kernel function."""
    timed, found = {}, {}
    for body, calls in latency_figures.BODIES.items():
        kernel = 0 if body == latency_figures.NOTHING else KERNEL
        bare = len(calls) * (CROSSING + kernel)
        seen = [{"name": name, "sum": (SHARE + kernel) * speed, "count": 1,
                 "min": (SHARE + kernel) * speed} for speed in SPEEDS[:1] for name in calls]
        with_it = bare + len(calls) * (ADDS + (unexplained if kernel else 0))
        for name, ns in (("bare", bare), ("syslat", with_it)):
            timed[name, body] = rows(body, name, 1000, [5 + ns * speed for speed in SPEEDS],
                                     [5] * len(SPEEDS))
        found["syslat", body] = [
            {"instrument": "syslat", "lost": 0, "entries": [
                {**one, "sum": one["sum"] * speed, "min": one["min"] * speed} for one in seen]}
            for speed in SPEEDS]
    return Taken(timed, found, Outcome(exact=True) if exact else None, 1000, 1000)


@pytest.mark.parametrize("unexplained", [0, 7])
@pytest.mark.parametrize("exact, over", [(False, "processes"),
                                         (True, "rounds of one exact machine")])
def test_what_is_left_over(unexplained, exact, over):
    made = {"measurements": [], "tables": []}
    latency_figures.fill_syscalls(made, taken(unexplained, exact), [run.BARE, TOOL])
    assert {entry["interval_over"] for entry in made["measurements"]} == {over}
    for entry in made["measurements"]:
        assert {*entry["about"].values()} <= {*entry["name"].split("."), "seen"}
        if entry["about"]["what"] == "seen" and entry["about"]["body"] != latency_figures.NOTHING:
            calls = len(latency_figures.BODIES[entry["about"]["body"]])
            assert entry["overhead"]["value"] == pytest.approx(1.2 * SHARE * calls)
    assert [row[0] for row in made["tables"][0]["rows"]] == ["getppid", "read", "pipe"]
    for body, *_, left, interval, _ in made["tables"][0]["rows"]:
        low, middle, high = (len(latency_figures.BODIES[body]) * unexplained * speed
                             for speed in (1, 1.2, 1.5))
        assert left == pytest.approx(middle)
        # without a part that is not explained it is what rounding leaves
        assert not unexplained or interval == (
            f"{figures.number(middle)} [{figures.number(low)}, {figures.number(high)}]")


def test_warm_up_and_repeats_are_calls_too():
    """Events are held against the calls that the instrument saw, not only those that were timed."""
    kind = latency_figures.KINDS["wakeup"]
    seen = {"instrument": "wakelat", "entries": [
        {"name": "woken", "count": 220, "sum": 220 * 500, "percentiles": {}}]}
    timed = {(name, kind.body): rows(kind.body, name, 20, [ns] * 6, [0] * 6)
             for name, ns in (("bare", 1000), ("wakelat", 1040))}
    document = {"measurements": []}
    latency_figures.fill_events(
        document, Taken(timed, {("wakelat", kind.body): [seen] * 6}, None, 20, 220),
        kind.used[:1], kind)
    entry = document["measurements"][-1]
    assert entry["conditions"][0] == "1.00 events a call"
    # 40 ns more a call, one event a call
    assert entry["overhead"]["value"] == pytest.approx(40)
    assert entry["raw"]["value"] == pytest.approx(500)
    # none to all of it lies inside
    assert [entry["net"][end] for end in ("low", "value", "high")] == pytest.approx([460, 480, 500])


def test_tracers_stand_beside_the_empty_pair():
    with_it = {bench.FLOOR: [125.0] * 11, "syslat.added": [200.0] * 11}
    table = bench.over_floor(with_it, [100.0] * 11)
    assert [row[1:] for row in table["rows"]] == [
        [125.0, 1.25, 1.0, "1.000 to 1.000", "-"], [200.0, 2.0, 1.6, "1.600 to 1.600", 1.55]]
