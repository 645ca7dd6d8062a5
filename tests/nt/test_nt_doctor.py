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
    which = staticmethod("/usr/bin/{}".format)


@pytest.mark.parametrize("check, name, state, todo", [
    (doctor.ntobj, run.NTOBJ, WARNING, run.elsewhere("testapi")),
    (doctor.ntsync, run.NTSYNC, CANNOT, "6.14"),
])
def test_a_device(tmp_path, monkeypatch, check, name, state, todo):
    """That is not there, can be opened, and is of others."""
    path, tree = tmp_path / name.lstrip("/"), Tree(tmp_path)
    found = check(tree, Host())
    assert found.state == state and todo in found.todo
    path.parent.mkdir(parents=True)
    path.touch()
    found = check(tree, Host())
    assert (found.subject, found.state, found.todo) == (name, OK, "")
    monkeypatch.setattr(os, "access", lambda path, mode: mode == os.R_OK)
    found = check(tree, Host())
    assert (found.state, found.todo) == (CANNOT, "run as root") and "this user" in found.found


def test_wine(tmp_path):
    host = Host()
    assert doctor.wine64(Tree(tmp_path), host).found == "/usr/bin/wine64"
    host.which = {"/usr/lib/wine/wine64": "/usr/lib/wine/wine64"}.get
    assert doctor.wine64(Tree(tmp_path), host).state == OK
    host.which = {}.get
    found = doctor.wine64(Tree(tmp_path), host)
    assert (found.state, found.todo) == (CANNOT, "apt install wine64")
