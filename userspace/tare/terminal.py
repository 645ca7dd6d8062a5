# SPDX-License-Identifier: GPL-2.0-only
"""Progress on a terminal, and nothing at all in a pipe."""

from contextlib import contextmanager

from tare.text import console


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
