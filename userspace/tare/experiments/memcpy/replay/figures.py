# SPDX-License-Identifier: GPL-2.0-only
"""Raw samples of memreplay as a result: raw, overhead, net.

Every round replays the same calls with each routine once, and with `ret`, which does
nothing: what the replay itself costs. By the wall clock, net is the difference within a round, then
the median of each process, then that of the processes, whose spread is the interval. Where
memreplay has the least of each chunk of the calls, their sum is a process's figure and comes
first: neighbours are not in it. The wall clock's stands beside it.
"""

import numpy as np

from tare import figures, result, stats
from tare.compare import interval
from tare.errors import UsageError
from tare.experiments.memcpy import published

NOTHING = "ret"
LEAST, WALL = "least", "wall"
_LINE_BYTES = 64


def timed(raw):
    """{routine: samples} of those that were timed, NOTHING among them."""
    return {one["name"]: one["ns_per_replay"] for one in raw["implementations"]
            if not one["skipped"] and one["correct"] is not False}


def subtract(raw, *, unit, subset, baselines):
    """The Net of memreplay's document RAW.

    unit: ns, or instructions where the replay ran in an exact machine. subset: the Subset
    of its calls. baselines: the routines that the others are compared with; tables show the
    first.
    """
    samples = timed(raw)
    for baseline in baselines:
        if baseline not in samples:
            raise UsageError(f"the baseline {baseline} was not replayed (there are "
                             f"{', '.join(name for name in samples if name != NOTHING)}): choose "
                             "one with --baseline")
    net = Net(raw, samples, unit, subset, baselines)
    net.harness()
    for one in raw["implementations"]:
        if one["name"] != NOTHING:
            net.implementation(one)
    return net


class Net:
    """Collects measurements, the rows of the table, warnings, and routines that copy wrongly."""

    def __init__(self, raw, timed, unit, subset, baselines):
        self.raw, self.timed, self.unit, self.subset = raw, timed, unit, subset
        self.baselines = baselines
        self.measurements, self.rows, self.warnings, self.wrong = [], [], [], ()
        exact = unit == "instructions"
        self.over = result.EXACT if exact else _over(raw)
        # by each estimator, that of the first figures first
        self.by = {by: Times(*samples, exact) for by, samples in _estimators(raw, timed).items()}
        self.first = next(iter(self.by))
        self.conditions = _conditions(raw)

    def add(self, by, name, unit, raw, *, title, about, detail=False, **more):
        beside = by != self.first
        self.measurements.append(result.measurement(
            ".".join(["memcpy.replay", self.subset.name, name, *([by] if beside else [])]),
            unit, raw, over=self.over, samples=self.raw["rounds"],
            title=f"{title}, {self.subset.words}" + (", by the wall clock" if beside else ""),
            conditions=self.conditions, detail=detail or beside,
            about={"what": "replay", **self.subset.about(), "main": not beside,
                   **({"by": by} if len(self.by) > 1 else {}), **about}, **more))

    def harness(self):
        """What the replay itself costs."""
        for by, times in self.by.items():
            told = times.told[NOTHING]
            self.add(by, NOTHING, self.unit, told["overhead"], better="lower",
                     title="replay's own cost", floor=told["floor"],
                     percentiles=stats.percentiles(times.samples[NOTHING]),
                     about={"routine": NOTHING})

    def implementation(self, one):
        """One routine: its time and what it saves, or why there is neither."""
        name = one["name"]
        if name in self.timed:
            self._timed(one)
            return
        why = f"skipped: {one['skipped']}"
        if not one["skipped"]:
            why = f"copies wrongly, not timed: {one.get('reason')}"
            self.warnings.append(f"{name} copies wrongly and was not timed: {one.get('reason')}")
            self.wrong += (name,)
        self.rows.append([name, *[None] * (2 * len(self.by) + 1), why])

    def _timed(self, one):
        name, first, cells = one["name"], self.baselines[0], {}
        for by, times in self.by.items():
            at, quoted = len(self.measurements), by == self.first
            told = times.told[name]
            self.add(by, name, self.unit, **told, better="lower", title=name,
                     about={"routine": name},
                     percentiles=stats.percentiles(times.nets_of_samples[name]),
                     published=published.replay(self.subset.name, name, self.unit)
                     if quoted else None,
                     bar=(f"Replay, {self.subset.words}", name) if quoted else None)
            gains = {baseline: self._gains(by, name, baseline) for baseline in self.baselines
                     if name != baseline}
            cells[by] = [figures.net(self.measurements[at]) if told["below_floor"]
                         else self._cell(told["net"], 1 / self.raw["replayed"]["calls"]),
                         *(self._cell(gain) for gain in gains.get(first, (None, None)))]
        self.rows.append([name, *cells[self.first],
                          *(cells[WALL][:2] if self.first == LEAST else ()),
                          _note(one, name == first)])

    def _gains(self, by, name, baseline):
        """What NAME saves of net times and of raw ones, each None where it cannot be said."""
        of, of_net = self.by[by], None
        if not of.told[name]["below_floor"] and not of.told[baseline]["below_floor"]:
            of_net = saving(of.nets[name], of.nets[baseline])
        gains = of_net, saving(of.raws[name], of.raws[baseline])
        for times, gain in zip(("net", "raw"), gains, strict=True):
            if gain:
                self.add(by, f"{name}.saved_against.{baseline}.{times}", "percent", gain,
                         better="higher", detail=True,
                         title=f"{name} saves against {baseline}, of {times} times",
                         published=published.saving(self.subset.name, name, baseline)
                         if times == "net" and by == self.first else None,
                         about={"what": "saved", "routine": name, "against": baseline,
                                "times": times})
        return gains

    def _cell(self, estimate, factor=1):
        """Value and interval as one cell of a table."""
        if not estimate:
            return None
        return figures.estimate(estimate.scaled(factor).as_dict(), self.over)

    def table(self):
        repeats = figures.repeated(self.over, len(self.by[self.first].raws[NOTHING]))
        least = self.first == LEAST
        return {"name": f"replay.{self.subset.name}",
                "title": f"Replay, {self.subset.words}, net of `{NOTHING}`",
                "columns": ["routine", f"{self.unit} a call",
                            f"saved against {self.baselines[0]} (%)", "of raw times (%)",
                            *([f"{self.unit} a call, wall clock", "saved, wall clock (%)"]
                              if least else []), "note"],
                "rows": self.rows,
                "notes": [f"Intervals are over {repeats}.",
                          *([_ABOUT_NET] if self.unit == "ns" else []),
                          *([_ABOUT_LEAST] if least else self._why_no_least()), *self._differ(),
                          *_left_out(self.raw)]}

    def _why_no_least(self):
        why = self.raw.get("no_least")
        return [f"By the wall clock alone: {why}."] if why and self.unit == "ns" else []

    def _differ(self):
        """Of which routines the two estimators say unlike things, and what that means."""
        if self.first != LEAST:
            return []
        names = [name for name in self.timed if name != NOTHING and _differs(
            *(times.told[name]["net"] for times in self.by.values()))]
        return [f"The least and the wall clock differ by more than their intervals for "
                f"{', '.join(names)}: {_DIFFER}"] if names else []


