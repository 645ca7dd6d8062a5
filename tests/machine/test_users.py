# SPDX-License-Identifier: GPL-2.0-only
"""An ordinary user makes trees and works in them, whatever the kernel lets that user do."""

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest
from breadth import some
from programs import TOP, run
from tareqemu import CannotHere, enter, roots

NOBODY = 65534
AS_NOBODY = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
# what builds ask for, and what is easily wrong in a root that is only pretended: absolute paths
# in wildcards, links, programs that programs start, the working folder, scripts, the user's /proc
MAKEFILE = """
$(info $(wildcard /src/*.c) $(wildcard *.c) $(realpath /etc/link) $(CURDIR))
all:
\t@cat /etc/link; pwd; readlink -f /lib; test -d /proc/self && echo proc
\t@./script a "b c" d >/dev/null
\t@./script a "b c" d; ls /src
"""
SCRIPT = """
import json, os, sys
from pathlib import Path
from tareqemu import apt, enter, roots

folder, suite = Path(sys.argv[1]), sys.argv[2]
ways = {enter.way(), enter.FAKECHROOT}
enter.way = lambda: enter.FAKECHROOT
tree = folder / "tree"
roots.unpack(tree, suite, apt.sources(suite),
             ["dash", "make", "coreutils", *enter.packages()])
(tree / "src").mkdir()
(tree / "src/Makefile").write_text(sys.argv[3])
(tree / "src/x.c").touch()
(tree / "src/script").write_text("#!/bin/sh\\nfor word; do echo $word; done\\n")
(tree / "src/script").chmod(0o755)
(tree / "etc").mkdir(exist_ok=True)
(tree / "etc/target").write_text("through a link\\n")
(tree / "etc/link").symlink_to("/etc/target")
enter.relative_links(tree)
for way in ways:
    enter.way = lambda: way
    done = enter.inside(tree, ["make", "-s", "-C", "/src"], capture_output=True, text=True)
    owners = {path.lstat().st_uid for path in tree.rglob("*")}
    print(json.dumps([done.returncode, done.stdout, done.stderr, sorted(owners)]))
"""


@pytest.fixture
def folder():
    """A place that an ordinary user can reach, with the machines' Python in it."""
    place = Path(tempfile.mkdtemp(prefix="tare-users-", dir="/var/tmp"))
    place.chmod(0o755)
    shutil.copytree(TOP / "qemu/tareqemu", place / "python/tareqemu",
                    ignore=shutil.ignore_patterns("__pycache__"))
    work = place / "work"
    work.mkdir()
    if not os.geteuid():
        os.chown(work, NOBODY, NOBODY)
    yield place
    shutil.rmtree(place)


@pytest.mark.parametrize("suite", some(["trixie"], ["bookworm"]))
def test_a_user_makes_a_tree_and_builds_in_it(host, folder, suite):
    """By the best way there is here, and by the one that is left in a chroot."""
    user = AS_NOBODY if not os.geteuid() else []
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder / "work"), "LC_ALL": "C",
                   "PYTHONPATH": str(folder / "python"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = run(*user, sys.executable, "-c", SCRIPT, folder / "work", suite, MAKEFILE,
               env=environment, cwd="/", timeout=None)
    assert done.returncode == 0, done.stderr
    assert done.stdout
    for status, said, complained, owners in map(json.loads, done.stdout.splitlines()):
        assert (status, complained) == (0, "")
        assert said.splitlines() == [
            "/src/x.c x.c /etc/target /src", "through a link", "/src", "/usr/lib", "proc",
            "a", "b c", "d", "Makefile", "script", "x.c"]
        assert owners == [NOBODY if user else os.geteuid()]


@pytest.mark.parametrize("uid, works, expected", [
    (0, False, enter.ROOT), (1000, True, enter.NAMESPACE), (1000, False, enter.FAKECHROOT)])
def test_the_way_in_is_what_works(monkeypatch, uid, works, expected):
    monkeypatch.setattr(enter.os, "geteuid", lambda: uid)
    monkeypatch.setattr(enter, "_works", lambda *options: works)
    assert enter.way.__wrapped__() == expected


def test_where_there_is_no_namespace(monkeypatch, tmp_path):
    """Users in one are not tried: unshare would leave a child behind, which waits for ever."""
    monkeypatch.setattr(enter, "way", lambda: enter.FAKECHROOT)
    monkeypatch.setattr(enter, "_works", lambda *options: pytest.fail("asked"))
    assert not enter.many_users.__wrapped__()
    with pytest.raises(CannotHere, match="no libfakechroot; remove it"):
        enter.inside(tmp_path, ["true"])


def test_a_disk_of_another_suite_needs_users_of_its_own(monkeypatch):
    asked = []
    monkeypatch.setattr(roots.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(roots.platform, "freedesktop_os_release",
                        lambda: {"VERSION_CODENAME": "bookworm"})
    monkeypatch.setattr(roots, "_run", lambda mode, *_, **__: asked.append(mode))
    for many, suite in ((True, "trixie"), (False, "bookworm")):
        monkeypatch.setattr(enter, "many_users", lambda many=many: many)
        roots.install("x", suite, [], [])
    assert asked == ["unshare", "fakechroot"]
