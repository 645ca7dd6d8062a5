# SPDX-License-Identifier: GPL-2.0-only
"""Figures published earlier, from docs/published."""

import csv

from tare import paths

REACTOS = "ReactOS memcpy experiment, 2005"


def rows(name):
    """The lines of docs/published/NAME as dictionaries of text."""
    with open(paths.data("published") / name, encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(line for line in stream if not line.startswith("#")))


def figure(value, unit, source):
    """A published figure as results hold it."""
    return {"value": float(value), "unit": unit, "source": source}


def memcpy_profile(measure):
    """A figure of the 2005 capture, by its name in memcpy_profile.csv."""
    for row in rows("memcpy_profile.csv"):
        if row["measure"] == measure:
            return figure(row["value"], row["unit"], REACTOS)
    raise KeyError(measure)
