# SPDX-License-Identifier: GPL-2.0-only
"""The tables of a store: columns, and the order in which they are kept.

Equal sizes of many hosts lie together, since columns of like values are small. Every row names its
capture; `day`, of when that began, is the folder that its file lies in.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Table:
    """columns: {name: SQL type}, counts being whole numbers. order: names of columns."""

    name: str
    columns: dict
    order: tuple


# what became of a capture is told by this table: rows of others without one here are not there
CAPTURE = Table("capture", {
    "capture": "VARCHAR",    # a digest of host and file
    "host": "VARCHAR",
    "host_group": "VARCHAR",
    "kind": "VARCHAR",       # profile, or the latency document's instrument
    "captured": "TIMESTAMP",  # when it began, UTC
    "kernel": "VARCHAR",     # uname -r
    "kernel_version": "VARCHAR",  # uname -v
    "cpu": "VARCHAR",
    "cpus": "INTEGER",
    "machine": "VARCHAR",    # host, or the machine of QEMU
    "exact": "BOOLEAN",      # then a nanosecond is an instruction
    "mode": "VARCHAR",
    "span_ns": "BIGINT",
    "busy_ns": "BIGINT",     # NULL: not known
    "command": "VARCHAR",
}, ("host", "captured", "capture"))
TABLES = (
    Table("size", {"capture": "VARCHAR", "function": "VARCHAR", "context": "VARCHAR",
                   "low": "BIGINT", "high": "BIGINT", "calls": "BIGINT", "bytes": "BIGINT"},
          ("function", "context", "low", "capture")),
    # symbol and offset apart, since offsets differ by kernel; symbol NULL: callers without room
    Table("caller", {"capture": "VARCHAR", "function": "VARCHAR", "symbol": "VARCHAR",
                     "symbol_offset": "BIGINT", "module": "VARCHAR", "calls": "BIGINT",
                     "bytes": "BIGINT"},
          ("function", "symbol", "symbol_offset", "capture")),
    # modulo 64
    Table("align", {"capture": "VARCHAR", "function": "VARCHAR", "destination": "INTEGER",
                    "source": "INTEGER", "calls": "BIGINT"},
          ("function", "destination", "source", "capture")),
    # a class of latencies, from low to high
    Table("latency", {"capture": "VARCHAR", "name": "VARCHAR", "unit": "VARCHAR", "low": "BIGINT",
                      "high": "BIGINT", "count": "BIGINT"},
          ("name", "low", "capture")),
    CAPTURE,
)
