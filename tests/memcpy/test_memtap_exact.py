# SPDX-License-Identifier: GPL-2.0-only
"""The same capture twice in exact mode, once while the host is busy: the same bytes."""

import subprocess

import pytest
from memtap_guest import TOP, run

COMMAND = ["sh", "-c", "memrecord -m trace -o /out/trace -- ls -lR /sys/module >/dev/null; "
                       "memrecord -m cost -e 7 -o /out/cost -- ls -lR /sys/module >/dev/null"]


@pytest.fixture
def busy_host():
    loops = [subprocess.Popen(["sh", "-c", "ulimit -t 120; while :; do :; done"])
             for _ in range(2)]
    yield
    for loop in loops:
        loop.kill()
        loop.wait()


def capture(folder):
    outcome = run("minimal-6.1", "6.1", COMMAND, folder, exact=True)
    assert (outcome.verdict, outcome.exit_status) == ("passed", 0)
    return {name: (folder / name).read_bytes() for name in ("trace", "cost")}


def test_two_captures_are_equal(tmp_path, request):
    assert (TOP / "build/guest/bin/memrecord").exists(), "run: make build"
    quiet = capture(tmp_path / "quiet")
    request.getfixturevalue("busy_host")
    busy = capture(tmp_path / "busy")
    assert quiet == busy
    assert len(quiet["trace"]) > 100_000
