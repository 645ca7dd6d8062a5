# SPDX-License-Identifier: GPL-2.0-only
"""Which calls of a source are replayed, and what became of the others."""

from dataclasses import dataclass

import numpy as np

from tare.errors import FormatError, TareError, UsageError
from tare.experiments.memcpy.calls.facts import Sizes, Tally
from tare.experiments.memcpy.calls.source import LONGEST, Distribution
from tare.experiments.memcpy.functions import COPIES, FUNCTIONS
from tare.experiments.memcpy.subset import Subset

ORDERS = ("captured", "shuffled", "profile")
_MOST = 1 << 28
# What placing a call takes of its record: half of it.
PART = np.dtype([("dst", "<u8"), ("src", "<u8"), ("len", "<u4"), ("pid", "<u4"), ("func", "u1")])


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
    left_out: {reason: calls}, probabilities for distributions of others. records: of a trace, of
    PART, in order. distributions: {function: Distribution}, without what is left out.
    overlap_unknown: calls among them that overlap, but nobody recorded which.
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
        selection = _of_trace(source, choice, order)
    else:
        selection = _of_distributions(source, choice)
    if not selection.selected.calls:
        raise TareError(f"{source.path}: no call is left to replay: see --functions, --min-size "
                        "and --max-size")
    return selection


def _of_trace(source, choice, order):
    numbers = [FUNCTIONS.index(name) for name in choice.subset.functions]
    left = dict.fromkeys(("other_functions", "below_min_size", "above_max_size", "overlapping",
                          "beyond_max_calls"), 0)
    every, kept = Tally(), _Drawn() if order == "profile" else _Ordered(source, choice)
    for chunk in source.trace.chunks():
        _check(source, chunk)
        wanted = chunk[np.isin(chunk["func"], numbers)]
        left["other_functions"] += len(chunk) - len(wanted)
        every.add(wanted["len"])
        for reason, out in (
                ("below_min_size", lambda calls: calls["len"] < choice.subset.low),
                ("above_max_size", lambda calls: ~choice.subset.holds(calls["len"])),
                ("overlapping", lambda calls: overlap(calls) & (not choice.keep_overlapping))):
            lost = out(wanted)
            left[reason] += int(lost.sum())
            wanted = wanted[~lost]
        left["beyond_max_calls"] += kept.add(wanted)
    return Selection(Sizes.of(every), Sizes.of(kept.sizes), left, **kept.found())


class _Ordered:
    """Calls in their order: as many as are wanted, each once."""

    def __init__(self, source, choice):
        most = min(sum(source.counts[name].recorded for name in choice.subset.functions
                       if name in source.counts), source.trace.calls)
        if choice.max_calls is not None:
            most = min(most, choice.max_calls)
        self.sizes, self._records, self._count = Tally(), np.empty(most, PART), 0

    def add(self, calls):
        """Returns how many of CALLS find no room."""
        first, room = self._count, len(self._records) - self._count
        beyond, calls = max(len(calls) - room, 0), calls[:room]
        self._count += len(calls)
        for name in PART.names:
            self._records[name][first:self._count] = calls[name]
        self.sizes.add(calls["len"])
        return beyond

    def found(self):
        return {"records": self._records[:self._count]}


class _Drawn:
    """What a profile of the calls would hold: a sample is drawn of all, not of the first."""

    def __init__(self):
        self.sizes, self._of = Tally(), {}

    def add(self, calls):
        self.sizes.add(calls["len"])
        for number in np.unique(calls["func"]):
            sizes, pairs = self._of.setdefault(int(number), (Tally(), np.zeros((64, 64))))
            mine = calls[calls["func"] == number]
            sizes.add(mine["len"])
            np.add.at(pairs, (mine["dst"] % 64, mine["src"] % 64), 1)
        return 0

    def found(self):
        return {"distributions": {FUNCTIONS[number]: Distribution(_cells(sizes), pairs)
                                  for number, (sizes, pairs) in sorted(self._of.items())}}


def _cells(tally):
    size, count = tally.sizes, tally.counts
    return np.stack([size, size, count, size * count.astype(np.uint64)], axis=1).astype(float)


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
