# SPDX-License-Identifier: GPL-2.0-only
"""A profile: what happened, without order."""

from dataclasses import dataclass, field

import numpy as np

from tare.experiments.memcpy.capture import Header
from tare.experiments.memcpy.observed.data import Observed

ALIGNMENTS = 64
# The high end of a class or bucket that has none.
OPEN = 2**63 - 1


@dataclass
class Profile:
    """The facts of one capture, by function.

    sizes[(function, context)]   int array (n, 4): low, high, calls, bytes; ascending
    align[function]              int array (64, 64): calls by destination, source modulo 64
    overlap[function]            calls whose ranges overlap
    callers                      list of (function, calls, bytes, symbol)
    caller_other[function]       (calls, bytes) of callers that found no room
    cost[function]               int array (n, 5): size low, high, ticks low, high, calls;
                                 a high end may be OPEN
    cost_empty                   int array (n, 3): ticks low, high, calls
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
    cost_empty: np.ndarray = field(default_factory=lambda: np.zeros((0, 3), dtype=np.int64))
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
