# SPDX-License-Identifier: GPL-2.0-only
"""Plots on axes of matplotlib, without a display. A colour here is one of a page's (tare.svg)."""

import textwrap

import tare.quiet  # noqa: F401  before matplotlib
import matplotlib
from matplotlib import pyplot
from matplotlib.colors import LogNorm
from matplotlib.ticker import EngFormatter, FuncFormatter, LogLocator, MaxNLocator

from tare import figures

pyplot.switch_backend("Agg")
INK, FAINT = "#20262d", "#d5dae0"
# the background of a map of colours, whose scale is made for light paper
MAP = "#fbfcfd"
SERIES = ("#1f6f9f", "#b35c00", "#2a7d4f", "#7a4fa3", "#b8383b", "#5f6b76", "#8a6d00", "#a03f7f")
_DASHES = ("-", "--", "-.", ":")
# Without a salt the ids in an SVG differ from run to run.
STYLE = {"svg.hashsalt": "tare", "svg.fonttype": "none", "text.color": INK, "axes.labelcolor": INK,
         "xtick.color": INK, "ytick.color": INK, "axes.edgecolor": INK,
         # also the background of a colour bar
         "axes.facecolor": "none", "font.size": 10,
         "axes.titlesize": 10, "legend.frameon": False, "legend.fontsize": 9,
         "axes.spines.top": False, "axes.spines.right": False, "path.simplify": True,
         "axes.unicode_minus": False, "hatch.linewidth": 0.6}
WIDTH, HEIGHT = 6.4, 3.5
# points: the width of a letter in a tick's label, and the gap between labels
_LETTER, _APART = 6.5, 14
_WIDE = 20  # times as much as the least: more than a linear axis shows


def style():
    """The look of all plots, for as long as the block runs."""
    return matplotlib.rc_context(STYLE)


def _round(ticks):
    """At most so many TICKS, of figures that people count in: 0, 50, 100, not 0, 60, 120."""
    return MaxNLocator(ticks, steps=[1, 2, 5, 10])


