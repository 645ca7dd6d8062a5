# SPDX-License-Identifier: GPL-2.0-only
"""The calls that crossings makes and times, as strace and /proc see them."""

import os
import re
import subprocess

import pytest
from latency_tools import CROSSINGS
from programs import wait_for

CALLS, ROUNDS, WARM_UP = 20, 2, 1

# what a body calls and what that returns, for each of its calls
BODIES = {
    "nosys": [("syscall_0x1ff", "-1 ENOSYS")],
    "getppid": [("getppid", str(os.getpid()))],
    "read": [("read", "1")],
    "pipe": [("write", "1"), ("read", "1")],
    "pingpong": [("write", "1"), ("read", "1")] * 2,
    "timer": [("clock_nanosleep", "0")],
}


@pytest.mark.parametrize("body", BODIES)
def test_every_call_is_made_and_does_what_it_is_for(tmp_path, body):
    """A call that fails returns sooner, and would be told as what the call costs."""
    seen = tmp_path / "seen"
    tracer = subprocess.Popen(
        ["strace", "-f", "-qq", "-o", seen, "-s", "0", CROSSINGS, "-n", str(CALLS), "-r",
         str(ROUNDS), "-w", str(WARM_UP), body], stdout=subprocess.PIPE, text=True)
    out, _ = tracer.communicate(timeout=60)
    assert tracer.returncode == 0
    assert [line.split()[0] for line in out.splitlines()] == [body] * ROUNDS
    # another thread may come between a call's begin and its end
    returned = re.findall(r"^\d+ +(?:<\.\.\. )?(\w+)(?:\(| resumed).* = (-1 \w+|\d+)",
                          seen.read_text(), re.M)
    wanted = BODIES[body]
    for call in set(wanted):
        ours = (call[0], str(tracer.pid)) if body == "getppid" else call
        assert returned.count(ours) == CALLS * (ROUNDS + WARM_UP) * wanted.count(call)


def test_all_its_threads_run_on_the_cpu_that_was_asked_for():
    cpus = sorted(os.sched_getaffinity(0))
    if len(cpus) < 2:
        pytest.skip("there is one CPU")
    process = subprocess.Popen([CROSSINGS, "-C", str(cpus[-1]), "-r", "1000000", "pingpong"],
                               stdout=subprocess.DEVNULL)
    try:
        assert wait_for(lambda: len(os.listdir(f"/proc/{process.pid}/task")) == 2)
        threads = os.listdir(f"/proc/{process.pid}/task")
        assert {tuple(os.sched_getaffinity(int(thread))) for thread in threads} == {(cpus[-1],)}
    finally:
        process.kill()
        process.wait()
