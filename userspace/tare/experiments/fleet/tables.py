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
    # often enough; uncovered: those whose sizes were not; unresolved: how far clock and classes
    # may put net off, the same way in every capture
    Table("cost", {"capture": "BIGINT", "function": "VARCHAR", "calls": "BIGINT",
                   "uncovered": "BIGINT", "timed": "BIGINT", "net": "DOUBLE",
                   "unresolved": "DOUBLE"},
          ("function", "capture")),
    # a class of latencies, from low to high
    Table("latency", {"capture": "BIGINT", "name": "VARCHAR", "unit": "VARCHAR", "low": "BIGINT",
                      "high": "BIGINT", "count": "BIGINT"},
          ("name", "low", "capture")),
    CAPTURE,
)
