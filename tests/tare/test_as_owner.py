# SPDX-License-Identifier: GPL-2.0-only
"""`sudo make` leaves nothing of root's in somebody's tree."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from programs import TOP, run, write_program

SOMEBODY = 65534
pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="only root can be told to be another")


@pytest.fixture
def tree():
    """A tree of somebody's with the Makefile, in which lint only says who runs it."""
    folder = Path("/var/tmp") / f"tare-owner-{os.getpid()}"
    (folder / "tools").mkdir(parents=True)
    shutil.copy(TOP / "Makefile", folder)
    shutil.copy(TOP / "tools/as-owner", folder / "tools")
    for name, text in (("install-packages", ""),
                       ("lint", 'mkdir -p build; id -u >build/who; echo "$HOME" >>build/who')):
        write_program(folder / "tools" / name, f"#!/bin/sh\n{text}\n")
    subprocess.run(["chown", "-R", f"{SOMEBODY}:{SOMEBODY}", folder], check=True)
    yield folder
    shutil.rmtree(folder)


def make(tree, *words, **environment):
    # with MAKEFLAGS of its own, as a call from a make above would set
    left_out = {"SUDO_UID", "SUDO_GID", "SUDO_USER", "MAKEFLAGS", "MAKELEVEL"}
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    subprocess.run(["make", "-s", *words], cwd=tree, check=True, env=kept | environment)
    return (tree / "build/who").read_text().split("\n")


def test_under_sudo_the_owner_makes(tree):
    who, home, _ = make(tree, "lint", SUDO_UID=str(SOMEBODY), SUDO_GID=str(SOMEBODY),
                        SUDO_USER="nobody")
    assert int(who) == SOMEBODY
    assert home == run("getent", "passwd", SOMEBODY, check=True).stdout.split(":")[5]
    assert {path.stat().st_uid for path in tree.rglob("*")} == {SOMEBODY}


def test_without_sudo_the_caller_makes_and_what_root_left_can_be_cleaned_under_sudo(tree):
    for environment in ({}, {"SUDO_UID": "0"}, {"SUDO_UID": "12345"}):
        assert make(tree, "lint", **environment)[0] == "0", environment
    subprocess.run(["make", "-s", "clean"], cwd=tree, check=True,
                   env={"PATH": os.environ["PATH"], "SUDO_UID": str(SOMEBODY)})
    assert not (tree / "build").exists()
