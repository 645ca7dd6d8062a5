# SPDX-License-Identifier: GPL-2.0-only
"""What the captured calls cost where they happened.

Each large call and one in N of the others was timed, and right after it the same clock reads
around an empty function. The total is a stratified estimate: mean net ticks of each function and
size class, times the exact number of its calls. docs/method.md says why means, and how often the
interval, a bootstrap, holds the truth.
"""

from dataclasses import dataclass, replace

import numpy as np

from tare.errors import TareError
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.read.profile import OPEN
from tare.stats import CONFIDENCE, Estimate, bootstrap_means, exact, interval_of

# What the captured calls are a share of, where an honest share exists.
#
# kvm or bare metal: of busy time. tcg in exact mode: of executed instructions, and called
# so. tcg otherwise: of nothing, because the emulator's time is not a CPU's.

TIME, INSTRUCTIONS, NONE = "time", "instructions", "none"
# /proc/stat counts in hundredths of a second; idle and iowait round at both ends of the span.
BUSY_UNCERTAINTY_NS = 20_000_000
# An interval of timed calls held the truth in 99 % of draws or more with its ends moved by this
# factor, where cost depends on size alone (docs/method.md); as it is, in 45 %.
WIDER = 1.5


@dataclass(frozen=True)
class Base:
    """What a share is of: basis, its name and unit, and the amount (None without a basis)."""

    basis: str
    name: str
    unit: str
    amount: Estimate | None
    why_none: str = ""


def base(header):
    """The base that a capture's header allows."""
    found = kind(header.accelerator, header.exact)
    return found if found.basis == NONE else replace(found, amount=_busy(header))


def kind(accelerator, exact):
    """The base of captures under ACCELERATOR, without an amount."""
    if accelerator in ("none", "kvm"):
        return Base(TIME, "busy time", "ns", None)
    if accelerator == "tcg" and exact:
        return Base(INSTRUCTIONS, "executed instructions", "instructions", None)
    if accelerator == "tcg":
        why = ("captured under emulation (tcg): the emulator's time is not a CPU's, so there is "
               "no honest share; capture with --exact for a share of instructions, or under KVM "
               "or on bare metal for a share of time")
    else:
        why = ("the capture does not say what it ran on (accelerator): whether its time is a "
               "CPU's is not known")
    return Base(NONE, "nothing", "ns", None, why)


def _busy(header):
    """Busy ns of the span, idle excluded; in exact mode a ns is an instruction."""
    busy = header.number("busy-ns")
    if busy is None:
        raise TareError(f"{header.path}: the header has no busy-ns: record it with memrecord, "
                        "while no CPU comes or goes")
    if busy <= BUSY_UNCERTAINTY_NS:
        raise TareError(f"{header.path}: {busy / 1e6:g} ms of work is too little: the kernel "
                        "counts idle time in steps of 10 ms; capture something longer")
    return Estimate(busy, busy - BUSY_UNCERTAINTY_NS, busy + BUSY_UNCERTAINTY_NS, 1)


def share_of(part, whole):
    """PART of WHOLE in percent, with the widest interval that both allow."""
    return Estimate(100 * part.value / whole.value, 100 * max(part.low, 0) / whole.high,
                    100 * part.high / whole.low, part.samples, part.confidence)


def hull(estimates):
    """The first of ESTIMATES, with an interval that holds them all."""
    first, *_ = estimates
    return Estimate(first.value, min(one.low for one in estimates),
                    max(one.high for one in estimates), first.samples,
                    min(one.confidence for one in estimates))


def safe(share):
    """SHARE with an interval that an answer may rest on."""
    if share.confidence >= CONFIDENCE:
        return share
    return replace(share, low=share.low / WIDER, high=share.high * WIDER)


def savings(share, saved):
    """Percent of the base that a routine saves: SHARE (percent) times what it saves of it.

    saved: Estimate in percent of the routine in use; negative: it costs more. The interval holds
    for what the share's does: the capture.
    """
    ends = [part * gain / 100 for part in (share.low, share.high) for gain in (saved.low,
                                                                              saved.high)]
    return Estimate(share.value * saved.value / 100, min(ends), max(ends), share.samples,
                    min(share.confidence, saved.confidence))


# Size classes are joined with their neighbours until they hold this many timed calls.
LEAST_TIMED = 30
REPLICATES = 2000
# How often the interval held the truth, about, in the worst of 18 known mixes of sizes of which
# each large call was timed, and one in 61 of the others: it knows nothing of functions that have
# too few.
HELD = 0.45
# A timed call slower than this slept, was preempted or interrupted: it is no copy.
SLOW_NS = 10_000
SLOW_NS_A_BYTE = 10


