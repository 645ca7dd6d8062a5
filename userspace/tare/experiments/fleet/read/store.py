# SPDX-License-Identifier: GPL-2.0-only
"""A store: Parquet files STORE/TABLE/day=YYYY-MM-DD/part-NAME.parquet.

A part has what one import brought of one day. Parts appear whole: they are written beside their
place and renamed, those of `capture` last. What crashed before has no captures: its rows are asked
for by nobody, and the same import writes the same parts again.
"""

import fcntl
import hashlib
import os
import re
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tare import output
from tare.errors import CannotHere, FormatError, TareError, UsageError

# DuckDB, which keeps and asks; nothing else of tare needs it.


def need():
    """The module duckdb; CannotHere."""
    try:
        import duckdb
    except ImportError as error:
        raise CannotHere("a fleet's store needs Python's duckdb, which cannot be loaded "
                         f"({error}): Debian does not package it; `pip install --target FOLDER "
                         "duckdb`, and set PYTHONPATH=FOLDER") from error
    return duckdb


@contextmanager
def connection():
    """To a database of its own, in memory; what DuckDB finds wrong becomes one line."""
    duckdb = need()
    with duckdb.connect(":memory:") as connected:
        try:
            yield connected
        except duckdb.Error as error:
            lines = [line.strip() for line in str(error).splitlines() if line.strip()]
            raise TareError(f"DuckDB: {lines[0] if lines else error}") from error


# The tables of a store: columns, and the order in which they are kept.
#
# Equal sizes of many hosts lie together, since columns of like values are small. Every row names
# its capture; `day`, of when that began, is the folder that its file lies in.


@dataclass(frozen=True)
class Table:
    """columns: {name: SQL type}, counts being whole numbers. order: names of columns."""

    name: str
    columns: dict
    order: tuple

    @property
    def told(self):
        """The columns that a file tells: all but the first, the capture's number in a store."""
        return tuple(self.columns)[1:]


# what became of a capture is told by this table: rows of others without one here are not there
CAPTURE = Table("capture", {
    "capture": "BIGINT",     # no other capture of the store has it; those of a part follow another
    "digest": "VARCHAR",     # of host and file
    "host": "VARCHAR",
    "host_group": "VARCHAR",
    "kind": "VARCHAR",       # profile, or the latency document's instrument
    "captured": "TIMESTAMP",  # when it began, UTC
    "kernel": "VARCHAR",     # uname -r
    "kernel_version": "VARCHAR",  # uname -v
    "cpu": "VARCHAR",
    "cpus": "INTEGER",
    "machine": "VARCHAR",    # host, or the machine of QEMU
    "accelerator": "VARCHAR",  # none, kvm, tcg, unknown
    "exact": "BOOLEAN",      # then a nanosecond is an instruction
    "mode": "VARCHAR",
    "routine": "VARCHAR",    # of memreplay's, that stands for the one that the kernel uses
    "span_ns": "BIGINT",
    "busy_ns": "BIGINT",     # NULL: not known
    "command": "VARCHAR",
}, ("host", "captured", "capture"))
TABLES = (
    Table("size", {"capture": "BIGINT", "function": "VARCHAR", "context": "VARCHAR",
                   "low": "BIGINT", "high": "BIGINT", "calls": "BIGINT", "bytes": "BIGINT"},
          ("function", "context", "low", "capture")),
    # symbol and offset apart, since offsets differ by kernel; symbol NULL: callers without room
    Table("caller", {"capture": "BIGINT", "function": "VARCHAR", "symbol": "VARCHAR",
                     "symbol_offset": "BIGINT", "module": "VARCHAR", "calls": "BIGINT",
                     "bytes": "BIGINT"},
          ("function", "symbol", "symbol_offset", "capture")),
    # modulo 64
    Table("align", {"capture": "BIGINT", "function": "VARCHAR", "destination": "INTEGER",
                    "source": "INTEGER", "calls": "BIGINT"},
          ("function", "destination", "source", "capture")),
    # net of timed calls, in ns (instructions where exact), over all calls whose sizes were timed
    # often enough; uncovered: those whose sizes were not
    Table("cost", {"capture": "BIGINT", "function": "VARCHAR", "calls": "BIGINT",
                   "uncovered": "BIGINT", "timed": "BIGINT", "net": "DOUBLE"},
          ("function", "capture")),
    # a class of latencies, from low to high
    Table("latency", {"capture": "BIGINT", "name": "VARCHAR", "unit": "VARCHAR", "low": "BIGINT",
                      "high": "BIGINT", "count": "BIGINT"},
          ("name", "low", "capture")),
    CAPTURE,
)


VERSION = 3
_MARK = "tare-fleet"
_TOLD = "tables.json"
# never replaced, as the mark may be by two that make a store at once
_LOCK = "lock"
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
            raise UsageError(f"{self.folder}: is not a store of a fleet: `tare fleet import "
                             "--store STORE FOLDER` makes one") from None
        if version != str(VERSION):
            raise FormatError(mark, f"a store of version {version}; this tare reads {VERSION}")

    def _create(self, mark):
        if any(output.folder(self.folder).iterdir()):
            raise UsageError(f"{self.folder}: is neither empty nor a store of a fleet")
        # for those that read it without tare: what a table without a part has
        output.write_json({table.name: {**table.columns, "day": "DATE"} for table in TABLES},
                          self.folder / _TOLD, indent=1)
        with output.atomic(mark) as stream:
            stream.write(f"{VERSION}\n")

    def files(self, table):
        """A pattern of the parts of a table."""
        return f"{self.folder}/{table.name}/*/part-*.parquet"

    def holds(self, table):
        return any(self.folder.glob(f"{table.name}/*/part-*.parquet"))

    def open(self, connection):
        """Views of all tables, each with `day`, in CONNECTION."""
        for table in TABLES:
            columns = ", ".join(f'NULL::{type} AS "{name}"' for name, type in table.columns.items())
            source = (f"SELECT {columns}, NULL::DATE AS day WHERE false"
                      if not self.holds(table) else
                      f"SELECT * FROM read_parquet({_quoted(self.files(table))}, "
                      "hive_partitioning = true, hive_types = {'day': DATE})")
            connection.execute(f"CREATE VIEW {table.name} AS {source}")

    @contextmanager
    def locked(self):
        """Nobody else adds; TareError where somebody does."""
        with open(self.folder / _LOCK, "ab") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise TareError(f"{self.folder}: another import is under way: wait for its end"
                                ) from None
            yield

    def digests(self):
        """Those of all captures here."""
        if not self.holds(CAPTURE):
            return set()
        with connection() as connected:
            self.open(connected)
            return {row[0] for row in connected.execute("SELECT digest FROM capture").fetchall()}

    def add(self, captures_by_day):
        """{day: list of what rows.of() gave, at most AT_ONCE}, as parts of their own."""
        with connection() as connected:
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
    taken = {f"c{number}": list(column) for number, column in enumerate(zip(*rows, strict=True))}
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
