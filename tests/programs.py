# SPDX-License-Identifier: GPL-2.0-only
"""Where what is tested lies, programs of tests, and programs that run to their end."""

import fcntl
import functools
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
BUILD = TOP / "build"
# of a process that has this tree's Python
SURROUNDINGS = {**os.environ, "PYTHONPATH": f"{TOP}/userspace:{TOP}/qemu", "NO_COLOR": "1"}
TARE = (sys.executable, "-m", "tare")


def run(*words, **options):
    """What subprocess.run returns, output as text; without check=True whatever the status is."""
    return subprocess.run([str(word) for word in words],
                          **{"capture_output": True, "text": True, "check": False,
                             "timeout": 600, **options})


def refusal(ended, status, name="tare"):
    """The line that a command says which ends with this status, without its NAME: it says no more.

    ended: what run() returns, or (status, stdout, stderr).
    """
    if isinstance(ended, subprocess.CompletedProcess):
        ended = ended.returncode, ended.stdout, ended.stderr
    found, out, err = ended
    line = re.fullmatch(f"{name}: (.*)\n", err)
    assert found == status and not out and line, ended
    return line[1]


def in_terminal(*words, columns=80, **environment):
    """(status, all that it wrote) of a command with a terminal of its own."""
    kept = {name: value for name, value in SURROUNDINGS.items() if name not in ("COLUMNS", "LINES")}
    line = f"stty cols {columns} rows 25; exec {shlex.join(map(str, words))}"
    done = run("script", "-qec", line, "/dev/null", stdin=subprocess.DEVNULL, text=False,
               env={**kept, "TERM": "xterm", **environment})
    return done.returncode, done.stdout


def write_files(folder, files):
    """{name below FOLDER: text}."""
    for name, text in files.items():
        path = folder / name.lstrip("/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def write_program(path, text):
    """An executable script, whose path is returned."""
    path.write_text(text)
    path.chmod(0o755)
    return path


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
