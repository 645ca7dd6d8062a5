# SPDX-License-Identifier: GPL-2.0-only
"""Samples of the steps: what an interval is taken over, and how steps are compared."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tare import figures, stats
from tare.experiments.nt.scale import interval_over

# of tables
NOTES = {
    False: "Times of this machine. An instruction count is no time: `tare nt cost --exact` has "
           "those, in a table of its own.",
    True: "Executed instructions, not times: no cache, no misprediction, one CPU. A time of the "
          "same is what `tare nt cost` measures.",
}


@dataclass(frozen=True)
class Samples:
    """taken: {Step: [cost_document.Run of each process]}, which took turns; exact: instructions.

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
