# SPDX-License-Identifier: GPL-2.0-only
"""Progress of a long session: a spinner on a terminal, elsewhere a line for each step."""

import sys
from contextlib import contextmanager

from tare import terminal, text


class Teller:
    """Tells on stderr how far a session of several experiments is."""

    def __init__(self, number):
        self.number = number
        self.out = text.console(stderr=True)

    def line(self, said):
        print(f"tare: {said}", file=sys.stderr, flush=True)

    @contextmanager
    def step(self, number, one, amount):
        """Tells of one experiment; yields a function that takes its lines of progress."""
        begun = f"{number} of {self.number}, {one.title}"
        self.line(f"{begun}: about {max(1, round(one.module.SECONDS[amount] / 60))} min")
        if self.out.is_terminal:
            with terminal.status(begun) as progress:
                yield progress
            return
        yield lambda said: self.line(f"{number} of {self.number}, {one.name}: {said}")
