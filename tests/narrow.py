# SPDX-License-Identifier: GPL-2.0-only
"""Whether a narrow terminal shows each figure of a result that a wide one shows."""

import io
import re
from collections import Counter

from rich.console import Console
from tare import text

WIDTHS = (60, 80, 100, 200)
_FIGURE = re.compile(r"^\W*\d[\d,.:]*(e[-+]?\d+)?\W*$")


def shown(result, width, encoding="utf-8"):
    """What a terminal of so many columns shows."""
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding)
    text.render(result, Console(file=stream, width=width, force_terminal=True, color_system=None,
                                highlight=False))
    stream.flush()
    return raw.getvalue().decode(encoding)


def figures(said):
    return Counter(word for word in said.split() if _FIGURE.match(word))


def lost(result, width):
    """Figures that a terminal of WIDTH does not show whole; lines too wide for it; ellipses."""
    said = shown(result, width)
    wide = [line for line in said.splitlines() if len(line.rstrip()) > width]
    return [*(figures(shown(result, 5000)) - figures(said)), *wide, *re.findall("…", said)]


def refuse_cut_figures(result):
    """AssertionError where a usual terminal cuts."""
    for width in WIDTHS:
        assert not lost(result, width), f"{result['experiment']} cut in {width} columns: " \
                                        f"{lost(result, width)[:5]}"
