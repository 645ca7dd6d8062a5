# SPDX-License-Identifier: GPL-2.0-only
"""Results as one self-contained page: no scripts, nothing loaded from elsewhere."""

import re
from pathlib import Path

import jinja2

from tare import answer, downloads, figures, limits, output, plots, svg

_TEMPLATES = Path(__file__).resolve().parent / "templates"
# in a table with more columns, a narrow page shows a row's cells below each other
_SIDE_BY_SIDE = 3
# and in any table if a cell beyond the first has a longer word, such as a digest
_LONG_WORD = 20
# a table with more columns has no room on a wide page either, and scrolls by itself
_MANY = 10
# if tables show more figures than that, the page has those figures only as CSV
_TOLD = 60


def page(results, front=None):
    """The page as text. front: what stands before several results, see reproduce/session.py."""
    return Page().render("report.html.j2", results=results, front=front)


class Page:
    """The templates of one page, which share its ids and styles."""

    def __init__(self, folder=None):
        """folder: of an experiment's own templates."""
        self.styles, self.narrow, self.ids = {}, [], 0
        self.templates = jinja2.Environment(
            loader=jinja2.FileSystemLoader([*([folder] if folder else []), _TEMPLATES]),
            autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True,
            lstrip_blocks=True)
        self.templates.filters.update(number=figures.number)
        self.templates.policies["json.dumps_kwargs"] = {"separators": (",", ":")}
        self.templates.globals.update(
            answer=answer, downloads=downloads, figures=figures, limits=limits, plots=plots,
            figure_tables=figure_tables, new_id=self.new_id, svg=self.svg, stacked=self.stacked,
            style=(_TEMPLATES / "style.css").read_text(encoding="utf-8"))

    def render(self, template, **values):
        """The template as text. What is drawn decides the style sheet, which is filled in last."""
        made = self.templates.get_template(template).render(**values)
        rules = [svg.rules(self.styles), "@media screen and (max-width: 60em) {", *self.narrow, "}"]
        return made.replace("/* plots */", "\n".join(rules), 1)

    def new_id(self):
        self.ids += 1
        return f"i{self.ids}"

    def svg(self, panel):
        """A panel of tare.plots as SVG."""
        return jinja2.filters.do_mark_safe(svg.of(panel, f"{self.new_id()}-", self.styles))

    def stacked(self, columns, rows=()):
        """The class of a table that a narrow page shows cell below cell, or ""."""
        words = (word for row in rows for cell in row[1:] if isinstance(cell, str)
                 for word in cell.split())
        if len(columns) <= _SIDE_BY_SIDE and all(len(word) <= _LONG_WORD for word in words):
            return ""
        name = f"k{self.new_id()}"
        for at, column in enumerate(columns[1:], 2):
            if column:
                self.narrow.append(f".{name} tr > :nth-child({at})::before "
                                   f"{{ content: \"{_in_css(column)}: \"; }}")
        return f"stacked{' many' if len(columns) > _MANY else ''} {name}"


def figure_tables(result, shared):
    """Measurements as tables: first those that no other table shows, then the rest."""
    every = answer.measurements(result)
    told = [entry for entry in every if entry.get("detail")]
    main = [entry for entry in every if not entry.get("detail")]
    found = [_figure_table("Figures", main, result, shared)] if main else []
    if told and len(told) <= _TOLD:
        found.append(_figure_table("Figures that tables tell, too", told, result, shared))
    elif told:
        found.append({"title": f"Figures that tables tell, too: {len(told)}, in the CSV below",
                      "rows": []})
    return found


def _figure_table(title, entries, result, shared):
    """One table; conditions that not all figures have stand below it, numbered."""
    cells = figures.shown(entries, result["environment"])
    known = limits.numbered(entries, shared)
    rows = [[cell(entry) for cell in cells.values()]
            + ([", ".join(str(known[one]) for one in entry["conditions"] if one in known)]
               if known else []) for entry in entries]
    return {"title": title, "columns": [*cells, *(["conditions"] if known else [])], "rows": rows,
            "conditions": list(known),
            "notes": figures.notes_on_time(entries, result["environment"])}


def _in_css(text):
    """TEXT as part of a string in a style sheet."""
    return re.sub(r"[^A-Za-z0-9 ,.%()-]", lambda found: f"\\{ord(found[0]):x} ", text)


def write(results, path):
    with output.atomic(path) as stream:
        stream.write(page(results))