@dataclass(frozen=True)
class Stratum:
    """Joined size classes of one function, ticks as bucket ends. unknown: part not timed."""

    function: str
    low: int
    high: int
    calls: int
    ticks: np.ndarray
    timed: np.ndarray
    unknown: float


@dataclass
class Cost:
    """raw, overhead, net: Estimate of all calls concerned, in ns (instructions when exact).

    uncovered: calls that were not timed often enough. slow: timed calls left out as
    interrupted. unresolved: what the ends of net hold for the width of buckets.
    """

    raw: Estimate
    overhead: Estimate
    net: Estimate
    floor: float
    strata: list
    calls: int
    timed: int
    uncovered: int
    slow: int
    unresolved: float

    @property
    def below_floor(self):
        """Whether the net cannot be told from nothing."""
        return self.net.low <= 0 or self.net.value < self.floor


def counted_shares(parts, whole):
    """(share in percent as executed, the same with what rep repeats counted once), Estimates.

    parts, whole: (instructions, repetitions).
    """
    once, repeated = (sum(numbers) for numbers in zip(*parts, strict=True))
    return (exact(100 * (once + repeated) / sum(whole)), exact(100 * once / whole[0]))


def counted_table(rows, whole, profile, base):
    """What was counted of each tapped function, as a table. rows: {function: (instructions,
    repetitions)}; whole: of the command."""
    def row(name, calls, numbers):
        both, once = counted_shares([numbers], whole)
        return [name, calls, sum(numbers), numbers[1], round(both.value, 4), round(once.value, 4)]

    return {"name": "cost", "title": f"What was executed, and its share of {base.name}",
            "columns": ["function", "calls", "instructions", "repetitions of rep", "%",
                        "% counted once"],
            "rows": [*(row(name, profile.counts[name].seen, numbers)
                       for name, numbers in rows.items()), row("all", None, whole)],
            "notes": ["Counted one by one, without the tap's own; calls are the tap's, memrecord's "
                      "own among them."]}


def refuse_untimed(profile):
    """TareError for a capture without timed calls."""
    if not len(profile.cost_empty) or not profile.cost:
        raise TareError(f"{profile.header.path} holds no timed calls: capture with "
                        "`tare memcpy record --cost N`")


def measure(profile):
    """The cost of all calls of PROFILE, which must hold cost lines."""
    refuse_untimed(profile)
    found = measure_part(profile, Subset(tuple(profile.counts)))
    if not found:
        raise TareError(f"{profile.header.path}: fewer than {LEAST_TIMED} calls of every function "
                        "were timed; time more of them (--cost with a smaller N) or run longer")
    return found


def measure_part(profile, subset):
    """The cost of the calls of SUBSET, or None where too few of them were timed."""
    scale = 1e9 / (profile.header.number("clock-hz") or 1e9)
    above = profile.header.number("cost-above") or OPEN
    strata, calls, slow = [], 0, 0
    for name in subset.functions:
        if name not in profile.counts:
            continue
        mine, concerned, dropped = _strata(profile, name, subset, scale, above)
        slow += dropped
        strata += mine
        calls += concerned
    if not strata:
        return None
    uncovered = max(calls - sum(one.calls for one in strata), 0)
    return _total(strata, profile.cost_empty, scale, uncovered, slow)


def _strata(profile, name, subset, scale, above):
    """(strata of one function, its calls in SUBSET, timed calls left out as interrupted).

    Of a subset by size, only classes that hold such sizes are looked at: others would say
    what other calls cost.
    """
    rows = profile.size_rows(name)
    mean = rows[:, 3] / np.maximum(rows[:, 2], 1)
    # Lost calls cost as much as recorded ones of their function.
    scale_up = profile.counts[name].seen / max(profile.counts[name].recorded, 1)
    chosen = subset.holds(mean)
    concerned = profile.counts[name].seen
    if not chosen.all():
        concerned = round(int(rows[chosen, 2].sum()) * scale_up)
    lines = profile.cost.get(name)
    if lines is None:
        return [], concerned, 0
    lines = lines[(lines[:, 1] >= subset.low)
                  & (lines[:, 0] <= (OPEN if subset.high is None else subset.high))]
    limit = (SLOW_NS + SLOW_NS_A_BYTE * np.minimum(lines[:, 1], 2 * lines[:, 0] + 16)) / scale
    slow = lines[:, 2] > limit
    dropped = int(lines[slow, 4].sum())
    lines = lines[~slow]
    strata = []
    for low, high, timed, mine in _owning(lines, mean, above):
        all_calls, calls = int(rows[mine, 2].sum()), int(rows[mine & chosen, 2].sum())
        known = int(timed[:, 4].sum())
        least = min(LEAST_TIMED, all_calls / 2) if low > above else LEAST_TIMED
        if calls and known >= least:
            # of a class that a limit cuts, it is not known which were timed
            unknown = max(1 - known / (all_calls * scale_up), 0) if calls == all_calls else 1
            strata.append(Stratum(name, low, high, round(calls * scale_up), timed[:, 2:4],
                                  timed[:, 4], unknown))
    return strata, concerned, dropped


