# SPDX-License-Identifier: GPL-2.0-only
"""Instructions of the steps in an exact machine: bit-identical, and as few as was promised."""

import pytest

from tare import result
from tare.experiments.nt import bench
from tare.experiments.nt.cost import run, verbs

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
