# SPDX-License-Identifier: GPL-2.0-only
"""`tare compare` of the same thing measured twice, under two names: no change."""

import json

import pytest
from breadth import at_night

from tare import environment, result, turns
from tare.compare import change
from tare.experiments.timers import figures, run

# of pairs of results, processes of each; in each process the rounds of so many calls
PAIRS, PROCESSES, ROUNDS, CALLS = 10, 6, 6, 6000
# a correct interval of 95 % misses so many once in hundreds of tests
MISSED = 0.2


@pytest.fixture
def compared(tare, tmp_path):
    """(what became of each measurement, the comparison) of two results."""
    def run(*documents):
        paths = [tmp_path / f"{name}.json" for name in "ab"]
        for path, document in zip(paths, documents):
            result.write(document, path)
        return of(tare, *paths, tmp_path / "c.json")
    return run


def of(tare, a, b, target):
    status, _, err = tare("compare", a, b, "--json", target)
    assert status == 0, err
    made = result.read(target)
    return [entry["about"]["change"] for entry in made["measurements"]], made


@at_night("two boots")
def test_of_an_exact_machine_nothing_changes(tare, host, tmp_path):
    a, b = (tmp_path / f"{name}.json" for name in "ab")
    for path in (a, b):
        status, _, err = tare("nt", "cost", "--exact", "set", "--json", path, "-q")
        assert status == 0, err
    words, made = of(tare, a, b, tmp_path / "c.json")
    assert len(words) >= 5 and set(words) == {change.SAME}
    assert made["verdict"]["answer"] == "no" and not made["warnings"]
    assert tare("compare", a, b, "--gate", "0")[0] == 0
    # and one instruction more is one
    document = json.loads(b.read_text())
    changed = document["measurements"][0]
    for figure in ("raw", "net"):
        for end in ("value", "low", "high") if changed[figure] else ():
            changed[figure][end] += 1
    result.write(document, b)
    words, _ = of(tare, a, b, tmp_path / "c.json")
    assert sorted(words) == sorted([change.GREW, *[change.SAME] * (len(words) - 1)])


def clocks(documents):
    """The result of what several processes measured."""
    made = result.document("timers", environment.of_host(), environment.host_facts())
    system = run.linux()
    system.clocks += documents
    made["measurements"] += figures.measurements(system, figures.of_clocks(system))
    return made


@at_night("120 processes that read clocks")
def test_clocks_that_two_results_read_in_turn_change_as_chance_has_it(compared, tmp_path):
    """Processes of both take turns, so that who else uses the CPU meets both alike."""
    run.need_linux()
    system, words = run.linux(), []
    for _ in range(PAIRS):
        taken = {"a": [], "b": []}
        for number in range(PROCESSES):
            for name in turns.order(taken, number):
                taken[name].append(run.timed(system, tmp_path, "--rounds", str(ROUNDS),
                                             str(CALLS)))
        found, _ = compared(*map(clocks, taken.values()))
        assert len(found) >= 10 and change.CANNOT not in found
        words += found
    changed = len(words) - words.count(change.SAME)
    assert changed <= MISSED * len(words), f"{changed} of {len(words)}"
