# SPDX-License-Identifier: GPL-2.0-only
"""A profile: what happened, without order."""

from collections import defaultdict
from dataclasses import dataclass, field

import numpy as np

from tare.errors import FormatError
from tare.experiments.memcpy.read import names
from tare.experiments.memcpy.read.header import Header
from tare.figures import counted

# The lines of a profile that a plugin of QEMU added.

ALIGNMENTS = 64


@dataclass
class Observed:
    """What was observed, by kind.

    sites             list of (kind, how, count, bytes, symbol)
    sizes[kind, context]    int array (n, 4): low, high, count, bytes; ascending
    align[kind]       int array (64, 64): count by destination, source modulo 64; those without one
                      count as 0
    unnamed           (count, bytes) in the tap, or in code without a name
    executed[kind]    (instructions, rep iterations) of functions of that kind; of names.ALL, of
                      all of the command that is not the tap's; empty in captures before 2026-11-26
    """

    sites: list = field(default_factory=list)
    sizes: dict = field(default_factory=dict)
    align: dict = field(default_factory=dict)
    unnamed: tuple = (0, 0)
    executed: dict = field(default_factory=dict)

    def totals(self):
        """{kind: (count, bytes)}, in the order of KINDS; those that were not seen are left out."""
        found = {}
        for kind in names.KINDS:
            rows = [of[:, 2:] for (name, _), of in self.sizes.items() if name == kind.name]
            if rows:
                found[kind.name] = tuple(np.concatenate(rows).sum(axis=0).tolist())
        return found

    def check(self, path):
        """FormatError where sites, sizes and alignments do not have the same counts."""
        by_site = defaultdict(lambda: [0, 0])
        for kind, _, count, total, _ in self.sites:
            by_site[kind][0] += count
            by_site[kind][1] += total
        totals = self.totals()
        for kind in {*by_site, *totals, *self.align}:
            count, total = totals.get(kind, (0, 0))
            if [count, total] != by_site[kind] or np.sum(self.align.get(kind, 0)) != count:
                raise FormatError(path, f"{kind}: its observed-size lines hold "
                                        f"{counted(count, 'copy', 'copies')} and "
                                        f"{counted(total, 'byte')}, its other observed lines do "
                                        "not")
        parts = [np.array(found) for kind, found in self.executed.items() if kind != names.ALL]
        if (sum(parts, np.zeros(2)) > self.executed.get(names.ALL, (0, 0))).any():
            raise FormatError(path, "its observed-executed lines have more instructions than all")


@dataclass
class Profile:
    """The facts of one capture, by function.

    sizes[(function, context)]   int array (n, 4): low, high, calls, bytes; ascending
    align[function]              int array (64, 64): calls by destination, source modulo 64
    overlap[function]            calls whose ranges overlap
    callers                      list of (function, calls, bytes, symbol)
    caller_other[function]       (calls, bytes) of callers that found no room
    cost[function]               int array (n, 6): size low, high, ticks low, high, calls, all of
                                 their ticks; a high end may be names.OPEN
    cost_empty                   int array (n, 4): ticks low, high, calls, all of their ticks
    observed                     what a plugin of QEMU saw, an Observed; empty without one
    """

    header: Header
    counts: dict = field(default_factory=dict)
    sizes: dict = field(default_factory=dict)
    align: dict = field(default_factory=dict)
    overlap: dict = field(default_factory=dict)
    callers: list = field(default_factory=list)
    caller_other: dict = field(default_factory=dict)
    cost: dict = field(default_factory=dict)
    cost_empty: np.ndarray = field(default_factory=lambda: np.zeros((0, 4), dtype=np.int64))
    observed: Observed = field(default_factory=Observed)

    @property
    def functions(self):
        return list(self.counts)

    def size_rows(self, function=None, context=None):
        """Rows (low, high, calls, bytes) summed over what is not named, ascending by low."""
        chosen = [rows for (name, ctx), rows in self.sizes.items()
                  if function in (None, name) and context in (None, ctx)]
        if not chosen:
            return np.zeros((0, 4), dtype=np.int64)
        rows = np.concatenate(chosen)
        keys, where = np.unique(rows[:, :2], axis=0, return_inverse=True)
        where = where.reshape(-1)
        total = np.zeros((len(keys), 2), dtype=np.int64)
        np.add.at(total, where, rows[:, 2:])
        return np.hstack([keys, total])
