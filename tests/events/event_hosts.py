# SPDX-License-Identifier: GPL-2.0-only
"""What tests of servers and their networks ask of the host, and processes in a namespace."""

import ctypes
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from programs import TOP

from tare.errors import CannotHere
from tare.experiments.events import run

TARE = [sys.executable, "-m", "tare"]
SURROUNDINGS = {**os.environ, "PYTHONPATH": f"{TOP}/userspace:{TOP}/qemu",
                "PYTHONDONTWRITEBYTECODE": "1"}
NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]


def skip_without_network(*how):
    """Skips where no network of its own can be made; HOW: as network.opened takes it."""
    try:
        with run.opened(*how):
            pass
    except CannotHere as error:
        pytest.skip(str(error))


def skip_without_two_cpus():
    if len(os.sched_getaffinity(0)) < 2:
        pytest.skip("one CPU may be used here: server and client need one each")


def skip_without_nobody():
    """Skips where another user cannot run what is tested."""
    if os.geteuid():
        pytest.skip("this is an ordinary user already")
    done = subprocess.run([*NOBODY, *TARE, "--version"], env=SURROUNDINGS, capture_output=True,
                          check=False)
    if done.returncode:
        pytest.skip("an ordinary user cannot read this tree")


def in_namespace(inode):
    """The processes whose network namespace has this number."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and os.stat(entry / "ns/net").st_ino == inode:
                found.append(int(entry.name))
        except OSError:  # it has ended, or is not ours
            continue
    return found


def forbid(call):
    """From now on this process and what it starts get EPERM for the system call of that number."""
    libc = ctypes.CDLL(None, use_errno=True)
    # load the number; equal? then errno 1, else allow
    program = b"".join(struct.pack("HBBI", *line) for line in (
        (0x20, 0, 0, 0), (0x15, 0, 1, call), (0x06, 0, 0, 0x00050001), (0x06, 0, 0, 0x7fff0000)))
    kept = ctypes.create_string_buffer(program)
    filled = ctypes.create_string_buffer(struct.pack("HxxxxxxP", 4, ctypes.addressof(kept)))
    if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, filled, 0, 0):
        raise OSError(ctypes.get_errno(), "seccomp")
