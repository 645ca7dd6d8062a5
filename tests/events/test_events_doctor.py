# SPDX-License-Identifier: GPL-2.0-only
"""What the doctor says of servers and their networks, on machines made to have each illness."""

import os
import resource
from pathlib import Path
import sys

import pytest
from event_hosts import forbid_io_uring, skip_without_network
from programs import SURROUNDINGS, run

from tare.doctor import command
from tare.doctor.finding import CANNOT, OK, WARNING
from tare.environment import HERE
from tare.errors import CannotHere
from tare.experiments.events import doctor


def test_io_uring_that_a_filter_forbids_is_told_in_the_servers_words():
    """As in a container."""
    skip_without_network(cpus=2)
    code = ("from tare.experiments.events import doctor\n"
            "print(*(one.row() for one in doctor.ABILITIES if one.verb.endswith('uring')))")
    done = run(sys.executable, "-c", code, env=SURROUNDINGS, check=True, preexec_fn=forbid_io_uring)
    assert "'cannot', 'uring: io_uring is forbidden: io_uring_setup: " in done.stdout


def test_networks_are_made_to_see(monkeypatch):
    assert doctor.namespace(HERE, None).state in (OK, CANNOT)

    def refuse():
        raise CannotHere("no network namespace of its own: unshare: no; run as root")

    monkeypatch.setattr(doctor.events_run, "opened", refuse)
    found = doctor.namespace(HERE, None)
    assert (found.state, found.found) == (CANNOT, "no network namespace of its own: unshare: no")
    assert found.todo == "run as root"


@pytest.mark.parametrize("limit, state", [(1024, WARNING), (20_000, OK),
                                          (resource.RLIM_INFINITY, OK)])
def test_open_files(monkeypatch, limit, state):
    monkeypatch.setattr(resource, "getrlimit", lambda which: (1024, limit))
    found = doctor.files(HERE, None)
    assert found.state == state and (state == OK or found.todo)


@pytest.mark.parametrize("cpus, state", [({0}, CANNOT), ({0, 1}, OK)])
def test_two_cpus(monkeypatch, cpus, state):
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: cpus)
    assert doctor.two_cpus(HERE, None).state == state


def test_what_is_compared_with_must_be_there(monkeypatch):
    def lacking(name):
        raise CannotHere("not built")

    machine = command.Machine()
    machine.which = lambda name: None
    monkeypatch.setattr(doctor.anchors.paths, "anchor_program", lacking)
    found = {one.subject: one for one in (check(HERE, machine) for check in doctor.CHECKS)}
    assert found[doctor.OTHERS].todo.startswith("make -C") and found["wrk"].state == WARNING
    monkeypatch.setattr(doctor.anchors.paths, "anchor_program",
                        lambda name: Path("/fetched") / name)
    assert doctor.others(HERE, machine).found == "in /fetched"
