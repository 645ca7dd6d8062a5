# SPDX-License-Identifier: GPL-2.0-only
"""The tree of calls in a terminal of any width: every figure whole, however deep a path is.

The name moves to the right only where a path divides: what is the only call of the one above it
stands below it, marked. So the depth that is to be drawn is that of the branches.
"""

from dataclasses import dataclass

from tare.experiments.exact import document, flat, names
from tare.figures import number
from tare.grid import wrap

HEADINGS = ("inclusive", "%", "own", "calls", "function")
_GAP = 2
# less room beside the figures than this: the name has a line of its own
_LEAST_ROOM = 30
# of the room of a name, indentation takes no more than one in so many; deeper ones say how deep
_INDENTED = 2
_ONLY = "> "


@dataclass(frozen=True)
class Row:
    """A step of a path. branches: how often the path has divided above it. only: what called it
    calls nothing else that is shown."""

    figures: tuple
    depth: int
    branches: int
    only: bool
    name: str


def rows(recorded, least):
    """[Row], callers first; least: % of all instructions: what has less is left out."""
    nodes = document.nodes(recorded)
    totals, below = flat.inclusive(nodes), flat.children(nodes)
    total = recorded["instructions"] or 1

    def shown(at):
        found = [one for one in below.get(at, ()) if 100 * totals[one] >= least * total]
        return sorted(found, key=lambda one: (-totals[one], one))

    found = []
    left = [(at, 0, 0, False) for at in reversed(shown(None))]
    while left:
        at, depth, branches, only = left.pop()
        node = nodes[at]
        found.append(Row((number(totals[at]), f"{100 * totals[at] / total:.1f}",
                          number(flat.own(node)),
                          number(node["calls"]) if node["parent"] is not None else ""),
                         depth, branches, only, names.marked(recorded, node)))
        inner = shown(at)
        # what a task calls is one to the right: a task is no function
        divides = len(inner) > 1 or node["parent"] is None
        left += [(one, depth + 1, branches + divides, not divides) for one in reversed(inner)]
    return found


def lines(recorded, least, width):
    """The tree as lines, none wider than WIDTH if that has room for the figures."""
    found = rows(recorded, least)
    widths = [max(map(len, column)) for column in
              zip(HEADINGS[:-1], *(row.figures for row in found), strict=True)]
    taken = sum(widths) + _GAP * len(widths)
    beside = width - taken >= _LEAST_ROOM
    room = width - taken if beside else width - _GAP
    yield from _row(HEADINGS[:-1], widths, [HEADINGS[-1]], beside)
    for row in found:
        yield from _row(row.figures, widths, _name(row, room), beside)


def _name(row, room):
    """The lines of a name, each indented as far as there is room."""
    most = room // _INDENTED
    # deeper than there is room for: the number of the branches stands for them
    indent = " " * row.branches if row.branches <= most else f"{row.branches}:".ljust(most)
    first, *rest = wrap(row.name, max(room - len(indent) - len(_ONLY), 1))
    mark = _ONLY if row.only else ""
    return [indent + mark + first, *(" " * (len(indent) + len(mark)) + line for line in rest)]


def _row(figures, widths, name, beside):
    gap = " " * _GAP
    first = gap.join(figure.rjust(width) for figure, width in zip(figures, widths, strict=True))
    if beside:
        yield (first + gap + name[0]).rstrip()
        for line in name[1:]:
            yield " " * (len(first) + _GAP) + line
        return
    yield first
    for line in name:
        yield gap + line
