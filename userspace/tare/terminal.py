# SPDX-License-Identifier: GPL-2.0-only
"""Progress on a terminal; in a pipe only of work that takes minutes, a line a round."""

import sys
import threading
import time
from contextlib import contextmanager

from tare.text import console


quiet = False  # nothing was to be printed
_shown = None  # the spinner that is there: a terminal has room for one


@contextmanager
def status(what):
    """Show WHAT with a spinner; yields a function that takes a line of progress.

    Within another, be it of another thread, it tells on that one's line.
    """
    global _shown
    out = console(stderr=True)
    if not out.is_terminal:
        yield lambda text: None
        return
    if _shown:
        shown = _shown
        yield lambda text: shown.update(f"{what}: {text}")
        return
    with out.status(what) as shown:
        _shown = shown
        try:
            yield lambda text: shown.update(f"{what}: {text}")
        finally:
            _shown = None


@contextmanager
def rounds(what, total, seconds=None, at_once=1, unit="rounds"):
    """Tell how far work of TOTAL rounds is that takes minutes: on stderr, into a pipe, too.

    Yields done(text), to be called by any thread when a round has ended; text: which it was.
    seconds: what one takes by experience. at_once: how many are made at the same time. A single
    round is no progress to tell of.
    """
    lock, start, ended = threading.Lock(), time.monotonic(), 0
    with status(what) as tell:
        def say(text):
            # the spinner's line is taken if there is a spinner
            if _shown:
                tell(text)
            elif sys.stderr and not quiet and total > 1:
                print(f"{what}: {text}", file=sys.stderr, flush=True)

        def done(text):
            nonlocal ended
            with lock:
                ended += 1
                took = time.monotonic() - start
                left = took / ended * (total - ended)
                say(f"{ended} of {total} {unit}: {text}; "
                    + (f"some {duration(left)} left" if ended < total else
                       f"took {duration(took)}"))

        say(f"{total} {unit}" + (f", {at_once} at a time" if at_once > 1 else "")
            + (f": some {duration(seconds * -(-total // at_once))}" if seconds else ""))
        yield done


def duration(seconds):
    """Such as 50 s, or 4 min."""
    return f"{max(1, round(seconds))} s" if seconds < 100 else f"{round(seconds / 60)} min"
