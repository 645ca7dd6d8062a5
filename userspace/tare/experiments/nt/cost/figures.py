# SPDX-License-Identifier: GPL-2.0-only
"""The steps as a result: measurements, the decomposition, and what the checks say."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tare import figures, result, stats
from tare.experiments.nt.cost import run
from tare.experiments.nt.cost.run import HAND_OVER
from tare.experiments.nt.figures import interval_over
from tare.experiments.nt.run import elsewhere

# Samples of the steps: what an interval is taken over, and how steps are compared.

# of tables
NOTES = {
    False: "Times of this machine. An instruction count is no time: `tare nt cost --exact` has "
           "those, in a table of its own.",
    True: "Executed instructions, not times: no cache, no misprediction, one CPU. A time of the "
          "same is what `tare nt cost` measures.",
}


@dataclass(frozen=True)
class Samples:
    """taken: {Step: [read.Run of each process]}, which took turns; exact: instructions.

    A sample is the median of a process's rounds; of a single process, a round.
    """

    taken: dict
    exact: bool

    @property
    def processes(self):
        return len(next(iter(self.taken.values())))

    @property
    def over(self):
        return interval_over(self.exact, self.processes)

    @property
    def unit(self):
        return "instructions" if self.exact else "ns"

    @cached_property
    def operations(self):
        """{operation: what it is}, in nt-cost's order, of all that any step has."""
        found = {}
        for runs in sorted(self.taken.values(), key=lambda runs: -len(runs[0].cases)):
            found.update({name: case["what"] for name, case in runs[0].cases.items()
                          if name not in found})
        return found

    def has(self, step, operation):
        return step in self.taken and operation in self.taken[step][0].cases

    def of(self, step, operation, kind):
        """ns or instructions an operation; KIND: raw, overhead, net."""
        if kind == "net":
            by_process = [run.samples(operation, "raw") - run.samples(operation, "overhead")
                          for run in self.taken[step]]
        else:
            by_process = [run.samples(operation, kind) for run in self.taken[step]]
        if len(by_process) == 1:
            return by_process[0]
        return np.array([np.median(rounds) for rounds in by_process])

    def net(self, step, operation):
        return self.of(step, operation, "net")

    def counted(self, step, operation, what):
        """How often an operation makes WHAT: the median of processes; None: not known."""
        values = [run.cases[operation][what] for run in self.taken[step]]
        return None if None in values else float(np.median(values))

    def each(self, step, operation):
        """([(highest ns, count)] ascending, mean ns of timing): one by one, of all processes."""
        kept = [run.cases[operation]["each"] for run in self.taken[step]]
        if None in kept:
            return [], None
        counts = Counter()
        for one in kept:
            for _, high, count in one["buckets"]:
                counts[high] += count
        return sorted(counts.items()), float(np.mean([one["empty_ns"] for one in kept]))

    def resolution(self, step):
        """A ns of the clock, or an instruction, spread over a sample."""
        return 1 / self.taken[step][0].document["operations"]

    def estimate(self, step, operation):
        return stats.median(self.net(step, operation))

    def figures(self, step, operation):
        """What tare.result.measurement takes of it."""
        overhead, net = self.of(step, operation, "overhead"), self.estimate(step, operation)
        floor = stats.noise_floor(overhead, self.resolution(step))
        return {"raw": stats.median(self.of(step, operation, "raw")),
                "overhead": stats.median(overhead), "net": net, "floor": floor,
                "below_floor": stats.below_floor(net, floor, self.exact)}


def cell(samples, step, operation):
    """The net as a table has it; nothing where there is none, or none that can be told."""
    if not samples.has(step, operation):
        return None
    found = samples.figures(step, operation)
    if found["below_floor"]:
        return "below the noise floor"
    return figures.estimate(found["net"].as_dict(), samples.over)


# Steps that are predicted from others: what the parts do not explain is said.
#
# The server (5) is the echo (4) and the direct call (1). A second CPU that sleeps (7) is one that
# is kept awake (6) and leaving idle, measured alone, for each time that somebody goes to sleep.
# Wine (9) is the server (5) for each of its requests.


@dataclass(frozen=True)
class Check:
    """A step's operation as predicted: estimates of both, and of measured less predicted."""

    step: run.Step
    operation: str
    of: str
    predicted: stats.Estimate
    measured: stats.Estimate
    difference: stats.Estimate

    @property
    def explained(self):
        """Whether the prediction lies within what was measured."""
        return self.measured.low <= self.predicted.value <= self.measured.high


