# SPDX-License-Identifier: GPL-2.0-only
"""Fleets that nobody has: real profiles, mixed and spread over hosts by chance.

Sizes and callers are those of the profiles. What differs between hosts is invented: each runs two
of the profiles of one kernel, on a CPU of its own speed and at a load of its own; its captures
differ from each other by a little. All that is drawn at random comes from a seed.
"""

import sys
from datetime import datetime, timedelta, timezone
from itertools import combinations
from pathlib import Path

import numpy as np

from tare import options
from tare.errors import UsageError
from tare.experiments.fleet.read import collected, store as read_store
from tare.experiments.fleet.read.store import (
    AT_ONCE, CAPTURE, TABLES, Store, first_number, insert, part_name)
from tare.figures import counted
from tare.terminal import status

MACHINE = "synthetic"
BEGAN = datetime(2026, 1, 1, tzinfo=timezone.utc)
SPAN_NS = 10 * 10 ** 9
# of the first of two profiles
WEIGHTS = (0.2, 0.5, 0.8)
CPUS = ((4, "synthetic A"), (16, "synthetic B"), (64, "synthetic C"))
GROUPS = ("web", "db", "build")
# of a call and of a byte, on a CPU of middle speed: the real ones are in no profile
CALL_NS, BYTE_NS = 8.0, 0.06
# ln of: load of hosts, of captures, speed of CPUs; and the middle load
HOSTS_SPREAD, CAPTURES_SPREAD, SPEED_SPREAD, LOAD = 0.8, 0.3, 0.2, 0.15
_ALIKE = {"machine": MACHINE, "accelerator": "none", "exact": False, "mode": "cost",
          "span_ns": SPAN_NS}
_SIZE, _CALLER, _COST = (next(table for table in TABLES if table.name == name)
                         for name in ("size", "caller", "cost"))
# from the captures' sizes; one call in 61 was timed
_COSTS = ("SELECT capture, function, CAST(sum(calls) AS BIGINT) AS calls, CAST(0 AS BIGINT) AS "
          f"uncovered, CAST(sum(calls) // 61 AS BIGINT) AS timed, any_value(speed) * sum({CALL_NS} "
          f"* calls + {BYTE_NS} * bytes) AS net FROM scaled_size "
          "JOIN here USING (capture) GROUP BY capture, function")


def generate(store, paths, hosts, captures, seed, tell=lambda text: None):
    """Fill STORE with HOSTS of CAPTURES each, an hour apart; returns how many captures."""
    random = np.random.default_rng(seed)
    with read_store.connection() as connected:
        mixes = _read(connected, paths)
        of_host = _hosts(mixes, hosts, random)
        total = hosts * captures
        # hosts lie together in a part, and a day's captures: as if each day were imported at once
        for first in range(0, total, AT_ONCE):
            tell(f"{first} of {total} captures")
            numbers = np.arange(first, min(first + AT_ONCE, total))
            _part(connected, store, mixes, of_host, numbers, (hosts, captures, seed), random)
    return total


def _read(connected, paths):
    """[(a capture's row as a dict, another's, weight of the first)]: all mixes of two of one
    kernel. Tables base_size and base_caller in CONNECTED have what each does by busy ns.
    """
    base = []
    for table in (_SIZE, _CALLER):
        columns = ", ".join(f"{name} {type}" for name, type in table.columns.items())
        connected.execute(f"CREATE TABLE raw_{table.name} ({columns})")
    for number, path in enumerate(paths):
        read = collected.rows_of(collected.Collected(path, "", "", BEGAN))
        [capture] = read[CAPTURE.name]
        base.append(dict(zip(CAPTURE.told, capture, strict=True)))
        if not base[-1]["busy_ns"]:
            raise UsageError(f"{path}: does not say how long its CPUs were busy")
        for table in (_SIZE, _CALLER):
            insert(connected, f"raw_{table.name}", table,
                   [(number, *row) for row in read[table.name]])
    pairs = [(one, other, weight) for one, other in combinations(range(len(base)), 2)
             if base[one]["kernel"] == base[other]["kernel"] for weight in WEIGHTS]
    if not pairs:
        raise UsageError("give two profiles of one kernel, or more: a host runs two of them")
    connected.execute("CREATE TABLE mix (mix INTEGER, base INTEGER, part DOUBLE)")
    connected.executemany("INSERT INTO mix VALUES (?, ?, ?)", [
        [mix, number, share / base[number]["busy_ns"]] for mix, (one, other, weight) in
        enumerate(pairs) for number, share in ((one, weight), (other, 1 - weight))])
    for table in (_SIZE, _CALLER):
        names = ", ".join(_keys(table))
        connected.execute(
            f"CREATE TABLE base_{table.name} AS SELECT *, row_number() OVER (ORDER BY mix, "
            f"{names}) AS number FROM (SELECT mix, {names}, sum(part * calls) AS calls, sum(part * "
            f"bytes) AS bytes FROM raw_{table.name} JOIN mix ON base = capture GROUP BY ALL)")
    return [(base[one], base[other], weight) for one, other, weight in pairs]