def _owning(lines, mean, above):
    """(low, high, lines, mask of the rows by MEAN size that they stand for) of each class.

    Classes that were all timed say nothing of those that were drawn.
    """
    drawn = _joined(lines[lines[:, 1] <= above])
    owner = np.minimum(np.searchsorted([high for _, high, _ in drawn], mean), len(drawn) - 1)
    for number, one in enumerate(drawn):
        yield *one, (mean <= above) & (owner == number)
    # one of which no call is left is not like its neighbours
    for low, high, timed in _classes(lines[lines[:, 0] > above]):
        yield low, high, timed, (mean >= low) & (mean <= high)


def _classes(lines):
    """[(low, high, lines)] of each class of sizes, upwards."""
    found = []
    for low in np.unique(lines[:, 0]):
        mine = lines[lines[:, 0] == low]
        found.append((int(low), int(mine[0, 1]), mine))
    return found


def _joined(lines):
    """As _classes(), joined upwards until each was timed often enough."""
    joined = []
    for low, high, mine in _classes(lines):
        if joined and joined[-1][2][:, 4].sum() < LEAST_TIMED:
            first, _, before = joined.pop()
            low, mine = first, np.concatenate([before, mine])
        joined.append((low, high, mine))
    if len(joined) > 1 and joined[-1][2][:, 4].sum() < LEAST_TIMED:
        _, high, last = joined.pop()
        first, _, before = joined.pop()
        joined.append((first, high, np.concatenate([before, last])))
    return joined


def _middles(ends):
    """Middle and half width of buckets; one without a high end counts to twice its low end."""
    low = ends[:, 0].astype(float)
    high = np.where(ends[:, 1] == OPEN, 2 * low, ends[:, 1].astype(float))
    return (low + high) / 2, (high - low) / 2


def _interval(*words):
    """As interval_of(), with the confidence that it was found to have."""
    return replace(interval_of(*words), confidence=HELD)


def _total(strata, empty, scale, uncovered, slow):
    random = np.random.default_rng(2005)
    middle, half = _middles(empty[:, :2])
    empty_mean = float(np.average(middle, weights=empty[:, 2]))
    empty_half = float(np.average(half, weights=empty[:, 2]))
    empty_again = bootstrap_means(middle, empty[:, 2], REPLICATES, random)
    calls = sum(one.calls for one in strata)
    timed = sum(int(one.timed.sum()) for one in strata)
    raw = np.zeros(REPLICATES)
    value, width, table = 0.0, 0.0, []
    for one in strata:
        middle, half = _middles(one.ticks)
        mean = float(np.average(middle, weights=one.timed))
        spread = float(np.average(half, weights=one.timed))
        again = bootstrap_means(middle, one.timed, REPLICATES, random)
        # of those that were timed all is known
        again = mean + (again - mean) * one.unknown ** 0.5
        raw += one.calls * again
        value += one.calls * mean
        width += one.calls * spread
        net = _interval(mean - empty_mean, again - empty_again, spread + empty_half,
                        int(one.timed.sum()))
        table.append((one, net.scaled(scale)))
    other = bootstrap_means(_middles(empty[:, :2])[0], empty[:, 2], REPLICATES, random)
    # A tick on average over many calls is no finer than the buckets are wide.
    floor = calls * max(float(np.percentile(abs(empty_again - other), 97.5)), empty_half)
    return Cost(
        raw=_interval(value, raw, width, timed).scaled(scale),
        overhead=interval_of(calls * empty_mean, calls * empty_again, calls * empty_half,
                             int(empty[:, 2].sum())).scaled(scale),
        net=_interval(value - calls * empty_mean, raw - calls * empty_again,
                      width + calls * empty_half, timed).scaled(scale),
        floor=floor * scale, strata=table, calls=calls, timed=timed, uncovered=uncovered, slow=slow,
        unresolved=(width + calls * empty_half) * scale)
