# SPDX-License-Identifier: GPL-2.0-only
"""Latencies that are told one by one (--over), on this machine: guest/known.c makes known ones."""

import json
import os
import re
import signal
import sys

import pytest
from latency_tools import named, observed, run, running
from tare.experiments.latency import read

ROUNDS = 20
# between the 5 ms that short waits, and the 5.5 ms that the waiter does
OVER_US = 5250
HEAD = re.compile(r"^\d\d:\d\d:\d\d\.\d{6} CPU (\d+): (.*) ([\d.]+) us$", re.M)


@pytest.fixture(scope="module")
def told(may_trace, by_priority, known, tmp_path_factory):
    """What wakelat told of a waiter behind short (0.5 ms) behind long (5 ms), and printed."""
    return observed(tmp_path_factory.mktemp("told"), "wakelat", "--over", OVER_US, "--", known,
                    "blame", ROUNDS)


def by_comm(seen, comm):
    return [one for one in seen["outliers"]["list"] if one["comm"] == comm]


def accounted(seen, bound):
    """Whether as many are told or lost as may lie above BOUND ns: buckets are 1/32 wide."""
    buckets = [bucket for entry in seen["entries"] for bucket in entry["buckets"]]
    told = seen["outliers"]["count"] + seen["outliers"]["lost"]
    return sum(count for low, _, count in buckets if low > bound) <= told <= \
        sum(count for _, high, count in buckets if high > bound)


def test_each_delay_is_told_by_who_made_it(told):
    seen, said = told
    waits = by_comm(seen, "waiter")
    assert len(waits) == ROUNDS
    for one in waits:
        behind = {part["who"]: part["ns"] for part in one["parts"] if part["part"] == "runnable"}
        assert one["cpu"] == 0 and one["what"] == "wakeup"
        assert named(behind, said, "long") > 4e6 and named(behind, said, "short") > 4e5
        assert one["unknown_ns"] == 0
        assert sum(part["ns"] for part in one["parts"]) == one["ns"]
    middle = sorted(one["ns"] for one in waits)[ROUNDS // 2]
    assert 5.5e6 <= middle <= 7e6
    read.validate(seen, "seen")


def test_they_are_printed_as_they_are_kept(told):
    seen, said = told
    heads = HEAD.findall(said)
    assert len(heads) == seen["outliers"]["count"] == len(seen["outliers"]["list"])
    assert [(int(cpu), float(us)) for cpu, _, us in heads] == \
        [(one["cpu"], pytest.approx(one["ns"] / 1000, abs=0.06))
         for one in seen["outliers"]["list"]]
    assert f"outliers above {OVER_US} us: {len(heads)}, and lost 0\n" in said


def test_nothing_is_told_below_the_bound(told):
    bound = OVER_US * 1000
    assert all(one["ns"] > bound for one in told[0]["outliers"]["list"])
    # a busy machine is late by itself, and may leave no time to tell of it
    assert accounted(told[0], bound)


def test_stop_ends_at_the_first(may_trace, by_priority, known):
    said = run("wakelat", "--over", OVER_US, "--stop", "--", known, "blame", ROUNDS,
               check=True).stdout
    assert len(HEAD.findall(said)) == 1
    assert f"outliers above {OVER_US} us: 1, and lost 0\n" in said


@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="there is no second CPU to move to")
@pytest.mark.parametrize("by", ["wait", "delayer"])
def test_who_was_moved_waited_elsewhere(may_trace, by_priority, known, tmp_path, by):
    """What ran on the CPU to which it was moved at last did not keep it waiting before."""
    seen, _ = observed(tmp_path, "wakelat", "--by", by, "--over", 4000, "--", known, "moved", 5)
    waits = by_comm(seen, "waiter")
    assert len(waits) == 5
    for one in waits:
        assert one["cpu"] == 1 and one["unknown_ns"] > 4.9e6
        assert sum(part["ns"] for part in one["parts"]) + one["unknown_ns"] == one["ns"]


def test_names_that_are_odd(may_trace, by_priority, tmp_path):
    """One that is cut within a letter, and one with a control character of UTF-8."""
    for name, kept, shown in ((b"x\xc3", "x?", b"x\xc3"),
                              (b"x\xc2\x9bm", "x\x9bm", b"x?m")):
        program = ("import ctypes, time; "
                   f"ctypes.CDLL(None).prctl(15, ctypes.c_char_p({name})); "
                   "[time.sleep(0.002) for _ in range(50)]")
        seen, said = observed(tmp_path, "hrtimerlat", "--over", 1, "--",
                              sys.executable, "-c", program, encoding="latin-1")
        late = [one for one in by_comm(seen, kept) if one["what"] == "thread"]
        assert len(late) > 10
        assert f": {shown.decode('latin-1')} {late[0]['pid']} ran so long" in said


def test_of_intervals_each_has_its_own(may_trace, by_priority, known):
    # long enough for three intervals of a tool that a busy machine keeps waiting
    rounds = 100
    done = run("wakelat", "--over", "4000", "-i", "0.05", "--json", "-", "--", known, "blame",
               rounds)
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert len(lines) >= 3 and not HEAD.search(done.stdout)
    assert sum(len(by_comm(one, "waiter")) for one in lines) == rounds
    for before, one in zip([lines[0], *lines], lines):
        end = one["start"]["clock_ns"] + one["seconds"] * 1e9
        # one that happens while the interval before is told comes with this one
        assert all(before["start"]["clock_ns"] < late["clock_ns"] < end
                   for late in one["outliers"]["list"])


def test_what_finds_no_room_is_counted(may_trace, tmp_path):
    """The tool is stopped, and reads nothing."""
    with running("hrtimerlat", "--over", "1", "--json", tmp_path / "seen", "-i", "0.05") as tool:
        tool.send_signal(signal.SIGSTOP)
        run("crossings", "-w", "0", "-n", "2000", "timer", check=True)
        tool.send_signal(signal.SIGCONT)
        tool.terminate()
        tool.communicate(timeout=20)
    seen = json.loads((tmp_path / "seen").read_text())
    told = seen["outliers"]
    assert told["lost"] > 2000 and accounted(seen, 1000)
    assert len(told["list"]) == min(told["count"], 1000)
