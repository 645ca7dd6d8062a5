# SPDX-License-Identifier: GPL-2.0-only
"""The pages in which the operands of a trace begin, each once, and the place that each gets.

A trace touches far fewer pages than it has calls: what is held grows with the pages.
"""

import numpy as np


class Spans:
    """Columns of a table: space, page, how many pages the longest operand from it reaches over,
    and when the first came."""

    def __init__(self):
        self._parts = [np.zeros((4, 0), np.int64)]
        self._spaces = self._pages = self._keys = self._places = None

    def add(self, space, page, reach, came):
        """Operands, as arrays of int64."""
        self._parts.append(_once(np.stack([space, page, reach, came])))
        known, *more = self._parts
        if sum(part.shape[1] for part in more) > known.shape[1]:
            self._merge()

    def _merge(self):
        self._parts = [_once(np.concatenate(self._parts, axis=1))]

    def place(self, rule):
        """Give each its place; returns how many pages they need. rule: ranks or extents."""
        self._merge()
        (space, page, reach, came), = self._parts
        self._places, needed = rule(space, page, reach, came)
        self._spaces, self._pages = np.unique(space), np.unique(page)
        self._keys = self._key(space, page)
        return needed

    def _key(self, space, page):
        """One number in place of two, in the same order."""
        return (np.searchsorted(self._spaces, space) * len(self._pages)
                + np.searchsorted(self._pages, page))

    def at(self, space, page):
        """The places of operands that begin there."""
        return self._places[np.searchsorted(self._keys, self._key(space, page))]


def _once(table):
    """TABLE by space and page, each once."""
    table = table[:, np.lexsort((table[1], table[0]))]
    begins = np.flatnonzero(np.diff(table[:2], prepend=-1).any(axis=0))
    return np.stack([table[0, begins], table[1, begins], np.maximum.reduceat(table[2], begins),
                     np.minimum.reduceat(table[3], begins)]) if len(begins) else table


def ranks(space, page, reach, _):
    """(place of each span, pages needed), a page's place being its rank among all touched."""
    end = _furthest(page + reach, space)
    opens = np.diff(space, prepend=-1) != 0
    opens[1:] |= page[1:] > end[:-1]
    run, starts = np.cumsum(opens) - 1, page[opens]
    lengths = end[np.roll(opens, -1)] - starts
    return (np.cumsum(lengths) - lengths)[run] + page - starts[run], int(lengths.sum())


def _furthest(end, space):
    """How far spans up to each reach, in its own space; SPACE ascends."""
    by_end = np.lexsort((end, space))
    rank = np.empty(len(end), np.int32)
    rank[by_end] = np.arange(len(end))
    # ends of spaces before rank lower
    return end[by_end[np.maximum.accumulate(rank, out=rank)]]


def extents(_, page, reach, came):
    """As ranks, with a run of its own for each first page, in the order in which they came."""
    order = np.argsort(came)
    place = np.zeros(len(page), np.int64)
    place[order] = np.cumsum(reach[order]) - reach[order]
    return place, int(reach.sum())
