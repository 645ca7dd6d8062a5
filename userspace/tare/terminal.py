# SPDX-License-Identifier: GPL-2.0-only
"""Progress on a terminal, and nothing at all in a pipe."""

from contextlib import contextmanager

from tare.text import console


@contextmanager
def status(what):
    """Show WHAT with a spinner; yields a function that takes a line of progress."""
    out = console(stderr=True)
    if not out.is_terminal:
        yield lambda text: None
        return
    with out.status(what) as shown:
        yield lambda text: shown.update(f"{what}: {text}")
