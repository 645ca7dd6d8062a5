# SPDX-License-Identifier: GPL-2.0-only
"""What the doctor says of servers and their networks, on machines made to have each illness."""

import errno
import os
import resource
from pathlib import Path
import sys

import pytest
from event_hosts import forbid_io_uring
from programs import SURROUNDINGS, run, write_files

from tare.doctor import command
from tare.doctor.finding import CANNOT, OK, WARNING
from tare.environment import HERE, Tree
from tare.errors import CannotHere
from tare.experiments.events import doctor


@pytest.mark.parametrize("disabled, answer, said, todo", [
    ("2", errno.EPERM, "kernel.io_uring_disabled is 2", "io_uring_disabled=0"),
    ("0", errno.EPERM, "seccomp", "profile"), (None, errno.ENOSYS, "this kernel has none", ""),
    ("0", errno.ENOMEM, os.strerror(errno.ENOMEM), "")])
def test_io_uring(tmp_path, disabled, answer, said, todo):
    if disabled:
        write_files(tmp_path, {"proc/sys/kernel/io_uring_disabled": f"{disabled}\n"})
    found = doctor.io_uring(Tree(tmp_path), None, ask=lambda: answer)
    assert found.state == CANNOT and said in found.found and todo in (found.todo or "")
    assert doctor.io_uring(Tree(tmp_path), None, ask=lambda: 0).state == OK


def test_io_uring_is_asked_by_setting_one_up():
    """In a process that a filter forbids it, as a container's does."""
    code = "from tare.experiments.events import doctor; print(doctor.io_uring_error())"
    for before, answer in ((None, doctor.io_uring_error()), (forbid_io_uring, errno.EPERM)):
        done = run(sys.executable, "-c", code, env=SURROUNDINGS, check=True, preexec_fn=before)
        assert int(done.stdout) == answer


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
