# SPDX-License-Identifier: GPL-2.0-only
"""Whether a narrow terminal shows each figure of a result that a wide one shows."""

import io
import re
from collections import Counter
from functools import partial

from rich.console import Console
from tare import text

WIDTHS = (60, 80, 100, 200)
_FIGURE = re.compile(r"^\W*\d[\d,.:]*(e[-+]?\d+)?\W*$")


def printed(show, width):
    """What SHOW, which takes a console, prints in so many columns."""
    out = io.StringIO()
    show(Console(file=out, width=width, force_terminal=True, color_system=None, highlight=False))
    return out.getvalue()


def of(result):
    """What shows a result."""
    return partial(text.render, result)


def figures(said):
    return Counter(word for word in said.split() if _FIGURE.match(word))


def lost(show, width):
    """Figures of what SHOW prints that a terminal of WIDTH does not show whole; lines too wide for
    it; ellipses."""
    said = printed(show, width)
    wide = [line for line in said.splitlines() if len(line.rstrip()) > width]
    return [*(figures(printed(show, 5000)) - figures(said)), *wide, *re.findall("…", said)]
