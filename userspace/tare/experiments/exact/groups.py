# SPDX-License-Identifier: GPL-2.0-only
"""Instructions by function, task or context: the table below the tree."""

from collections import defaultdict

from tare.experiments.exact import document, flat, names
from tare.figures import number
from tare.grid import Grid

FUNCTION = "function"
BY = (FUNCTION, "task", "context")


def grid(recorded, by, top):
    """A Grid of the TOP groups with the most instructions of their own."""
    columns, rows = table(recorded, by)
    return Grid([(column, column != by) for column in columns],
                [[cell if isinstance(cell, str) else number(cell) for cell in row]
                 for row in rows[:top]])


def table(recorded, by=FUNCTION):
    """(headings, rows), the most instructions first; percentages are texts."""
    total = recorded["instructions"] or 1
    if by == FUNCTION:
        return (("own", "%", "of rep", "inclusive", "calls", FUNCTION),
                [(one.own, f"{100 * one.own / total:.1f}", one.repeated, one.inclusive, one.calls,
                  names.function(one.name, one.module)) for one in flat.by_function(recorded)])
    sums = defaultdict(lambda: [0, 0])
    for node in document.nodes(recorded):
        sums[str(node[by])][0] += flat.own(node)
        sums[str(node[by])][1] += node["repeated"]
    return (("own", "%", "of rep", by),
            [(own, f"{100 * own / total:.1f}", repeated, name)
             for name, (own, repeated) in sorted(sums.items(), key=lambda one: -one[1][0]) if own])
