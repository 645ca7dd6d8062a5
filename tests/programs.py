# SPDX-License-Identifier: GPL-2.0-only
"""Where what is tested lies, programs of tests, and programs that run to their end."""

import fcntl
import functools
import os
import subprocess
import time
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
BUILD = TOP / "build"


def run(*words, **options):
    """What subprocess.run returns, output as text; without check=True whatever the status is."""
    return subprocess.run([str(word) for word in words],
                          **{"capture_output": True, "text": True, "check": False,
                             "timeout": 600, **options})


def make(folder, *targets):
    """What is not up to date there; of two workers of the tests that ask, one waits."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = run("make", "-s", f"-j{os.cpu_count()}", "-C", folder, *targets)
    assert done.returncode == 0, done.stdout + done.stderr


@functools.cache
def built(name):
    """A program of tests/Makefile."""
    make(TOP / "tests", name)
    return BUILD / "obj/tests/bin" / name


def wait_for(holds, seconds=60):
    """Asks HOLDS until it does, or the time is over; returns what it answered last."""
    end = time.monotonic() + seconds
    while not (answer := holds()) and time.monotonic() < end:
        time.sleep(0.01)
    return answer
