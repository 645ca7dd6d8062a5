# SPDX-License-Identifier: GPL-2.0-only
"""Raw samples of memreplay as a result: raw, overhead, net.

Every round replays the same calls with each routine once, and with `ret`, which does
nothing: what the replay itself costs. Net is the difference within a round, then the median of
each process, then that of the processes, whose spread is the interval.
"""

import numpy as np

from tare import figures, result, stats
from tare.errors import FormatError, UsageError
from tare.experiments.memcpy import published

NOTHING = "ret"
_LINE_BYTES = 64


def timed(raw, where):
    """{routine: samples} of those that were timed; refuses rounds that do not fit."""
    samples = {one["name"]: one["ns_per_replay"] for one in raw["implementations"]
               if not one["skipped"] and one["correct"] is not False}
    for name, of_name in samples.items():
        if len(of_name) != raw["rounds"]:
            raise FormatError(where, f"{name} has {figures.counted(len(of_name), 'sample')} of "
                                     f"{figures.counted(raw['rounds'], 'round')}")
    if NOTHING not in samples:
        raise FormatError(where, f"no samples of {NOTHING}: nothing to subtract")
    return samples


def subtract(raw, where, *, unit, subset, baselines, end=None):
    """The Net of memreplay's document RAW.

    unit: ns, or instructions where the replay ran in an exact machine. subset: the Subset
    of its calls. baselines: the routines that the others are compared with; tables show the
    first. end: a word for another order than the one that was asked for, beside which this
    replay stands; all its figures are details.
    """
    samples = timed(raw, where)
    for baseline in baselines:
        if baseline not in samples:
            raise UsageError(f"the baseline {baseline} was not replayed (there are "
                             f"{', '.join(name for name in samples if name != NOTHING)}): choose "
                             "one with --baseline")
    net = Net(raw, samples, unit, subset, baselines, end)
    net.harness()
    for one in raw["implementations"]:
        if one["name"] != NOTHING:
            net.implementation(one)
    return net