def _check(samples, step, operation, of, predicted):
    measured = samples.net(step, operation)
    return Check(step, operation, of, stats.median(predicted), stats.median(measured),
                 stats.median(measured - predicted))


def server(samples):
    """5 from 4 and 1, of every operation that both have."""
    for operation in samples.operations:
        if all(samples.has(step, operation) for step in (run.SERVER, run.ECHO, run.DIRECT)):
            yield _check(samples, run.SERVER, operation, "4 + 1",
                         samples.net(run.ECHO, operation) + samples.net(run.DIRECT, operation))


def leaving_idle(samples):
    """ns that a sleep costs more where its CPU has gone idle, by process; None: not measured."""
    pair = (run.WAKE_ASLEEP, run.WAKE_AWAKE)
    if not all(samples.has(step, run.HAND_OVER) for step in pair):
        return None
    asleep, awake = (samples.net(step, run.HAND_OVER) for step in pair)
    return (asleep - awake) / samples.counted(pair[0], run.HAND_OVER, "switches")


def asleep(samples):
    """7 from 6 and leaving idle; not of two threads, of which one keeps the CPU from going idle."""
    idle = leaving_idle(samples)
    if idle is None:
        return
    for operation in samples.operations:
        if operation == run.HAND_OVER or not all(
                samples.has(step, operation) for step in (run.ASLEEP, run.AWAKE)):
            continue
        sleeps = [samples.counted(run.ASLEEP, operation, what)
                  for what in ("switches", "server_switches")]
        if None not in sleeps:
            yield _check(samples, run.ASLEEP, operation, f"6 + {sum(sleeps):.3g} x leaving idle",
                         samples.net(run.AWAKE, operation) + sum(sleeps) * idle)


def wine(samples, requests):
    """9 from its requests; REQUESTS: {operation: how many Wine's server got}."""
    for operation, count in requests.items():
        if samples.has(run.WINE, operation) and samples.has(run.SERVER, operation):
            each = (samples.net(run.SERVER, operation)
                    / samples.counted(run.SERVER, operation, "requests"))
            yield _check(samples, run.WINE, operation, f"{count:.3g} x 5", count * each)


# Two threads that hand over to each other: by every front end, and wherever they are.

PERCENTILES = ("p50", "p90", "p99", "p99.9", "p99.99")
ELSEWHERE = (f"What this machine cannot time, one with KVM does by: `{elsewhere('cost')}`; one "
             "that has loaded tare_ntobj and ntsync by `tare nt cost`.")


def hand_over_table(samples, left_out=()):
    """Two threads that wake each other: every front end and place of them."""
    rows = [[step.heading, cell(samples, step, HAND_OVER),
             *(samples.counted(step, HAND_OVER, what)
               for what in ("requests", "switches", "server_switches")),
             *_percentiles(samples, step)]
            for step in samples.taken if samples.has(step, HAND_OVER)]
    columns = ["step", samples.unit, "requests", "switches", "the server's",
               *([] if samples.exact else ["timing"]), *([] if samples.exact else PERCENTILES)]
    rows += [[f"{step.heading}: not timed here", *[None] * (len(columns) - 1)]
             for step in left_out if not step.only]
    return {"name": f"nt.cost.{samples.unit}.hand_over",
            "title": f"A round trip of two threads, which hand over twice, {samples.unit}, net",
            "columns": columns, "rows": rows, "notes": [NOTES[samples.exact], *_of_each(samples),
                                                        *([ELSEWHERE] if left_out else [])]}


def _percentiles(samples, step):
    """What timing adds, and percentiles of round trips that were timed one by one."""
    if samples.exact:
        return []
    buckets, empty_ns = samples.each(step, HAND_OVER)
    return [empty_ns and round(empty_ns, 1), *map(stats.of_buckets(buckets).get, PERCENTILES)]


def _of_each(samples):
    if not samples.exact:
        yield ("p50 to p99.99: of round trips that were timed one by one, with the timing, which "
               "is not subtracted; the upper ends of buckets that are 3 % wide. A percentile is "
               "told from 10 samples beyond it on.")


TRAP = ("A trap is not crossing alone: the kernel's security modules (LSM) have hooks in it, "
        "Debian's a third of its instructions.")


