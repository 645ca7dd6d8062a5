# SPDX-License-Identifier: GPL-2.0-only
"""A store: Parquet files STORE/TABLE/day=YYYY-MM-DD/part-NAME.parquet.

A part has what one import brought of one day. Parts appear whole: they are written beside their
place and renamed, those of `capture` last. What crashed before has no captures: its rows are asked
for by nobody, and the same import writes the same parts again.
"""

import fcntl
import hashlib
import json
import os
import re
from contextlib import contextmanager
from pathlib import Path

from tare.errors import FormatError, TareError, UsageError
from tare.experiments.fleet import duck
from tare.experiments.fleet.tables import CAPTURE, TABLES
from tare.output import atomic

VERSION = 2
_MARK = "tare-fleet"
_TOLD = "tables.json"
# DuckDB's patterns, its home folder, and NAME=VALUE, which becomes a column in place of the store's
_NO_NAME = re.compile(r"[*?\[\\=]|^~")
# so many captures are in a part at most; the other bits of a capture's number are the part's
AT_ONCE = 1 << 11


class Store:
    """The store in a folder; UsageError where there is none, or another thing."""

    def __init__(self, folder, create=False):
        self.folder = Path(folder)
        if taken := _NO_NAME.search(str(self.folder)):
            raise UsageError(f"{self.folder}: DuckDB takes {taken[0]} in the path of a store for a "
                             "pattern or a column: give it another, or name it from within")
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
        if create and not (self.folder / _TOLD).exists():
            self._tell_tables()

    def _create(self, mark):
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if any(self.folder.iterdir()):
                raise UsageError(f"{self.folder}: is neither empty nor a store of a fleet")
        except OSError as error:
            raise UsageError(f"{self.folder}: cannot be a store ({error.strerror})") from error
        with atomic(mark) as stream:
            stream.write(f"{VERSION}\n")

    def _tell_tables(self):
        """For those that read it without tare: what a table without a part has."""
        with atomic(self.folder / _TOLD) as stream:
            json.dump({table.name: {**table.columns, "day": "DATE"} for table in TABLES}, stream,
                      indent=1)

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

    @contextmanager
    def locked(self):
        """Nobody else adds; TareError where somebody does."""
        with open(self.folder / _MARK, "rb") as mark:
            try:
                fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
                # two that make a store at once: the mark of the first is not there any more
                if not os.path.samestat(os.fstat(mark.fileno()), os.stat(mark.name)):
                    raise BlockingIOError
            except BlockingIOError:
                raise TareError(f"{self.folder}: another import is under way: wait for its end"
                                ) from None
            yield

    def digests(self):
        """Those of all captures here."""
        if not self.holds(CAPTURE):
            return set()
        with duck.connection() as connected:
            self.open(connected)
            return {row[0] for row in connected.execute("SELECT digest FROM capture").fetchall()}

    def add(self, captures_by_day):
        """{day: list of what rows.of() gave, at most AT_ONCE}, as parts of their own."""
        with duck.connection() as connected:
            for day, captures in captures_by_day.items():
                captures.sort(key=_host_and_digest)
                part = part_name(_host_and_digest(rows)[1] for rows in captures)
                first = first_number(part)
                for table in TABLES:
                    rows = [(number, *row) for number, capture in enumerate(captures, first)
                            for row in capture[table.name]]
                    if rows:
                        self.write(connected, table, rows, day, part)

    def write(self, connected, table, rows, day, part):
        """Rows, tuples in the order of the table's columns, as a part."""
        columns = ", ".join(f'"{name}" {type}' for name, type in table.columns.items())
        connected.execute(f"CREATE OR REPLACE TEMP TABLE fresh ({columns})")
        insert(connected, "fresh", table, rows)
        self.put(connected, table, "SELECT * FROM fresh", day, part)

    def put(self, connected, table, query, day, part):
        """What QUERY gives, the table's columns, as a part: whole, or not at all."""
        place = self.folder / table.name / f"day={day}"
        place.mkdir(parents=True, exist_ok=True)
        path = place / f"part-{part}.parquet"
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            connected.execute(f"COPY ({query} ORDER BY {', '.join(table.order)}) "
                              f"TO {_quoted(beside)} (FORMAT parquet, COMPRESSION zstd, "
                              "PARQUET_VERSION V2)")
            with open(beside, "rb") as written:
                os.fsync(written.fileno())
            beside.rename(path)
        finally:
            beside.unlink(missing_ok=True)


def insert(connected, into, table, rows):
    """Rows, column by column: one by one takes a thousand times as long."""
    taken = {f"c{number}": list(column)
             for number, column in enumerate(zip(*rows, strict=True))}
    chosen = ", ".join(f"unnest(${name}::{type}[])"
                       for name, type in zip(taken, table.columns.values(), strict=True))
    connected.execute(f"INSERT INTO {into} SELECT {chosen}", taken)


def part_name(digests):
    """That of a part of these captures: the same have the same."""
    return hashlib.sha256("".join(sorted(digests)).encode()).hexdigest()[:16]


def first_number(part):
    """Of the captures of a part. Numbers of a part follow each other, since such columns are small;
    two parts of a store have the same ones with a chance of 1 in 4e15.
    """
    return int(part, 16) % (2 ** 63 // AT_ONCE) * AT_ONCE


def _host_and_digest(rows):
    [row] = rows[CAPTURE.name]
    return row[CAPTURE.told.index("host")], row[CAPTURE.told.index("digest")]


def _quoted(path):
    return "'" + str(path).replace("'", "''") + "'"
