# SPDX-License-Identifier: GPL-2.0-only
"""What nt-cost wrote with --json, checked by docs/nt-cost.schema.json."""

from dataclasses import dataclass

import numpy as np

from tare import result, stats


@dataclass(frozen=True)
class Taken:
    """rounds: {Step: {operation: [each with raw, overhead and net]}}; what: {operation: in words}.

    Times and instructions have exact, unit, condition, resolution, and over, what an interval is
    taken over.
    """

    rounds: dict
    what: dict

    @property
    def operations(self):
        return list(self.what)

    def has(self, step, operation):
        return operation in self.rounds.get(step, ())

    def net(self, step, operation):
        """Of each round, or process."""
        return np.array([one.net for one in self.rounds[step][operation]])

    def figures(self, step, operation):
        """What tare.result.measurement takes of it."""
        raw, overhead, net = np.array([(one.raw, one.overhead, one.net)
                                       for one in self.rounds[step][operation]]).T
        return stats.netted(raw, overhead, self.resolution, self.exact, net)


@dataclass(frozen=True)
class Run:
    """One process of nt-cost: its document, and {operation: its case}."""

    document: dict
    cases: dict

    def samples(self, operation, kind):
        """ns an operation of each round; KIND: raw, overhead or net."""
        if kind == "net":
            return self.samples(operation, "raw") - self.samples(operation, "overhead")
        return np.array(self.cases[operation][kind])

    def ticks(self, operation):
        """(raw, overhead, net), of each round, in ticks of the CPU's clock, which no conversion
        rounds."""
        raw, overhead = (self.samples(operation, f"{kind}_ticks") for kind in ("raw", "overhead"))
        return [ticks / self.document["operations"] for ticks in (raw, overhead, raw - overhead)]


def what(taken):
    """{operation: what it is}, in nt-cost's order, of all that any step has.

    taken: {Step: [Run of each process]}.
    """
    most_first = sorted(taken.values(), key=lambda runs: -len(runs[0].cases))
    return {name: case["what"] for runs in most_first for name, case in runs[0].cases.items()}


def read(path):
    """The Run in the file at PATH; FormatError."""
    document = result.load(path)
    result.validate(document, path, "nt-cost.schema.json", "a document of nt-cost")
    return Run(document, {case["name"]: case for case in document["cases"]})