def _labels_that_fit(labels, room):
    """The least N so that every Nth of LABELS, in ROOM points, has room beside the next."""
    wide = max(map(len, labels)) * _LETTER + _APART
    return max(1, -(-int(len(labels) * wide) // int(room)))


def bins(axes, cells, parts, unit):
    """Draws bars. parts: {legend: percent of each cell}. Ticks: times, or where bins begin."""
    width, timed = 0.9 / len(parts), unit == "ns"
    places = [(one["low"], one["high"] + 1 - one["low"]) if timed else (at, 1)
              for at, one in enumerate(cells)]
    for place, (label, values) in enumerate(parts.items()):
        axes.bar([low + (0.05 + place * width) * wide for low, wide in places], values,
                 [width * wide for _, wide in places], align="edge", color=SERIES[place],
                 label=label, clip_on=False)
    if timed:
        _scale(axes, cells[0]["low"], cells[-1]["high"], unit)
        axes.set_xlabel("time")
    else:
        labels = [figures.number(one["low"]) for one in cells]
        step = _labels_that_fit(labels, 0.8 * WIDTH * 72)
        axes.set_xticks(range(0, len(labels), step), labels[::step])
        axes.set_xlabel(f"{unit}, from")
    axes.set_ylabel("%")
    _legend(axes)


def cumulated(axes, buckets, parts, unit):
    """Draws a cumulated distribution. parts: {legend: percent up to each bucket}."""
    places = [one["high"] for one in buckets]
    for at, (label, values) in enumerate(parts.items()):
        axes.step([buckets[0]["low"], *places], [0, *values], where="post", color=SERIES[at],
                  linestyle=_DASHES[at], label=label)
    _scale(axes, buckets[0]["low"], places[-1], unit)
    axes.set_ylim(0, 105)
    axes.set_xlabel("at most" if unit == "ns" else f"at most, {unit}")
    axes.set_ylabel("%")
    axes.grid(axis="y", color=FAINT)
    _legend(axes)


def _scale(axes, least, most, unit):
    """Makes x logarithmic if it is long. Ticks have room; of times each has its own unit."""
    if most > 50 * max(1, least):
        axes.set_xscale("symlog", linthresh=1, base=2 if unit != "ns" and most < 1e6 else 10)
    seconds = EngFormatter("s")
    seconds.ENG_PREFIXES = {-9: "n", -6: "u", -3: "m", 0: ""}  # as the tools write; no ks
    axes.xaxis.set_major_formatter(FuncFormatter(
        lambda value, _: seconds(value * 1e-9) if unit == "ns" else figures.number(value)))
    ticks = [tick for tick in axes.xaxis.get_majorticklocs() if least / 2 <= tick <= 2 * most]
    labels = axes.xaxis.get_major_formatter().format_ticks(ticks)
    axes.set_xticks(ticks[::_labels_that_fit(labels or ["0"], 0.8 * WIDTH * 72)])
    axes.set_xticks([], minor=True)


def grid(axes, entry):
    image = axes.imshow([[cell or float("nan") for cell in row] for row in entry["grid"]],
                        norm=LogNorm(), cmap="viridis", origin="lower", interpolation="none")
    axes.set_facecolor(MAP)
    axes.set_xlabel(entry["columns"])
    axes.set_ylabel(entry["rows"])
    axes.figure.colorbar(image, ax=axes, label=entry["unit"])


def curves(axes, lines, along, unit):
    """Draws curves. lines: [(label, points)]."""
    for at, (label, points) in enumerate(lines):
        places, colour = [point["x"] for point in points], SERIES[at % len(SERIES)]
        axes.plot(places, [point["value"] for point in points], marker="o", markersize=3,
                  color=colour, linestyle=_DASHES[at // len(SERIES) % len(_DASHES)], label=label)
        axes.fill_between(places, [point["low"] for point in points],
                          [point["high"] for point in points], alpha=0.2, color=colour, linewidth=0)
    axes.xaxis.set_major_locator(_round(6))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: figures.number(value)))
    axes.set_xlabel(along)
    axes.set_ylabel(unit)
    axes.set_ylim(bottom=0)
    _legend(axes)


def bars(axes, entries, label, mark=None):
    """Draws a bar for each of entries: [(name, estimate)]. mark: (value, label) of a line.

    Where intervals reach from a small part of the mark to a multiple, the axis is logarithmic and
    the bars begin at the mark: on a linear axis one wide interval would hide all others.
    """
    values = [estimate["value"] for _, estimate in entries]
    spread = [[max(0, estimate["value"] - estimate["low"]) for _, estimate in entries],
              [max(0, estimate["high"] - estimate["value"]) for _, estimate in entries]]
    least, most = min(e["low"] for _, e in entries), max(e["high"] for _, e in entries)
    wide = mark and least > 0 and most > _WIDE * least
    start = mark["value"] if wide else 0
    axes.barh([textwrap.fill(name, 26, break_long_words=False) for name, _ in entries],
              [value - start for value in values], left=start, xerr=spread, color=SERIES[0],
              ecolor=INK, capsize=3, clip_on=False, error_kw={"clip_on": False})
    axes.invert_yaxis()
    axes.set_xscale("log" if wide else "linear")
    axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)[:1 if most > 100 * least else 3])
                                 if wide else _round(5))
    axes.minorticks_off()
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: figures.number(value)))
    if mark:
        axes.axvline(mark["value"], color=SERIES[4], linestyle="--", label=mark["label"])
        _legend(axes)
    axes.set_xlabel(textwrap.fill(label, 60))


def height(panel):
    """The height that a panel needs, in inches: each bar has a line."""
    return 1.3 + 0.26 * len(panel.rows) if panel.columns[0] == "" else HEIGHT


def _beside(labels):
    """How many of a legend's LABELS have room side by side."""
    room = int(0.8 * WIDTH * 72 / (max(map(len, labels)) * _LETTER + 3 * _APART))
    return max(1, min(room, len(labels)))


def _legend(axes):
    """Puts the legend above the axes, where it hides no figure, in as many columns as fit."""
    labels = axes.get_legend_handles_labels()[1]
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=_beside(labels),
                borderaxespad=0.2, columnspacing=1.2, handlelength=1.8)