def _hosts(mixes, hosts, random):
    """{name: array, one of each host}."""
    by_kernel = {}
    for number, (one, _, _) in enumerate(mixes):
        by_kernel.setdefault(one["kernel"], []).append(number)
    kernels = list(by_kernel.values())
    kernel = random.integers(len(kernels), size=hosts)
    mix = np.array([random.choice(kernels[one]) for one in kernel])
    return {"mix": mix, "cpu": random.integers(len(CPUS), size=hosts),
            "group": random.integers(len(GROUPS), size=hosts),
            "load": LOAD * random.lognormal(0, HOSTS_SPREAD, hosts),
            "speed": random.lognormal(0, SPEED_SPREAD, hosts)}


def _part(connected, store, mixes, of_host, numbers, which, random):
    hosts, captures, seed = which
    host, hour = numbers // captures, numbers % captures
    digests = [f"{seed:x}-{hosts:x}-{captures:x}-{number:x}" for number in numbers]
    part = part_name(digests)
    ids = first_number(part) + np.arange(len(numbers))
    cpus = np.array([count for count, _ in CPUS])[of_host["cpu"][host]]
    load = of_host["load"][host] * random.lognormal(0, CAPTURES_SPREAD, len(numbers))
    busy = (SPAN_NS * cpus * np.minimum(load, 0.95)).astype(np.int64)
    connected.execute("CREATE OR REPLACE TEMP TABLE here (capture BIGINT, mix INTEGER, "
                      "busy DOUBLE, speed DOUBLE)")
    connected.execute("INSERT INTO here SELECT unnest($a::BIGINT[]), unnest($b::INTEGER[]), "
                      "unnest($c::DOUBLE[]), unnest($d::DOUBLE[])",
                      {"a": ids.tolist(), "b": of_host["mix"][host].tolist(), "c": busy.tolist(),
                       "d": of_host["speed"][host].tolist()})
    day = BEGAN.date().isoformat()
    for table in (_SIZE, _CALLER):
        _scaled(connected, store, table, day, part)
    store.put(connected, _COST, _COSTS, day, part)
    known = []
    for place, number in enumerate(ids.tolist()):
        mine = host[place]
        one, other, weight = mixes[of_host["mix"][mine]]
        known.append({**one, **_ALIKE, "capture": number, "digest": digests[place],
                      "host": f"host-{mine:06d}", "host_group": GROUPS[of_host["group"][mine]],
                      "captured": (BEGAN + timedelta(hours=int(hour[place]))).replace(tzinfo=None),
                      "cpus": int(cpus[place]), "cpu": CPUS[of_host["cpu"][mine]][1],
                      "busy_ns": int(busy[place]),
                      "command": f"{weight:g} of {one['command']}; {1 - weight:g} of "
                                 f"{other['command']}"})
    store.write(connected, CAPTURE, [tuple(one[name] for name in CAPTURE.columns)
                                     for one in known], day, part)


def _scaled(connected, store, table, day, part):
    """Rows of the captures in `here`: of their mix, times their work, rounded by chance."""
    named = ", ".join(_keys(table))
    size = "greatest(least(whole, calls * high), calls * low)" if table.name == "size" else "whole"
    connected.execute(
        f"CREATE OR REPLACE TEMP TABLE scaled_{table.name} AS SELECT capture, {named}, calls, "
        f"{size} AS bytes FROM (SELECT capture, {named}, calls, CAST(round(calls * mean) AS "
        f"BIGINT) AS whole FROM (SELECT capture, {named}, bytes / calls AS mean, CAST(floor(calls "
        "* busy + hash(capture, number) % 1048576 / 1048576.0) AS BIGINT) AS calls FROM "
        f"base_{table.name} JOIN here USING (mix)) WHERE calls > 0)")
    columns = ", ".join(table.columns)
    store.put(connected, table, f"SELECT {columns} FROM scaled_{table.name}", day, part)


def _keys(table):
    return [name for name in table.columns if name not in ("capture", "calls", "bytes")]


# `tare fleet generate`: a store of a fleet that nobody has.


def add(verbs):
    parser = verbs.add_parser(
        "generate", examples=("tare fleet generate --store made a.profile b.profile",),
        help="make a store of a synthetic fleet from real profiles",
        description="Make a store of as many hosts as you like, to see what questions cost at "
                    "that size. Sizes and callers are those of the profiles; load, CPUs and the "
                    "cost of calls are invented. Its captures say that they are synthetic.",
        epilog="exit status: 0 made; 1 failed; 2 bad usage; 77 there is no DuckDB here")
    parser.add_argument("--store", metavar="DIR", required=True, help="must be empty")
    parser.add_argument("-n", "--hosts", type=options.whole(2, 1_000_000), metavar="N", default=100,
                        help="default: %(default)s")
    parser.add_argument("--captures", type=options.whole(1, 24), metavar="N", default=24,
                        help="captures per host, an hour apart, at most 24 (default: %(default)s)")
    parser.add_argument("--seed", type=options.whole(0, 2**63), metavar="N", default=1,
                        help="the same seed makes the same fleet (default: %(default)s)")
    parser.add_argument("profiles", nargs="+", metavar="PROFILE",
                        help="two or more of each kernel; a host runs two of one kernel")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    paths = [Path(path) for path in arguments.profiles]
    read_store.need()
    store = Store(arguments.store, create=True)
    if store.holds(CAPTURE):
        raise UsageError(f"{arguments.store}: has captures already: a synthetic fleet needs a "
                         "store of its own")
    with status("generating") as tell:
        made = generate(store, paths, arguments.hosts, arguments.captures, arguments.seed, tell)
    print(counted(made, "synthetic capture"), file=sys.stderr)
