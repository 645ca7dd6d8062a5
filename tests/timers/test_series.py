# SPDX-License-Identifier: GPL-2.0-only
"""The programs of the series: every case is measured, and is what it says it is."""

import os
import re
import select
import shutil
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from programs import run as run_program, wait_for

from tare import stats

# {program: how many cases}
LINUX = {"memory-speed": 30, "syscall-cost": 10, "io-speed": 42, "sync-cost": 22,
         "context-switch": 16}
WIN32 = LINUX | {"syscall-cost": 7, "sync-cost": 12}
NO_UNIX = "this system has no unix sockets: error 10047 of Winsock"
two_cpus = pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="there is only one CPU")


strace = partial(run_program, "strace")


def raw(case):
    return stats.median(case["raw"]).value


def listed(run, program, about=""):
    """Its cases that have ABOUT in their names."""
    return [name for name in run(program, "--list", measure=False).out.split() if about in name]


def choose(*names):
    return [argument for name in names for argument in ("--choose", name)]


@pytest.mark.parametrize("program", LINUX)
def test_cases_are_listed_and_no_other_is_taken(run, program):
    assert len(set(listed(run, program))) == LINUX[program]
    ran = run(program, "--choose", "sundial", measure=False)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"{program}: sundial: no such ")


@two_cpus
@pytest.mark.parametrize("program", sorted(set(LINUX) - {"memory-speed"}))
@pytest.mark.parametrize("runner, known", [("run", LINUX), ("run_win32", WIN32)])
def test_everything_is_measured(request, runner, known, program):
    run = request.getfixturevalue(runner)
    ran = run(program, "--rounds", 6)
    assert ran.status == 0, ran.err
    assert ran.document["tool"] == program
    left_out = ran.document["left_out"]
    assert {*ran.cases(), *left_out} == set(ran.rows) == {*listed(run, program)}
    assert len(ran.rows) == known[program]
    # newer Wine than 8.0 may have unix sockets
    if left_out:
        assert runner == "run_win32" and set(left_out) == {*listed(run, program, "unix")}
        assert set(left_out.values()) == {NO_UNIX}
        assert ran.err == f"io-speed: unix:64@same and 13 more left out: {NO_UNIX}\n"
        assert ran.out.count(f"  not measured: {NO_UNIX}\n") == len(left_out)
    if (runner, program) == ("run_win32", "context-switch"):
        assert {one["facts"]["switches_counted"] for one in ran.cases().values()} == {None}
        assert ran.out.count("not counted here") == len(ran.rows)
    for name, case in ran.cases().items():
        assert len(case["raw"]) == len(case["overhead"]) == 6
        assert min(case["raw"]) > 0 and min(case["overhead"]) >= 0, name
        assert case["operations"] >= 1


def test_caches_are_faster_than_memory(run):
    names = [f"{how}:{size}" for how in ("read", "write", "copy") for size in ("4k", "64m")]
    cases = run("memory-speed", "--rounds", 6, *choose(*names)).cases()
    for how in ("read", "write", "copy"):
        near, far = cases[f"{how}:4k"], cases[f"{how}:64m"]
        assert (near["bytes"], far["bytes"]) == (4096, 64 << 20)
        assert raw(far) / far["bytes"] > 1.2 * raw(near) / near["bytes"]


@pytest.mark.parametrize("how", ["read", "write", "copy"])
def test_memory_is_there_before_it_is_measured(programs, how):
    """Pages that were never written are one page of zeros, which any cache holds."""
    with subprocess.Popen([programs / "memory-speed", "--choose", f"{how}:64m", "--rounds", "6"],
                          stdout=subprocess.DEVNULL) as started:
        _, status, used = os.wait4(started.pid, 0)
        started.returncode = os.waitstatus_to_exitcode(status)
    assert started.returncode == 0
    assert used.ru_maxrss >= 2 * (64 << 10)  # KiB, of two buffers


def test_a_fault_is_a_fault(run):
    facts = run("syscall-cost", "-r", 10, "--choose", "page-fault").cases()["page-fault"]["facts"]
    assert facts["faults_per_operation"] == pytest.approx(1, abs=0.01)


# {(program, case): (a system call, how many of it an operation makes)}
CALLS = {**{("syscall-cost", name): (call, 1) for name, call in (
    ("getppid", "getppid"), ("read", "read"), ("write", "write"), ("open+close", "openat"),
    ("stat", "newfstatat"), ("mmap+munmap", "munmap"), ("fork+exit", "clone"),
    ("fork+exec", "execve"), ("spawn", "execve"))},
    # the other end sends each block back
    ("io-speed", "pipe:1k@same"): ("write", 1), ("io-speed", "pipe-echo:1k@same"): ("write", 2)}


