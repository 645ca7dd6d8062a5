# SPDX-License-Identifier: GPL-2.0-only
"""revive above a driver that is played here: its deaths, and an end at any moment."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

REVIVE = Path(__file__).resolve().parents[2] / "build/guest/bin/revive"
# Counts a frame every millisecond; its second word says what another start of it does: go on
# "well", stay "slow" for ever before it is ready, or be "done" at once. "crash" goes on well, but
# the first one dies of a fault.
DRIVER = """
import mmap, os, pathlib, signal, struct, sys, time
counters, habit = pathlib.Path(sys.argv[1]), sys.argv[2]
again = counters.exists()
if again and habit == "done":
    sys.exit(3)
if again and habit == "slow":
    counters.with_name("waiting").touch()
    time.sleep(1000)
if not again:
    counters.write_bytes(bytes(8 * 13))
with counters.open("r+b") as file:
    memory = mmap.mmap(file.fileno(), 0)
print("ready", flush=True)
while True:
    received = struct.unpack("Q", memory[:8])[0] + 1
    memory[:8] = struct.pack("Q", received)
    time.sleep(0.001)
    # late enough for revive to have seen a frame of it, which is when its life begins
    if habit == "crash" and not again and received == 500:
        os.kill(os.getpid(), signal.SIGSEGV)
"""


@pytest.fixture
def revive(tmp_path):
    """revive(habit, options...): running; whatever is left of it ends with the test."""
    started = []

    def start(habit, *options, output=subprocess.PIPE):
        counters = tmp_path / "counters"
        started.append(subprocess.Popen(
            [REVIVE, *map(str, options), "--counters", counters, "--",
             sys.executable, "-c", DRIVER, counters, habit],
            stdout=output, stderr=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


def lines(process, count):
    return [json.loads(process.stdout.readline()) for _ in range(count)]


def end(process):
    """(what it said beyond what was read, its complaints)"""
    process.send_signal(signal.SIGTERM)
    return process.communicate(timeout=60)


def appears(path):
    deadline = time.monotonic() + 60
    while not path.exists():
        assert time.monotonic() < deadline, f"no {path}"
        time.sleep(0.005)


def test_each_death_is_told_in_the_order_of_its_steps(revive):
    process = revive("well", "--interval", 20, "--kills", 3)
    ready, *deaths = lines(process, 4)
    assert ready == {"driver": True}
    assert [(one["death"], one["signal"]) for one in deaths] == [(n, 9) for n in (1, 2, 3)]
    for one in deaths:
        assert 0 < one["gone_ns"] < one["ready_ns"] < one["frame_ns"]
    assert end(process) == ("", "") and process.returncode == 0


def test_a_driver_that_dies_by_itself_is_started_again(revive):
    _, death = lines(process := revive("crash", "--kills", 0), 2)
    assert (death["death"], death["signal"]) == (1, signal.SIGSEGV)
    assert end(process) == ("", "") and process.returncode == 0


def test_an_end_while_a_successor_is_not_ready_is_no_failure(revive, tmp_path):
    process = revive("slow", "--interval", 1, "--kills", 5)
    lines(process, 1)
    appears(tmp_path / "waiting")
    assert end(process) == ("", "") and process.returncode == 0


@pytest.mark.parametrize("life", [0, 1, 3, 10, 30, 60])
def test_an_end_at_any_moment_is_no_failure(revive, life):  # ms
    """Between two deaths, within one, and before a successor is a driver at all."""
    process = revive("well", "--interval", 1, "--kills", 1000)
    lines(process, 2)
    time.sleep(life / 1000)
    _, complaints = end(process)
    assert (complaints, process.returncode) == ("", 0)


def test_a_driver_that_ends_by_itself_is_a_failure(revive):
    process = revive("done", "--interval", 1)
    lines(process, 1)
    assert process.communicate(timeout=60) == ("", "revive: the driver does not start\n")
    assert process.returncode == 1


def test_nobody_who_reads_the_reports(revive):
    with open("/dev/full", "w", encoding="ascii") as full:
        process = revive("well", output=full)
        said = process.communicate(timeout=60)[1]
    assert (process.returncode, said) == (
        1, "revive: cannot write to standard output: No space left on device\n")
