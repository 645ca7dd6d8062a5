# SPDX-License-Identifier: GPL-2.0-only
"""What the role asks before it changes anything, without any host."""

import os
import shutil

import pytest
from programs import run, write_files
from tare import paths

ROLE = paths.playbook().parent / "roles/tare"
DF = "#!/bin/sh\nprintf 'Head\\ntmpfs 9 9 %s 1%%%% /run\\n'\n"
LOCKDOWN = "sys/kernel/security/lockdown"
# a host that may be captured: files of /proc and /sys, and programs that tell of it
TREE = {"proc/loadavg": "2.00 1.00 0.50 1/200 4000\n",
        "proc/cpuinfo": "processor\t: 0\n\nprocessor\t: 1\n",
        "proc/sys/kernel/osrelease": "6.1.0-test\n",
        LOCKDOWN: "[none] integrity confidentiality\n",
        "bin/id": "#!/bin/sh\necho 0\n", "bin/uname": "#!/bin/sh\necho x86_64\n",
        "bin/df": DF % 100}


def tap(refcnt, arm):
    folder = "sys/module/tare_memtap"
    return {f"{folder}/refcnt": f"{refcnt}\n", f"{folder}/parameters/arm": f"{arm}\n"}


def check(tree, files=(), brought="yes", path=os.environ["PATH"]):
    """What the script says of TREE with these FILES."""
    write_files(tree, {name: text for name, text in {**TREE, **dict(files)}.items() if text})
    for program in (tree / "bin").iterdir():
        program.chmod(0o755)
    environment = {**os.environ, "TARE_TREE": str(tree), "TARE_LOAD_MAX": "100",
                   "TARE_ROOM_KIB": "100", "TARE_BROUGHT": brought, "PATH": f"{tree}/bin:{path}"}
    done = run("sh", "-s", input=(ROLE / "files/check.sh").read_text(), env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_host_may_be_captured(tmp_path):
    """Also one that has no lockdown, and one on which a recorder was killed."""
    assert check(tmp_path) == "6.1.0-test\n"
    assert check(tmp_path / "other", {LOCKDOWN: "", **tap(0, "N")}) == "6.1.0-test\n"


@pytest.mark.parametrize("files, said", [
    ({"bin/id": "#!/bin/sh\necho 1000\n"}, "only root loads modules"),
    ({"bin/uname": "#!/bin/sh\necho aarch64\n"}, "its CPU is aarch64"),
    ({LOCKDOWN: "none [integrity] confidentiality\n"}, "its kernel is locked down"),
    ({LOCKDOWN: "none integrity [confidentiality]\n"}, "its kernel is locked down"),
    (tap(1, "N"), "tare_memtap is in use there"),
    (tap(0, "Y"), "tare_memtap is loaded there already, by hand"),
    ({"proc/loadavg": "2.01 1.00 0.50 1/200 4000\n"}, "its load is 2.01 on 2 CPUs"),
    ({"bin/df": DF % 99}, "its /run has 99 KiB left"), ({}, "it has no memrecord")])
def test_refused(tmp_path, files, said):
    without = {} if files else {"brought": "", "path": "/usr/bin:/bin"}
    if without and shutil.which("memrecord", path=without["path"]):
        pytest.skip("memrecord is installed here")
    out = check(tmp_path, files, **without)
    assert out.startswith(f"refused: {said}") and out.count("\n") == 1
