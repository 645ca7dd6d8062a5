# SPDX-License-Identifier: GPL-2.0-only
"""The tools on this machine: known numbers of calls, wake-ups, switches and timers are seen."""

import json
import os
import stat
import subprocess
import sys
from fractions import Fraction

import pytest
from latency_tools import CALLS, CROSSINGS, TRACERS, by_name, calling, refused, run

SLEEPS = 200


def about(sleeps):
    """Fewer where a timer expired before its thread slept, as on a busy machine; more of the
    start and the end. Neither half nor twice.
    """
    return SLEEPS * 0.6 <= sleeps <= SLEEPS * 1.5


@pytest.mark.parametrize("calls", [1, CALLS])
def test_every_call_is_seen(observe, calls):
    seen = by_name(observe("syslat", "-s", "getppid", *calling("getppid", calls)))
    assert list(seen) == ["getppid"] and seen["getppid"]["count"] == calls
    if calls == 1:
        entry = seen["getppid"]
        assert entry["sum"] == entry["min"] == entry["max"] > 0


def test_buckets_hold_what_was_counted(observe):
    """And percentiles, sum and maximum are those of the buckets."""
    entry = by_name(observe("syslat", "-s", "read", *calling("read", 20000)))["read"]
    assert sum(count for _, _, count in entry["buckets"]) == entry["count"] >= 20000
    assert all(low <= high <= low * 33 / 32 for low, high, _ in entry["buckets"])
    low = sum(low * count for low, _, count in entry["buckets"])
    high = sum(high * count for _, high, count in entry["buckets"])
    assert low <= entry["sum"] <= high
    assert entry["buckets"][0][0] <= entry["min"] <= entry["buckets"][0][1]
    assert entry["buckets"][-1][0] <= entry["max"] <= entry["buckets"][-1][1]
    assert set(entry["percentiles"]) == {"p50", "p90", "p99", "p99.9"}
    for name, value in entry["percentiles"].items():
        rank, below = Fraction(name[1:]) * entry["count"] / 100, 0
        for low, high, count in entry["buckets"]:
            below += count
            if below >= rank:
                assert value == min(high, entry["max"])
                break


def test_of_other_processes_those_are_seen_that_are_asked_for(observe):
    """One calls getppid all the while, however long the tool takes to begin."""
    with subprocess.Popen([CROSSINGS, "-n", "200000", "-r", "100000", "getppid"],
                          stdout=subprocess.DEVNULL) as other:
        try:
            of_command = by_name(observe("syslat", "-s", "getppid", *calling("getppid")))
            of_all = by_name(observe("syslat", "-s", "getppid", "-d", "0.3"))
            of_one = by_name(observe("syslat", "-s", "getppid,read", "-p", other.pid, "-d", "0.2"))
            assert other.poll() is None
        finally:
            other.kill()
    assert of_command["getppid"]["count"] == CALLS < of_all["getppid"]["count"]
    assert of_one["getppid"]["count"] > CALLS and "read" not in of_one


def test_in_a_pid_namespace(observe):
    """As in a container, where a process has another number than the kernel's code sees."""
    done = run("syslat", "-s", "getppid", "--json", "-", *calling("getppid"), before=(
        "unshare", "--pid", "--fork", "--mount-proc", "--propagation", "unchanged"))
    if "unshare:" in done.stderr:
        pytest.skip(done.stderr.strip())
    assert by_name(json.loads(done.stdout[done.stdout.index("{"):]))["getppid"]["count"] == CALLS


def test_wakeups_are_seen(observe):
    """A sleep that ends is one. Some kernels do not tell of every switch: what is lost is few."""
    seen = observe("wakelat", *calling("timer", SLEEPS))
    assert about(by_name(seen)["woken"]["count"]) and seen["lost"] <= SLEEPS / 50


