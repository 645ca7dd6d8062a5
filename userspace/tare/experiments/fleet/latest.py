# SPDX-License-Identifier: GPL-2.0-only
"""The last capture of each kind of one host: of a store, or of files that lie on it."""

import socket
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timezone
from pathlib import Path

from tare.errors import TareError, UsageError
from tare.experiments.fleet import duck, inbox, rows
from tare.experiments.fleet.tables import CAPTURE, TABLES

_COLUMNS = {table.name: table.told for table in TABLES}


@dataclass
class Latest:
    """about: a row of table capture as a dict. sizes: {(function, context): [calls, bytes]}.
    latencies: {(name, unit): [(low, high, count)]}.
    """

    about: dict
    sizes: dict = field(default_factory=lambda: defaultdict(lambda: [0, 0]))
    latencies: dict = field(default_factory=lambda: defaultdict(list))

    def fill(self, table, found):
        """Rows of a table, as dicts."""
        for row in found:
            if table == "size":
                sums = self.sizes[row["function"], row["context"]]
                sums[0] += row["calls"]
                sums[1] += row["bytes"]
            elif table == "latency":
                self.latencies[row["name"], row["unit"]].append(
                    (row["low"], row["high"], row["count"]))


def of_store(store, host, group=None):
    """[Latest] of HOST, and of GROUP where it is named; TareError where there is none."""
    with duck.connection() as connected:
        store.open(connected)
        found = _dicts(connected.execute(
            "SELECT * FROM capture WHERE host = $host AND ($group IS NULL OR host_group = $group) "
            "QUALIFY row_number() OVER (PARTITION BY kind ORDER BY captured DESC, capture) = 1 "
            "ORDER BY kind", {"host": host, "group": group}))
        if not found:
            raise TareError(f"{store.folder}: no capture of host {host}"
                            f"{f' in group {group}' if group else ''} is there")
        made = []
        for about in found:
            one = Latest(about)
            for table in ("size", "latency"):
                one.fill(table, _dicts(connected.execute(
                    f"SELECT * FROM {table} WHERE capture = $capture AND day = $day ORDER BY ALL",
                    {"capture": about["capture"], "day": about["day"]})))
            made.append(one)
    return made


def _dicts(answered):
    names = [column[0] for column in answered.description]
    return [dict(zip(names, row, strict=True)) for row in answered.fetchall()]


def of_files(paths, host=None, group=None):
    """[Latest] of files, which are of this host where no other is named."""
    found = {}
    for path in map(Path, paths):
        if not path.is_file():
            raise UsageError(f"{path}: there is no such file")
        one = _of_file(path, host or socket.gethostname(), group)
        kind = one.about["kind"]
        if kind not in found or found[kind].about["captured"] <= one.about["captured"]:
            found[kind] = one
    return [found[kind] for kind in sorted(found)]


def _of_file(path, host, group):
    """By the file's own time where its name tells none."""
    try:
        captured = inbox.time_of(path)
    except UsageError:
        captured = datetime.fromtimestamp(int(path.stat().st_mtime), timezone.utc)
    read = rows.of(inbox.Collected(path, group, host, captured))
    [about] = read[CAPTURE.name]
    one = Latest(dict(zip(_COLUMNS[CAPTURE.name], about, strict=True)))
    one.about["captured"] = captured.replace(tzinfo=None)
    for table in ("size", "latency"):
        one.fill(table, (dict(zip(_COLUMNS[table], row, strict=True)) for row in read[table]))
    return one
