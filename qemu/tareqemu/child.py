# SPDX-License-Identifier: GPL-2.0-only
"""Programs that take long. All that one starts ends with it, and with this process, however that
ends."""

import contextlib
import socket
import subprocess

from .errors import Broken

# CPU seconds of each single process: the longest, the link of a kernel, takes two minutes, and a
# busy host makes them no more. What takes these spins, and would hold the cache's lock for ever.
LIMIT = 1800

# Seconds of wall time of the whole, which takes what sleeps for ever. The build of a kernel takes
# hours, and a busy host makes them ten times as many.
LONGEST = 86_400

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

    Broken: it took too long. what: it is called so then, else by its first word.
    """
    if capture_output:
        options |= {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with contextlib.ExitStack() as started:
        with _guard() as guard:
            process = started.enter_context(subprocess.Popen(
                ["sh", "-c", _GUARD, "sh", str(LIMIT), *words], stdin=guard,
                start_new_session=True, **options))
            try:
                said = process.communicate(timeout=LONGEST)
            except subprocess.TimeoutExpired:
                raise Broken(f"{what or words[0]} was ended after {LONGEST} s") from None
    return subprocess.CompletedProcess(process.args, process.returncode, *said)


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
