# SPDX-License-Identifier: GPL-2.0-only
"""The frames of a flame graph: paths by their share of all instructions, callers above."""

from dataclasses import dataclass

from tare.experiments.exact import document, flat, names
from tare.figures import number

# a page of more is slow to open; the largest are drawn
MOST = 4000


@dataclass(frozen=True)
class Frame:
    """left, inclusive: in instructions, of all. depth: 0: the frame of all."""

    name: str
    context: str
    depth: int
    left: int
    inclusive: int
    own: int
    calls: int | None


def frames(recorded, most=MOST):
    """([Frame], each before those that it calls, how many paths are left out)."""
    nodes = document.nodes(recorded)
    totals, below = flat.inclusive(nodes), flat.children(nodes)
    # a caller has no less than what it calls, so what is drawn hangs together
    drawn = set(sorted((one for one, total in enumerate(totals) if total),
                       key=lambda one: (-totals[one], one))[:most])
    found = [Frame("all tasks", "all", 0, 0, recorded["instructions"], 0, None)]
    left = [(None, 0, 0)]
    while left:
        at, begin, depth = left.pop()
        if at is not None:
            node = nodes[at]
            found.append(Frame(names.marked(recorded, node), node["context"], depth, begin,
                               totals[at], flat.own(node),
                               None if node["parent"] is None else node["calls"]))
        inner = []
        for one in sorted(below.get(at, ()), key=lambda one: (-totals[one], one)):
            if one in drawn:
                inner.append((one, begin, depth + 1))
                begin += totals[one]
        left += reversed(inner)
    return found, sum(1 for total in totals if total) - len(drawn)


def words(frame, total):
    """What a frame says of itself."""
    said = f"{frame.name}: {number(frame.inclusive)} instructions, {share(frame, total)}"
    if frame.depth:
        said += f"; own {number(frame.own)}"
    if frame.calls is not None:
        said += f"; calls {number(frame.calls)}"
    return said


def share(frame, total):
    return f"{100 * frame.inclusive / (total or 1):.2f} %"
