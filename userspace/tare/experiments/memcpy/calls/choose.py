# SPDX-License-Identifier: GPL-2.0-only
"""Which calls of a source are replayed, and what became of the others."""

from dataclasses import dataclass

import numpy as np

from tare.errors import FormatError, TareError, UsageError
from tare.experiments.memcpy.calls.facts import Sizes
from tare.experiments.memcpy.calls.source import LONGEST, Distribution
from tare.experiments.memcpy.functions import COPIES, FUNCTIONS
from tare.experiments.memcpy.subset import Subset

ORDERS = ("captured", "shuffled", "profile")
_MOST = 1 << 28


@dataclass(frozen=True)
class Choice:
    """Which calls are wanted, and in which order. None: as the source allows.

    max_calls: the first so many of a trace; of all else a sample. keep_overlapping: calls of a
    trace whose ranges overlap, which are no work for a memcpy. period: so many calls are drawn
    and come again and again, on other pages.
    """

    subset: Subset = Subset()
    max_calls: int | None = None
    keep_overlapping: bool = False
    order: str | None = None
    period: int | None = None

    def __post_init__(self):
        for name in self.subset.functions:
            if name not in COPIES:
                raise UsageError(f"--functions {name}: copy functions are "
                                 f"{', '.join(COPIES[:-1])} and {COPIES[-1]}")
        for option, value, least, most in (
                ("min-size", self.subset.low, 0, LONGEST),
                ("max-size", self.subset.high, 0, LONGEST),
                ("max-calls", self.max_calls, 1, _MOST), ("period", self.period, 1, _MOST)):
            if value is not None and not least <= value <= most:
                raise UsageError(f"--{option} {value}: must be a number from {least} to {most}")

    def ordered(self, source):
        """The order for SOURCE; UsageError where it cannot have the wanted one."""
        trace = source.kind == "trace"
        order = self.order or ("captured" if trace and not self.period else "profile")
        if self.period and order != "profile":
            raise UsageError("--period draws the calls that come again: it goes with --order "
                             f"profile, not with {order}")
        if not trace and order != "profile":
            raise UsageError(f"--order {order}: {source.path} is no trace and has no order but "
                             "profile")
        return order


@dataclass
class Selection:
    """What is to be replayed.

    source, selected: Sizes of all calls of the wanted functions, and of those that are left.
    left_out: {reason: calls}, probabilities for distributions of others. records: of a trace, in
    order. distributions: {function: Distribution}, without what is left out. overlap_unknown:
    calls among them that overlap, but nobody recorded which.
    """

    source: Sizes
    selected: Sizes
    left_out: dict
    records: np.ndarray | None = None
    distributions: dict | None = None
    overlap_unknown: float = 0


def choose(source, choice, order):
    """The Selection of SOURCE."""
    if source.kind == "trace":
        limit = None if order == "profile" else choice.max_calls  # a sample of all, not the first
        selection = _of_trace(source, choice, limit)
        if order == "profile":
            selection.distributions = _distributions(selection.records)
    else:
        selection = _of_distributions(source, choice)
    if not selection.selected.calls:
        raise TareError(f"{source.path}: no call is left to replay: see --functions, --min-size "
                        "and --max-size")
    return selection


def _of_trace(source, choice, limit):
    numbers = [FUNCTIONS.index(name) for name in choice.subset.functions]
    left = dict.fromkeys(("other_functions", "below_min_size", "above_max_size", "overlapping",
                          "beyond_max_calls"), 0)
    lengths, kept, count = [np.zeros(0, "u8")], [], 0
    for chunk in source.trace.chunks():
        _check(source, chunk)
        wanted = chunk[np.isin(chunk["func"], numbers)]
        left["other_functions"] += len(chunk) - len(wanted)
        lengths.append(wanted["len"].copy())  # no view, which would hold whole records
        for reason, out in (
                ("below_min_size", lambda calls: calls["len"] < choice.subset.low),
                ("above_max_size", lambda calls: ~choice.subset.holds(calls["len"])),
                ("overlapping", lambda calls: overlap(calls) & (not choice.keep_overlapping))):
            lost = out(wanted)
            left[reason] += int(lost.sum())
            wanted = wanted[~lost]
        if limit is not None:
            room = max(limit - count, 0)
            left["beyond_max_calls"] += max(len(wanted) - room, 0)
            wanted = wanted[:room]
        count += len(wanted)
        kept.append(wanted)
    records = np.concatenate(kept) if kept else source.trace.records
    return Selection(Sizes.of_lengths(np.concatenate(lengths)), Sizes.of_lengths(records["len"]),
                     left, records=records)


def _check(source, calls):
    if (calls["len"] > LONGEST).any():
        raise FormatError(source.path, "a call of an absurd size, above 1 GiB")
    end = np.uint64(2**64 - 1) - calls["len"]
    fills = calls["func"] == FUNCTIONS.index("memset")  # its source is a byte
    if ((calls["dst"] > end) | ((calls["src"] > end) & ~fills)).any():
        raise FormatError(source.path, "a call whose range lies beyond the end of memory")


def overlap(calls):
    """Which of CALLS have ranges that overlap; an address of 0 is not known."""
    dst, src, length = calls["dst"], calls["src"], calls["len"]
    return ((dst != 0) & (src != 0) & (length > 0) & (dst < src + length) & (src < dst + length))


def _of_distributions(source, choice):
    """A bucket that a size limit cuts goes where its mean lies."""
    left = dict.fromkeys(("other_functions", "below_min_size", "above_max_size", "overlapping",
                          "beyond_max_calls"), 0)
    every, kept, unknown = [np.zeros((0, 4))], {}, 0
    for name, of_name in source.distributions.items():
        if name not in choice.subset.functions:
            left["other_functions"] += of_name.weight
            continue
        cells = of_name.cells
        every.append(cells)
        mean = _means(cells)
        inside = choice.subset.holds(mean)
        left["below_min_size"] += cells[mean < choice.subset.low, 2].sum()
        left["above_max_size"] += cells[(mean >= choice.subset.low) & ~inside, 2].sum()
        if inside.any():
            kept[name] = Distribution(cells[inside], of_name.pairs)
        unknown += source.overlapping.get(name, 0)
    if source.counted:
        left = {reason: int(calls) for reason, calls in left.items()}
    selected = [one.cells for one in kept.values()] or [np.zeros((0, 4))]
    return Selection(_sizes(np.concatenate(every)), _sizes(np.concatenate(selected)), left,
                     distributions=kept, overlap_unknown=unknown)


def _sizes(cells):
    return Sizes(_means(cells), cells[:, 2])


def _means(cells):
    """Bytes a call. A cell of one size has this size: 3 times 0.05 through 0.05 is more than 3."""
    low, high, calls, total = cells.T
    return np.where(low == high, low, total / calls)


def _distributions(records):
    """What a profile of these records would hold."""
    made = {}
    for number in np.unique(records["func"]):
        calls = records[records["func"] == number]
        size, count = np.unique(calls["len"], return_counts=True)
        cells = np.stack([size, size, count, size * count], axis=1).astype(float)
        pairs = np.zeros((64, 64))
        np.add.at(pairs, (calls["dst"] % 64, calls["src"] % 64), 1)
        made[FUNCTIONS[number]] = Distribution(cells, pairs)
    return made
