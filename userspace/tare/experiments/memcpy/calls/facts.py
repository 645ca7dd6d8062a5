# SPDX-License-Identifier: GPL-2.0-only
"""What a set of sizes amounts to.

The same facts are taken from the source and from the array that is about to be replayed, and
compared: a benchmark suite once cut all its sizes to 8 bits and nobody saw it for years.
"""

import numpy as np

from tare.errors import TareError
from tare.experiments.memcpy.summary import SMALL

RANKS = {"min": 0, "p50": 0.5, "p90": 0.9, "p99": 0.99, "p99_9": 0.999, "p99_99": 0.9999, "max": 1}
# Sums of floats may stand this far, relatively, from a whole number of calls.
_ROUNDING = 1e-9


class Tally:
    """How often each size came, of lengths that come in parts."""

    def __init__(self):
        self.sizes, self.counts = np.zeros(0, np.uint64), np.zeros(0, np.int64)

    def add(self, lengths):
        sizes, counts = np.unique(lengths, return_counts=True)
        self.sizes, where = np.unique(np.concatenate([self.sizes, sizes]), return_inverse=True)
        known, self.counts = self.counts, np.zeros(len(self.sizes), np.int64)
        np.add.at(self.counts, where, np.concatenate([known, counts]))


class Sizes:
    """Sizes in bytes with their weights: numbers of calls, or probabilities."""

    def __init__(self, sizes, weights):
        order = np.argsort(sizes, kind="stable")
        self.size, self.weight = np.asarray(sizes, float)[order], np.asarray(weights, float)[order]
        self.below = np.cumsum(self.weight)

    @classmethod
    def of_lengths(cls, lengths):
        return cls(*np.unique(lengths, return_counts=True))

    @classmethod
    def of(cls, tally):
        return cls(tally.sizes, tally.counts)

    @property
    def calls(self):
        return float(self.below[-1]) if len(self.below) else 0.0

    @property
    def bytes(self):
        return float(self.size @ self.weight)

    def at_rank(self, rank):
        """The size at RANK (0 to 1), nearest rank; 0 of nothing."""
        if not len(self.size):
            return 0.0
        at = np.searchsorted(self.below, rank * self.calls * (1 - _ROUNDING))
        return float(self.size[min(at, len(self.size) - 1)])

    def facts(self, counted=True):
        """As a document has them. counted: weights are numbers of calls."""
        calls = self.calls
        small = float(self.weight[self.size <= SMALL].sum())
        return {"calls": round(calls) if counted else None,
                "bytes": round(self.bytes) if counted else None,
                "mean": self.bytes / calls if calls else 0.0,
                **{name: self.at_rank(rank) for name, rank in RANKS.items()},
                "share_at_most_128": small / calls if calls else 0.0}


def check_all(source, replayed):
    """Refuse facts of the calls to be replayed that are not exactly those of the source."""
    for name in ("calls", "bytes", *RANKS):
        if source[name] != replayed[name]:
            _differs(name, source[name], replayed[name])


def check_sample(source, replayed, bytes_off, rank_off, largest):
    """Refuse a sample that stands farther from its source than drawing by rank explains.

    source, replayed: Sizes. bytes_off: of all sampled calls together. rank_off: of p50, p90 and
    p99, as a share of all calls. largest: bytes; no call may be larger.
    """
    expected = source.bytes / source.calls * replayed.calls
    if abs(replayed.bytes - expected) > bytes_off + _ROUNDING * expected:
        _differs("bytes", expected, replayed.bytes)
    for name in ("p50", "p90", "p99"):
        size, rank = replayed.at_rank(RANKS[name]), RANKS[name]
        low, high = (source.at_rank(min(max(rank + off, 0), 1)) for off in (-rank_off, rank_off))
        # a bucket's mean is not whole, a replayed size is
        if not np.floor(low) <= size <= np.ceil(high):
            _differs(name, f"{low:.6g} to {high:.6g}", size)
    if replayed.at_rank(1) > largest:
        _differs("max", largest, replayed.at_rank(1))


def _differs(what, source, replayed):
    raise TareError(f"self-check: {what} of the calls to be replayed is {replayed}, the source "
                    f"has {source}: not timed, this is a fault of tare")
