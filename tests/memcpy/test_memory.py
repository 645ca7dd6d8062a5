# SPDX-License-Identifier: GPL-2.0-only
"""What is held of a capture: nothing that grows with it twice.

Each step runs in a process of its own, of a capture and of one that is three times as long. Its
peak is its own, pages of files among it (VmHWM).
"""

import os
import sys

import pytest
import synthetic
from programs import run

CALLS = 500_000
PEAK = """
import sys
from pathlib import Path
{step}
for line in Path("/proc/self/status").read_text().splitlines():
    if line.startswith("VmHWM"):
        print(1024 * int(line.split()[1]))
"""
PREPARE = """
from tare.experiments.memcpy.calls.choose import Choice
from tare.experiments.memcpy.calls.prepare import Preparation
from tare.experiments.memcpy.read.load import read_capture
preparation = Preparation(read_capture(sys.argv[1]), Choice())
for seed in (1, 2):
    with open("/dev/null", "wb") as stream:
        preparation.draw(seed).write(stream)
"""
# bytes that a call may add: 12 as it is replayed, what its place is found by, and a few
STEPS = {"replay": (PREPARE, 45),
         "report": ("from tare.experiments.memcpy.read.load import load\nload(sys.argv[1])", 6)}


def peak(step, path):
    """Bytes that the step has taken of memory, at most."""
    done = run(sys.executable, "-c", PEAK.format(step=step), path,
               env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)})
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


@pytest.fixture(scope="module")
def traces(tmp_path_factory):
    """Of CALLS calls, and of three times as many."""
    folder = tmp_path_factory.mktemp("traces")
    return [synthetic.trace(folder / f"{times}", synthetic.records(times * CALLS, functions=(0,)))
            for times in (1, 3)]


@pytest.mark.parametrize("name", STEPS)
def test_a_call_of_a_trace_is_not_held_twice(traces, name):
    step, most = STEPS[name]
    short, long = (peak(step, path) for path in traces)
    assert (long - short) / (2 * CALLS) < most


def report(path, nodes):
    """A report of the plugin: each path with five cells, one in ten with a copy."""
    with open(path, "w", encoding="ascii") as stream:
        stream.write("span B 0 0 0 0 0\nversion 1\nnode 1 0 7 0 0 0\n")
        for number in range(2, nodes + 1):
            stream.write(f"node {number} {number // 2} 7 2 ffffffff81000010 ffffffff81000200\n")
        for number in range(1, nodes + 1):
            stream.write(f"cell {number} 4 1000 30000 30000\n" * 5)
        for number in range(1, nodes + 1, 10):
            stream.write(f"copy {number} ffffffff81000200 1 64 0 0 3\n")
        stream.write("end\n")
    return path


def test_a_path_that_the_plugin_saw_is_held_once_and_no_cell(tmp_path):
    """A path takes 25 bytes in columns that grow in steps, and 24 of sums; five cells 200."""
    step = "from tare.counting import counted\nfound = counted.read(sys.argv[1], cells=False)"
    short, long = (peak(step, report(tmp_path / f"{nodes}", nodes)) for nodes in (40_000, 200_000))
    assert (long - short) / 160_000 < 110
