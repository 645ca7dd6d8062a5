# SPDX-License-Identifier: GPL-2.0-only
"""The limit of a guest: a deadlocked one ends, one that this host leaves no CPU does not."""

import os
import re
import shutil
from pathlib import Path

import pytest
from tareqemu import limit
from tareqemu.limit import MOST, Limit
from test_restored import crowded

BEGUN = 1000


@pytest.fixture
def proc(tmp_path):
    """proc(NAME=ns or text, ...): threads of the QEMU 7, and what they waited for a CPU."""
    def write(**threads):
        shutil.rmtree(tmp_path / "7", ignore_errors=True)
        for number, (name, ns) in enumerate(threads.items(), 10):
            task = tmp_path / "7/task" / ("7" if name == "loop" else str(number))
            task.mkdir(parents=True)
            (task / "comm").write_text(name.replace("_", " ").replace("X", "/") + "\n")
            (task / "schedstat").write_text(ns if isinstance(ns, str) else f"5 {ns} 9\n")
        return tmp_path

    return write


SECOND = 10 ** 9


def told(ran, without):
    return f"{ran * SECOND} {without * SECOND} 9\n"


@pytest.mark.parametrize("threads, seconds", [
    ({"ALL_CPUsXTCG": 3 * SECOND, "call_rcu": 8 * SECOND}, 3),
    ({"CPU_0XKVM": SECOND, "CPU_11XKVM": 2 * SECOND, "qemu-system-x86": 9 * SECOND}, 2),
    ({"CPU_0XTCG": ""}, 0), ({"qemu": SECOND}, 0), ({}, 0),
    # it slept for 5 s of 10, for all of which its timers may have been late; for 1 s of them
    ({"ALL_CPUsXTCG": told(2, 3), "loop": 9 * SECOND}, 8),
    ({"ALL_CPUsXTCG": told(2, 3), "loop": SECOND}, 4),
    ({"ALL_CPUsXTCG": told(5, 5), "loop": 9 * SECOND}, 5)])  # it never slept
def test_the_wait_is_the_longest_of_a_cpu_and_sleep_while_the_main_loop_had_none(proc, threads,
                                                                                 seconds):
    assert limit.waited(7, 10, proc(**threads)) == seconds


@pytest.mark.parametrize("there", [0, 1])
def test_a_thread_that_tells_nothing_is_no_error_and_hides_no_other(proc, there):
    """It has ended meanwhile, or the kernel does not tell what it waited."""
    where = proc(**{f"CPU_{number}XKVM": SECOND for number in range(50)})
    for number in range(10, 60 - there):
        (where / f"7/task/{number}/schedstat").unlink()
    assert limit.waited(7, 100, where) == there


def test_this_kernel_tells_what_a_process_waited():
    """Of this one, under a name that a thread of QEMU has."""
    name, told = Path("/proc/self/comm"), Path("/proc/self/schedstat")
    if not told.exists() or not int(told.read_text().split()[1]):
        pytest.skip("this kernel has no CONFIG_SCHED_INFO")
    before = name.read_text()
    try:
        name.write_text("CPU 0/KVM")
        assert limit.waited(os.getpid(), 100) > 0
    finally:
        name.write_text(before)


class Clock:
    """Follows a guest that waits for a CPU for a part of the time."""

    def __init__(self, proc, seconds, part):
        self.proc, self.part, self.now, self.looks = proc, part, BEGUN, 0
        self.limit = Limit(7, seconds, BEGUN, proc(ALL_CPUsXTCG=0))

    def run(self):
        while (left := self.limit.left(self.now)) > 0:
            # as guest.py: to the millisecond, upwards
            self.now += -(-left * 1000 // 1) / 1000
            self.looks += 1
            self.proc(ALL_CPUsXTCG=int((self.now - BEGUN) * self.part * SECOND))
        return self.now - BEGUN


def test_events_that_come_often_do_not_look_often(proc, monkeypatch):
    looks = []
    monkeypatch.setattr(limit, "waited", lambda *_: looks.append(1) or 0)
    one = Limit(7, 300, BEGUN)
    for number in range(5000):
        one.left(BEGUN + number / 1000)
    assert 3 <= len(looks) <= 5


@pytest.mark.parametrize("part, took, looks, starved, said", [
    # never kept waiting, it is looked at once
    (0, 300, 1, False, "no end after 300 s"),
    # a tenth of a CPU, as at a load of 20 on two; looked at after times in which it cannot end
    (0.9, 3000, 199, False, "no end after 300 s of its own; the guest waited 2700 of 3000 s for a "
     "CPU: this host is busy"),
    (0.99, 300 * MOST, 999, True, "the guest waited 5940 of 6000 s for a CPU: this host is busy; "
     "--timeout SECONDS")])
def test_what_it_waited_is_added_to_its_time(proc, part, took, looks, starved, said):
    clock = Clock(proc, 300, part)
    assert clock.run() == pytest.approx(took, abs=1) and clock.looks <= looks
    assert clock.limit.starved(clock.now) == starved
    assert clock.limit.ended(clock.now) == said


def test_a_wait_that_is_over_counts_to_the_end(proc):
    """What QEMU's threads told is kept once they are gone."""
    one = Limit(7, 10, BEGUN, proc(ALL_CPUsXTCG=6 * SECOND))
    assert one.left(BEGUN + 8) == pytest.approx(8)
    proc()
    assert one.left(BEGUN + 9.5) == pytest.approx(6.5) and one.waited == 6
    assert one.busy(BEGUN + 11).startswith("the guest waited 6 of 11 s")
    assert not one.busy(BEGUN + 13)
    assert one.told(BEGUN + 9.5) == "10 s; 6 s left"


# by its own clock, which goes on while it waits, a guest ends after its limit
LIMIT, LONGER = 3, 4
WORK = f"""
read -r begun _ </proc/uptime
until read -r now _ </proc/uptime; [ "${{now%.*}}" -gt $((${{begun%.*}} + {LONGER})) ]; do :; done
echo done"""


@pytest.fixture
def shared_cpu():
    """Of a CPU a guest has a quarter, for the time of a test."""
    if not Path("/proc/self/schedstat").exists():
        pytest.skip("this kernel has no CONFIG_SCHED_INFO")
    with crowded(3):
        yield


def test_a_guest_without_a_cpu_ends_well_and_a_deadlocked_one_by_its_limit(guest, shared_cpu,
                                                                           monkeypatch):
    starved = guest(WORK, timeout=LIMIT)
    assert (starved.verdict, starved.stdout) == ("passed", b"done\n"), starved
    assert starved.seconds > LONGER > LIMIT
    with monkeypatch.context() as patched:
        patched.setattr(limit, "MOST", 2)
        ended = guest("while :; do :; done", timeout=2)
    assert ended.verdict == "starved"
    assert re.match("the guest waited [2-4] of [45] s for a CPU: this host is busy; --timeout",
                    ended.reason)
    deadlocked = guest("while :; do :; done", timeout=1)
    assert deadlocked.verdict == "timed out"
    assert deadlocked.reason.startswith("no end after 1 s")


def test_a_guest_that_sleeps_for_ever_ends_by_its_limit(guest):
    assert guest("sleep 1000", timeout=2).reason.startswith("no end after 2 s")
