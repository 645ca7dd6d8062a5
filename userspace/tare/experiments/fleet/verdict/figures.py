# SPDX-License-Identifier: GPL-2.0-only
"""What the copies cost each host of a store, and how long its CPUs were busy."""

from dataclasses import dataclass

import numpy as np

from tare import figures, stats
from tare.errors import TareError
from tare.experiments.fleet.read import selection, store as read_store
from tare.experiments.memcpy.verdict import cost

_FACTS = ("host", "host_group", "kernel", "cpu", "routine")
_SUMS = ("captures", "synthetic", "busy", "net", "calls", "uncovered")


@dataclass
class Hosts:
    """One element a host of each array: facts of its last capture, sums of all of its captures.

    busy: ns; in exact machines, instructions. net: cost of the calls, in the same unit.
    left_out: captures that are, how many and why.
    """

    base: cost.Base
    accelerators: tuple
    facts: dict
    sums: dict
    left_out: list

    def __len__(self):
        return len(self.facts["host"])

    @property
    def shares(self):
        """Percent of each host's busy time."""
        return 100 * self.sums["net"] / self.sums["busy"]

    @property
    def blur(self):
        """How far, in parts of the share, the hosts' own clocks may put it off alike."""
        return cost.BUSY_UNCERTAINTY_NS * self.sums["captures"].sum() / self.sums["busy"].sum()


def read(store, functions, chosen=None, routine=None):
    """The Hosts of STORE whose calls of FUNCTIONS were timed; TareError.

    chosen: as selection.of() gives it. routine: the one that their kernels use, or None: all use
    the same.
    """
    with read_store.connection() as connected:
        store.open(connected)
        selection.view(connected, chosen or {})
        connected.execute(_JUDGED, {"functions": list(functions), "routine": routine})
        left_out, kinds, routines, hosts = (
            connected.execute(f"SELECT {asked} ORDER BY ALL").fetchall() for asked in (
                "why, count(*) FROM judged WHERE why IS NOT NULL GROUP BY why",
                "DISTINCT accelerator, exact FROM judged WHERE why IS NULL",
                "DISTINCT routine FROM judged WHERE why IS NULL", _HOSTS))
    told = [f"{figures.counted(captures, 'capture')} {why}" for why, captures in left_out]
    if not hosts:
        raise TareError(f"no host of the store can be judged: {'; '.join(told)}" if told else
                        "no profile of the store is of these hosts, groups, kernels and days")
    bases = {base.basis: base for base in (cost.kind(*one) for one in kinds)}
    if len(bases) > 1:
        raise TareError("some captures count time and some instructions: choose hosts of one kind "
                        "by --group or --release")
    if len(routines) > 1:
        raise TareError(f"the kernels of these hosts use {len(routines)} routines "
                        f"({', '.join(str(one) for one, in routines)}): what another saves "
                        "differs; choose one by --in-use")
    [base] = bases.values()
    columns = list(zip(*hosts, strict=True))
    return Hosts(base, tuple(dict.fromkeys(accelerator for accelerator, _ in kinds)),
                 dict(zip(_FACTS, columns, strict=False)),
                 dict(zip(_SUMS, np.array(columns[len(_FACTS):], dtype=float), strict=True)), told)


# why a capture says nothing of a share, as "captures ..." goes on, or NULL. It counts if all the
# functions were tapped, and timed where they were called
_JUDGED = """
CREATE TABLE judged AS WITH timed AS (
  SELECT capture, sum(net) AS net, sum(calls) AS calls, sum(uncovered) AS uncovered,
         count(*) AS functions
  FROM cost WHERE list_contains($functions, function) GROUP BY capture
)
SELECT c.*, t.net, t.calls, t.uncovered, CASE
  WHEN c.accelerator = 'tcg' AND NOT c.exact THEN 'of an emulator, whose time is not a CPU''s'
  WHEN coalesce(c.accelerator, '') NOT IN ('none', 'kvm', 'tcg') THEN 'of machines of no known kind'
  WHEN t.capture IS NULL OR t.functions < len($functions)
  THEN 'without timed calls of all these functions (memrecord --mode=cost times them)'
  WHEN coalesce(c.busy_ns, 0) <= 0 THEN 'without the time for which the CPUs were busy'
  WHEN $routine IS NOT NULL AND c.routine IS DISTINCT FROM $routine::VARCHAR
  THEN concat('of hosts that use ', coalesce(c.routine, 'None'), ', not ', $routine::VARCHAR)
END AS why
FROM chosen c LEFT JOIN timed t ON t.capture = c.capture
"""
_HOSTS = """
c.host, max_by(c.host_group, c.captured), max_by(c.kernel, c.captured), max_by(c.cpu, c.captured),
any_value(c.routine), count(*), count(*) FILTER (c.machine = 'synthetic'),
sum(c.busy_ns), sum(c.net), sum(c.calls), sum(c.uncovered)
FROM judged c WHERE c.why IS NULL GROUP BY c.host
"""


# How hosts differ: the tables of a verdict over hosts.

# of the largest, which say most
SHOWN = 10
QUARTILES = {"least": 0, "p25": 25, "median": 50, "p75": 75, "most": 100}


def add(document, hosts):
    """Tables `spread`, `groups` and `hosts`."""
    document["tables"] += [_spread(hosts), _groups(hosts), _largest(hosts)]


def _spread(hosts):
    shares = hosts.shares
    return {"name": "spread", "title": f"Share of {hosts.base.name}, host by host",
            "columns": ["hosts", *QUARTILES, "standard deviation between hosts"],
            "rows": [[len(hosts), *(figures.number(float(np.percentile(shares, one)))
                                    for one in QUARTILES.values()),
                      figures.number(float(np.std(shares, ddof=1)))]]}


def _groups(hosts):
    """By group, kernel and CPU, where there are several; each with an interval of its own."""
    rows = []
    for what in ("host_group", "kernel", "cpu"):
        values = np.array([str(value) for value in hosts.facts[what]])
        known = sorted(set(values))
        for value in known if len(known) > 1 else []:
            mine = values == value
            rows.append([what.replace("host_", ""), value, int(mine.sum()), _share(hosts, mine)])
    return {"name": "groups", "title": f"Share of {hosts.base.name}, by what hosts have in common",
            "columns": ["", "value", "hosts", "percent"], "rows": rows}


def _share(hosts, mine):
    net, busy = hosts.sums["net"][mine], hosts.sums["busy"][mine]
    if mine.sum() >= 3:
        found = stats.ratio_of_sums(net, busy)
        if np.isfinite(found.value):
            return figures.estimate(found.scaled(100).as_dict())
    return f"{figures.number(float(100 * net.sum() / busy.sum()))} (no interval)"


def _largest(hosts):
    busy = hosts.sums["busy"]
    order = np.argsort(-busy, kind="stable")[:SHOWN]
    return {"name": "hosts", "title": f"The hosts with most {hosts.base.name}",
            "columns": ["host", "group", "kernel", "percent of all", "captures", "share, percent"],
            "rows": [[hosts.facts["host"][one], hosts.facts["host_group"][one],
                      hosts.facts["kernel"][one],
                      figures.number(float(100 * busy[one] / busy.sum())),
                      int(hosts.sums["captures"][one]),
                      figures.number(float(hosts.shares[one]))] for one in order]}
