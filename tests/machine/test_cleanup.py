# SPDX-License-Identifier: GPL-2.0-only
"""However a runner ends, no QEMU stays behind."""

import os
import select
import signal
import subprocess
import sys

import pytest
from breadth import some
from programs import TOP, run
from tareqemu import cache

RUNNER = """
import sys, tareqemu
tareqemu.run("minimal", ["sh", "-c", "echo ready; sleep 1000"], boot=sys.argv[1] == "booted",
             timeout=300, on_stdout=lambda data: print("ready", flush=True))
"""


def _guests(mark):
    """Process ids of QEMUs whose command line holds the mark."""
    return list(map(int, run("pgrep", "-f", f"^qemu-system.*{mark}").stdout.split()))


@pytest.fixture
def mark(own_cache):
    """What the command line of a guest of this test holds, booted or restored."""
    return str(own_cache("runs"))


@pytest.mark.parametrize("number, start", some(
    [(number, "restored") for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL)],
    [(number, "booted") for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL)]))
def test_a_runner_that_is_ended_takes_its_guest_along(host, mark, number, start):
    with subprocess.Popen([sys.executable, "-c", RUNNER, start], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL,
                          env={**os.environ, "PYTHONPATH": str(TOP / "qemu")}) as runner:
        try:
            assert runner.stdout.readline() == b"ready\n"
            guest, = _guests(mark)
            ended = os.pidfd_open(guest)
            runner.send_signal(number)
            assert select.select([ended], [], [], 60)[0], "QEMU is still there after a minute"
            runner.wait(60)
        finally:
            runner.kill()
    assert not _guests(mark)


@pytest.mark.parametrize("boot", some([False], [True]))
def test_a_callback_that_fails_takes_the_guest_along(guest, mark, boot):
    def fail(_data):
        assert _guests(mark)
        raise RuntimeError("the callback's own")

    with pytest.raises(RuntimeError, match="the callback's own"):
        guest("echo ready; sleep 1000", boot=boot, on_stdout=fail)
    assert not _guests(mark)


def test_folders_of_killed_runs_are_removed(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    left = tmp_path / "tare/runs/left"
    left.mkdir(parents=True)
    with cache.scratch() as first:
        assert not left.exists()
        with cache.scratch() as second:
            assert first.exists() and second.exists()
    assert not first.exists() and not second.exists()