class Times:
    """What each routine took by one estimator.

    samples: {routine: raw ones, those of ret among them}; raws and nets: of these, what the
    interval is over; told: of these, what stats.netted() has.
    """

    def __init__(self, samples, repeats, exact):
        self.samples = samples
        self.nets_of_samples = {name: np.asarray(of_name) - np.asarray(samples[NOTHING])
                                for name, of_name in samples.items()}
        self.raws, self.nets = ({name: repeats(of_name) for name, of_name in of.items()}
                                for of in (samples, self.nets_of_samples))
        self.told = {name: stats.netted(self.raws[name], self.raws[NOTHING], 1.0, exact, nets)
                     for name, nets in self.nets.items()}


def _differs(one, other):
    gap = interval.difference(one.as_dict(), other.as_dict())
    return not gap.low <= 0 <= gap.high


def _estimators(raw, timed):
    """{estimator: (samples, what makes repeats of them)}; the least has one sample a process."""
    found = {}
    least = {one["name"]: one.get("least_ns") for one in raw["implementations"]
             if one["name"] in timed}
    if raw.get("processes", 1) > 1 and all(one and all(one) for one in least.values()):
        found[LEAST] = least, lambda samples: np.asarray(samples, dtype=float)
    return {**found, WALL: (timed, lambda samples: _repeats(raw, samples))}


_ABOUT_LEAST = ("Of each chunk of up to 512 calls the least time in any round of a process, "
                "summed: what other processes did to a chunk in one round is not in it. Beside it "
                "stands what the wall clock says of all of them.")
_DIFFER = ("the wall clock's has the mispredictions and misses that the repeats of a chunk do not "
           "share, and on a busy machine the time and the caches that others took.")
_ABOUT_NET = (f"The CPU overlaps a call with a copy, so the cost of `{NOTHING}` alone is too much "
              "to subtract from a small copy. Its net errs downwards, and percentages of a small "
              "net are large; percentages of raw times err the other way.")


def _note(one, is_baseline):
    """What is to be said of one routine."""
    entry = one.get("entry_modulo_64") or 0
    return (one.get("description", "") + (" (baseline)" if is_baseline else "")
            + (f" (begins {entry} bytes into a cache line)" if entry % _LINE_BYTES else ""))


def _conditions(raw):
    """How the calls were replayed, one phrase each."""
    replayed = raw["replayed"]
    stands_for = replayed.get("source_calls_per_call", 1)
    return [f"{figures.counted(replayed['calls'], 'call')} a replay",
            *([f"a sample: each call stands for {stands_for:g} of the source"]
              if stands_for != 1 else []),
            f"regime {raw['regime']}",
            figures.counted(raw["rounds"], "round") + (f" in {raw['processes']} processes"
                                                    if _over(raw) == result.PROCESSES else "")]


def _over(raw):
    """What intervals are taken over: processes, or where there was one its rounds."""
    return result.PROCESSES if raw.get("processes", 1) > 1 else result.ROUNDS


def _repeats(raw, samples):
    """What the interval is taken over: the median of each process, or every round of one."""
    groups = raw.get("processes", 1)
    return stats.medians(samples, groups) if groups > 1 else np.asarray(samples, dtype=float)


def saving(times, reference):
    """Percent of the reference's times that a routine saves, pair by pair; negative: costs more.

    None where too many of the reference's are lost in noise (0 or less).
    """
    ratio = stats.paired_ratio(times, reference)
    if ratio is None:
        return None
    return stats.Estimate(100 * (1 - ratio.value), 100 * (1 - ratio.high), 100 * (1 - ratio.low),
                          ratio.samples, ratio.confidence)


def _left_out(raw):
    """What memreplay did not replay, as notes."""
    parts = [f"{amount} {what.replace('_', ' ')}" for what, amount in raw["left_out"].items()
             if amount]
    return [f"Not replayed: {', '.join(parts)}."] if parts else []
