# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy export`: a capture as CSV."""

import contextlib
import csv
import sys

import numpy as np

from tare import inputs, output
from tare.experiments.memcpy.read.load import read_capture
from tare.experiments.memcpy.read.names import CONTEXTS, FUNCTIONS
from tare.experiments.memcpy.read.trace import Trace

# Captures as columns.
#
# A trace has one row a call. A profile has one row a fact: its first column names the
# kind of line of docs/formats.md, and columns that the kind does not have are empty.

PROFILE_COLUMNS = ("fact", "function", "context", "size_low_bytes", "size_high_bytes",
                   "destination_modulo_64", "source_modulo_64", "ticks_low", "ticks_high",
                   "caller", "calls", "bytes")
TRACE_COLUMNS = ("ticks", "cpu", "pid", "function", "context", "destination", "source", "bytes",
                 "caller")


def profile_rows(profile):
    """Rows of PROFILE_COLUMNS, without those that do not apply."""
    for (name, context), rows in profile.sizes.items():
        for low, high, calls, total in rows.tolist():
            yield _fact("size", name, calls, context=context, size_low_bytes=low,
                        size_high_bytes=high, bytes=total)
    for name, grid in profile.align.items():
        for dst, src in np.argwhere(grid).tolist():
            yield _fact("align", name, int(grid[dst, src]), destination_modulo_64=dst,
                        source_modulo_64=src)
    for name, calls, total, symbol in profile.callers:
        yield _fact("caller", name, calls, caller=symbol, bytes=total)
    for name, rows in profile.cost.items():
        for low, high, fast, slow, calls, _ in rows.tolist():
            yield _fact("cost", name, calls, size_low_bytes=low, size_high_bytes=high,
                        ticks_low=fast, ticks_high=slow)
    for fast, slow, calls, _ in profile.cost_empty.tolist():
        yield _fact("cost-empty", None, calls, ticks_low=fast, ticks_high=slow)


def _fact(fact, function, calls, **more):
    return {"fact": fact, "function": function, "calls": calls, **more}


def trace_columns(trace, chunk):
    """Columns of one chunk of a trace, in the order of TRACE_COLUMNS."""
    offsets, where = np.unique(chunk["caller"], return_inverse=True)
    callers = np.array([trace.caller(offset) for offset in offsets.tolist()], dtype=object)
    return (chunk["tsc"], chunk["cpu"], chunk["pid"],
            np.array(FUNCTIONS, dtype=object)[chunk["func"]],
            np.array(CONTEXTS, dtype=object)[chunk["ctx"]],
            chunk["dst"], chunk["src"], chunk["len"], callers[where])


def write_csv(stream, capture):
    """A Profile, or a Trace."""
    if not isinstance(capture, Trace):
        facts = csv.DictWriter(stream, PROFILE_COLUMNS, lineterminator="\n")
        facts.writeheader()
        facts.writerows(profile_rows(capture))
        return
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(TRACE_COLUMNS)
    for chunk in capture.chunks():
        columns = trace_columns(capture, chunk)
        writer.writerows(zip(*(column.tolist() for column in columns), strict=True))


def add_parser(commands):
    parser = commands.add_parser("export", help="write a capture as CSV", examples=(
        "tare memcpy export memcpy.profile -o sizes.csv",))
    parser.add_argument("capture", metavar="PROFILE|TRACE", type=inputs.Input)
    parser.add_argument("-o", "--output", metavar="FILE", help="default: standard output")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    capture = read_capture(arguments.capture)
    with output.atomic(arguments.output) if arguments.output else contextlib.nullcontext(
            sys.stdout) as stream:
        write_csv(stream, capture)
