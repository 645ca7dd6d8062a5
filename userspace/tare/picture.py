# SPDX-License-Identifier: GPL-2.0-only
"""Results as one image: the answer, where the figures come from, and the plots."""

import textwrap

from matplotlib import pyplot

from tare import answer, draw, figures, output, plots

_LETTERS = 88


def write(results, path):
    """Draws all panels of the results below each other to PATH; returns how many there were."""
    drawn = [(result, plots.panels(result)) for result in results]
    count = sum(len(panels) for _, panels in drawn)
    if not count:
        return 0
    parts = []
    for result, panels in drawn:
        parts.append((heading(result), None))
        parts += [(None, panel) for panel in panels]
    inches = [draw.height(panel) + 0.4 if panel else 0.2 + 0.19 * text.count("\n") + 0.25
              for text, panel in parts]
    with draw.style():
        whole = pyplot.figure(figsize=(7.2, sum(inches)), layout="constrained")
        try:
            # each panel has its own layout, so that labels of one do not narrow the others
            places = whole.subfigures(len(parts), 1, squeeze=False, height_ratios=inches)[:, 0]
            for (text, panel), place in zip(parts, places, strict=True):
                if panel:
                    axes = place.subplots()
                    panel.draw(axes)
                    place.suptitle(panel.title, x=0.02, ha="left", fontsize=10, fontweight="bold")
                else:
                    place.text(0.02, 0.92, text, va="top", fontsize=10, parse_math=False)
            with output.atomic(path, "wb") as stream:
                whole.savefig(stream, format="png", dpi=110, metadata={"Software": None})
        finally:
            pyplot.close(whole)
    return count


def heading(result):
    """The answer and the origin of its figures, as lines of text."""
    return "\n".join(line for text in (f"{result['experiment']}: {answer.words(result)}",
                                       figures.environment_line(result["environment"]),
                                       *result["warnings"])
                     for line in textwrap.wrap(text, _LETTERS, subsequent_indent="    "))