class Net:
    """Collects measurements, the rows of the table, warnings, and routines that copy wrongly."""

    def __init__(self, raw, timed, unit, subset, baselines, end):
        self.raw, self.timed, self.unit, self.subset = raw, timed, unit, subset
        self.baselines, self.end = baselines, end
        self.measurements, self.rows, self.warnings, self.wrong = [], [], [], ()
        exact = unit == "instructions"
        self.over = result.EXACT if exact else _over(raw)
        self.rounds = {name: np.asarray(samples, dtype=float) - np.asarray(timed[NOTHING])
                       for name, samples in timed.items()}
        self.raws, self.nets = ({name: _repeats(raw, samples) for name, samples in of.items()}
                                for of in (timed, self.rounds))
        self.overhead = stats.median(self.raws[NOTHING])
        self.floor = stats.noise_floor(self.raws[NOTHING], resolution=1.0)
        self.net = {name: stats.median(samples) for name, samples in self.nets.items()}
        self.below = {name: stats.below_floor(net, self.floor, exact)
                      for name, net in self.net.items()}
        self.conditions = _conditions(raw)
        self.words = subset.words + (f", {order_words(raw)}" if end else "")

    def add(self, name, unit, raw, *, title, about, detail=False, **more):
        self.measurements.append(result.measurement(
            ".".join(["memcpy.replay", self.subset.name, *([self.end] if self.end else []), name]),
            unit, raw, over=self.over, samples=self.raw["rounds"], title=f"{title}, {self.words}",
            conditions=self.conditions, detail=detail or bool(self.end),
            about={"what": "replay", **self.subset.about(), "order": self.raw["order"],
                   "period": self.raw.get("period"), "main": not self.end, **about}, **more))

    def harness(self):
        """What the replay itself costs."""
        self.add(NOTHING, self.unit, self.overhead, better="lower", title="replay's own cost",
                 floor=self.floor, percentiles=stats.percentiles(self.timed[NOTHING]),
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
        self.rows.append([name, None, None, None, why])

    def _timed(self, one):
        name, calls, at = one["name"], self.raw["replayed"]["calls"], len(self.measurements)
        self.add(name, self.unit, stats.median(self.raws[name]), net=self.net[name],
                 overhead=self.overhead, floor=self.floor, below_floor=self.below[name],
                 better="lower", title=name, percentiles=stats.percentiles(self.rounds[name]),
                 published=published.replay(self.subset.name, name, self.unit),
                 about={"routine": name}, bar=(f"Replay, {self.words}", name))
        gains = {baseline: self._gains(name, baseline) for baseline in self.baselines
                 if name != baseline}
        first = self.baselines[0]
        self.rows.append([
            name,
            figures.net(self.measurements[at]) if self.below[name]
            else self._cell(self.net[name], 1 / calls),
            *(self._cell(gain) for gain in gains.get(first, (None, None))),
            _note(one, name == first)])

    def _gains(self, name, baseline):
        """What NAME saves of net times and of raw ones, each None where it cannot be said."""
        of_net = None
        if not self.below[name] and not self.below[baseline]:
            of_net = saving(self.nets[name], self.nets[baseline])
        gains = of_net, saving(self.raws[name], self.raws[baseline])
        for times, gain in zip(("net", "raw"), gains, strict=True):
            if gain:
                self.add(f"{name}.saved_against.{baseline}.{times}", "percent", gain,
                         better="higher", detail=True,
                         title=f"{name} saves against {baseline}, of {times} times",
                         published=published.saving(self.subset.name, name, baseline)
                         if times == "net" else None,
                         about={"what": "saved", "routine": name, "against": baseline,
                                "times": times})
        return gains

    def _cell(self, estimate, factor=1):
        """Value and interval as one cell of a table."""
        if not estimate:
            return None
        return figures.estimate(estimate.scaled(factor).as_dict(), self.over)

    def table(self):
        repeats = figures.repeated(self.over, self.overhead.samples)
        return {"name": f"replay.{self.subset.name}",
                "title": f"Replay, {self.subset.words}, net of `{NOTHING}`",
                "columns": ["routine", f"{self.unit} a call",
                            f"saved against {self.baselines[0]} (%)", "of raw times (%)", "note"],
                "rows": self.rows,
                "notes": [f"Intervals are over {repeats}.",
                          *([_ABOUT_NET] if self.unit == "ns" else []), *_left_out(self.raw)]}


_ABOUT_NET = (f"The CPU overlaps a call with a copy, so the cost of `{NOTHING}` alone is too much "
              "to subtract from a small copy. Its net errs downwards, and percentages of a small "
              "net are large; percentages of raw times err the other way.")


def _note(one, is_baseline):
    """What is to be said of one routine."""
    entry = one.get("entry_modulo_64") or 0
    return (one.get("description", "") + (" (baseline)" if is_baseline else "")
            + (f" (begins {entry} bytes into a cache line)" if entry % _LINE_BYTES else ""))


def order_words(raw):
    """In which order the calls of memreplay's document came, and when they came again."""
    how = {"captured": "in their order", "shuffled": "shuffled", "profile": "drawn"}[raw["order"]]
    period = raw.get("period")
    return f"{how}, again after {figures.number(period)}" if period else how


def _conditions(raw):
    """How the calls were replayed, one phrase each."""
    replayed = raw["replayed"]
    stands_for = replayed.get("source_calls_per_call")
    period = raw.get("period")
    return [f"{figures.counted(replayed['calls'], 'call')} a replay",
            *([f"a sample: each call stands for {stands_for:g} of the source"]
              if stands_for not in (None, 1) else []),
            f"order {raw['order']}", *([f"the same calls again after {period}"] if period else []),
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
    parts = [f"{amount} {what.replace('_', ' ')}" for what, amount in
             (raw.get("left_out") or {}).items()
             if isinstance(amount, int) and not isinstance(amount, bool) and amount]
    return [f"Not replayed: {', '.join(parts)}."] if parts else []
