# SPDX-License-Identifier: GPL-2.0-only
"""What the doctor says of servers and their networks, on machines made to have each illness."""

import errno
import os
import resource
import subprocess
import sys

import pytest
from event_hosts import SURROUNDINGS, forbid

from tare.doctor import command
from tare.doctor.finding import CANNOT, OK, WARNING
from tare.environment import HERE, Tree
from tare.errors import CannotHere
from tare.experiments.events import doctor


def asked(tree, answer):
    return doctor.io_uring(tree, None, ask=lambda: answer)


@pytest.fixture
def disabled(tmp_path):
    """disabled(text): a tree whose sysctl says so."""
    def make(text):
        place = tmp_path / "proc/sys/kernel/io_uring_disabled"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
        return Tree(tmp_path)

    return make


def test_io_uring(disabled, tmp_path):
    assert asked(tmp_path, 0).state == OK
    found = asked(disabled("2\n"), errno.EPERM)
    assert (found.state, found.found) == (CANNOT, "kernel.io_uring_disabled is 2")
    assert "io_uring_disabled=0" in found.todo
    found = asked(disabled("0\n"), errno.EPERM)
    assert found.state == CANNOT and "seccomp" in found.found and "profile" in found.todo
    found = asked(Tree(tmp_path / "nothing"), errno.ENOSYS)
    assert found.state == CANNOT and "this kernel has none" in found.found
    assert asked(disabled("0\n"), errno.ENOMEM).found == os.strerror(errno.ENOMEM)


@pytest.mark.parametrize("filtered", [False, True])
def test_io_uring_is_asked_by_setting_one_up(filtered):
    """In a process that a filter forbids it, as a container's does."""
    code = "from tare.experiments.events import doctor; print(doctor.io_uring_error())"
    done = subprocess.run([sys.executable, "-c", code], env=SURROUNDINGS, check=True, text=True,
                          capture_output=True,
                          preexec_fn=(lambda: forbid(425)) if filtered else None)
    answer = int(done.stdout)
    if filtered:
        assert answer == errno.EPERM
    else:
        assert answer == doctor.io_uring_error()


@pytest.mark.parametrize("check, subject", [(doctor.namespace, doctor.NAMESPACE),
                                            (doctor.wire, doctor.WIRE)])
def test_networks_are_made_to_see(monkeypatch, check, subject):
    here = check(HERE, None)
    assert here.subject == subject and here.state in (OK, CANNOT)

    def refuse(*how):
        raise CannotHere("no network namespace of its own: unshare: no; run as root")

    monkeypatch.setattr(doctor.events_run, "opened", refuse)
    found = check(HERE, None)
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
    monkeypatch.setattr(doctor.peers.paths, "program", lacking)
    found = {one.subject: one for one in (check(HERE, machine) for check in doctor.CHECKS)}
    assert found["nginx"].todo.startswith("make bench") and found["wrk"].state == WARNING
    monkeypatch.setattr(doctor.peers.paths, "program", lambda name: f"/fetched/{name}")
    assert doctor.nginx(HERE, machine).found == "/fetched/nginx"
    machine.which = lambda name: f"/installed/{name}"
    assert doctor.nginx(HERE, machine).found == "/installed/nginx"
