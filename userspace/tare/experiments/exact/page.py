# SPDX-License-Identifier: GPL-2.0-only
"""A recorded run as one self-contained page: nothing is loaded, so it works offline."""

from dataclasses import dataclass
from pathlib import Path

from tare import html
from tare.counting import contexts
from tare.experiments.exact import flame, flat, groups, show, tree_text
from tare.figures import number
from tare.output import atomic

_TEMPLATES = Path(__file__).resolve().parent / "templates"
# of more functions, a page has those with the most instructions of their own
_ROWS = 300
# % of all instructions: what has less is not in the table of paths
LEAST = 0.5


def write(recorded, path):
    made = page(recorded)
    with atomic(path) as stream:
        stream.write(made)


def page(recorded):
    """The page as text."""
    made = html.Page(_TEMPLATES)
    total = recorded["instructions"]
    drawn, left_out = flame.frames(recorded)
    return made.render(
        "exact.html.j2", recorded=recorded, total=total, show=show, drawn=drawn,
        left_out=left_out, contexts=contexts.CONTEXTS, by_context=flat.by_context(recorded),
        words=lambda frame: flame.words(frame, total), tables=_tables(recorded),
        share=lambda instructions: f"{100 * instructions / (total or 1):.4f}%",
        flame_style=_text("flame.css"), script=_text("flame.js"))


def _text(name):
    return (_TEMPLATES / name).read_text(encoding="utf-8")


@dataclass(frozen=True)
class _Table:
    title: str
    columns: list
    rows: list
    numeric: list
    note: str = ""


def _tables(recorded):
    found = []
    columns = ["instructions", "calls", "%"]
    for one in recorded["watched"]:
        found.append(_Table(f"Paths of {one['what']} {one['name']} by their length", columns,
                            show.lengths(one)[:_ROWS], columns))
    for by in groups.BY:
        # the name first: it is what a row is about
        *figures, name = groups.table(recorded, by)[0]
        rows = [[row[-1], *row[:-1]] for row in groups.table(recorded, by)[1]]
        more = len(rows) - _ROWS
        found.append(_Table(f"Instructions by {by}", [name, *figures], rows[:_ROWS], figures,
                            f"{number(more)} with fewer are left out." if more > 0 else ""))
    figures = ["depth", *tree_text.HEADINGS[:-1]]
    found.append(_Table("Paths", [tree_text.HEADINGS[-1], *figures],
                        [[row.name, row.depth, *row.figures]
                         for row in tree_text.rows(recorded, LEAST)], figures,
                        "Each below its caller; paths of less than "
                        f"{LEAST:g} % are left out."))
    return found
