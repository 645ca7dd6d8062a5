# SPDX-License-Identifier: GPL-2.0-only
"""Documents of latency instruments in `tare report`."""

import copy
import json
import re

import pytest
from matplotlib import pyplot
from tare import cells, html, plots
from tare.experiments.latency import read

ENTRY = {"name": "read", "count": 1030, "untimed": 0, "sum": 412000, "min": 100, "max": 5000000,
         "clamped": 0, "percentiles": {"p50": 255, "p90": 1023, "p99": 40959},
         "buckets": [[100, 101, 1000], [1024, 1055, 20], [4980736, 5111807, 10]]}
SEEN = {"latency": 3, "tare": "0.1", "instrument": "syslat", "what": "system calls, entry to exit",
        "unit": "ns", "options": ["-s", "read,write", "-c", "ls -l"],
        "kernel": "6.1.0-56-amd64 #1 SMP", "host": {
            "name": "there", "cpu_model": "A CPU", "cpus": 4, "hypervisor": True,
            "clocksource": "hpet", "governor": None},
        "clock": "CLOCK_MONOTONIC", "start": {"time": "2026-11-22T03:51:47.829524+00:00",
                                              "clock_ns": 13716914637793},
        "seconds": 1.5, "lost": 3, "untimed": 7, "entries": [ENTRY]}


def changed(**changes):
    return {**copy.deepcopy(SEEN), **changes}


@pytest.fixture
def written(tmp_path):
    def write(seen, name="seen.json"):
        (tmp_path / name).write_text(seen if isinstance(seen, str) else json.dumps(seen))
        return tmp_path / name

    return write


def test_a_document_is_shown_in_the_terminal(tare, written):
    passed = {**ENTRY, "name": "write", "count": 0, "untimed": 7, "sum": 0, "min": 0, "max": 0,
              "percentiles": {}, "buckets": []}
    status, out, _ = tare("report", written(changed(entries=[ENTRY, passed])))
    assert status == 0
    assert "command: syslat -s read,write -c 'ls -l'" in out and "6.1.0-56-amd64" in out
    rows = {line.split()[0]: line.split()[1:] for line in out.splitlines() if line[:1] == " "}
    # samples, untimed, mean, min, p50, p90, p99, two that 1030 samples say nothing of, max
    assert rows["read"] == ["1,030", "0", "400", "100", "255", "1,023", "40,959", "-", "-",
                            "5,000,000"]
    assert rows["write"] == ["0", "7", *["-"] * 8]
    assert "lost 3, untimed 7, clamped 0" in out
    assert "3 events lost" in out and "clocksource hpet" in out


POLL, WRITE = {**ENTRY, "name": "poll", "sum": 10**12}, {**ENTRY, "name": "write"}


@pytest.mark.parametrize("options, entries, order, said", [
    ([], [POLL, ENTRY, WRITE], ["read", "write", "poll"],
     "Apart from calls that wait on purpose, read has"),
    ([], [POLL], ["poll"], "Only calls that wait on purpose were timed: poll has"),
    (["--by=comm"], [POLL, ENTRY], ["poll", "read"], "poll has")])
def test_calls_that_wait_on_purpose_do_not_lead(tare, written, options, entries, order, said):
    """Tables are seen at once. A thread that is called poll is not the call."""
    seen = changed(options=options, entries=entries)
    made, out = read.as_result(seen, "here"), tare("report", written(seen))[1]
    titles = [*["system calls, entry to exit: ns, 1.5 s"] * (entries != [POLL]),
              *["Calls that wait on purpose: ns"] * (not options)]
    assert out.startswith(said) and [line for line in out.splitlines() if line in titles] == titles
    assert re.findall(r"^ (read|write|poll) ", out, re.M) == order
    assert re.findall(r"<details open>\s*<summary>(.*?) <span", html.page([made])) == titles
    assert [panel.title.split(":")[0] for panel in plots.panels(made)[::2]] == [
        f"{name}{', which waits on purpose' * (name == 'poll' and not options)}" for name in order]


@pytest.mark.parametrize("at", [0, 1], ids=["bars", "cumulated"])
def test_ticks_are_times_that_people_say(at):
    axes = pyplot.figure().subplots()
    plots.panels(read.as_result(SEEN, "here"))[at].draw(axes)
    pyplot.close()
    assert [tick.get_text() for tick in axes.get_xticklabels()][:5] == [
        "100 ns", "1 us", "10 us", "100 us", "1 ms"]