@pytest.mark.skipif(not shutil.which("strace"), reason="strace is not installed")
@pytest.mark.parametrize("program, case", CALLS)
def test_the_system_calls_are_made(programs, program, case):
    """As many as operations say, by the kernel's own tracing; beginning and ending take some."""
    call, times = CALLS[program, case]
    done = strace("-f", "-c", "-e", f"trace={call}", programs / program, "--choose", case,
                  "--rounds", 6, 240)
    # six samples of 40 and one of warming up
    [calls] = re.findall(rf" (\d+) +(?:\d+ )?{call}$", done.stderr, re.MULTILINE)
    assert 280 * times <= int(calls) < 280 * times + 100


def check_waits(switches, aside, expected, slack):
    """Who hands over waits then, once. Other tasks may push it aside, and then it waits once less
    or not, so that of all switches those to wait are the ones that are known on a busy machine.
    """
    assert expected - aside - slack <= switches - aside <= expected + slack


@two_cpus
def test_hand_overs_are_switches_and_contention_is_contended(run):
    handovers = listed(run, "sync-cost", ":handover@")
    names = ["pthread_mutex", "pthread_mutex:contended", *handovers]
    cases = run("sync-cost", "--rounds", 10, *choose(*names)).cases()
    for name in handovers:
        facts = cases[name]["facts"]
        check_waits(facts["switches_per_operation"], facts["pushed_aside_per_operation"], 1, 0.2)
    alone, contended = cases["pthread_mutex"], cases["pthread_mutex:contended"]
    assert alone["facts"]["taken_by_the_other"] == 0
    assert contended["facts"]["taken_by_the_other"] > 0
    assert raw(contended) > raw(alone)


def semaphore_sets():
    return len(Path("/proc/sysvipc/sem").read_text().splitlines())


@pytest.mark.parametrize("how", ["ends", "is told to end"])
def test_no_system_v_set_is_left(programs, how):
    before = semaphore_sets()
    rounds = "6" if how == "ends" else "1000"
    with subprocess.Popen([programs / "sync-cost", "--choose", "sysv", "--rounds", rounds, "1m"],
                          stdout=subprocess.DEVNULL) as started:
        if how != "ends":
            assert wait_for(lambda: semaphore_sets() == before + 1)
            started.send_signal(signal.SIGTERM)
    assert started.returncode == (0 if how == "ends" else -signal.SIGTERM)
    assert semaphore_sets() == before


@two_cpus
def test_a_switch_is_a_switch(run):
    ran = run("context-switch", "--rounds", 10)
    for name, case in ran.cases().items():
        facts = case["facts"]
        size = int(re.search(r":(\d+)@", name)[1])
        assert case["operations"] % size == 0
        # all samples and two or more of warming up, but for those that were not as meant
        assert facts["switches_expected"] >= 10 * case["operations"] or ran.err, name
        counted, expected = facts["switches_counted"], facts["switches_expected"]
        # across CPUs who passes on may fall asleep after its sample, or not at all
        samples = expected / case["operations"]
        # and one of thousands may wait for something else, such as a page
        slack = max(0.06 * expected, samples) if name.endswith("@across") else 1
        check_waits(counted, facts["pushed_aside"], expected, slack)
        # where 5 % are two or more, the program keeps no other sample without a word
        if case["operations"] >= 40 and f"{name}: " not in ran.err:
            assert counted == pytest.approx(expected, rel=0.05), name


@two_cpus
@pytest.mark.parametrize("kind", ["process", "thread"])
def test_members_of_a_ring_are_on_the_cpus_that_its_name_says(programs, tmp_path, kind):
    def cpus(where):
        """Of the four members, in the order in which they were made."""
        seen = tmp_path / where
        strace("-f", "-e", "trace=sched_setaffinity", "-o", seen, programs / "context-switch",
               "--choose", f"{kind}:4@{where}", "--rounds", 6, 400, check=True)
        found = dict(re.findall(r"^(\d+) +sched_setaffinity\(0, \d+, \[(\d+)\]",
                                seen.read_text(), re.M))
        return [found[pid] for pid in sorted(found, key=int)]

    same, across = cpus("same"), cpus("across")
    assert len(same) == len(across) == 4 and len(set(same)) == 1
    assert all(one != other for one, other in zip(across, across[1:]))
    assert len(set(across)) == min(len(os.sched_getaffinity(0)), 4)


