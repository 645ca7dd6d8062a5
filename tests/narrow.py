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
    return _lost(lambda width: shown(result, width), width)


def _lost(shown_in, width):
    said = shown_in(width)
    wide = [line for line in said.splitlines() if len(line.rstrip()) > width]
    return [*(figures(shown_in(5000)) - figures(said)), *wide, *re.findall("…", said)]


def printed(show, width):
    """What SHOW, which takes a console, prints in so many columns."""
    out = io.StringIO()
    show(Console(file=out, width=width, highlight=False))
    return out.getvalue()


def refuse_cut(show, width):
    """AssertionError where SHOW, which takes a console, is cut in so many columns."""
    assert not _lost(lambda width: printed(show, width), width)


def refuse_cut_figures(result):
    """AssertionError where a usual terminal cuts."""
    for width in WIDTHS:
        assert not lost(result, width), f"{result['experiment']} cut in {width} columns: " \
                                        f"{lost(result, width)[:5]}"
