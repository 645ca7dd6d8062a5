# SPDX-License-Identifier: GPL-2.0-only
"""Which calls of a capture are replayed, and what became of the others."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from tare.errors import FormatError, TareError, UsageError
from tare.experiments.memcpy.figures import SMALL
from tare.experiments.memcpy.read.names import COPIES, FUNCTIONS, Subset
from tare.experiments.memcpy.read.trace import Trace

# What a set of sizes amounts to.
#
# The same facts are taken from the source and from the array that is about to be replayed, and
# compared: a benchmark suite once cut all its sizes to 8 bits and nobody saw it for years.

RANKS = {"min": 0, "p50": 0.5, "p90": 0.9, "p99": 0.99, "p99_9": 0.999, "p99_99": 0.9999, "max": 1}
# Sums of floats may stand this far, relatively, from a whole number of calls.
_ROUNDING = 1e-9


class Sizes:
    """Sizes in bytes with their numbers of calls."""

    def __init__(self, sizes, weights):
        order = np.argsort(sizes, kind="stable")
        self.size, self.weight = np.asarray(sizes, float)[order], np.asarray(weights, float)[order]
        self.below = np.cumsum(self.weight)

    @classmethod
    def of(cls, lengths):
        return cls(*np.unique(lengths, return_counts=True))

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

    def facts(self):
        """As a document has them."""
        calls = self.calls
        small = float(self.weight[self.size <= SMALL].sum())
        return {"calls": round(calls), "bytes": round(self.bytes),
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


# A longer copy in a capture is a damaged capture.
LONGEST = 1 << 30
MOST_CALLS = 1 << 28
REASONS = "other_functions", "below_min_size", "above_max_size", "overlapping", "beyond_max_calls"
# What placing a call takes of its record: half of it.
PART = np.dtype([("dst", "<u8"), ("src", "<u8"), ("len", "<u4"), ("pid", "<u4"), ("func", "u1")])


@dataclass(frozen=True)
class Choice:
    """Which calls are wanted.

    max_calls: the first so many of a trace; of all else a sample; None: as many as the source
    allows. keep_overlapping: calls of a trace whose ranges overlap: not work for a memcpy.
    """

    subset: Subset = Subset()
    max_calls: int | None = None
    keep_overlapping: bool = False

    def __post_init__(self):
        for name in self.subset.functions:
            if name not in COPIES:
                raise UsageError(f"--functions {name}: copy functions are "
                                 f"{', '.join(COPIES[:-1])} and {COPIES[-1]}")


@dataclass(frozen=True)
class Distribution:
    """Of one function. cells: float array (n, 4): low, high, calls, bytes; ascending.

    pairs: int array (64, 64), calls by destination and source modulo 64; None: not known.
    """

    cells: np.ndarray
    pairs: np.ndarray | None = None

    @property
    def calls(self):
        return float(self.cells[:, 2].sum())


@dataclass
class Selection:
    """What is to be replayed.

    source, selected: Sizes of all calls of the wanted functions, and of those that are left.
    left_out: {reason: calls}. records: of a trace, of PART, in order. distributions: of a profile,
    {function: Distribution}, without what is left out.
    """

    source: Sizes
    selected: Sizes
    left_out: dict
    records: np.ndarray | None = None
    distributions: dict | None = None


def choose(capture, choice):
    """The Selection of CAPTURE, a Trace or a Profile."""
    of_kind = _of_trace if isinstance(capture, Trace) else _of_profile
    selection = of_kind(capture, choice)
    if not selection.selected.calls:
        raise TareError(f"{capture.header.path}: no call is left to replay: see --functions, "
                        "--min-size and --max-size")
    return selection


def _of_trace(trace, choice):
    numbers = [FUNCTIONS.index(name) for name in choice.subset.functions]
    left = dict.fromkeys(REASONS, 0)
    every, kept = Counter(), _Kept(trace, choice)
    for chunk in trace.chunks():
        _check(trace, chunk)
        wanted = chunk[np.isin(chunk["func"], numbers)]
        left["other_functions"] += len(chunk) - len(wanted)
        sizes, counts = np.unique(wanted["len"], return_counts=True)
        every.update(dict(zip(sizes.tolist(), counts.tolist(), strict=True)))
        for reason, out in (
                ("below_min_size", lambda calls: calls["len"] < choice.subset.low),
                ("above_max_size", lambda calls: ~choice.subset.holds(calls["len"])),
                ("overlapping", lambda calls: overlap(calls) & (not choice.keep_overlapping))):
            lost = out(wanted)
            left[reason] += int(lost.sum())
            wanted = wanted[~lost]
        left["beyond_max_calls"] += kept.add(wanted)
    return Selection(Sizes([*every], [*every.values()]), Sizes.of(kept.records()["len"]), left,
                     records=kept.records())


class _Kept:
    """Calls in their order: as many as are wanted, each once."""

    def __init__(self, trace, choice):
        most = min(sum(trace.counts[name].recorded for name in choice.subset.functions
                       if name in trace.counts), trace.calls)
        if choice.max_calls is not None:
            most = min(most, choice.max_calls)
        self._records, self._count = np.empty(most, PART), 0

    def add(self, calls):
        """Returns how many of CALLS find no room."""
        first, room = self._count, len(self._records) - self._count
        beyond, calls = max(len(calls) - room, 0), calls[:room]
        self._count += len(calls)
        for name in PART.names:
            self._records[name][first:self._count] = calls[name]
        return beyond

    def records(self):
        return self._records[:self._count]


def _check(trace, calls):
    if (calls["len"] > LONGEST).any():
        raise FormatError(trace.path, "a call of an absurd size, above 1 GiB")
    end = np.uint64(2**64 - 1) - calls["len"]
    fills = calls["func"] == FUNCTIONS.index("memset")  # its source is a byte
    if ((calls["dst"] > end) | ((calls["src"] > end) & ~fills)).any():
        raise FormatError(trace.path, "a call whose range lies beyond the end of memory")


def overlap(calls):
    """Which of CALLS have ranges that overlap; an address of 0 is not known."""
    dst, src, length = calls["dst"], calls["src"], calls["len"]
    return ((dst != 0) & (src != 0) & (length > 0) & (dst < src + length) & (src < dst + length))


def _of_profile(profile, choice):
    """A bucket that a size limit cuts goes where its mean lies."""
    if profile.header.mode == "counts":
        raise FormatError(profile.header.path,
                          "recorded in mode counts, without sizes: record a profile")
    left = dict.fromkeys(REASONS, 0)
    every, kept = [np.zeros((0, 4))], {}
    # in one order, whatever the file's: it decides what is sampled
    for name in [name for name in FUNCTIONS if name in profile.counts]:
        cells = _cells(profile, name)
        if name not in choice.subset.functions:
            left["other_functions"] += cells[:, 2].sum()
            continue
        every.append(cells)
        mean = _means(cells)
        inside = choice.subset.holds(mean)
        left["below_min_size"] += cells[mean < choice.subset.low, 2].sum()
        left["above_max_size"] += cells[(mean >= choice.subset.low) & ~inside, 2].sum()
        if inside.any():
            kept[name] = Distribution(cells[inside], profile.align.get(name))
    selected = [one.cells for one in kept.values()] or [np.zeros((0, 4))]
    return Selection(_sizes(np.concatenate(every)), _sizes(np.concatenate(selected)),
                     {reason: int(calls) for reason, calls in left.items()},
                     distributions=kept)


def _cells(profile, name):
    """Those of a Distribution."""
    cells = profile.size_rows(name).astype(float)
    cells = cells[cells[:, 2] > 0]
    if len(cells) and (cells[-1, 0] > LONGEST or _means(cells).max() > LONGEST):
        raise FormatError(profile.header.path, f"{name}: an absurd size, above 1 GiB")
    cells[:, 1] = np.minimum(cells[:, 1], LONGEST)
    return cells


def _sizes(cells):
    return Sizes(_means(cells), cells[:, 2])


def _means(cells):
    """Bytes a call. A cell of one size has this size, however many bytes a float cannot hold."""
    low, high, calls, total = cells.T
    return np.where(low == high, low, total / calls)
