# SPDX-License-Identifier: GPL-2.0-only
"""Measurements as CSV (docs/formats.md)."""

import csv
import io

from tare.errors import UsageError
from tare.output import atomic

_ENVIRONMENT = ("created", "kernel", "cpu_model", "machine", "accelerator", "exact")
_ESTIMATES = ("raw", "overhead", "net")
# A spreadsheet takes text that begins so for a formula, and anybody may choose a process's name.
_FORMULA = ("=", "@", "+", "-", "\t", "\r")


def _cell(value):
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return value


def of_rows(columns, rows):
    """CSV of ROWS; text that a spreadsheet would take for a formula is marked as text."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow([_cell(column) for column in columns])
    writer.writerows([_cell(value) for value in row] for row in rows)
    return stream.getvalue()


def _row(number, document, entry):
    """{column: value} of one measurement."""
    row = {"document": number, "experiment": document["experiment"],
           **{key: document["environment"][key] for key in _ENVIRONMENT},
           **{key: entry.get(key) for key in ("name", "title", "unit", "better")}}
    for kind in _ESTIMATES:
        found = entry[kind] or {}
        row[kind] = found.get("value")
        row |= {f"{kind}_{key}": found.get(key) for key in ("low", "high", "confidence")}
    row |= {key: entry.get(key) for key in ("below_floor", "floor", "interval_over", "repeats",
                                            "samples")}
    quoted = entry["published"] or {}
    row |= {"published": quoted.get("value"), "published_unit": quoted.get("unit"),
            "published_source": quoted.get("source"), "conditions": "; ".join(entry["conditions"])}
    row |= entry["percentiles"]
    return row | {f"about.{key}": value for key, value in entry.get("about", {}).items()}


def measurements(documents, only=None):
    """CSV of the measurements of all documents, one line each. only: these columns."""
    rows = [_row(number, document, entry) for number, document in enumerate(documents, 1)
            for entry in document["measurements"]]
    columns = only or list(dict.fromkeys(column for row in rows for column in row))
    return of_rows(columns, [[row.get(column) for column in columns] for row in rows])


def write(documents, path):
    """Writes the measurements of all documents to the file PATH."""
    if not any(document["measurements"] for document in documents):
        raise UsageError(f"{path}: these results hold no measurements; --json has the rest of them")
    with atomic(path) as stream:
        stream.write(measurements(documents))
