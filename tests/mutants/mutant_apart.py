# SPDX-License-Identifier: GPL-2.0-only
"""Functions in processes of their own, which have what this one has imported."""

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading

_FORK = multiprocessing.get_context("fork")
_ONE_AT_A_TIME = threading.Lock()
_PR_SET_PDEATHSIG = 1


class NoAnswer(Exception):
    """Nothing can be said of a mutant: why."""


def apart(seconds, said, function, *words):
    """What FUNCTION(*WORDS) returns in a process of its own that writes into the file SAID;
    NoAnswer when it does not, or when its time is over, and then all that it started ends."""
    # another's end of the pipe would stay open in a process that begins meanwhile
    with _ONE_AT_A_TIME:
        ours, theirs = _FORK.Pipe(duplex=False)
        process = _FORK.Process(target=_alone, args=(said, theirs, function, words))
        process.start()
        theirs.close()
    try:
        if not ours.poll(seconds):
            raise NoAnswer(f"not over after {seconds / 60:.0f} minutes")
        return ours.recv()
    except EOFError:
        raise NoAnswer("its tests ended without a word") from None
    finally:
        # QEMU has a session of its own and ends with who started it
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.join()


def _alone(said, theirs, function, words):
    os.setsid()
    # whoever ends the runner ends its tests
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
    sys.stdout = sys.stderr = output = open(said, "w", encoding="utf-8")
    for standard in (1, 2):
        os.dup2(output.fileno(), standard)
    answer = function(*words)
    output.flush()
    theirs.send(answer)
