# SPDX-License-Identifier: GPL-2.0-only
"""A store: Parquet files STORE/TABLE/day=YYYY-MM-DD/part-NAME.parquet.

A part has what one import brought of one day. Parts appear whole: they are written beside their
place and renamed, those of `capture` last. What crashed before has no captures: its rows are asked
for by nobody, and the same import writes the same parts again.
"""

import hashlib
import os
from pathlib import Path

from tare.errors import FormatError, UsageError
from tare.experiments.fleet import duck
from tare.experiments.fleet.tables import CAPTURE, TABLES
from tare.output import atomic

VERSION = 1
_MARK = "tare-fleet"


class Store:
    """The store in a folder; UsageError where there is none, or another thing."""

    def __init__(self, folder, create=False):
        self.folder = Path(folder)
        mark = self.folder / _MARK
        if create and not mark.exists():
            self._create(mark)
        try:
            version = mark.read_text(encoding="ascii").strip()
        except (OSError, UnicodeDecodeError):
            raise UsageError(f"{self.folder}: is no store of a fleet: `tare fleet import -s STORE "
                             "FOLDER` makes one") from None
        if version != str(VERSION):
            raise FormatError(mark, f"a store of version {version}; this tare reads {VERSION}")

    def _create(self, mark):
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if any(self.folder.iterdir()):
                raise UsageError(f"{self.folder}: is neither empty nor a store of a fleet")
        except OSError as error:
            raise UsageError(f"{self.folder}: cannot be a store ({error.strerror})") from error
        with atomic(mark) as stream:
            stream.write(f"{VERSION}\n")

    def files(self, table):
        """A pattern of the parts of a table."""
        return f"{self.folder}/{table.name}/*/part-*.parquet"

    def holds(self, table):
        return any(self.folder.glob(f"{table.name}/*/part-*.parquet"))

    def open(self, connection):
        """Views of all tables, each with `day`, in CONNECTION."""
        for table in TABLES:
            columns = ", ".join(f'NULL::{type} AS "{name}"'
                                for name, type in table.columns.items())
            source = (f"SELECT {columns}, NULL::DATE AS day WHERE false"
                      if not self.holds(table) else
                      f"SELECT * FROM read_parquet({_quoted(self.files(table))}, "
                      "hive_partitioning = true, hive_types = {'day': DATE})")
            connection.execute(f"CREATE VIEW {table.name} AS {source}")

    def captures(self):
        """The names of all captures here."""
        if not self.holds(CAPTURE):
            return set()
        with duck.connection() as connected:
            self.open(connected)
            return {row[0] for row in
                    connected.execute("SELECT capture FROM capture").fetchall()}

    def add(self, rows_by_day):
        """{day: {table: rows}}, as parts of their own."""
        with duck.connection() as connected:
            for day, rows in rows_by_day.items():
                part = _part_name(rows[CAPTURE.name])
                for table in TABLES:
                    if rows[table.name]:
                        self._write(connected, table, rows[table.name], day, part)

    def _write(self, connected, table, rows, day, part):
        place = self.folder / table.name / f"day={day}"
        place.mkdir(parents=True, exist_ok=True)
        columns = ", ".join(f'"{name}" {type}' for name, type in table.columns.items())
        connected.execute(f"CREATE OR REPLACE TEMP TABLE fresh ({columns})")
        insert(connected, "fresh", table, rows)
        write(connected, f"SELECT * FROM fresh ORDER BY {', '.join(table.order)}",
              place / f"part-{part}.parquet")


def insert(connected, into, table, rows):
    """Rows, column by column: one by one takes a thousand times as long."""
    taken = {f"c{number}": list(column)
             for number, column in enumerate(zip(*rows, strict=True))}
    chosen = ", ".join(f"unnest(${name}::{type}[])"
                       for name, type in zip(taken, table.columns.values(), strict=True))
    connected.execute(f"INSERT INTO {into} SELECT {chosen}", taken)


def write(connected, query, path):
    """What QUERY gives as a Parquet file, which appears whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        connected.execute(f"COPY ({query}) TO {_quoted(beside)} (FORMAT parquet, "
                          "COMPRESSION zstd)")
        with open(beside, "rb") as written:
            os.fsync(written.fileno())
        beside.rename(path)
    finally:
        beside.unlink(missing_ok=True)


def _part_name(captures):
    names = "".join(sorted(row[0] for row in captures))
    return hashlib.sha256(names.encode()).hexdigest()[:16]


def _quoted(path):
    return "'" + str(path).replace("'", "''") + "'"
