# SPDX-License-Identifier: GPL-2.0-only
"""What the copies cost each host of a store, and how long its CPUs were busy."""

from dataclasses import dataclass, field

import numpy as np

from tare import figures, stats
from tare.errors import TareError
from tare.experiments.fleet.read import selection, store as read_store
from tare.experiments.memcpy.verdict import cost

_FACTS = ("host", "host_group", "kernel", "cpu", "routine")
_ROUTINE = _FACTS.index("routine")
_SUMS = ("captures", "synthetic", "busy", "net", "calls", "uncovered")


@dataclass
class Hosts:
    """One element a host of each array: facts of its last capture, sums of all of its captures.

    busy: ns; in exact machines, instructions. net: cost of the calls, in the same unit.
    left_out: {what they do: captures}.
    """

    base: cost.Base
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
        return cost.BUSY_UNCERTAINTY_NS * self.sums["captures"].sum() / self.sums["busy"].sum()


def read(store, functions, chosen=selection.EVERYTHING, routine=None):
    """The Hosts of STORE whose calls of FUNCTIONS were timed; TareError.

    chosen: a Selection. routine: the one that their kernels use, or None: all use the same.
    """
    with read_store.connection() as connected:
        store.open(connected)
        chosen.view(connected, "profile")
        rows = connected.execute(_SQL, {"functions": list(functions)}).fetchall()
    return _of(rows, routine)


# a capture counts if all the functions were tapped, and timed where they were called
_SQL = """
WITH timed AS (
  SELECT capture, sum(net) AS net, sum(calls) AS calls, sum(uncovered) AS uncovered,
         count(*) AS functions
  FROM cost WHERE list_contains($functions, function) GROUP BY capture
)
SELECT c.accelerator, c.exact,
       t.capture IS NOT NULL AND t.functions = len($functions) AS usable,
       coalesce(c.busy_ns, 0) > 0 AS has_base,
       c.host, max_by(c.host_group, c.captured), max_by(c.kernel, c.captured),
       max_by(c.cpu, c.captured), c.routine,
       count(*), count(*) FILTER (c.machine = 'synthetic'),
       coalesce(sum(c.busy_ns), 0), coalesce(sum(t.net), 0),
       coalesce(sum(t.calls), 0), coalesce(sum(t.uncovered), 0)
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
        base = cost.kind(accelerator, exact)
        why = _unfit(base, accelerator, usable, has_base)
        if not why and wanted and rest[_ROUTINE] != wanted:
            why = f"of hosts that use {rest[_ROUTINE]}, not {wanted}"
        if why:
            left_out[why] = left_out.get(why, 0) + rest[len(_FACTS)]
        else:
            kept.append((base, accelerator, rest))
    if not kept:
        told = "; ".join(f"{figures.counted(captures, 'capture')} {why}"
                         for why, captures in left_out.items())
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
    """Why captures say nothing of a share, as "captures ..." goes on, one or several; or
    None."""
    if base.basis == cost.NONE:
        return ("of an emulator, whose time is not a CPU's" if accelerator == "tcg" else
                "of machines of no known kind")
    if not usable:
        return "without timed calls of all these functions (memrecord --mode=cost times them)"
    return None if has_base else "without the time for which the CPUs were busy"


def _by_host(rows):
    """A host has several rows where it was captured on several kernels' accelerators."""
    facts, sums = {}, {}
    for row in rows:
        host = row[0]
        facts[host] = row[:len(_FACTS)]
        sums[host] = np.array(row[len(_FACTS):], dtype=float) + sums.get(host, 0)
    return (dict(zip(_FACTS, map(list, zip(*facts.values(), strict=True)), strict=True)),
            dict(zip(_SUMS, np.array(list(sums.values())).T, strict=True)))


# How hosts differ: the tables and the distribution of a verdict over hosts.

# of the largest, which say most
SHOWN = 10
QUARTILES = {"least": 0, "p25": 25, "median": 50, "p75": 75, "most": 100}
# fewer hosts make no histogram
LEAST_BINNED = 10


def add(document, hosts):
    """Tables `spread`, `groups` and `hosts`, and the distribution of shares."""
    document["tables"] += [_spread(hosts), _groups(hosts), _largest(hosts)]
    if len(hosts) >= LEAST_BINNED:
        document["distributions"].append(_distribution(hosts))


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


def _distribution(hosts):
    counts, edges = np.histogram(hosts.shares, bins="auto")
    return {"name": "fleet.shares", "title": f"Share of {hosts.base.name}, host by host",
            "unit": "percent", "counted": "hosts",
            "bins": [{"low": float(low), "high": float(high), "count": int(count)}
                     for low, high, count in zip(edges, edges[1:], counts)]}
