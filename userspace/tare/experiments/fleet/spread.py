# SPDX-License-Identifier: GPL-2.0-only
"""How hosts differ: the tables and the distribution of a verdict over hosts."""

import numpy as np

from tare import figures, stats

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
            rows.append([what.replace("host_", ""), value, int(mine.sum()),
                         _share(hosts, mine)])
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
