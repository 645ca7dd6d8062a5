# SPDX-License-Identifier: GPL-2.0-only
"""The array of calls that is replayed, the proof that it is the source's, and its file."""

import struct
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tare.experiments.memcpy.calls import choose, place
from tare.experiments.memcpy.read.names import FUNCTIONS
from tare.experiments.memcpy.read.trace import CHUNK, Trace

# Calls without a place, drawn from distributions by rank: sizes and alignments.


def draw(distributions, wanted, random):
    """WANTED calls as three arrays: length, destination and source modulo 64; shuffled.

    distributions: [Distribution], with some calls in all. Call i stands for the ranks
    i / wanted to (i + 1) / wanted of the cumulative distribution, so that the mean is right to
    half a byte in all of them. Where all calls are `wanted`,
    every call is there with its exact size (a bucket's calls share its bytes evenly).
    """
    cells = np.concatenate([one.cells for one in distributions])
    weights = [one.calls for one in distributions]
    scale = wanted / sum(weights)
    length = sizes(cells, wanted, scale)
    # of a call that reaches over the edge of two functions, the rank in its middle decides
    ends = np.floor(np.cumsum(weights) * scale + 0.5).astype(int)
    pairs = [_alignments(one.pairs, count, random) for one, count in
             zip(distributions, np.diff(ends, prepend=0), strict=True)]
    dst, src = np.concatenate(pairs).T
    order = random.permutation(wanted)
    return length[order], dst[order], src[order]


def sizes(cells, wanted, scale):
    """The mean size of each call's ranks in whole bytes; what that rounds away goes to the next.

    So a call inside one cell has the cell's own size, only one that reaches over an edge has a
    size between, and the sum of all is right to a byte, however heavy the tail is. scale: drawn
    calls for one call of the cells.
    """
    ends = np.cumsum(cells[:, 2]) * scale
    ends[-1] = wanted
    amount = np.cumsum(cells[:, 3]) * scale
    ranks = np.arange(1, wanted + 1)
    # bytes of all calls up to each
    given = np.floor(np.interp(ranks, np.concatenate([[0], ends]), np.concatenate([[0], amount]))
                     + 0.5)
    first = np.searchsorted(ends, ranks - 1, side="right")
    inside = first == np.minimum(np.searchsorted(ends, ranks), len(cells) - 1)
    cell = cells[first]
    mean = np.where(cell[:, 0] == cell[:, 1], cell[:, 0], cell[:, 3] / cell[:, 2])
    # a whole mean is every call's size: sums of floats, which stand beside whole numbers, have no
    # say; the next call whose size is free takes what is left of them
    whole = inside & (mean == np.floor(mean))
    length = np.where(whole, mean, 0)
    length[~whole] = np.diff((given - np.cumsum(length))[~whole], prepend=0)
    length[inside] = np.clip(length[inside], cell[inside, 0], cell[inside, 1])
    return length.astype(np.int64)


def _alignments(pairs, wanted, random):
    """Array (wanted, 2): at the middle ranks of PAIRS, or where nothing is known any offsets."""
    if pairs is None or not pairs.sum():
        return random.randint(0, place.LINE, (wanted, 2))
    where = np.argwhere(pairs)
    below = np.cumsum(pairs[tuple(where.T)])
    at = np.searchsorted(below * (wanted / below[-1]), np.arange(wanted) + 0.5)
    # sizes and alignments were counted apart: nothing says which go together
    return random.permutation(where[np.minimum(at, len(where) - 1)])


# As many as the session of 2005 had.
SAMPLE_CALLS = 250_000
# what RandomState takes
SEED_MAX = 2**32 - 1
# One call may reach over the edge of each function's sizes, and rounding moves one more.
_RANK_CALLS = len(FUNCTIONS) + 1
# docs/formats.md: magic, version, flags, calls, bytes of the arena, digest
_HEADER = struct.Struct("<8sIIQQQ")
_MAGIC, _VERSION, _MAY_OVERLAP = b"tarecall", 1, 1


@dataclass(frozen=True)
class Prepared:
    """calls: array of place.CALL; arena_bytes: no call reaches beyond, 0: a regime gives them a
    place; document: what a result says of them."""

    calls: np.ndarray
    arena_bytes: int
    may_overlap: bool
    document: dict

    def write(self, stream):
        """As memreplay takes it."""
        stream.write(_HEADER.pack(_MAGIC, _VERSION, _MAY_OVERLAP * self.may_overlap,
                                  len(self.calls), self.arena_bytes, digest(self.calls)))
        stream.write(np.ascontiguousarray(self.calls).view(np.uint8))


def digest(calls):
    """Sum of each call's length and alignments times its place in the order, modulo 2^64."""
    total = 0
    for first in range(0, len(calls), CHUNK):
        some = calls[first:first + CHUNK]
        key = (some["len"].astype(np.uint64) | (some["dst"] % 64).astype(np.uint64) << np.uint64(32)
               | (some["src"] % 64).astype(np.uint64) << np.uint64(40))
        order = np.arange(first + 1, first + len(some) + 1, dtype=np.uint64)
        total += int((key * order).sum(dtype=np.uint64))
    return total % 2**64


class Preparation:
    """Chooses calls of a capture once; `draw` makes what each process replays."""

    def __init__(self, capture, choice):
        self.capture, self.choice = capture, choice
        self.selection = choose.choose(capture, choice)
        self._of_trace = isinstance(capture, Trace)

    def draw(self, seed):
        """The Prepared of a seed, checked against the capture."""
        random = np.random.RandomState(seed)  # its numbers are those of any version of numpy
        calls, arena_bytes = self._placed if self._of_trace else self._drawn(random)
        sizes, selected = choose.Sizes.of(calls["len"]), self.selection.selected
        self._check(sizes)
        return Prepared(calls, arena_bytes, self.choice.keep_overlapping, {
            "source": self.selection.source.facts(), "selected": selected.facts(),
            "left_out": self.selection.left_out,
            "replayed": {**sizes.facts(), "source_calls_per_call": selected.calls / sizes.calls}})

    @cached_property
    def _placed(self):
        records, self.selection.records = self.selection.records, None  # each has its place now
        return place.captured(records, self.capture.header.hashed)

    def _drawn(self, random):
        wanted = min(round(self.selection.selected.calls), self.choice.max_calls or SAMPLE_CALLS)
        return place.drawn(*draw(list(self.selection.distributions.values()), wanted, random),
                           random)

    def _check(self, sizes):
        selected = self.selection.selected
        if self._of_trace:
            choose.check_all(selected.facts(), sizes.facts())
            return
        off = (1, _RANK_CALLS / sizes.calls) if sizes.calls < selected.calls else (0, 0)
        choose.check_sample(selected, sizes, *off,
                            max(one.cells[:, 1].max()
                                for one in self.selection.distributions.values()))
