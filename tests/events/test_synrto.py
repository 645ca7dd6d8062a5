# SPDX-License-Identifier: GPL-2.0-only
"""synrto: the command's status, and nothing left behind however it ends."""

import os
import shutil
import signal
import subprocess
from contextlib import contextmanager

import pytest
from programs import BUILD, refusal, run, wait_for
from rights import as_root

SYNRTO = BUILD / "guest/bin/synrto"
NOBODY = ("setpriv", "--reuid=65534", "--clear-groups", "--bounding-set=-all")


def left():
    """Cgroups of synrto that are there."""
    mounts = [line.split() for line in open("/proc/self/mountinfo", encoding="utf-8")
              if " - cgroup2 " in line]
    return {entry.path for mount in mounts for entry in os.scandir(mount[4])
            if entry.name.startswith("synrto.")}


def left_behind():
    """Those of them whose synrto is gone."""
    return {path for path in left() if not os.path.exists(f"/proc/{path.rpartition('.')[2]}")}


def folder_of(pid):
    """The cgroup of synrto that a process is in."""
    with open(f"/proc/{pid}/cgroup", encoding="utf-8") as cgroups:
        name = next(line for line in cgroups if line.startswith("0::")).strip().rpartition("/")[2]
    folder, = (path for path in left() if path.endswith(f"/{name}"))
    return folder


@pytest.fixture
def may():
    """Words before synrto; skips where none of them lets it run here."""
    done = run(*as_root(), SYNRTO, "--", "true")
    if done.returncode == 77:
        pytest.skip(done.stderr.strip())
    assert done.returncode == 0, done.stderr
    before = left_behind()
    yield as_root()
    assert left_behind() <= before


@pytest.mark.parametrize("command, status", [
    ("exit 7", 7), ("kill -9 $$", 137), ("grep -q '^0::.*/synrto[.]' /proc/self/cgroup", 0)])
def test_the_status_is_the_commands(may, command, status):
    """Which has a cgroup of its own."""
    done = run(*may, SYNRTO, "--", "sh", "-c", command)
    assert (done.returncode, done.stderr) == (status, "")


def test_a_command_that_is_not_there(may):
    done = run(*may, SYNRTO, "--", "no-such-program")
    assert done.returncode == 127 and "cannot run no-such-program" in done.stderr


@contextmanager
def sleeping(*before):
    """(synrto, the process of its command, which would wait until it is killed); the shell says
    that it runs."""
    with subprocess.Popen([*before, SYNRTO, "--", "sh", "-c", "echo $$; exec sleep 600"],
                          stdout=subprocess.PIPE, text=True) as started:
        yield started, int(started.stdout.readline())


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_the_command_and_the_cgroup(may, number):
    with sleeping(*may) as (started, pid):
        folder = folder_of(pid)
        started.send_signal(number)
        assert started.wait(60) in (128 + number, -number)
    assert not os.path.exists(f"/proc/{pid}")
    assert wait_for(lambda: not os.path.exists(folder))


def test_what_the_command_leaves_behind_lives_on_elsewhere(may):
    done = run(*may, SYNRTO, "--", "sh", "-c", "sleep 600 >/dev/null 2>&1 & echo $!; exit 4")
    pid = done.stdout.strip()
    assert (done.returncode, done.stderr) == (4, "")
    with open(f"/proc/{pid}/cgroup", encoding="utf-8") as cgroups:
        assert "synrto" not in cgroups.read()
    run(*may, "kill", pid)


def test_the_program_goes_with_synrto_even_if_it_is_killed(may):
    """Nothing can remove the cgroup then, but the time-out is no longer another one."""
    ids = ("sh", "-c", "/usr/sbin/bpftool prog show name initial_timeout | wc -l")
    if run("test", "-x", "/usr/sbin/bpftool").returncode:
        pytest.skip("no bpftool here")
    if may:
        pytest.skip("sudo cannot be killed without leaving synrto")
    with sleeping() as (started, pid):
        attached = int(run(*ids).stdout)
        folder = folder_of(pid)
        started.kill()
        started.wait(60)
    run("kill", pid)
    assert attached and wait_for(lambda: int(run(*ids).stdout) < attached)
    assert wait_for(lambda: not os.path.exists(f"/proc/{pid}"))
    os.rmdir(folder)


@pytest.mark.parametrize("words, said", [
    ([SYNRTO, "--", "true"], "run as root"),
    ([BUILD / "guest/bin/deadlink", "--ahead", "127.0.0.1", "9", "1"],
     "--ahead: no real-time priority")])
def test_without_root_it_is_one_line(words, said):
    if not os.geteuid() and not shutil.which("setpriv"):
        pytest.skip("no setpriv here")
    assert said in refusal(run(*(() if os.geteuid() else NOBODY), *words), 77, words[0].name)


def test_without_cgroup2_it_is_one_line(may):
    script = ("awk '/ - cgroup2 /{print $5}' /proc/self/mountinfo | xargs -rn1 umount -l && "
              f"{SYNRTO} -- echo ran")
    done = run(*may, "unshare", "-m", "sh", "-c", script)
    # in a chroot neither a namespace of mounts nor its end can be had
    if "umount: " in done.stderr or "unshare: " in done.stderr:
        pytest.skip(done.stderr.strip())
    assert "no cgroup2 is mounted here" in refusal(done, 77, "synrto")


@pytest.mark.parametrize("words, said", [
    ([], "give the command to run, after --"),
    *((["-t", time, "--", "true"], f"--timeout {time}: must be a number from 1 to 120")
      for time in ("0", "121", "soon"))])
def test_bad_usage(words, said):
    done = run(SYNRTO, *words)
    assert done.returncode == 2 and said in done.stderr
