# SPDX-License-Identifier: GPL-2.0-only
"""What the copies cost each host of a store, and how long its CPUs were busy."""

from dataclasses import dataclass, field

import numpy as np

from tare.errors import TareError
from tare.experiments.fleet import duck
from tare.experiments.fleet.selection import EVERYTHING
from tare.experiments.memcpy import share
from tare.experiments.memcpy.share import BUSY_UNCERTAINTY_NS

_FACTS = ("host", "host_group", "kernel", "cpu", "routine")
_ROUTINE = _FACTS.index("routine")
_SUMS = ("captures", "synthetic", "busy", "net", "unresolved", "calls", "uncovered")


@dataclass
class Hosts:
    """One element a host of each array: facts of its last capture, sums of all of its captures.

    busy: ns; in exact machines, instructions. net: cost of the calls, in the same unit.
    left_out: {what they do: captures}.
    """

    base: share.Base
    accelerators: tuple
    facts: dict
    sums: dict
    left_out: dict = field(default_factory=dict)

    def __len__(self):
        return len(self.facts["host"])

    @property
    def shares(self):
        """Percent of each host's busy time."""
        return 100 * self.sums["net"] / self.sums["busy"]

    @property
    def blur(self):
        """How far, in parts of the share, the hosts' own clocks may put it off alike."""
        steps = BUSY_UNCERTAINTY_NS * self.sums["captures"].sum() / self.sums["busy"].sum()
        return self.sums["unresolved"].sum() / max(self.sums["net"].sum(), 1e-9) + steps


def read(store, functions, chosen=EVERYTHING, routine=None):
    """The Hosts of STORE whose calls of FUNCTIONS were timed; TareError.

    chosen: a Selection. routine: the one that their kernels use, or None: all use the same.
    """
    with duck.connection() as connected:
        store.open(connected)
        chosen.view(connected, "profile")
        rows = connected.execute(_SQL, {"functions": list(functions)}).fetchall()
    return _of(rows, routine)


# a capture counts if all the functions were tapped, and timed where they were called
_SQL = """
WITH timed AS (
  SELECT capture, sum(net) AS net, sum(unresolved) AS unresolved, sum(calls) AS calls,
         sum(uncovered) AS uncovered, count(*) AS functions
  FROM cost WHERE list_contains($functions, function) GROUP BY capture
)
SELECT c.accelerator, c.exact,
       t.capture IS NOT NULL AND t.functions = len($functions) AS usable,
       coalesce(c.busy_ns, 0) > 0 AS has_base,
       c.host, max_by(c.host_group, c.captured), max_by(c.kernel, c.captured),
       max_by(c.cpu, c.captured), c.routine,
       count(*), count(*) FILTER (c.machine = 'synthetic'),
       coalesce(sum(c.busy_ns), 0), coalesce(sum(t.net), 0),
       coalesce(sum(t.unresolved), 0), coalesce(sum(t.calls), 0), coalesce(sum(t.uncovered), 0)
FROM chosen c LEFT JOIN timed t ON t.capture = c.capture
GROUP BY 1, 2, 3, 4, c.host, c.routine
ORDER BY c.host, max(c.captured), c.routine, 1, 2, 3, 4
"""


def _of(rows, wanted):
    if not rows:
        raise TareError("no profile of the store is of these hosts, groups, kernels and days")
    kept, left_out = [], {}
    for row in rows:
        accelerator, exact, usable, has_base, *rest = row
        base = share.kind(accelerator, exact)
        why = _unfit(base, accelerator, usable, has_base)
        if not why and wanted and rest[_ROUTINE] != wanted:
            why = f"use {rest[_ROUTINE]}, not {wanted}"
        if why:
            left_out[why] = left_out.get(why, 0) + rest[len(_FACTS)]
        else:
            kept.append((base, accelerator, rest))
    if not kept:
        told = "; ".join(f"{captures} captures {why}" for why, captures in left_out.items())
        raise TareError(f"no host of the store can be judged: {told}")
    bases = {base.basis: base for base, _, _ in kept}
    if len(bases) > 1:
        raise TareError("some captures count time and some instructions: choose hosts of one kind "
                        "by --group or --release")
    routines = sorted({str(rest[_ROUTINE]) for _, _, rest in kept})
    if len(routines) > 1:
        raise TareError(f"the kernels of these hosts use {len(routines)} routines "
                        f"({', '.join(routines)}): what another saves differs; choose one by "
                        "--in-use")
    [base] = bases.values()
    facts, sums = _by_host([rest for _, _, rest in kept])
    return Hosts(base, tuple(sorted({accelerator for _, accelerator, _ in kept})), facts, sums,
                 left_out)


def _unfit(base, accelerator, usable, has_base):
    """Why captures say nothing of a share, as "captures ..." goes on; or None."""
    if base.basis == share.NONE:
        return ("were emulated: their time is no CPU's" if accelerator == "tcg" else
                "do not say what they ran on")
    if not usable:
        return "have no timed calls of all these functions (memrecord --mode=cost times them)"
    return None if has_base else "do not say how long the CPUs were busy"


def _by_host(rows):
    """A host has several rows where it was captured on several kernels' accelerators."""
    facts, sums = {}, {}
    for row in rows:
        host = row[0]
        facts[host] = row[:len(_FACTS)]
        sums[host] = np.array(row[len(_FACTS):], dtype=float) + sums.get(host, 0)
    return (dict(zip(_FACTS, map(list, zip(*facts.values(), strict=True)), strict=True)),
            dict(zip(_SUMS, np.array(list(sums.values())).T, strict=True)))
