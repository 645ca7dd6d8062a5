# SPDX-License-Identifier: GPL-2.0-only
"""One model under two names: its CPU per request shows no difference."""

import pytest
from breadth import at_night
from event_hosts import skip_without_network
from oracles import aa

from tare.experiments.events import run as events_run
from tare.experiments.events.transfer import figures, run as transfer_run, verbs
from tare.experiments.events.transfer.run import REFERENCE, Load, twice


def ratio(net, load, processes=6):
    """Of CPU per request, as the command takes it."""
    names = twice([REFERENCE])
    taken = transfer_run.in_turn(net, verbs.cpus(), names, load, processes)
    return figures.ratios(taken)[names[1]].as_dict()


@at_night("240 processes")
@pytest.mark.parametrize("load", [
    Load("ping-pong", 50, 4000, warm=500),
    Load("streaming", 50, 20_000, pipeline=16, warm=2000)], ids=lambda load: load.name)
def test_a_model_under_two_names(load):
    """How narrow intervals are depends on what else this machine does."""
    skip_without_network(cpus=2)
    with events_run.opened() as net:
        outcome = aa.repeat(lambda: ratio(net, load))
    assert outcome.held >= aa.HELD, outcome