OUTLIER = {"clock_ns": SEEN["start"]["clock_ns"] + 1500000, "ns": 5123400, "what": "wakeup",
           "cpu": 1, "comm": "late\n", "pid": 4711, "tgid": 4711, "unknown_ns": 0,
           "stack_of": "hog 12", "stack": ["preempt_schedule+0x12"],
           "parts": [{"part": "runnable", "who": "hog 12", "ns": 5000000},
                     {"part": "interrupts", "who": "irq 24 eth0", "ns": 123400}]}
TOLD = {"over_us": 1000, "count": 1, "lost": 2, "list": [OUTLIER]}


def test_outliers_are_shown(tare, written):
    """Though nothing else was seen."""
    status, out, _ = tare("report", written(changed(entries=[], outliers=TOLD)))
    row = next(line.split() for line in out.splitlines() if "late? 4711" in line)
    assert row == ["0.0015", "1", "wakeup", "late?", "4711", "5,123", "runnable",
                   "behind", "hog", "12", "5,000"]
    assert status == 0 and "lost 3" in out
    assert "1 latency above 1000 us" in out and "lost 2; the first 1 are shown" in out


def with_buckets(*buckets):
    return changed(entries=[{**ENTRY, "buckets": buckets}])


@pytest.mark.parametrize("seen, said", [
    (changed(latency=2), "latency: must be same as const definition: 3"),
    (changed(entries=[{**ENTRY, "count": -1}]), "entries/0/count"),
    ('{"latency": 3', "not JSON"),
    (f"{json.dumps(SEEN)}\n" * 2, "2 documents, of an interval each"),
    ("[" * 100000, "not JSON"),
    (with_buckets([100, 101, 1000]), "read: its buckets hold 1000 samples, its count is 1030"),
    (with_buckets([100, 101, 1031]), "read: its buckets hold 1031 samples, its count is 1030"),
    (with_buckets([100, 101, 1000], [100, 101, 30]),
     "read: the bucket from 100 to 101 does not lie above"),
    (with_buckets([101, 100, 1030]), "read: the bucket from 101 to 100 does not lie above"),
], ids=lambda value: str(value)[:30])
def test_what_breaks_the_schema(refused, written, seen, said):
    path = written(seen)
    line = refused(1, "report", path)
    assert str(path) in line and said in line


def buckets(values):
    """As the instruments keep them: exact below 32, then 32 an octave."""
    found = {}
    for value in values:
        width = max(1, (1 << max(value.bit_length() - 1, 0)) // 32)
        low = value // width * width
        found[low, low + width - 1] = found.get((low, low + width - 1), 0) + 1
    return [{"low": low, "high": high, "count": count}
            for (low, high), count in sorted(found.items())]


@pytest.mark.parametrize("values", [
    [0], [0, 1, 2, 3], [7, 40], [100, 101, 103], range(0, 5000, 3), [1, 1 << 39],
    [(1 << 40) - 1], [512, 513, 700, 1100, 5000000]], ids=str)
def test_cells_of_a_plot(values):
    """Nothing is lost or moved out of its cell, and there are no gaps."""
    found = cells.few(buckets(values))
    assert len(found) <= cells.BARS
    assert sum(cell["count"] for cell in found) == len(values)
    for cell in found:
        assert cell["count"] == sum(cell["low"] <= value <= cell["high"] for value in values)
    assert all(one["high"] + 1 == other["low"] for one, other in zip(found, found[1:]))


def test_buckets_reach_the_result_and_percentiles_of_enough_samples():
    made, = read.as_result(SEEN, "here")["distributions"]
    assert made["about"] == {"instrument": "syslat", "entry": "read"}
    assert [[one["low"], one["high"], one["count"]] for one in made["bins"]] == ENTRY["buckets"]
    assert made["percentiles"] == ENTRY["percentiles"]
    few = {**ENTRY, "count": 19, "percentiles": {}, "buckets": [[100, 101, 19]]}
    made = read.as_result(changed(entries=[few]), "here")
    assert plots.leading(made).percentiles["p50"] == "too few samples, needs 20"
    assert "(p50 needs 20)" in made["lead"]["sentence"]
