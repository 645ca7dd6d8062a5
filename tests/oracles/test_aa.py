# SPDX-License-Identifier: GPL-2.0-only
"""The same thing under two names, and whether the oracle would tell if it were not the same."""

from functools import partial

import numpy as np
import pytest
from breadth import NIGHT
from oracles import aa

from tare import paths, stats
from tare.experiments.latency import figures, run
from tare.errors import CannotHere


@pytest.mark.parametrize("difference, offset, noise", [
    (0.02, 0, 0.005),
    # rounds of one process, where processes differ
    (0, 0.02, 0.005),
    # too wide
    (0, 0, 0.1)])
def test_what_is_not_the_same_does_not_pass(difference, offset, noise):
    random = np.random.default_rng(3)
    outcome = aa.repeat(lambda: stats.median(
        random.normal(1 + difference, offset) + random.normal(0, noise, 10)).as_dict())
    assert not outcome.passed and (outcome.held >= aa.HELD) == (noise == 0.1)


AGAIN = run.Instrument("again", "{command} && echo null >{json}")


def added(body, rounds):
    """What `tare latency syscall` says of an instrument that sees nothing, and is none.

    A round is so short that it seldom waits for a CPU that others use, too.
    """
    taken = run.take([run.BARE, AGAIN], [body], calls=500, rounds=rounds)
    return figures.added(taken, "again", body)["raw"]


@pytest.mark.parametrize("body", ["getppid", "pipe"])
def test_a_system_call_with_nothing_attached_twice(body):
    """How narrow intervals are depends on what else this machine does: that is for the night."""
    try:
        paths.guest_program("crossings")
    except CannotHere as error:
        pytest.skip(str(error))
    if NIGHT:
        outcome = aa.settle(partial(added, body), 22, 352)
        assert outcome.passed, outcome
    outcome = aa.repeat(partial(added, body, 11))
    assert outcome.held >= aa.HELD, outcome
