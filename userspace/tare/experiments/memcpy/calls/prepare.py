# SPDX-License-Identifier: GPL-2.0-only
"""The array of calls that is replayed, the proof that it is the source's, and its file."""

import struct
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from tare.experiments.memcpy.calls import choose, draw, facts, place
from tare.experiments.memcpy.calls.facts import Sizes
from tare.experiments.memcpy.calls.source import Source
from tare.experiments.memcpy.functions import FUNCTIONS
from tare.experiments.memcpy.trace import CHUNK

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
    """placed: what is replayed. document: what a result says of it."""

    placed: place.Placed
    may_overlap: bool
    document: dict

    def write(self, stream):
        """As memreplay takes it."""
        calls = self.placed.calls
        stream.write(_HEADER.pack(_MAGIC, _VERSION, _MAY_OVERLAP * self.may_overlap, len(calls),
                                  self.placed.arena_bytes, digest(calls)))
        stream.write(np.ascontiguousarray(calls).view(np.uint8))


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
    """Reads a source once; `draw` makes what each process replays."""

    def __init__(self, source: Source, choice):
        self.source, self.choice = source, choice
        self.order = choice.ordered(source)
        self.selection = choose.choose(source, choice, self.order)

    @property
    def subset(self):
        return self.choice.subset

    def draw(self, seed):
        """The Prepared of a seed, checked against the source."""
        random = np.random.RandomState(seed)  # its numbers are those of any version of numpy
        if self.order == "profile":
            placed, sizes, more = self._sample(random)
        else:
            placed, sizes, more = self._records(random)
        replayed = {**sizes.facts(), **more,
                    "overlap_unknown": self.selection.overlap_unknown, "placement": placed.how,
                    "pages": placed.pages, "unknown_operands": placed.unknown}
        period = replayed.pop("period")
        return Prepared(placed, self.choice.keep_overlapping, {
            "source": {**self.source.document(),
                       **self.selection.source.facts(self.source.counted),
                       "selected_functions": list(self.subset.functions)},
            "selected": self.selection.selected.facts(self.source.counted),
            "left_out": self.selection.left_out, "replayed": replayed, "order": self.order,
            "period": period, "seed": seed})

    @cached_property
    def _captured(self):
        records, self.selection.records = self.selection.records, None  # each has its place now
        return place.captured(records, self.source.header.hashed)

    def _records(self, random):
        placed = self._captured
        if self.order == "shuffled":
            placed = replace(placed, calls=random.permutation(placed.calls))
        sizes = Sizes.of_lengths(placed.calls["len"])
        facts.check_all(self.selection.selected.facts(), sizes.facts())
        return placed, sizes, {"sampled": False, "period": len(placed.calls), "bytes_tolerance": 0,
                               "rank_tolerance": 0, "source_calls_per_call": 1.0}

    def _sample(self, random):
        of, counted = list(self.selection.distributions.values()), self.source.counted
        calls = round(self.selection.selected.calls) if counted else None
        limit = self.choice.max_calls or SAMPLE_CALLS
        sampled = not counted or calls > limit
        period, turns = limit if sampled else calls, 1
        if self.choice.period and self.choice.period < period:
            turns, period, sampled = period // self.choice.period, self.choice.period, True
        placed = place.drawn(*draw.draw(of, period, random), turns, random)
        off = turns if sampled else 0, _RANK_CALLS / period if sampled else 0
        sizes = Sizes.of_lengths(placed.calls["len"])
        facts.check_sample(self.selection.selected, sizes, *off,
                           max(one.cells[:, 1].max() for one in of))
        return placed, sizes, {"sampled": sampled, "period": period, "bytes_tolerance": off[0],
                               "rank_tolerance": off[1],
                               "source_calls_per_call":
                                   calls / len(placed.calls) if counted else None}
