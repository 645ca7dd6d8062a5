# SPDX-License-Identifier: GPL-2.0-only
"""Where calls take place: from captured addresses, or drawn, to offsets into an arena."""

import numpy as np

from tare.errors import CannotHere
from tare.experiments.memcpy.read.names import FUNCTIONS
from tare.experiments.memcpy.read.trace import CHUNK

# The pages in which the operands of a trace begin, each once, and the place that each gets.
#
# A trace touches far fewer pages than it has calls: what is held grows with the pages.


class Spans:
    """Columns of a table: space, page, and how many pages the longest operand from it reaches
    over."""

    def __init__(self):
        self._table = np.zeros((3, 0), np.int64)
        self._spaces = self._pages = self._keys = self._places = None

    def add(self, space, page, reach):
        """Operands, as arrays of int64."""
        self._table = _once(np.concatenate([self._table, [space, page, reach]], axis=1))

    def place(self):
        """Give each its place; returns how many pages they need."""
        space, page, reach = self._table
        self._places, needed = ranks(space, page, reach)
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
    return np.stack([*table[:2, begins], np.maximum.reduceat(table[2], begins)]) if len(
        begins) else table


def ranks(space, page, reach):
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


# One call as memreplay takes it: offsets in bytes.
CALL = np.dtype([("dst", "<u4"), ("src", "<u4"), ("len", "<u4")])
PAGE, LINE = 4096, 64
# Offsets have 32 bits.
_ARENA_PAGES = 1 << 20
# Pages are drawn from so many that any window's number of pages divides them nearly evenly;
# memreplay folds them into its own arena.
_DRAWN_PAGES = 1 << 19
# Operands without an address rotate through 1 MiB: programs use their buffers again, but
# nothing in the trace says how soon.
_UNKNOWN_PAGES = 256


def drawn(length, dst, src, random):
    """(array of CALL, 0, since a regime gives them a place): alignments as drawn, lines and pages
    by RANDOM."""
    calls = np.zeros(len(length), CALL)
    calls["len"] = length
    for name, offset, first in (("dst", dst, 0), ("src", src, _DRAWN_PAGES)):
        inside = random.randint(0, PAGE // LINE, len(length)) * LINE + offset
        pages = first + random.randint(0, _DRAWN_PAGES, len(calls))
        calls[name] = pages * PAGE + inside
    return calls, 0


def captured(records, hashed):
    """(array of CALL, bytes of the arena) of the records of a trace. Each page that was touched has
    one place, its rank among all of them, so that what was reused is reused, and neighbours stay
    neighbours; offsets in pages stay.

    A hash says nothing of the next page: of hashed addresses, each page that a copy starts in has
    room for the longest copy from it, since no other hash is so near.
    """
    # destination and source of each call in turn
    spans, longest_unknown = Spans(), 0
    for _, part in _parts(records):
        address, reach, space, known = _operands(part, hashed)
        spans.add(space[known], _page(address[known]), reach[known])
        longest_unknown = max(longest_unknown, int(reach[~known].max(initial=0)))
    arena = spans.place()
    room = max(2 * longest_unknown, _UNKNOWN_PAGES) if longest_unknown else 0
    if arena + room > _ARENA_PAGES:
        raise CannotHere("the trace touches more than 4 GiB of pages, which the replay cannot "
                         "address: use --max-calls or --max-size")
    calls, at = np.zeros(len(records), CALL), 0
    for first, part in _parts(records):
        address, reach, space, known = _operands(part, hashed)
        place = np.empty(len(address), np.int64)
        place[known] = spans.at(space[known], _page(address[known]))
        place[~known], at = _rotate(reach[~known], room, at)
        place[~known] += arena
        offset = (place * PAGE + (address % PAGE).astype(np.int64)).reshape(-1, 2)
        of_part = calls[first:first + len(part)]
        of_part["dst"], of_part["src"], of_part["len"] = offset[:, 0], offset[:, 1], part["len"]
    return calls, (arena + room) * PAGE


def _parts(records):
    """(first, records) of some at a time: what is computed on the way takes ten times as much."""
    for first in range(0, len(records), CHUNK):
        yield first, records[first:first + CHUNK]


def _operands(records, hashed):
    """(address, pages that it reaches over, space, whether the address is known) of destination and
    source of each call in turn."""
    address = np.stack([records["dst"], records["src"]], axis=1).reshape(-1)
    space = np.stack([_space(records, "dst", hashed), _space(records, "src", hashed)],
                     axis=1).reshape(-1)
    length = np.maximum(np.repeat(records["len"], 2).astype(np.int64), 1)
    return (address, ((address % PAGE).astype(np.int64) + length - 1) // PAGE + 1, space,
            address != 0)


def _page(address):
    return (address // PAGE).astype(np.int64)


def _space(records, operand, hashed):
    """0: the kernel's addresses. A user address means something in its process only; the thread
    is what a record has. Kernel addresses are the upper half; hashing hides the half, not the
    function.
    """
    if hashed:
        name = {"dst": "_copy_to_user", "src": "_copy_from_user"}[operand]
        user = records["func"] == FUNCTIONS.index(name)
    else:
        user = records[operand] >> np.uint64(63) == 0
    return np.where(user, records["pid"].astype(np.int64) + 1, 0)


def _rotate(pages, room, at):
    """(first page of each operand, one after the other, and the next): from AT, and from the start
    where the room ends.

    There is room for twice the longest: source and destination may both be unknown, and stay
    apart.
    """
    place = np.zeros(len(pages), np.int64)
    for number, count in enumerate(pages.tolist()):
        if at + count > room:
            at = 0
        place[number] = at
        at += count
    return place, at
