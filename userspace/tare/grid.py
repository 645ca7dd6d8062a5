# SPDX-License-Identifier: GPL-2.0-only
"""Tables that fit a terminal of any width without cutting a figure: text is wrapped between words,
and where columns have no room side by side, cells stand below each other with their headings.
"""

import re
from itertools import zip_longest

from rich import box
from rich.cells import cell_len
from rich.markup import escape
from rich.table import Table

# columns: a terminal that is narrower wraps lines itself
LEAST_WIDTH = 40
_GAP, _EDGE = 3, 1
_FOLDED = 20         # a longer word may be broken if it is not a figure
NOTHING = ("", "-")  # cells that say nothing
_FIGURE = re.compile(r"\W*\d[\d,.:]*(e[-+]?\d+)?\W*$")


def _least(text):
    """The narrowest width that TEXT can have."""
    return max((cell_len(word) if _FIGURE.match(word) else min(cell_len(word), _FOLDED)
                for word in text.split()), default=0)


class Grid:
    """A table. columns: [(heading, whether it is aligned to the right)]. rows: lists of texts."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self._texts = list(zip_longest(*([heading for heading, _ in columns], *rows)))
        self._whole = [max(map(cell_len, texts)) for texts in self._texts]

    def width(self):
        """The width of the table without any wrapping."""
        return sum(self._whole) + _GAP * len(self._whole) + _EDGE

    def table(self, width):
        """A table of rich that is no wider than WIDTH."""
        room = max(width, LEAST_WIDTH) - self.width() + sum(self._whole)
        words = [max(map(_least, texts)) for texts in self._texts]
        figures = [whole if right else one for (_, right), whole, one in
                   zip(self.columns, self._whole, words, strict=True)]
        least = figures if sum(figures) <= room else words  # text is wrapped first
        if sum(least) > room and len(least) > 2:
            return self._below().table(width)
        least[0] = min(least[0], max(room - sum(least[1:]), 1))
        lacks = [whole - one for whole, one in zip(self._whole, least, strict=True)]
        # spare room is shared out in proportion to what each lacks
        part = min((room - sum(least)) / (sum(lacks) or 1), 1)
        made = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 1))
        for (heading, right), one, lack in zip(self.columns, least, lacks, strict=True):
            made.add_column(escape(heading), width=one + int(part * lack), overflow="fold",
                            justify="right" if right else "left")
        for row in self.rows:
            made.add_row(*map(escape, row))
        return made

    def _below(self):
        """The same as a grid of headings and cells, a row after the other."""
        headings = [heading for heading, _ in self.columns]
        pairs = [[(heading, cell) for heading, cell in zip(headings, row, strict=True)
                  if cell not in NOTHING] for row in self.rows]
        return Grid([("", False)] * 2, [pair for of_row in pairs for pair in (*of_row, ("", ""))])
