# SPDX-License-Identifier: GPL-2.0-only
"""What tests of servers and their networks ask of the host, and processes in a namespace."""

import ctypes
import errno
import os
import struct
from pathlib import Path

import pytest
from programs import run

from tare.errors import CannotHere
from tare.experiments.events import run as events_run


def skip_without_network(cpus=1):
    """Skips where no network of its own can be made. CPUS: how many must be there: a server and its
    client need one each."""
    if len(os.sched_getaffinity(0)) < cpus:
        pytest.skip("one CPU may be used here: server and client need one each")
    try:
        with events_run.opened():
            pass
    except CannotHere as error:
        pytest.skip(str(error))


def in_own_network(script, *words, **options):
    """What a shell returns that runs SCRIPT as root of a network namespace of its own.

    Skips where there can be none, as for a user in a chroot.
    """
    rights = ["--user", "--map-root-user"] if os.geteuid() else []
    done = run("unshare", *rights, "--net", "sh", "-c", f"ip link set lo up && {script}", "sh",
               *words, **{"timeout": 120, **options})
    if done.returncode and done.stderr.startswith("unshare: "):
        pytest.skip(done.stderr.strip())
    return done


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


def stat(pid):
    """Of a process, as /proc has it: from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def forbid_io_uring(error=errno.EPERM):
    """From now on this process and what it starts get ERROR for io_uring_setup(2)."""
    libc = ctypes.CDLL(None, use_errno=True)
    # load the number; equal? then the error, else allow
    program = b"".join(struct.pack("HBBI", *line) for line in (
        (0x20, 0, 0, 0), (0x15, 0, 1, 425), (0x06, 0, 0, 0x50000 | error),
        (0x06, 0, 0, 0x7fff0000)))
    kept = ctypes.create_string_buffer(program)
    filled = ctypes.create_string_buffer(struct.pack("HxxxxxxP", 4, ctypes.addressof(kept)))
    if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, filled, 0, 0):
        raise OSError(ctypes.get_errno(), "seccomp")
