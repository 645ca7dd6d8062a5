# SPDX-License-Identifier: GPL-2.0-only
"""time-timers: every clock measured, none that steps back, figures as the samples say."""

import itertools
import os
import re
import time

import pytest
from breadth import some
from programs import run as run_program

from tare import stats

POSIX = ("gettimeofday", "CLOCK_REALTIME", "CLOCK_MONOTONIC", "CLOCK_MONOTONIC_RAW",
         "CLOCK_REALTIME_COARSE", "CLOCK_MONOTONIC_COARSE", "CLOCK_PROCESS_CPUTIME_ID")
LINUX = {"tend", "rdtsc", "rdtscp", *POSIX, *(f"syscall:{name}" for name in POSIX)}
WIN32 = {"tend", "rdtsc", "rdtscp", "QueryPerformanceCounter", "NtQueryPerformanceCounter",
         "GetTickCount64", "GetSystemTimePreciseAsFileTime", "GetSystemTimeAsFileTime"}
# set by people and NTP, so they may step back; the others must not
SETTABLE = ("REALTIME", "gettimeofday", "SystemTime")
QUICK = ("--rounds", 20, 2000)
MONOTONIC_COARSE = 6  # of linux/time.h; Python has no name for it
LONG = ("--rounds", 20, 40000)  # where the harness has a clock of 100 ns


def check_every_clock(ran, expected, operations):
    assert (ran.status, ran.err) == (0, "")
    cases = ran.cases()
    assert set(cases) == expected
    for name, case in cases.items():
        assert len(case["raw"]) == len(case["overhead"]) == 20
        assert case["operations"] == operations
        assert stats.paired_net(case["raw"], case["overhead"]).value > 0.1, name
        facts = case["facts"]
        assert facts["readings"] >= 100000 and facts["resolution_ns"] > 0
        if not any(word in name for word in SETTABLE):
            assert (facts["back"], facts["back_moving"]) == (0, 0), name


def test_every_clock_is_measured(run):
    ran = run("time-timers", *QUICK)
    check_every_clock(ran, LINUX, 100)
    assert ran.document["system"].split()[:2] == ["Linux", os.uname().release]
    cases = ran.cases()
    cost = {name: stats.paired_net(case["raw"], case["overhead"]).value
            for name, case in cases.items()}
    assert cost["syscall:CLOCK_REALTIME_COARSE"] > 2 * cost["CLOCK_REALTIME_COARSE"]
    assert cases["gettimeofday"]["facts"]["resolution_ns"] == 1000
    tick = cases["CLOCK_MONOTONIC_COARSE"]["facts"]["resolution_ns"]
    # where other work kept it waiting it may have seen none but steps of several ticks
    one = time.clock_getres(MONOTONIC_COARSE) * 1e9
    assert round(tick / one) >= 1 and tick == pytest.approx(round(tick / one) * one, rel=1e-3)
    assert cases["CLOCK_MONOTONIC"]["facts"]["resolution_ns"] < 1000
    if len(os.sched_getaffinity(0)) > 1:
        assert cases["tend"]["facts"]["moves"] == 200


def test_a_clock_is_read_on_one_cpu_after_the_other(programs, tmp_path):
    if len(os.sched_getaffinity(0)) < 2:
        pytest.skip("there is one CPU")
    seen = tmp_path / "seen"
    run_program("strace", "-e", "trace=sched_setaffinity", "-o", seen, programs / "time-timers",
                "--choose", "rdtsc", "--rounds", 6, 600, check=True)
    cpus = re.findall(r"^sched_setaffinity\(0, \d+, \[(\d+)\]\)\s+= 0$", seen.read_text(), re.M)
    moved = sum(one != other for one, other in itertools.pairwise(cpus))
    assert moved >= 200 and set(map(int, cpus)) == os.sched_getaffinity(0)