def test_samples_with_unexpected_switches_are_reported(programs):
    """Under strace each call of a member is a switch more, to the tracer."""
    done = strace("-f", "-o", "/dev/null", programs / "context-switch", "--choose",
                  "process:2@same",
                  "--rounds", 6, 300)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ("context-switch: process:2@same: in 6 samples the kernel counted "
                           "another number of switches than passes\n")


def test_the_members_of_a_ring_end_with_it(programs):
    with subprocess.Popen([programs / "context-switch", "--choose", "process:8@same", "-r", "1000",
                           "4m"], stdout=subprocess.DEVNULL) as started:
        try:
            assert wait_for(lambda: len(workers(started.pid)) == 7)
            ended = [os.pidfd_open(pid) for pid in workers(started.pid)]
        finally:
            started.kill()
    for one in ended:
        assert select.select([one], [], [], 60)[0], "a member is there after a minute"
        os.close(one)


def test_win32_a_missing_case_names_the_error(run_win32):
    chosen = run_win32("io-speed", "--rounds", 6, "--choose", "unix:1k@same", 6)
    if not chosen.status:
        pytest.skip("this Wine has unix sockets")
    assert (chosen.status, chosen.out, chosen.err) == (
        77, "", f"io-speed: unix:1k@same: {NO_UNIX}\n")


def of_wine(folder):
    """{process: its arguments} of those that were started in FOLDER."""
    found = {}
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (path / "cwd").resolve() == folder and (path / "exe").resolve().stem != "python3":
                found[path] = (path / "cmdline").read_text()
    return {path: line for path, line in found.items() if "context-switch.exe" in line}


def members(folder):
    return [path for path, line in of_wine(folder).items() if "--worker" in line]


@two_cpus
@pytest.mark.parametrize("place", ["same", "across"])
def test_win32_members_are_processes_where_they_belong_and_end_with_the_ring(
        run_win32, tmp_path, place):
    cpus = sorted(os.sched_getaffinity(0))
    expected = [cpus[-1 if place == "same" else number % len(cpus)] for number in range(3)]

    def places():
        with suppress(OSError):
            return sorted(re.search(r"Cpus_allowed_list:\s*(\S+)", text)[1] for text in
                          [(path / "status").read_text() for path in members(tmp_path)])

    with ThreadPoolExecutor() as pool:
        ran = pool.submit(run_win32, "context-switch", "--choose", f"process:4@{place}", "-r", 1000,
                          "4m")
        try:
            assert wait_for(lambda: places() == sorted(map(str, expected)))
        finally:
            [ring] = [path for path in of_wine(tmp_path) if path not in members(tmp_path)]
            os.kill(int(ring.name), signal.SIGKILL)
        assert ran.result().status == -signal.SIGKILL
    assert wait_for(lambda: not of_wine(tmp_path))


def test_win32_a_worker_that_is_killed_is_told(run_win32, tmp_path):
    with ThreadPoolExecutor() as pool:
        ran = pool.submit(run_win32, "context-switch", "--choose", "process:4@same", "-r", 1000,
                          "4m")
        assert wait_for(lambda: len(members(tmp_path)) == 3)
        os.kill(int(members(tmp_path)[0].name), signal.SIGKILL)
        assert (ran.result().status, ran.result().err) == (
            1, "context-switch: a worker process failed\n")
    assert wait_for(lambda: not of_wine(tmp_path))


def test_win32_memory_speed(run_win32):
    names = ("read:4k", "write:4k", "copy:4k")
    assert set(run_win32("memory-speed", "--rounds", 6, *choose(*names)).cases()) == set(names)
    assert len(set(listed(run_win32, "memory-speed"))) == WIN32["memory-speed"]


def workers(pid):
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.parametrize("program, case", [("context-switch", "process:4@same"),
                                           ("io-speed", "pipe:1k@same")])
def test_a_worker_that_is_killed_is_told(programs, program, case):
    """Nobody waits for it."""
    with subprocess.Popen([programs / program, "--choose", case, "-r", "1000", "1m"], text=True,
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as started:
        try:
            assert wait_for(lambda: workers(started.pid))
            os.kill(workers(started.pid)[-1], signal.SIGKILL)
            assert started.communicate(timeout=60)[1] == f"{program}: a worker process failed\n"
        finally:
            started.kill()
    assert started.returncode == 1
