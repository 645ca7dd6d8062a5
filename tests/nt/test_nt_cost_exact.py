# SPDX-License-Identifier: GPL-2.0-only
"""Instructions of the steps in an exact machine: bit-identical, and as few as was promised."""

import pytest

from tare import result
from tare.counting.simulation import Simulation
from tare.experiments.nt import bench
from tare.experiments.nt.cost import counts, figures, read, run, verbs

NTOBJ, NTSYNC, SERVER = run.NTOBJ_STEP, run.NTSYNC_STEP, run.SERVER


def measure(operations):
    made = verbs.measure_in_machine(verbs.MACHINE, True, operations,
                                    verbs.words_of(verbs.COUNT_EXACT, verbs.ROUNDS_EXACT), 1)
    result.validate(made, "x")
    return made


@pytest.fixture(scope="module")
def boot():
    return measure((*bench.JUDGED, run.HAND_OVER))


def net(made, step, operation):
    return result.find(made, f"nt.cost.instructions.{step.name}.{operation}")["net"]["value"]


def test_two_boots_agree_in_every_figure(boot):
    again = measure((*bench.JUDGED, run.HAND_OVER))
    for made in (boot, again):
        assert made["environment"]["exact"] and made["measurements"]
    assert {**boot, "host": {}, "environment": None} == {**again, "host": {}, "environment": None}


@pytest.mark.parametrize("operation", bench.JUDGED)
def test_ntobj_is_at_most_a_tenth_above_ntsync(boot, operation):
    ratio = net(boot, NTOBJ, operation) / net(boot, NTSYNC, operation)
    assert ratio <= bench.GOAL


def test_a_server_adds_most_where_nobody_hands_over(boot):
    """Trap, switch and service add up: each step is more than the one before."""
    for operation in ("set", "wait-1"):
        steps = [net(boot, step, operation) for step in (
            run.DIRECT, run.TRAP, NTOBJ, run.ECHO, SERVER)]
        assert steps == sorted(steps)
        assert net(boot, SERVER, operation) / net(boot, NTOBJ, operation) > 10
    hand_over = (net(boot, SERVER, run.HAND_OVER)
                 / net(boot, NTOBJ, run.HAND_OVER))
    assert 3 < hand_over < 10


def test_simulated_events_are_of_the_instructions_that_an_operation_executes(boot, monkeypatch):
    """As the guest's clock counts them, with the loop around it and the one that is overhead."""
    monkeypatch.setattr(figures.Samples, "has", lambda of, step, name: name == "set")
    run_of = read.Run({}, {"set": {"what": "set an event"}})
    made = counts.events(figures.Samples({run.DIRECT: [run_of]}, True), verbs.MACHINE,
                         Simulation())
    [[step, operation, instructions, *happened]] = made["rows"]
    entry = result.find(boot, f"nt.cost.instructions.{run.DIRECT.name}.set")
    assert (step, operation) == (run.DIRECT.heading, "set")
    assert instructions == pytest.approx(entry["raw"]["value"] + entry["overhead"]["value"],
                                         rel=0.02)
    # again and again, all of it is in the caches; a longer run misses no less than a shorter one
    found = dict(zip(made["columns"][3:], happened, strict=True))
    assert found["Dr"] > 20 and found["Dw"] > 20
    assert all(0 <= found[name] < 0.1 for name in ("I1mr", "D1mr", "DLmr", "D1mw"))
