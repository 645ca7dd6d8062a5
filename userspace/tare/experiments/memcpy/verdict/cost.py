# SPDX-License-Identifier: GPL-2.0-only
"""What the captured calls cost where they happened.

Each large call and one in N of the others was timed, and right after it the same clock reads
around an empty function. The total is a stratified estimate: mean net ticks of each function and
size class, times the exact number of its calls. docs/method.md says why means, and how often the
interval holds the truth.
"""

from dataclasses import dataclass, replace

import numpy as np

from tare.errors import TareError
from tare.experiments.memcpy.read import names
from tare.experiments.memcpy.read.names import Subset
from tare.stats import Estimate, exact, sum_of

# What the captured calls are a share of, where an honest share exists.
#
# kvm or bare metal: of busy time. tcg in exact mode: of executed instructions, and called
# so. tcg otherwise: of nothing, because the emulator's time is not a CPU's.

TIME, INSTRUCTIONS, NONE = "time", "instructions", "none"
# /proc/stat counts in hundredths of a second; idle and iowait round at both ends of the span.
BUSY_UNCERTAINTY_NS = 20_000_000


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


def savings(share, saved):
    """Percent of the base that a routine saves: SHARE (percent) times what it saves of it.

    saved: Estimate in percent of the routine in use; negative: it costs more. The interval holds
    for what the share's does: the capture.
    """
    ends = [part * gain / 100 for part in (share.low, share.high) for gain in (saved.low,
                                                                              saved.high)]
    return Estimate(share.value * saved.value / 100, min(ends), max(ends), share.samples,
                    min(share.confidence, saved.confidence))


# What was timed less often says nothing.
LEAST_TIMED = 30
# Calls of a class vary as much as those of the average class until so many more of them were timed:
# two or three equal ticks are not a sign that all are equal.
USUAL = 4
# What was never timed may cost so much more or less than such sizes do elsewhere.
MAY_DIFFER = 0.5
# A timed call slower than this slept, was preempted or interrupted: it is not a copy. Nor is an
# empty one that is slower than the first.
SLOW_NS = 10_000
SLOW_NS_A_BYTE = 10


@dataclass(frozen=True)
class Stratum:
    """Calls of one size class of a function; timed: how many of them were, of whose ticks mean and
    variance are. unknown: the part of the class that was not timed. cut: a limit of sizes leaves
    out other calls of the class, so that these may cost more or less."""

    function: str
    low: int
    high: int
    calls: int
    timed: int
    unknown: float
    mean: float
    variance: float
    cut: bool = False

    @property
    def known(self):
        return self.timed and not self.cut