@pytest.mark.parametrize("by", ["cpu", "priority", "process", "delayer", "comm", "cgroup"])
def test_separate_counts_add_up(observe, by):
    seen = observe("wakelat", "--by", by, *calling("timer", SLEEPS))
    samples = sum(one["count"] for one in seen["entries"])
    # a wait has a part for each who ran in it
    assert about(samples) or by == "delayer" and samples >= SLEEPS * 0.6
    if by in ("comm", "process"):
        assert seen["entries"][0]["name"].split()[0] == "crossings"
    if by == "cgroup":
        assert seen["entries"][0]["name"].startswith(("/", "cg"))
    if by == "priority":
        assert [one["name"] for one in seen["entries"]] == [f"nice {os.nice(0)}"]


def test_switches_are_seen(observe):
    seen = observe("switchlat", *calling("pingpong"))
    assert 2 * CALLS <= by_name(seen)["all"]["count"] <= 2.5 * CALLS + 200


def test_timers_are_seen(observe):
    """The kernel's own count of the delay agrees with that of user space."""
    seen = by_name(observe("hrtimerlat", *calling("timer", SLEEPS)))
    assert about(seen["woken thread"]["count"])
    assert about(seen["handler"]["count"])
    # a thread cannot run before the handler that wakes it
    assert seen["woken thread"]["sum"] / seen["woken thread"]["count"] > \
        seen["handler"]["sum"] / seen["handler"]["count"]


@pytest.mark.parametrize("words, said", {
    "syslat -s nope": "--syscall nope: no such system call",
    "syslat -s 512": "--syscall 512: no such system call",
    "syslat -p 1 -- true": "exclude each other",
    "syslat --every 10": "--every 10: must be a power of two",
    **{f"syslat {option}": f"{option}: must be" for option in (
        "--by colour", "--every 0", "--pid 0", "--pid x", "--duration -1")},
    "syslat --explain -i 1 --json -": "--explain is of the whole time",
    "wakelat --check -i 1 --json -": "--check is of the whole time",
    "wakelat --stop": "--stop ends at an outlier: give --over US as well",
    "hrtimerlat --over 1ms": "--over 1ms: must be a number from 1 to 1000000000",
    # as tools of bcc take an interval and a count
    "wakelat 1 3": "1: for an interval, give -i 1, and -d SECONDS to end;",
    "switchlat -p 1 0.5": "0.5: for an interval, give -i 0.5,"}.items())
def test_what_is_refused(words, said):
    refused(run(*words.split()), said)


@pytest.mark.parametrize("tool", TRACERS)
def test_a_full_disk(may_trace, tmp_path, tool):
    """A node of our own of the device that is always full, which a fault may well remove."""
    full = tmp_path / "full"
    try:
        os.mknod(full, 0o600 | stat.S_IFCHR, os.makedev(1, 7))
        full.write_bytes(b"")
    except PermissionError as error:
        pytest.skip(f"no device can be made here: {error}")
    done = run(tool, "--json", full, "--", "true")
    assert done.returncode == 1 and "No space left" in done.stderr and full.is_char_device()


# of sizes that Python itself does not copy; fails where one writes what it must not
COPIES = """
import ctypes
libc = ctypes.CDLL(None)
to, source = (ctypes.create_string_buffer(400000) for _ in range(2))
for _ in range(1000): libc.memcpy(to, source, 77000)
for _ in range(300): libc.memmove(to, source, 150000)
for i in range(50):
    libc.memset(to, i, 320000)
    assert to[0] == to[319999] == bytes([i])
"""


def test_libcs_copies_are_seen(observe):
    document = observe("libcmem", "--", sys.executable, "-c", COPIES)
    assert document["unit"] == "bytes"
    buckets = [bucket for entry in document["entries"] for bucket in entry["buckets"]]
    for size, count in ((77000, 1000), (150000, 300), (320000, 50)):
        seen = sum(found for low, high, found in buckets if low <= size <= high)
        assert count <= seen <= count + 5, document  # the start of a process copies too
