# SPDX-License-Identifier: GPL-2.0-only
"""What others print for what we measure, side by side in one run on this host."""

import json
import re
import subprocess
import tempfile
from pathlib import Path

from tare import child, figures, paths, result, stats, terminal
from tare.errors import TareError
from tare.experiments.latency.bench import added

ROUNDS = 7
PIPE_TRIPS = 5000
CALLS = 100000


def table(warnings):
    """A table of result documents; what is not installed goes to WARNINGS."""
    rows = []
    for name, row in (("perf", _syscall), ("perf", _pipe), ("cyclictest", _timer),
                      ("runqlat", _wakeup)):
        if not paths.of_others(name):
            warnings.append(f"{name} is not installed: not compared")
            continue
        with terminal.status(f"beside {name}"):
            rows.append(row())
    return {"name": "bench.peers", "title": "Beside others, in one run on this host",
            "columns": ["what", "theirs", "ns", "ours", "ns", "theirs / ours", "interval", "why"],
            "rows": rows, "notes": [f"medians of {ROUNDS} runs in turn, each a process; intervals "
                                    "are over these"]}


def _run(*command):
    done = child.run(*command)
    return done.stdout + done.stderr


def _row(what, theirs, their_ns, ours, our_ns, why):
    ratio = stats.paired_ratio(their_ns, our_ns)
    unsure = figures.unsureness(ratio.confidence, result.PROCESSES)
    return [what, theirs, round(stats.median(their_ns).value), ours,
            round(stats.median(our_ns).value), round(ratio.value, 2),
            f"{ratio.low:.2f} to {ratio.high:.2f}" + (unsure and f" ({unsure})"), why]


def _syscall():
    return _perf("getppid", ["syscall", "basic"], CALLS, "getppid",
                 "theirs includes the loop and libc's wrapper")


def _pipe():
    return _perf("a byte to a thread and back", ["sched", "pipe", "-T"], PIPE_TRIPS, "pingpong",
                 "theirs moves 4 bytes, and includes the start of its threads")


def _perf(what, words, calls, body, why):
    theirs, ours = [], []
    for _ in range(ROUNDS):
        text = _run("taskset", "-c", "0", "perf", "bench", *words, "-l", calls)
        theirs.append(1000 * float(re.search(r"([0-9.]+) usecs/op", text).group(1)))
        ours.append(added.user([], (calls, 1), body))
    return _row(what, " ".join(["perf bench", *words]), theirs, f"crossings {body}", ours, why)


def _bins(text, pattern):
    """The numbers of each line that is a bin: its ends, or one, and its count."""
    found = [tuple(map(int, numbers)) for numbers in re.findall(pattern, text, re.M)]
    if not found:
        raise TareError(f"this is not a histogram: {text.strip()[:200]!r}")
    return found


def _timer():
    """One run has both: cyclictest is what hrtimerlat observes."""
    theirs, ours = [], []
    for _ in range(ROUNDS):
        text, seen = _observed("hrtimerlat", [
            "cyclictest", "-q", "-D", "1", "-i", "1000", "-p", "50", "-t", "1", "-h", "1000"])
        low, _ = stats.bucket_at(50, _bins(text, r"^(\d{6}) (\d{6})$"))
        theirs.append(1000.0 * low)
        ours.append(float(seen["woken thread"]["percentiles"]["p50"]))
    return _row("timer to thread, p50", "cyclictest -p 50", theirs, "hrtimerlat", ours,
                "theirs is in whole us, and the thread itself reads the clock")


def _wakeup():
    """Both attached to the same sleeps."""
    theirs, ours = [], []
    for _ in range(ROUNDS):
        with subprocess.Popen(["stdbuf", "-oL", paths.of_others("runqlat"), "1", "1"],
                              stdout=subprocess.PIPE, text=True) as runqlat:
            runqlat.stdout.readline()  # attached
            _, seen = _observed("wakelat", [str(paths.guest_program("crossings")), "-n", "3000",
                                            "timer"])
            text = runqlat.communicate()[0]
        low, high, _ = stats.bucket_at(50, _bins(text, r"^ *(\d+) -> (\d+) +: (\d+)"))
        theirs.append(1000.0 * (low + high + 1) / 2)
        ours.append(float(seen["woken"]["percentiles"]["p50"]))
    return _row("waking to running, p50", "runqlat", theirs, "wakelat", ours,
                "theirs begins at sched_wakeup, after the interrupt to the other CPU; its "
                "buckets double, and the table has the middle of one")


def _observed(tool, command):
    """(what the command printed, {name: entry} of what the tool saw)."""
    with tempfile.TemporaryDirectory() as folder:
        seen = Path(folder) / "seen"
        text = _run(paths.guest_program(tool), "--json", seen, "--", *command)
        document = json.loads(seen.read_text())
    return text, {entry["name"]: entry for entry in document["entries"]}
