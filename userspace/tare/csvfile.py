# SPDX-License-Identifier: GPL-2.0-only
"""Results as CSV (docs/formats.md): measurements in one file, or each part in a file of its own."""

import csv
import io
import re
from pathlib import Path

from tare.errors import UsageError
from tare.output import atomic

_ENVIRONMENT = ("created", "kernel", "cpu_model", "machine", "accelerator", "exact")
_ESTIMATES = ("raw", "overhead", "net")
# A spreadsheet takes text that begins so for a formula, and anybody may choose a process's name.
# A sign begins a formula unless nothing follows, or a figure, perhaps with interval and unit.
_FIGURE = r"\d[\d.,]*(e[+-]?\d+)?( \[[-+\d.,e ]*\])?( [\w% ]+)?"
_FORMULA = re.compile(rf"[=@\t\r]|[+-](?!({_FIGURE})?$)")


def _cell(value):
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str) and _FORMULA.match(value):
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


def table(entry):
    """CSV of a result's table."""
    return of_rows(entry["columns"], entry["rows"])


def distribution(entry):
    """CSV of a distribution: a line for a bin, a cell with a count, or a point of a curve."""
    if "bins" in entry:
        columns = ("low", "high", "count", "sum")
        return of_rows(columns, [[one.get(key) for key in columns] for one in entry["bins"]])
    if "grid" in entry:
        return of_rows((entry["rows"], entry["columns"], "count"),
                       [(row, column, count) for row, counts in enumerate(entry["grid"])
                        for column, count in enumerate(counts) if count])
    values = ("value", "low", "high", "confidence")
    return of_rows(("curve", entry["x"], *values),
                   [(curve["name"], point["x"], *(point[key] for key in values))
                    for curve in entry["curves"] for point in curve["points"]])


def parts(documents):
    """{file name: text} of everything that the documents hold."""
    found = {"measurements.csv": measurements(documents)} if any(
        document["measurements"] for document in documents) else {}
    for number, document in enumerate(documents, 1):
        for make, entries in ((table, document["tables"]),
                              (distribution, document["distributions"])):
            for entry in entries:
                found[_file_name(found, entry["name"], number if documents[1:] else "")] = \
                    make(entry)
    return found


def _file_name(taken, name, number):
    """A name not in TAKEN: two parts may differ only in letters that no file name may hold."""
    stem = re.sub(r"[^\w.+-]", "_", ".".join([*([str(number)] if number else []), name])[:200])
    name, again = f"{stem}.csv", 1
    while name in taken:
        again += 1
        name = f"{stem}.{again}.csv"
    return name


def write(documents, path):
    """Writes measurements to the file PATH, or all parts if PATH is a folder or ends in /."""
    if not (path.endswith("/") or Path(path).is_dir()):
        if not any(document["measurements"] for document in documents):
            raise UsageError(f"{path}: these results hold no measurements, only tables and "
                             f"distributions: give a folder, {path}/")
        found, folder = {Path(path).name: measurements(documents)}, Path(path).parent
    else:
        found, folder = parts(documents), Path(path)
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            raise UsageError(f"{path}: cannot be made ({error.strerror})") from error
    for name, text in found.items():
        with atomic(folder / name) as stream:
            stream.write(text)
