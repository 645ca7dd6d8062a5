# SPDX-License-Identifier: GPL-2.0-only
"""Figures published earlier, from docs/published."""

import csv

from tare import paths


def rows(name):
    """The lines of docs/published/NAME as dictionaries of text."""
    with open(paths.data("published") / name, encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(line for line in stream if not line.startswith("#")))


def row(name, **columns):
    """The one line of docs/published/NAME with these texts in these COLUMNS."""
    one, = (one for one in rows(name) if columns.items() <= one.items())
    return one


def figure(value, unit, source):
    """A published figure as results hold it."""
    return {"value": float(value), "unit": unit, "source": source}
