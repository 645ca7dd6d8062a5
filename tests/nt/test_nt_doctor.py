# SPDX-License-Identifier: GPL-2.0-only
"""What the doctor says of NT's services, on file systems made to have each illness."""

import os
import stat

import pytest

from tare.doctor.finding import CANNOT, OK, WARNING
from tare.environment import Tree
from tare.experiments.nt import doctor, run


class Host:
    """A machine on which everything is there."""

    euid = 0

    def which(self, name):
        return f"/usr/bin/{name}"


@pytest.fixture
def device(tmp_path):
    """device(path): a tree that has it."""
    def make(name):
        path = tmp_path / name.lstrip("/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        return Tree(tmp_path)

    return make


@pytest.mark.parametrize("check, name", [(doctor.ntobj, run.NTOBJ),
                                         (doctor.ntsync, run.NTSYNC)])
def test_a_device_that_can_be_opened(device, check, name):
    found = check(device(name), Host())
    assert (found.subject, found.state, found.todo) == (name, OK, "")


@pytest.mark.parametrize("check, name", [(doctor.ntobj, run.NTOBJ),
                                         (doctor.ntsync, run.NTSYNC)])
def test_a_device_of_others(device, monkeypatch, check, name):
    tree = device(name)
    tree.path(name).chmod(stat.S_IRUSR)
    monkeypatch.setattr(os, "access", lambda path, mode: mode == os.R_OK)
    found = check(tree, Host())
    assert (found.state, found.todo) == (CANNOT, "run as root") and "this user" in found.found


def test_a_module_that_is_not_loaded_can_be_elsewhere(tmp_path):
    found = doctor.ntobj(Tree(tmp_path), Host())
    assert found.state == WARNING and run.elsewhere("testapi") in found.todo


def test_a_kernel_without_ntsync(tmp_path):
    found = doctor.ntsync(Tree(tmp_path), Host())
    assert found.state == CANNOT and "6.14" in found.todo


def test_wine(tmp_path):
    assert doctor.wine64(Tree(tmp_path), Host()).found == "/usr/bin/wine64"
    host = Host()
    host.which = {"/usr/lib/wine/wine64": "/usr/lib/wine/wine64"}.get
    assert doctor.wine64(Tree(tmp_path), host).state == OK
    host.which = lambda name: None
    found = doctor.wine64(Tree(tmp_path), host)
    assert (found.state, found.todo) == (CANNOT, "apt install wine64")
