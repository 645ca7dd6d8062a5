# SPDX-License-Identifier: GPL-2.0-only
"""nt-cost: what it measures is what it says, and what is wrong ends it."""

import os
import re
import shutil
import signal
import subprocess
import tempfile

import pytest
from programs import BUILD, built, run, wait_for

from tare.experiments.nt.cost import read

NT_COST = BUILD / "guest/bin/nt-cost"
OPERATIONS = {"set", "reset", "release", "mutex", "wait-1", "wait-2", "wait-8", "wait-64", "create",
              "duplicate", "set-value", "get-value", "open-key", "message", "open-file", "alone",
              "hand-over"}
SYNC_ALONE = {"duplicate", "set-value", "get-value", "open-key", "message", "open-file"}
LEFT_OUT = {"direct": {"hand-over"}, "trap": {"hand-over"}, "echo": {"hand-over"}, "threads": set(),
            "server": set(), "futex": SYNC_ALONE, "futex-private": SYNC_ALONE}


@pytest.mark.parametrize("front", LEFT_OUT)
def test_every_operation(tmp_path, front):
    done = run(NT_COST, "-f", front, "--json", "run.json", "-n", 20, "-r", 3, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    made = read.read(tmp_path / "run.json")
    assert (made.document["front"], made.document["rounds"]) == (front, 3)
    assert set(made.cases) == OPERATIONS - LEFT_OUT[front]
    for case in made.cases.values():
        assert len(case["raw"]) == len(case["overhead"]) == 3
        assert all(ticks > 0 for ticks in (*case["raw_ticks"], *case["overhead_ticks"]))


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="there is one CPU")
def test_who_answers_and_what_keeps_awake_have_a_cpu_each():
    cpus = [min(os.sched_getaffinity(0)), max(os.sched_getaffinity(0))]

    def placed(tasks):
        return [os.sched_getaffinity(int(one)) for one in sorted(tasks, key=int)] == [
            {cpu} for cpu in cpus]

    with subprocess.Popen([NT_COST, "-f", "threads", "--operation", "hand-over", "-r", "100000",
                           "--awake", "--cpu", ",".join(map(str, cpus))],
                          stdout=subprocess.DEVNULL) as program:
        seen = (wait_for(lambda: placed(os.listdir(f"/proc/{program.pid}/task")), 10)
                and wait_for(lambda: placed(pid for pid, *_ in started_by(program.pid, " IDL ")),
                             10))
        program.kill()
    assert seen


@pytest.mark.parametrize("words, status, said", [
    (["-f", "direct", "--cpu", "0,1023"], 77, "--cpu names a CPU that cannot be used"),
    pytest.param(["-f", "ntobj"], 77, "ntobj cannot be asked here", marks=pytest.mark.skipif(
        os.path.exists("/dev/tare_ntobj"), reason="tare_ntobj is loaded")),
    (["-f", "nosuch"], 2, "nosuch: no such front end; there are threads server "),
    (["--cpu", "0,x"], 2, "--cpu x: not a number"),
    (["--operation", "set", "--json", "/no/where"], 1, "/no/where"),
])
def test_bad_words(words, status, said):
    done = run(NT_COST, *words)
    assert done.returncode == status
    assert said in done.stderr


def started_by(program, word):
    """What ps tells of processes of nt-cost with this word: number, class and command of each."""
    told = run("ps", "--ppid", program, "-o", "pid=,cls=,args=").stdout.splitlines()
    return [line.split() for line in told if word in line]


@pytest.mark.parametrize("killed", [False, True], ids=["ended", "killed"])
def test_the_server_goes_with_it(killed):
    with subprocess.Popen([NT_COST, "-f", "server", "--operation", "set", "-n", "200000",
                           "-r", "1"],
                          stdout=subprocess.DEVNULL) as program:
        server, _, _, path = wait_for(lambda: started_by(program.pid, "nt-server /"))[0]
        if killed:
            program.kill()
    assert wait_for(lambda: not os.path.exists(f"/proc/{server}"))
    if not killed:
        assert not os.path.exists(os.path.dirname(path))


def test_a_cpu_that_is_no_longer_kept_awake_is_said(tmp_path):
    with subprocess.Popen([NT_COST, "-f", "echo", "--operation", "set", "-n", "50000", "-r", "5",
                           "--awake",
                           "--json", tmp_path / "x"], text=True, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE) as program:
        # of the class of those that run where nobody else does
        (spinner, *_), = wait_for(lambda: started_by(program.pid, " IDL "))
        # it dies once it has a CPU, which who measures leaves it seldom
        program.send_signal(signal.SIGSTOP)
        os.kill(int(spinner), signal.SIGKILL)
        wait_for(lambda: run("ps", "-o", "stat=", "-p", spinner).stdout.startswith("Z"))
        program.send_signal(signal.SIGCONT)
        said = program.communicate()[1]
    assert program.returncode == 1
    assert said == "nt-cost: a CPU was not kept awake: what spins on it has ended\n"
    assert not (tmp_path / "x").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="root alone may be another user")
def test_a_cpu_that_cannot_be_kept_awake_is_said():
    """The user may have two processes: the program and its server."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        for program in (NT_COST, NT_COST.with_name("nt-server")):
            shutil.copy(program, folder)
        done = run("setpriv", "--reuid=64123", "--regid=64123", "--clear-groups", "prlimit",
                   "--nproc=2", f"{folder}/nt-cost", "-f", "server", "--awake", "--operation",
                   "set", "-n", 1, "-r", 1)
    assert (done.returncode, done.stdout) == (1, "")
    assert "nt-cost: a CPU was not kept awake" in done.stderr


def test_without_its_server_it_says_so(tmp_path):
    """It is looked for beside the program."""
    shutil.copy(NT_COST, tmp_path)
    done = run(tmp_path / "nt-cost", "-f", "server", "--operation", "set", "-n", 1)
    assert done.returncode == 1
    assert f"nt-cost: {tmp_path}/nt-server: No such file or directory\n" in done.stderr
    assert "nt-cost: nt-server has ended\n" in done.stderr


@pytest.mark.parametrize("lie, operation, said", [
    ("release", "release", "a result was not as expected"),
    ("message", "message", "a result was not as expected"),
    ("size", "get-value", "a result was not as expected"),
    # each thread goes on by itself
    ("wait", "hand-over", rf"the other thread answered \d+ times, not {(4 + 2) * 200}\n"),
])
def test_a_result_that_is_wrong_is_no_figure(tmp_path, lie, operation, said):
    """One wrong answer of many ends it, and leaves no document; nor does who waits for nobody."""
    def lying(**lies):
        # what it has until its end is not a leak
        return run(built("nt-cost-lying"), "-f", "threads", "--operation", operation, "-n", 200,
                   "-r", 2, "--json", "x", cwd=tmp_path,
                   env={**os.environ, "ASAN_OPTIONS": "detect_leaks=0", **lies})

    good = lying()
    assert (good.returncode, good.stderr) == (0, "")
    (tmp_path / "x").unlink()
    done = lying(LIE=lie)
    assert done.returncode == 1
    assert re.search(f"nt-cost: {operation} of threads: {said}", done.stderr), done.stderr
    assert not (tmp_path / "x").exists()
