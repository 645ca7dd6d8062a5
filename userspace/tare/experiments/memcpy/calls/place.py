# SPDX-License-Identifier: GPL-2.0-only
"""Where calls take place: from captured addresses, or drawn, to offsets into an arena."""

from dataclasses import dataclass

import numpy as np

from tare.errors import CannotHere
from tare.experiments.memcpy.functions import FUNCTIONS

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


@dataclass(frozen=True)
class Placed:
    """calls: array of CALL. arena_bytes: no call reaches beyond; 0: a regime gives them a place.

    pages: of the arena, for operands that have an address. unknown: operands that have none.
    """

    calls: np.ndarray
    how: str
    arena_bytes: int = 0
    pages: int = 0
    unknown: int = 0


def drawn(length, dst, src, turns, random):
    """TURNS times the drawn calls: alignments as drawn, lines and pages by RANDOM.

    Pages are drawn again each turn. So what comes again is what a routine's branches can depend
    on, and where the data lies is as random as in one long turn.
    """
    calls = np.zeros(len(length) * turns, CALL)
    calls["len"] = np.tile(length, turns)
    for name, offset, first in (("dst", dst, 0), ("src", src, _DRAWN_PAGES)):
        inside = random.randint(0, PAGE // LINE, len(length)) * LINE + offset
        pages = first + random.randint(0, _DRAWN_PAGES, len(calls))
        calls[name] = pages * PAGE + np.tile(inside, turns)
    return Placed(calls, "pages and lines drawn by the seed")


def captured(records, hashed):
    """The records of a trace. Each page that was touched has one place, so that what was reused
    is reused; offsets in pages stay.

    Raw addresses: a page's place is its rank among all pages touched, so that neighbours stay
    neighbours. Hashed ones: a hash says nothing of the next page, so each page that a copy starts
    in gets room for the longest copy from it.
    """
    # destination and source of each call in turn
    address = np.stack([records["dst"], records["src"]], axis=1).reshape(-1)
    space = np.stack([_space(records, "dst", hashed), _space(records, "src", hashed)],
                     axis=1).reshape(-1)
    inside = (address % PAGE).astype(np.int64)
    pages = (inside + np.maximum(np.repeat(records["len"], 2).astype(np.int64), 1) - 1) // PAGE + 1
    known = address != 0
    place = np.zeros(len(address), np.int64)
    spans = (address[known] // PAGE).astype(np.int64), pages[known], space[known]
    del address, space  # of millions of calls, as large as the capture
    place[known], arena = _extents(*spans) if hashed else _ranks(*spans)
    unknown = pages[~known]
    room = max(2 * int(unknown.max()), _UNKNOWN_PAGES) if len(unknown) else 0
    if arena + room > _ARENA_PAGES:
        raise CannotHere("the trace touches more than 4 GiB of pages, which the replay cannot "
                         "address: use --max-calls or --max-size")
    place[~known] = arena + _rotate(unknown, room)
    offset = (place * PAGE + inside).reshape(-1, 2)
    calls = np.zeros(len(records), CALL)
    calls["dst"], calls["src"], calls["len"] = offset[:, 0], offset[:, 1], records["len"]
    return Placed(calls, "an extent for each hashed page" if hashed
                  else "rank of each page among those touched", (arena + room) * PAGE, arena,
                  len(unknown))


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


def _ranks(first, pages, space):
    """(place of each span of pages, pages needed), a page's place being its rank."""
    order = np.lexsort((first, space))
    first, end, space = first[order], (first + pages)[order], space[order]
    reach = _reach(end, space)
    opens = np.diff(space, prepend=-1) != 0
    opens[1:] |= first[1:] > reach[:-1]
    run, starts = np.cumsum(opens) - 1, first[opens]
    lengths = reach[np.roll(opens, -1)] - starts
    place = np.empty_like(first)
    place[order] = (np.cumsum(lengths) - lengths)[run] + first - starts[run]
    return place, int(lengths.sum())


def _reach(end, space):
    """How far spans up to each reach, in its own space; SPACE ascends."""
    by_end = np.lexsort((end, space))
    rank = np.empty(len(end), np.int32)
    rank[by_end] = np.arange(len(end))
    # ends of spaces before rank lower
    return end[by_end[np.maximum.accumulate(rank, out=rank)]]


def _extents(first, pages, space):
    """As _ranks, with a run of its own for each first page, in the order in which they came."""
    keys, came, which = np.unique(np.stack([space, first], axis=1), axis=0, return_index=True,
                                  return_inverse=True)
    longest = np.zeros(len(keys), np.int64)
    np.maximum.at(longest, which.reshape(-1), pages)
    order = np.argsort(came)
    place = np.zeros(len(keys), np.int64)
    place[order] = np.cumsum(longest[order]) - longest[order]
    return place[which.reshape(-1)], int(longest.sum())


def _rotate(pages, room):
    """First page of each operand, one after the other, from the start where the room ends.

    There is room for twice the longest: source and destination may both be unknown, and stay
    apart.
    """
    place, at = np.zeros(len(pages), np.int64), 0
    for number, count in enumerate(pages.tolist()):
        if at + count > room:
            at = 0
        place[number] = at
        at += count
    return place
