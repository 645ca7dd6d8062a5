# SPDX-License-Identifier: GPL-2.0-only
"""Programs that take long. All that one starts ends with it, and with this process, however that
ends."""

import contextlib
import socket
import subprocess
import time
from pathlib import Path

from .errors import Broken

# CPU seconds of each single process: the longest, the link of a kernel, takes two minutes, and a
# busy host makes them no more. What takes these spins, and would hold the cache's lock for ever.
LIMIT = 1800

# Seconds in which no process of it used a CPU, wanted one, or waited for a disk: what sleeps for so
# long sleeps for ever. A slow network wakes it more often.
ASLEEP = 600
_LOOK = 10  # seconds between two looks at them

# Seconds of wall time for what is left of a group, once it was killed, to go. What has left the
# group and yet holds the input, as a daemon, is none of the program's work.
_LEAVE = 5

# The first process of the group kills it once nobody holds the other end of its input any more.
# All inherit this input, so that its end shows when the last of them has gone.
_GUARD = """
exec 3<&0 </dev/null
{ read -r _; kill -KILL 0; } <&3 >/dev/null 2>&1 &
ulimit -t "$1"
shift
exec "$@"
"""


def run(words, *, what=None, capture_output=False, **options):
    """Runs a program; returns what subprocess.run returns, whose options it takes.

    Broken: it fell asleep. what: it is called so then, else by its first word.
    """
    if capture_output:
        options |= {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with contextlib.ExitStack() as started:
        with _guard() as guard:
            process = started.enter_context(subprocess.Popen(
                ["sh", "-c", _GUARD, "sh", str(LIMIT), *words], stdin=guard,
                start_new_session=True, **options))
            said = _said(process, what or words[0])
    return subprocess.CompletedProcess(process.args, process.returncode, *said)


def _said(process, what):
    """What communicate() returns, as long as something of the process is awake."""
    before, since = None, 0
    while True:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=_LOOK)
        awake, used = _doing(process.pid)
        if awake or used != before:
            before, since = used, time.monotonic()
        elif time.monotonic() - since > ASLEEP:
            raise Broken(f"{what} was ended: for {ASLEEP} s no process of it used a CPU")


def _doing(first):
    """Of the process FIRST, its session and all below it: whether one runs, waits for a CPU or for
    a disk; {process: its faults and CPU time}."""
    found = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # behind the name, in which anything may be
            found[int(file.parent.name)] = file.read_bytes().rpartition(b")")[2].split()
    ours, more = set(), {one for one, words in found.items() if int(words[3]) == first}
    while more:
        ours |= more
        more = {one for one, words in found.items() if int(words[1]) in ours} - ours
    return (any(found[one][0] in (b"R", b"D") for one in ours),
            {one: found[one][7:15] for one in ours})


@contextlib.contextmanager
def _guard():
    """The input of a group of processes, none of which is left after the block."""
    ours, theirs = socket.socketpair()
    with ours:
        try:
            with theirs:
                yield theirs
        finally:
            ours.shutdown(socket.SHUT_WR)
            ours.settimeout(_LEAVE)
            with contextlib.suppress(TimeoutError):
                ours.recv(1)
