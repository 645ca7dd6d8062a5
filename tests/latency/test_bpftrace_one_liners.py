# SPDX-License-Identifier: GPL-2.0-only
"""Every one-liner in a Debian with bpftrace of its own time: 0.17 and 0.23, three kernels.

Both that have 0.23 share them.
"""

import re

import pytest
from breadth import day_or_night, some
from latency_tools import run_in_guest
from programs import TOP

SCRIPTS = sorted((TOP / "ebpf/bpftrace").glob("*.bt"))


def values(text, name):
    """{key: sum} of a map with numbers; keys that are printed alike are added up."""
    found = {}
    for key, value in re.findall(rf"^@{name}(?:\[([^\n]*)\])?: (\d+)$", text, re.M):
        found[key] = found.get(key, 0) + int(value)
    return found


def sizes(text):
    memcpy = re.search(r"@size\[0\]:\s*\n((?:[\[(].*\n)+)", text)[1]
    # the load's own calls, and at most a few of the shell's
    assert 7 <= int(re.search(r"^\[2K, 4K\)\s+(\d+) ", memcpy, re.M)[1]) < 20
    assert 200 <= int(re.search(r"^\[8, 16\)\s+(\d+) ", memcpy, re.M)[1]) < 400


def bytes_by_process(text):
    assert values(text, "bytes")["sh"] >= 7 * 3001 + 200 * 13 + 3 * 8192
    assert values(text, "bytes")["dd"] > 0


def large_copies(text):
    assert re.search(r"@calls\[\n +call_memset\+.*\n(?: +\w.*\n){4}\]: 3\n", text)


def user_copies(text):
    assert values(text, "bytes")["sh, 5"] >= 4 * 302
    assert not {key.split(", ")[-1] for key in values(text, "bytes")} - set("3456")


def rate(text):
    seconds = re.findall(r"^\d\d:\d\d:\d\d @calls: (\d+)\n@bytes: (\d+)$", text, re.M)
    assert len(seconds) >= 2
    assert all(0 < int(calls) < int(copied) for calls, copied in seconds)


def contexts(text):
    calls, copied = values(text, "calls"), values(text, "bytes")
    assert calls["1"] >= 5 and copied["1"] >= 5 * 37
    assert calls["0"] >= 214
    (share,) = values(text, "softirq_ppm").values()
    assert share == pytest.approx(1e6 * calls["1"] / sum(calls.values()), rel=0.1)


def stacks(text):
    # the stack begins where the copy was called
    assert re.search(r"@\[\n +call_memcpy\+.*\n(?:.*\n){2}\]:\s*\n(?:[\[(].*\n)*"
                     r"\[2K, 4K\)\s+7 \|@", text)


def sums(name, **expected):
    """Of these keys of a map."""
    def check(text):
        assert {key: values(text, name)[key] for key in expected} == expected
    return check


def between(least, most, key):
    """So many values are in the histogram of a key."""
    def check(text):
        lines = re.search(rf"^@ns\[{key}\]:\s*\n((?:[\[(].*\n)+)", text, re.M)[1]
        counts = re.findall(r"^[\[(].*?[\])]\s+(\d+) \|", lines, re.M)
        assert least <= sum(map(int, counts)) <= most
    return check


def syslat(text):
    # getppid; the shell asks too
    between(500, 502, 110)(text)
    # execve by threads, and by the shells
    between(50, 70, 59)(text)


# What the load of tests/latency/guest/bpftrace.sh makes each of them print.
CHECKS = {
    "sizes": sizes, "bytes-by-process": bytes_by_process, "large-copies": large_copies,
    "user-copies": user_copies, "rate": rate, "contexts": contexts, "README": stacks,
    "bytes-by-caller": sums("bytes", call_memcpy=7 * 3001 + 200 * 13 + 5 * 37,
                            call_memset=3 * 8192),
    "misaligned": sums("calls", call_memcpy=7),
    "syslat": syslat,
    # a timer may expire before its thread sleeps, which in an emulated machine takes long;
    # the program's start has wake-ups, too
    "wakelat": between(100, 260, "crossings"),
    # 7.2 does not queue a timer that has expired before it is set
    "hrtimerlat": between(150, 202, "crossings, hrtimer_wakeup"),
    # two a round, and where a tick came between
    "switchlat": between(600, 1100, "crossings"),
}


# README shows that it holds the module
GROUPS = {
    "6.1": ["bytes-by-caller+README", "contexts", "rate", "switchlat", "wakelat"],
    "7.2": ["bytes-by-process+misaligned+sizes+README", "large-copies+user-copies", "hrtimerlat",
            "syslat"],
}


# of processes that begin and end before that load
FORKS_S = day_or_night(0, 60)


@pytest.fixture(scope="session", params=some(["6.1", "7.2"], ["6.12"]))
def guest(request, tmp_path_factory):
    """(Outcome, folder with what each printed, {name: its group} of those that were run)."""
    kernel, out = request.param, tmp_path_factory.mktemp(f"bpftrace-{request.param}-")
    # each alone where there is a night's time
    groups = day_or_night(GROUPS.get(kernel), sorted(CHECKS))
    outcome = run_in_guest(kernel, f"sh /tare/bin/bpftrace.sh {FORKS_S} {' '.join(groups)}", out,
                           machine=f"debian-{kernel}", more=SCRIPTS, timeout=900, cpus=1)
    return outcome, out, {name: group for group in groups for name in group.split("+")}


def test_guest_ends_well(guest):
    outcome, out, _ = guest
    assert (outcome.verdict, outcome.reason) == ("passed", "")
    assert (out / "list").read_text().strip() == "tracepoint:tare:mem_copy"


def test_attached_tracepoint_holds_the_module(guest):
    said = (guest[1] / "unload-attached").read_text()
    assert "in use" in said and said.splitlines()[-1] == "1"


@pytest.mark.parametrize("name", sorted(CHECKS))
def test_shows_the_known_load(guest, name):
    _, out, groups = guest
    if name not in groups:
        pytest.skip("make check-all: this one on this kernel, too")
    said, shown = ((out / f"{groups[name]}.{end}").read_text() for end in ("err", "out"))
    assert (out / f"{groups[name]}.status").read_text().strip() == "0", said
    # 0.23 warns in its output, as of a map that is full
    assert not re.search("ERROR|WARNING", said + shown)
    CHECKS[name](shown)
