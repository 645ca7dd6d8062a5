# SPDX-License-Identifier: GPL-2.0-only
"""Results as one self-contained page: no scripts, nothing loaded from elsewhere."""

import base64
from pathlib import Path

import jinja2

from tare import figures, plots
from tare.output import atomic

_TEMPLATES = Path(__file__).resolve().parent / "templates"


def page(results):
    """The page as text."""
    templates = jinja2.Environment(loader=jinja2.FileSystemLoader(_TEMPLATES), autoescape=True,
                                   undefined=jinja2.StrictUndefined, trim_blocks=True,
                                   lstrip_blocks=True)
    templates.filters.update(number=figures.number)
    sections = [{"result": result, "line": figures.environment_line(result["environment"]),
                 "plots": [(title, _data_uri(plots.svg(draw, title)))
                           for title, draw in plots.panels(result)]}
                for result in results]
    return templates.get_template("report.html.j2").render(
        sections=sections, heading=figures.HEADING, columns=figures.COLUMNS,
        figures=figures.FIGURES)


def _data_uri(svg):
    """SVG as an image of its own, so that ids of several cannot meet in one page."""
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()


def write(results, path):
    with atomic(path) as stream:
        stream.write(page(results))
