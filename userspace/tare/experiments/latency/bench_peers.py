# SPDX-License-Identifier: GPL-2.0-only
"""What others print for what we measure, side by side in one run on this host."""

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from tare import figures, paths, result, stats
from tare.errors import TareError
from tare.terminal import status

ROUNDS = 7
PIPE_TRIPS = 5000
CALLS = 100000


def table(warnings):
    """A table of result documents; what is not installed goes to WARNINGS."""
    rows = []
    for name, row in (("perf", _syscall), ("perf", _pipe), ("cyclictest", _timer),
                      ("runqlat", _wakeup)):
        if not _find(name):
            warnings.append(f"{name} is not installed: not compared")
            continue
        with status(f"beside {name}"):
            rows.append(row())
    return {"name": "bench.peers", "title": "Beside others, in one run on this host",
            "columns": ["what", "theirs", "ns", "ours", "ns", "theirs / ours", "interval", "why"],
            "rows": rows, "notes": [f"medians of {ROUNDS} runs in turn, each a process; intervals "
                                    "are over these"]}


def _find(name):
    return shutil.which(name) or shutil.which(name, path="/usr/sbin")


def _run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=False)
    if done.returncode:
        raise TareError(f"{command[0]}: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout + done.stderr


def _crossings(calls, body):
    words = _run(paths.guest_program("crossings"), "-n", calls, body).split()
    return float(words[2]) - float(words[1])


def _per_operation(text):
    return 1000 * float(re.search(r"([0-9.]+) usecs/op", text).group(1))


def _row(what, theirs, their_ns, ours, our_ns, why):
    ratio = stats.paired_ratio(their_ns, our_ns)
    unsure = figures.unsureness(ratio.confidence, result.PROCESSES)
    return [what, theirs, round(stats.median(their_ns).value), ours,
            round(stats.median(our_ns).value), round(ratio.value, 2),
            f"{ratio.low:.2f} to {ratio.high:.2f}" + (unsure and f" ({unsure})"), why]


def _syscall():
    rounds = [(_per_operation(_run("taskset", "-c", "0", "perf", "bench", "syscall", "basic", "-l",
                                   CALLS)), _crossings(CALLS, "getppid")) for _ in range(ROUNDS)]
    return _row("getppid", "perf bench syscall basic", [one for one, _ in rounds],
                "crossings getppid", [one for _, one in rounds],
                "theirs includes the loop and libc's wrapper")


def _pipe():
    rounds = [(_per_operation(_run("taskset", "-c", "0", "perf", "bench", "sched", "pipe", "-T",
                                   "-l", PIPE_TRIPS)), _crossings(PIPE_TRIPS, "pingpong"))
              for _ in range(ROUNDS)]
    return _row("a byte to a thread and back", "perf bench sched pipe -T",
                [one for one, _ in rounds], "crossings pingpong", [one for _, one in rounds],
                "theirs moves 4 bytes, and includes the start of its threads")


def _timer():
    """One run has both: cyclictest is what timerlat observes."""
    theirs, ours = [], []
    for _ in range(ROUNDS):
        text, seen = _observed("timerlat", ["cyclictest", "-q", "-D", "1", "-i", "1000", "-p", "50",
                                            "-t", "1", "-h", "1000"])
        bins = [(int(low), int(count)) for low, count in re.findall(r"^(\d{6}) (\d{6})$", text,
                                                                    re.M)]
        half, below = sum(count for _, count in bins) / 2, 0
        for low, count in bins:
            below += count
            if below >= half:
                theirs.append(1000.0 * low)
                break
        ours.append(float(seen["woken thread"]["percentiles"]["p50"]))
    return _row("timer to thread, p50", "cyclictest -p 50", theirs, "timerlat", ours,
                "theirs is in whole us, and the thread itself reads the clock")


def _wakeup():
    """Both attached to the same sleeps."""
    theirs, ours = [], []
    for _ in range(ROUNDS):
        with subprocess.Popen(["stdbuf", "-oL", _find("runqlat"), "1", "1"], stdout=subprocess.PIPE,
                              text=True) as runqlat:
            runqlat.stdout.readline()  # attached
            _, seen = _observed("wakelat", [str(paths.guest_program("crossings")), "-n", "3000",
                                            "timer"])
            text = runqlat.communicate()[0]
        bins = [(int(low), int(high), int(count)) for low, high, count in
                re.findall(r"^ *(\d+) -> (\d+) +: (\d+)", text, re.M)]
        half, below = sum(count for _, _, count in bins) / 2, 0
        for low, high, count in bins:
            below += count
            if below >= half:
                theirs.append(1000.0 * (low + high + 1) / 2)
                break
        ours.append(float(seen["all"]["percentiles"]["p50"]))
    return _row("waking to running, p50", "runqlat", theirs, "wakelat", ours,
                "theirs begins at sched_wakeup, after the interrupt to the other CPU; its buckets "
                "double, and the table has the middle of one")


def _observed(tool, command):
    """(what the command printed, {name: entry} of what the tool saw)."""
    with tempfile.TemporaryDirectory() as folder:
        seen = Path(folder) / "seen"
        text = _run(paths.guest_program(tool), "--json", seen, "--", *command)
        document = json.loads(seen.read_text())
    return text, {entry["name"]: entry for entry in document["entries"]}
