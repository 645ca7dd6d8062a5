# SPDX-License-Identifier: GPL-2.0-only
"""What the role asks before it changes anything, without any host."""

import os
import shutil
import subprocess

import pytest
from tare import paths

ROLE = paths.playbook().parent / "roles/tare"
SAID = {
    "root": "only root loads modules",
    "arch": "its CPU is aarch64",
    "integrity": "its kernel is locked down",
    "confidentiality": "its kernel is locked down",
    "used": "tare_memtap is in use there",
    "by hand": "tare_memtap is loaded there already, by hand",
    "load": "its load is 2.01 on 2 CPUs",
    "room": "its /run has 99 KiB left",
    "no program": "it has no memrecord",
}


@pytest.fixture(name="tree")
def _tree(tmp_path):
    """A host that may be captured: files of /proc and /sys, and programs that tell of it."""
    for name, text in {"proc/loadavg": "2.00 1.00 0.50 1/200 4000\n",
                       "proc/cpuinfo": "processor\t: 0\n\nprocessor\t: 1\n",
                       "proc/sys/kernel/osrelease": "6.1.0-test\n",
                       "sys/kernel/security/lockdown": "[none] integrity confidentiality\n",
                       "bin/id": "#!/bin/sh\necho 0\n", "bin/uname": "#!/bin/sh\necho x86_64\n",
                       "bin/df": "#!/bin/sh\nprintf 'Head\\ntmpfs 9 9 100 1%% /run\\n'\n"}.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)
    return tmp_path


def check(tree, **more):
    environment = {**os.environ, "TARE_TREE": str(tree), "TARE_LOAD_MAX": "100",
                   "TARE_ROOM_KIB": "100", "TARE_BROUGHT": "yes",
                   "PATH": f"{tree}/bin:{os.environ['PATH']}", **more}
    done = subprocess.run(["sh", "-s"], input=(ROLE / "files/check.sh").read_text(),
                          env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def tap(tree, refcnt, arm):
    folder = tree / "sys/module/tare_memtap"
    (folder / "parameters").mkdir(parents=True)
    (folder / "refcnt").write_text(f"{refcnt}\n")
    (folder / "parameters/arm").write_text(f"{arm}\n")


def test_a_host_may_be_captured(tree):
    """Also one that has no lockdown, and one on which a recorder was killed."""
    assert check(tree) == "6.1.0-test\n"
    (tree / "sys/kernel/security/lockdown").unlink()
    tap(tree, 0, "N")
    assert check(tree) == "6.1.0-test\n"


@pytest.mark.parametrize("why", SAID)
def test_refused(tree, why):
    more = {}
    match why:
        case "root":
            (tree / "bin/id").write_text("#!/bin/sh\necho 1000\n")
        case "arch":
            (tree / "bin/uname").write_text("#!/bin/sh\necho aarch64\n")
        case "integrity" | "confidentiality":
            text = "none integrity confidentiality\n".replace(why, f"[{why}]")
            (tree / "sys/kernel/security/lockdown").write_text(text)
        case "used":
            tap(tree, 1, "N")
        case "by hand":
            tap(tree, 0, "Y")
        case "load":
            (tree / "proc/loadavg").write_text("2.01 1.00 0.50 1/200 4000\n")
        case "room":
            (tree / "bin/df").write_text(
                (tree / "bin/df").read_text().replace(" 100 ", " 99 "))
        case "no program":
            more = {"TARE_BROUGHT": "", "PATH": f"{tree}/bin:/usr/bin:/bin"}
            if shutil.which("memrecord", path=more["PATH"]):
                pytest.skip("memrecord is installed here")
    assert check(tree, **more).startswith(f"refused: {SAID[why]}")
    assert len(check(tree, **more).splitlines()) == 1


def test_the_playbook_is_one(tmp_path):
    if not shutil.which("ansible-playbook"):
        pytest.skip("ansible-playbook is not installed here")
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "ANSIBLE_HOME": str(tmp_path)}
    subprocess.run(["ansible-playbook", "--syntax-check", "-i", "localhost,", paths.playbook()],
                   env=environment, check=True, stdout=subprocess.DEVNULL)
