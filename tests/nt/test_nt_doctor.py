# SPDX-License-Identifier: GPL-2.0-only
"""What the doctor says of NT's services, on file systems made to have each illness."""

import os

import pytest

from tare.doctor.finding import CANNOT, OK, WARNING
from tare.environment import Tree
from tare.experiments.nt import doctor, run


class Host:
    """A machine on which everything is there."""

    euid = 0

    def which(self, name):
        return f"/usr/bin/{name}"


@pytest.mark.parametrize("check, name", [(doctor.ntobj, run.NTOBJ),
                                         (doctor.ntsync, run.NTSYNC)])
def test_a_device_that_can_be_opened_and_one_of_others(tmp_path, monkeypatch, check, name):
    path, tree = tmp_path / name.lstrip("/"), Tree(tmp_path)
    path.parent.mkdir(parents=True)
    path.touch()
    found = check(tree, Host())
    assert (found.subject, found.state, found.todo) == (name, OK, "")
    monkeypatch.setattr(os, "access", lambda path, mode: mode == os.R_OK)
    found = check(tree, Host())
    assert (found.state, found.todo) == (CANNOT, "run as root") and "this user" in found.found


@pytest.mark.parametrize("check, state, said", [
    (doctor.ntobj, WARNING, run.elsewhere("testapi")),
    (doctor.ntsync, CANNOT, "6.14"),
])
def test_a_device_that_is_not_there(tmp_path, check, state, said):
    found = check(Tree(tmp_path), Host())
    assert found.state == state and said in found.todo


def test_wine(tmp_path):
    assert doctor.wine64(Tree(tmp_path), Host()).found == "/usr/bin/wine64"
    host = Host()
    host.which = {"/usr/lib/wine/wine64": "/usr/lib/wine/wine64"}.get
    assert doctor.wine64(Tree(tmp_path), host).state == OK
    host.which = lambda name: None
    found = doctor.wine64(Tree(tmp_path), host)
    assert (found.state, found.todo) == (CANNOT, "apt install wine64")
