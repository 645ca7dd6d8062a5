# SPDX-License-Identifier: GPL-2.0-only
"""A recorded run as one self-contained page: nothing is loaded, so it works offline."""

from pathlib import Path

from tare import html, output
from tare.counting import contexts
from tare.experiments.exact import figures as exact_figures
from tare.experiments.exact.read import document, events
from tare.figures import number

# What a flame graph draws: paths by their share of all instructions, callers above.

# a page of more is slow to open; the largest are drawn
MOST = 4000


def frames(recorded, most=MOST):
    """([Step], each before those that it calls, the first of all tasks; how many are left out)."""
    nodes = document.nodes(recorded)
    totals = document.inclusive(nodes)
    # a caller has no less than what it calls, so what is drawn hangs together
    every = sorted((at for at, total in enumerate(totals) if total),
                   key=lambda one: (-totals[one], one))
    whole = exact_figures.Step(0, "", "all tasks", "all", recorded["instructions"], 0, None)
    found = [whole, *exact_figures.steps(recorded, nodes, totals, set(every[:most]))]
    return found, len(every[most:])


def paths(recorded, drawn):
    """What flame.js draws: frames with the places of their names and contexts, each told once."""
    names, contexts = ({one: at for at, one in enumerate(dict.fromkeys(every))} for every in (
        (one.name for one in drawn), (one.context for one in drawn)))
    unit = events.unit(recorded)
    return {"units": [unit.removesuffix("s"), unit], "names": list(names),
            "contexts": list(contexts),
            "paths": [(depth, names[name], contexts[context], *counts)
                      for depth, _, name, context, *counts in drawn]}


_TEMPLATES = Path(__file__).resolve().parent / "templates"
# of more functions, a page has those with the most instructions of their own
_ROWS = 300
# % of all instructions: what has less is not in the table of paths
LEAST = 0.5


def write(recorded, path):
    made = page(recorded)
    with output.atomic(path) as stream:
        stream.write(made)


def page(recorded):
    """The page as text."""
    drawn, left_out = frames(recorded)
    return html.Page(_TEMPLATES).render(
        "exact.html.j2", recorded=recorded, show=exact_figures, events=events,
        paths=paths(recorded, drawn), left_out=left_out, contexts=contexts.CONTEXTS,
        by_context=document.by_context(recorded), tables=_tables(recorded),
        flame_style=_text("flame.css"), script=_text("flame.js"))


def _text(name):
    return (_TEMPLATES / name).read_text(encoding="utf-8")


def _tables(recorded):
    """[(title, columns, rows, which columns are figures, note)]."""
    found = []
    columns = ["instructions", "calls", "%"]
    for one in () if "event" in recorded else recorded["watched"]:
        found.append((f"Paths of {one['what']} {one['name']} by their length", columns,
                      exact_figures.lengths(one)[:_ROWS], columns, ""))
    for by in exact_figures.BY:
        # the name first: it is what a row is about
        (*figures, name), rows = exact_figures.group_table(recorded, by)
        more = len(rows) - _ROWS
        found.append((events.title(recorded, f"by {by}"), [name, *figures],
                      [[row[-1], *row[:-1]] for row in rows[:_ROWS]], figures,
                      f"{number(more)} with fewer are left out." if more > 0 else ""))
    *figures, name = "depth", *exact_figures.HEADINGS
    found.append(("Paths", [name, *figures],
                  [[one.name, one.depth - 1, *texts]
                   for one, texts in exact_figures.tree_rows(recorded, LEAST)], figures,
                  f"Each below its caller; paths of less than {LEAST:g} % are left out."))
    return found
