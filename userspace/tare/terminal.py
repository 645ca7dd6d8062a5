# SPDX-License-Identifier: GPL-2.0-only
"""Progress on a terminal; in a pipe only for work of minutes, with a line for each round."""

import os
import sys
import threading
import time
from contextlib import contextmanager, nullcontext

from rich.text import Text

from tare.text import console


quiet = False  # True: the user wants no output
_lines = []  # of each status() that is open, the outermost first: [what returns its line]
_spinner = None  # of a terminal; None: nothing is shown


class _Lines:
    """All of them, as they are at each moment."""

    def __rich__(self):
        room = console(stderr=True).width - 2  # beside the spinner
        return Text("\n".join(_cut(line(), room) for line, in list(_lines)), no_wrap=True,
                    overflow="ellipsis")


def _cut(line, room):
    """LINE in so much ROOM; the time left, with which it ends, stays."""
    said, _, left = line.rpartition("; ")
    return line if len(line) <= room or not said else (
        f"{said[:max(0, room - len(left) - 3)]}…; {left}")


@contextmanager
def status(what):
    """Shows WHAT with a spinner; yields a function that takes a line of progress, or a function
    that returns the line of each moment.

    An inner status, even of another thread, is shown below the line of the outer one.
    """
    global _spinner
    out = console(stderr=True)
    if not out.is_terminal:
        yield lambda text: None
        return
    line = [lambda: what]

    def tell(text):
        line[0] = lambda: f"{what}: {text() if callable(text) else text}"

    outer = _spinner
    _lines.append(line)
    try:
        with nullcontext(outer) if outer else out.status(_Lines()) as _spinner:
            yield tell
    finally:
        if not outer:
            _spinner = None
        _lines.remove(line)


@contextmanager
def aside(data):
    """Hides the spinner while the block writes DATA, if standard output is the same terminal."""
    shown = _spinner if os.isatty(1) else None
    if shown:
        shown.stop()
    yield
    if shown and data.endswith(b"\n"):
        shown.start()


@contextmanager
def rounds(what, total, seconds=None, at_once=1, unit="rounds"):
    """Tells on stderr, even into a pipe, how far work of TOTAL rounds is that takes minutes.

    Yields done(text), which any thread calls when a round has ended; text: which round.
    seconds: what a round takes by experience. at_once: how many run at the same time. A single
    round is not told into a pipe.
    """
    lock, start, ended = threading.Lock(), time.monotonic(), 0

    def turns(count):
        return -(-count // at_once)

    with status(what) as tell:
        def say(text):
            # with a spinner its line tells, else a line of our own
            if _spinner:
                tell(text)
            elif sys.stderr and not quiet and total > 1:
                print(f"{what}: {text}", file=sys.stderr, flush=True)

        def done(text):
            nonlocal ended
            with lock:
                ended += 1
                took = time.monotonic() - start
                # by turns: those that run beside the first are as far as it is
                left = took / turns(ended) * turns(total) - took
                say(f"{ended} of {total} {unit}: {text}; "
                    + (f"some {duration(left)} left" if ended < total else
                       f"took {duration(took)}"))

        say(f"{total} {unit}" + (f", {at_once} at a time" if at_once > 1 else "")
            + (f": some {duration(seconds * turns(total))}" if seconds else ""))
        yield done


def duration(seconds):
    """SECONDS as text, such as 50 s or 4 min."""
    return f"{max(1, round(seconds))} s" if seconds < 100 else f"{round(seconds / 60)} min"
