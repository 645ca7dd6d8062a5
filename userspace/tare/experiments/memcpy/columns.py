# SPDX-License-Identifier: GPL-2.0-only
"""Captures as columns, for CSV and Parquet.

A trace has one row a call. A profile has one row a fact: its first column names the
kind of line of docs/formats.md, and columns that the kind does not have are empty.
"""

import csv

import numpy as np

from tare.experiments.memcpy.functions import CONTEXTS, FUNCTIONS

PROFILE_COLUMNS = ("fact", "function", "context", "size_low_bytes", "size_high_bytes",
                   "destination_modulo_64", "source_modulo_64", "ticks_low", "ticks_high",
                   "caller", "calls", "bytes")
TRACE_COLUMNS = ("ticks", "cpu", "pid", "function", "context", "destination", "source", "bytes",
                 "caller")


def profile_rows(profile, functions):
    """Rows of PROFILE_COLUMNS, None where a column does not apply."""
    for name in functions:
        for (owner, context), rows in profile.sizes.items():
            if owner == name:
                for low, high, calls, total in rows.tolist():
                    yield ("size", name, context, low, high, None, None, None, None, None, calls,
                           total)
        grid = profile.align.get(name)
        if grid is not None:
            for dst, src in np.argwhere(grid).tolist():
                yield ("align", name, None, None, None, dst, src, None, None, None,
                       int(grid[dst, src]), None)
        for owner, calls, total, symbol in profile.callers:
            if owner == name:
                yield ("caller", name, None, None, None, None, None, None, None, symbol, calls,
                       total)
        for low, high, fast, slow, calls in profile.cost.get(name, np.zeros((0, 5))).tolist():
            yield ("cost", name, None, low, high, None, None, fast, slow, None, calls, None)
    for fast, slow, calls in profile.cost_empty.tolist():
        yield ("cost-empty", None, None, None, None, None, None, fast, slow, None, calls, None)


def trace_columns(trace, chunk):
    """Columns of one chunk of a trace, in the order of TRACE_COLUMNS."""
    names = np.array([trace.callers.get(int(offset), f"_text{int(offset):+#x}")
                      for offset in np.unique(chunk["caller"])], dtype=object)
    where = np.unique(chunk["caller"], return_inverse=True)[1].reshape(-1)
    return (chunk["tsc"], chunk["cpu"], chunk["pid"],
            np.array(FUNCTIONS, dtype=object)[chunk["func"]],
            np.array(CONTEXTS, dtype=object)[chunk["ctx"]],
            chunk["dst"], chunk["src"], chunk["len"], names[where])


def chosen(trace, functions):
    """The chunks of a trace, with the calls of FUNCTIONS only."""
    numbers = [FUNCTIONS.index(name) for name in functions]
    for chunk in trace.chunks():
        yield chunk[np.isin(chunk["func"], numbers)]


def write_profile_csv(stream, profile, functions):
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(PROFILE_COLUMNS)
    writer.writerows(profile_rows(profile, functions))


def write_trace_csv(stream, trace, functions):
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(TRACE_COLUMNS)
    for chunk in chosen(trace, functions):
        writer.writerows(zip(*(column.tolist() for column in trace_columns(trace, chunk)),
                             strict=True))


def write_profile_parquet(arrow, parquet, stream, profile, functions):
    rows = list(profile_rows(profile, functions))
    table = arrow.table({column: arrow.array([row[i] for row in rows])
                         for i, column in enumerate(PROFILE_COLUMNS)})
    parquet.write_table(table, stream)


def write_trace_parquet(arrow, parquet, stream, trace, functions):
    writer = None
    for chunk in chosen(trace, functions):
        batch = arrow.table({name: arrow.array(np.ascontiguousarray(column)) for name, column in
                             zip(TRACE_COLUMNS, trace_columns(trace, chunk), strict=True)})
        writer = writer or parquet.ParquetWriter(stream, batch.schema)
        writer.write_table(batch)
    if writer:
        writer.close()