@dataclass
class Cost:
    """raw, overhead, net: Estimate of all calls concerned, in ns (instructions when exact).

    strata: [(Stratum, net of a call)] of those with timed calls. uncovered: calls of the others, or
    of a class that a limit cuts, which are taken to cost what such sizes do elsewhere; unsure: the
    part of net that is theirs. calls: the calls but these. slow: timed calls left out as
    interrupted.
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
    unsure: float

    @property
    def doubtful(self):
        """Percent of the calls, or of their cost, that was taken from others: the larger."""
        return 100 * max(self.uncovered / max(self.calls + self.uncovered, 1),
                         self.unsure / max(self.net.value, 1e-9) if self.unsure > 0 else 0)

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
            "columns": ["function", "calls", "instructions", "rep iterations", "%",
                        "% counted once"],
            "rows": [*(row(name, profile.counts[name].seen, numbers)
                       for name, numbers in rows.items()), row("all", None, whole)],
            "notes": ["Counted one by one, without the tap's own; calls are the tap's, memrecord's "
                      "own among them."]}


def refuse_untimed(profile):
    """TareError for a capture without timed calls."""
    if not len(profile.cost_empty) or not profile.cost:
        raise TareError(f"{profile.header.path} holds no timed calls: capture with "
                        "`tare memcpy record --cost-every N`")


def measure(profile):
    """The cost of all calls of PROFILE, which must hold cost lines."""
    refuse_untimed(profile)
    found = measure_part(profile, Subset(tuple(profile.counts)))
    if not found:
        raise TareError(f"{profile.header.path}: fewer than {LEAST_TIMED} calls of every function "
                        "were timed; give --cost-every a smaller N, or run longer")
    return found


def measure_part(profile, subset):
    """The cost of the calls of SUBSET, or None where too few of them were timed."""
    scale = 1e9 / (profile.header.number("clock-hz") or 1e9)
    strata, slow = [], 0
    for name in subset.functions:
        if name in profile.counts:
            mine, dropped = _strata(profile, name, subset, scale)
            strata += mine
            slow += dropped
    empty = profile.cost_empty[profile.cost_empty[:, 0] <= SLOW_NS / scale]
    if sum(one.timed for one in strata) < LEAST_TIMED or not len(empty):
        return None
    return _total(strata, empty, scale, slow)


def _strata(profile, name, subset, scale):
    """([Stratum] of one function, the calls that SUBSET has; timed calls left out as slow)."""
    rows = profile.size_rows(name)
    # lost calls cost as much as recorded ones of their function
    counts = profile.counts[name]
    scale_up = (counts.recorded + counts.lost) / max(counts.recorded, 1)
    mean = rows[:, 3] / np.maximum(rows[:, 2], 1)
    lows, highs = names.timed_classes(mean)
    chosen = subset.holds(mean)
    lines = profile.cost.get(name, np.zeros((0, 6), np.int64))
    strata, dropped = [], 0
    for low in np.unique(lows[chosen]):
        of_class = lows == low
        high = int(highs[of_class][0])
        mine = lines[lines[:, 0] == low, 2:]
        slow = mine[:, 0] > (SLOW_NS + SLOW_NS_A_BYTE * min(high, 2 * low + 16)) / scale
        dropped += int(mine[slow, 2].sum())
        mine = mine[~slow]
        timed = int(mine[:, 2].sum())
        every, calls = (int(rows[which, 2].sum()) for which in (of_class, of_class & chosen))
        strata.append(Stratum(name, int(low), high, round(calls * scale_up), timed,
                              max(1 - timed / (every * scale_up), 0),
                              *(_moments(mine) if timed else (0, 0)), calls < every))
    return strata, dropped


def _moments(rows):
    """(mean, variance) of the ticks of ROWS: low, high, how often, their sum, each of a bucket."""
    times, sums = rows[:, 2].astype(float), rows[:, 3].astype(float)
    mean = sums.sum() / times.sum()
    return mean, (times * (sums / times - mean) ** 2).sum() / max(times.sum() - 1, 1)


def _total(strata, empty, scale, slow):
    nothing, varies = _moments(empty)
    reads = int(empty[:, 2].sum())
    of_nothing = nothing, varies / reads, reads - 1
    usual = [one.variance / one.mean ** 2 for one in strata if one.timed >= 5 and one.mean]
    usual = float(np.mean(usual)) if usual else 1
    parts = [(one.calls, *_of_call(one, strata, usual, varies)) for one in strata]
    calls, timed = (sum(getattr(one, what) for one in strata) for what in ("calls", "timed"))
    uncovered = sum(one.calls for one in strata if not one.known)
    unsure = sum(part[0] * (part[1] - nothing) for one, part in zip(strata, parts, strict=True)
                 if not one.known)

    def total(*parts, samples=timed):
        return sum_of(parts, samples).scaled(scale)

    return Cost(
        raw=total(*parts), overhead=total((calls, *of_nothing), samples=reads),
        net=total(*parts, (-calls, *of_nothing)),
        # two measurements of nothing differ by less
        floor=total((calls, *of_nothing), (-calls, *of_nothing)).high,
        strata=[(one, total((1, *part[1:]), (-1, *of_nothing), samples=one.timed))
                for one, part in zip(strata, parts, strict=True) if one.timed],
        calls=calls - uncovered, timed=timed, uncovered=uncovered, slow=slow,
        unsure=unsure * scale)


def _of_call(stratum, strata, usual, of_nothing):
    """(mean, its variance, degrees of freedom) of a call's ticks. usual: the average of the
    classes' variances, each over its mean squared. of_nothing: the variance of empty ticks, which
    are in those of each timed call, too."""
    if not stratum.known:
        mean = stratum.mean or _elsewhere(stratum, strata)
        return mean, (MAY_DIFFER * mean) ** 2, USUAL
    degrees = stratum.timed - 1 + USUAL
    more = USUAL * usual * stratum.mean ** 2
    variance = ((stratum.timed - 1) * stratum.variance + more) / degrees
    variance = stratum.unknown * variance + (1 - stratum.unknown) * of_nothing
    return stratum.mean, variance / stratum.timed, degrees


def _elsewhere(stratum, strata):
    """Mean ticks of a call of such sizes in another function, or of the sizes next to them: of
    smaller ones as much more as they are smaller."""
    known = [one for one in strata if one.timed]
    away = [abs(np.log((one.low + 1) / (stratum.low + 1))) for one in known]
    near = [one for one, far in zip(known, away, strict=True) if far == min(away)]
    mean = np.average([one.mean for one in near], weights=[one.timed for one in near])
    return float(mean) * max((stratum.low + 1) / (near[0].low + 1), 1)