@pytest.mark.parametrize("program, words", [
    ("time-timers", QUICK), ("time-timers", ("--choose", "rdtsc", "--rounds", 1000, "20k")),
    # so few operations that some clocks are below the floor
    *(("time-timers", ("--rounds", count, 2 * count))
      for count in some((6, 7, 10, 17, 50), (8, 9, 11, 16, 25, 51, 99))),
    # of which some intervals reach zero, although their value is above the floor
    ("io-speed", ("--rounds", 6, 6)), ("io-speed", ("--rounds", 7, 7))])
def test_the_table_says_what_the_samples_say(run, program, words):
    ran = run(program, *words)
    assert "ns an operation: median [95 % interval within this run]" in ran.out
    for name, case in ran.cases().items():
        assert len(case["raw"]) == words[words.index("--rounds") + 1], name
        estimates = [stats.median(case["raw"]), stats.median(case["overhead"])]
        net = stats.paired_net(case["raw"], case["overhead"])
        resolution = ran.document["clock_resolution_ns"] / case["operations"]
        if stats.below_floor(net, stats.noise_floor(case["overhead"], resolution)):
            assert len(ran.rows[name]) == 2 and "below the floor of" in ran.out
        else:
            estimates.append(net)
            if case["bytes"]:
                rate = [case["bytes"] * 1e3 / one for one in (net.value, net.high, net.low)]
                assert ran.rows[name].pop() == pytest.approx(rate, rel=2e-3, abs=1e-3)
        assert ran.rows[name] == [
            tuple(pytest.approx(one, rel=1e-3, abs=1e-3)
                  for one in (estimate.value, estimate.low, estimate.high))
            for estimate in estimates], name


def test_chosen_clocks_keep_the_order_of_the_options(run):
    ran = run("time-timers", "--choose", "RDTSC", "--choose", "clock_monotonic", "-r", 6, "1k")
    assert [case["name"] for case in ran.document["cases"]] == ["rdtsc", "CLOCK_MONOTONIC"]
    assert ran.document["cpu"] == max(os.sched_getaffinity(0))
    assert ran.cases()["rdtsc"]["operations"] == 1024 // 6
    ran = run("time-timers", "--choose", "rdtsc", "--rounds", 6, "1M")
    assert ran.cases()["rdtsc"]["operations"] == (1 << 20) // 6


BAD = {"--choose sundial": "sundial: no such clock here; --list names them",
       "12q": "COUNT 12q: a number may end in k or m", "0": "COUNT 0: must be at least 1",
       "1 2": "2: only one COUNT", "--rounds 5": "--rounds 5: must be from 6 to 1000",
       "--rounds 2048m": "--rounds 2048m: too large for 32 bits", "k": "COUNT k: not a number",
       "99999999999999999999k": "COUNT 99999999999999999999k: too large for 64 bits",
       "8796093022208m": "COUNT 8796093022208m: too large for 64 bits",
       "--json": "--json: needs a value", "--sundial": "--sundial: no such option"}


@pytest.mark.parametrize("words", BAD)
def test_bad_usage_is_one_line_and_status_2(run, words):
    ran = run("time-timers", *words.split(), measure=False)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"time-timers: {BAD[words]}")


def test_ver(run):
    plain = run("ver", measure=False)
    assert plain.out.split()[:2] == ["Linux", os.uname().release]
    assert run("ver", "-u", measure=False).out == plain.out.rstrip().replace(" ", "_") + "\n"
    assert run("ver", "--sundial", measure=False).status == 2


def test_win32_every_clock_is_measured(run_win32):
    ran = run_win32("time-timers", *LONG)
    check_every_clock(ran, WIN32, 2000)
    assert ran.document["system"].startswith("Windows ")
    assert ran.document["clock"] == "QueryPerformanceCounter"
    assert set(ran.rows) == WIN32


def test_win32_the_file_is_replaced_and_nothing_left_beside(run_win32, tmp_path):
    (tmp_path / "time-timers.json").write_text("old")
    assert run_win32("time-timers", "--choose", "rdtsc", 600).document["tool"] == "time-timers"
    assert [path.name for path in tmp_path.iterdir()] == ["time-timers.json"]


def test_win32_ver(run_win32):
    out = run_win32("ver", "-u", measure=False).out
    assert out.startswith("Windows_") and " " not in out and "Wine" in out
