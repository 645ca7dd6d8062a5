# SPDX-License-Identifier: GPL-2.0-only
"""Tables that fit a terminal of any width without cutting a figure.

Text is wrapped between words. A table whose columns have no room side by side becomes several
tables, each of which begins with the first column again.
"""

import re
from itertools import zip_longest

from rich import box
from rich.cells import cell_len
from rich.markup import escape
from rich.table import Table

# columns: a terminal that is narrower wraps lines itself
LEAST_WIDTH = 40
_GAPS = (3, 2)      # between columns: with room, and without
_EDGES = 1
_FOLDED = 20        # a longer word may be broken if it is not a figure
NOTHING = ("", "-")  # cells that say nothing
_LABEL = 3          # the first column may take this part of the width: 1 / _LABEL
_PIECE = re.compile(r"\[[^\]\s]+, [^\]\s]+\]|\S+")
_FIGURE = re.compile(r"\W*\d[\d,.:]*(e[-+]?\d+)?\W*$")


def _pieces(text, most):
    """The pieces of TEXT that are not broken: words, and intervals no wider than MOST."""
    for piece in _PIECE.findall(text):
        if cell_len(piece) <= most:
            yield piece
        else:
            yield from piece.split()


def _least(text, most):
    """The narrowest width that TEXT can have."""
    return max((cell_len(piece) if _FIGURE.match(piece) or piece.startswith("[")
                else min(cell_len(piece), _FOLDED) for piece in _pieces(text, most)), default=0)


def wrap(text, width):
    """The lines of TEXT: a word that does not fit is broken, a figure never."""
    if cell_len(text) <= width:
        return [text]
    lines = [""]
    for piece in _pieces(text, width):
        joined = f"{lines[-1]} {piece}" if lines[-1] else piece
        if cell_len(joined) <= width:
            lines[-1] = joined
            continue
        if lines[-1]:
            lines.append("")
        while cell_len(piece) > width and not _FIGURE.match(piece):
            lines[-1:], piece = [piece[:width], ""], piece[width:]
        lines[-1] = piece
    return lines


class Grid:
    """A table. columns: [(heading, whether it is aligned to the right)]. rows: lists of texts."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.texts = list(zip_longest(*([heading for heading, _ in columns], *rows)))

    def tables(self, width):
        """Tables of rich, each no wider than WIDTH, that together show all cells."""
        width = max(width, LEAST_WIDTH)
        whole = [max(map(cell_len, texts)) for texts in self.texts]
        places = range(len(whole))
        for gap in _GAPS:
            if _taken(whole, gap) <= width:
                return [self._table(places, whole, gap)]
        for most in (width // 2, 0):  # intervals in one piece, or in two
            least = [max(_least(text, most) for text in texts) for texts in self.texts]
            if _taken(least, gap) <= width:
                return [self._fit(places, least, whole, width)]
        return [self._fit([0, *group], least, whole, width)
                for group in _groups(least, min(max(least[0], width // _LABEL), whole[0]), width)]

    def _fit(self, places, least, whole, width):
        """One table of the columns PLACES; the first column has the width that the others leave."""
        least = [least[at] for at in places]
        least[0] = max(min(least[0], width - _taken([0, *least[1:]], _GAPS[-1])), 1)
        room = width - _taken([0] * len(least), _GAPS[-1])
        return self._table(places, _share(least, [whole[at] for at in places], room), _GAPS[-1])

    def width(self):
        """The width of the table without any wrapping."""
        return _taken([max(map(cell_len, texts)) for texts in self.texts], _GAPS[0])

    def _table(self, places, widths, gap):
        made = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, gap - 2, 0, 1))
        for at, width in zip(places, widths, strict=True):
            heading, right = self.columns[at]
            made.add_column(_lines(heading, width), width=width, no_wrap=True, overflow="ignore",
                            justify="right" if right else "left")
        first = 1 in places or len(places) == 1
        for row in self.rows:
            if not first and all(row[at] in NOTHING for at in places[1:]):
                continue  # the first table has this row
            made.add_row(*(_lines(row[at], width)
                           for at, width in zip(places, widths, strict=True)))
        return made


def _lines(text, width):
    return escape("\n".join(wrap(text, width)))


def _groups(least, label, width):
    """Groups of columns, each with room beside the first column, whose width is LABEL."""
    groups = [[]]
    for at in range(1, len(least)):
        side = [least[one] for one in (*groups[-1], at)]
        if groups[-1] and _taken([label, *side], _GAPS[-1]) > width:
            groups.append([])
        groups[-1].append(at)
    return groups


def _taken(widths, gap):
    """The width of a table with columns of these widths."""
    return sum(widths) + gap * len(widths) + _EDGES


def _share(least, most, room):
    """Widths from LEAST to MOST: spare ROOM is shared out in proportion to what each lacks."""
    left = max(room - sum(least), 0)
    wanted = [max(end - begin, 0) for begin, end in zip(least, most, strict=True)]
    part = min(left / sum(wanted), 1) if sum(wanted) else 0
    return [begin + int(part * want) for begin, want in zip(least, wanted, strict=True)]