def fill(made, samples, requests=None, left_out=(), condition=None):
    """Adds to a result. left_out: steps that stand empty.

    requests: {operation: requests of Wine's server}, where they were counted. condition: of all
    measurements, where they are of another machine than the result.
    """
    for step in samples.taken:
        made["measurements"] += [_measurement(samples, step, operation, condition)
                                 for operation in samples.operations
                                 if samples.has(step, operation)]
    first = next(iter(samples.operations))
    plot = _plot(samples, first)
    result.lead(made, plot=plot, measurements=[
        entry["name"] for entry in made["measurements"]
        if entry.get("bar", {}).get("plot") == plot])
    made["tables"] += [*decomposition(samples), hand_over_table(samples, left_out)]
    checks = [*server(samples), *asleep(samples), *wine(samples, requests or {})]
    made["tables"].append(checked(samples, checks))
    # what is left of Wine's time is Wine's own
    _say_unexplained(made, samples.unit, [one for one in checks if one.step is not run.WINE])


def _measurement(samples, step, operation, condition):
    run = samples.taken[step][0]
    conditions = [f"{figures.counted(run.document['rounds'], 'round')} of "
                  f"{figures.counted(run.document['operations'], 'operation')}, "
                  "A B B A", f"timed by {run.document['clock']}",
                  "overhead: the same loop with a front end that does nothing",
                  *([condition] if condition else [])]
    about = {"what": "cost", "step": step.name, "operation": operation,
             "front": step.front, "cpus": step.cpus, "awake": step.awake,
             **{what: samples.counted(step, operation, what)
                for what in ("requests", "switches", "server_switches")}}
    return result.measurement(
        f"nt.cost.{samples.unit}.{step.name}.{operation}", samples.unit, better="lower",
        over=samples.over, samples=samples.processes * run.document["rounds"], detail=True,
        title=f"{samples.operations[operation]}: {step.heading}", conditions=conditions,
        bar=(_plot(samples, operation), step.heading),
        about=about, **samples.figures(step, operation))


def _plot(samples, operation):
    return f"{samples.operations[operation].capitalize()}, {samples.unit}"


def decomposition(samples):
    """A row an operation, a column a step: without a server, and with one."""
    steps = [step for step in samples.taken if not step.two_threads]
    parts = {"without": ("without a server", [step for step in steps if not step.served]),
             "served": ("by a server", [step for step in steps if step.served])}
    for name, (title, shown) in parts.items():
        rows = [[operation, _requests(samples, shown, operation),
                 *(cell(samples, step, operation) for step in shown)]
                for operation in samples.operations
                if any(samples.has(step, operation) for step in shown)]
        yield {"name": f"nt.cost.{samples.unit}.{name}",
               "title": f"What an operation costs {title}, {samples.unit}, net",
               "columns": ["operation", "requests", *(step.heading for step in shown)],
               "rows": rows,
               "notes": [NOTES[samples.exact],
                         *([TRAP,
                           *(f"{word}: {what}." for word, what in samples.operations.items())]
                           if name == "without" else [])]}


def _requests(samples, steps, operation):
    """Of the front end, the same with all of them."""
    step = next(step for step in steps if samples.has(step, operation))
    return samples.counted(step, operation, "requests")


def checked(samples, checks):
    """What was predicted and what was measured."""
    def words(estimate):
        return figures.estimate(estimate.as_dict(), samples.over)

    return {"name": f"nt.cost.{samples.unit}.checks",
            "title": f"Do the steps add up? {samples.unit}",
            "columns": ["step", "operation", "predicted from", "predicted", "measured",
                        "unexplained"],
            "rows": [[one.step.heading, one.operation, one.of, figures.number(one.predicted.value),
                      words(one.measured), "-" if one.explained else words(one.difference)]
                     for one in checks],
            "notes": ["unexplained: measured less predicted, where the prediction lies outside of "
                      "what was measured. Of Wine it is Wine's own work."]}


def _say_unexplained(made, unit, checks):
    by_step = {}
    for one in checks:
        by_step.setdefault(one.step.heading, []).append(one)
    for heading, of_step in by_step.items():
        left = [one.operation for one in of_step if not one.explained]
        if left:
            made["warnings"].append(f"{heading}, {unit}: of {len(of_step)} predictions {len(left)} "
                                    f"lie outside of what was measured ({', '.join(left)}); a "
                                    "table says what is unexplained")
