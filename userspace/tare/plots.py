# SPDX-License-Identifier: GPL-2.0-only
"""Plots of a result's distributions and measurements, by matplotlib without a display."""

import io

import matplotlib
from matplotlib import pyplot
from matplotlib.colors import LogNorm

from tare import cells, figures
from tare.output import atomic

pyplot.switch_backend("Agg")
# Without this the ids in an SVG differ from run to run.
matplotlib.rcParams["svg.hashsalt"] = "tare"
_COUNT, _SUM = "#33658a", "#f6ae2d"


def panels(result):
    """(title, draw) for everything of a result that can be drawn; draw takes axes."""
    found = []
    for entry in result["distributions"]:
        if any(one["count"] for one in entry.get("bins", ())):
            found.append((entry["title"], lambda axes, entry=entry: _bins(axes, entry)))
        elif entry.get("grid"):
            found.append((entry["title"], lambda axes, entry=entry: _grid(axes, entry)))
        elif entry.get("curves"):
            found.append((entry["title"], lambda axes, entry=entry: _curves(axes, entry)))
    for (title, unit), entries in _comparable(result).items():
        found.append((f"{title}, net",
                      lambda axes, entries=entries, unit=unit: _bars(axes, entries, unit)))
    return found


def _comparable(result):
    """Measurements with a net figure by plot and unit, where there are two or more."""
    plots = {}
    for entry in result["measurements"]:
        if entry["net"] and "bar" in entry:
            plots.setdefault((entry["bar"]["plot"], entry["unit"]), []).append(entry)
    return {key: entries for key, entries in plots.items() if len(entries) > 1}


def _bins(axes, entry):
    bins = cells.few(entry["bins"])
    calls = sum(one["count"] for one in bins)
    total = sum(one.get("sum", 0) for one in bins)
    places = range(len(bins))
    axes.bar([place - 0.2 for place in places],
             [100 * one["count"] / calls for one in bins], 0.4, color=_COUNT,
             label=f"% of {entry.get('counted', 'calls')}")
    if total:
        axes.bar([place + 0.2 for place in places],
                 [100 * one.get("sum", 0) / total for one in bins], 0.4, color=_SUM,
                 label=f"% of {entry['unit']}")
    axes.set_xticks(list(places), [figures.bin_label(one) for one in bins], rotation=60,
                    ha="right", fontsize=7)
    axes.set_xlabel(entry["unit"])
    axes.legend()


def _grid(axes, entry):
    image = axes.imshow([[cell or float("nan") for cell in row] for row in entry["grid"]],
                        norm=LogNorm(), cmap="viridis", origin="lower", interpolation="nearest")
    axes.set_xlabel(entry["columns"])
    axes.set_ylabel(entry["rows"])
    axes.figure.colorbar(image, ax=axes, label=entry["unit"])


def curve_label(entry, curve):
    """The curve's name, and how sure its intervals are at the least where that is not 95 %."""
    unsure = figures.unsureness(min(point["confidence"] for point in curve["points"]),
                                entry["interval_over"])
    return f"{curve['name']} ({unsure})" if unsure else curve["name"]


def bar_label(entry):
    """What stands beside the bar, and how sure its interval is where not 95 %."""
    label = entry["bar"]["label"]
    unsure = figures.unsureness(entry["net"]["confidence"], entry["interval_over"])
    return f"{label} ({unsure})" if unsure else label


def _curves(axes, entry):
    for curve in entry["curves"]:
        points = curve["points"]
        places = [point["x"] for point in points]
        line, = axes.plot(places, [point["value"] for point in points], marker="o", markersize=3,
                          label=curve_label(entry, curve))
        axes.fill_between(places, [point["low"] for point in points],
                          [point["high"] for point in points], alpha=0.2,
                          color=line.get_color())
    axes.set_xlabel(entry["x"])
    axes.set_ylabel(entry["unit"])
    axes.set_ylim(bottom=0)
    axes.legend(fontsize=8)


def _bars(axes, entries, unit):
    names = [bar_label(entry) for entry in entries]
    values = [entry["net"]["value"] for entry in entries]
    spread = [[max(0, entry["net"]["value"] - entry["net"]["low"]) for entry in entries],
              [max(0, entry["net"]["high"] - entry["net"]["value"]) for entry in entries]]
    axes.barh(names, values, xerr=spread, color=_COUNT, ecolor="black", capsize=3)
    axes.invert_yaxis()
    over = dict.fromkeys(figures.over(entry) for entry in entries if entry["interval_over"])
    axes.set_xlabel(f"{unit}; intervals over {' or '.join(over)}" if over else unit)


def svg(draw, title):
    """One panel as SVG text, without what would differ from run to run."""
    figure, axes = pyplot.subplots(figsize=(7, 4.2), layout="constrained")
    try:
        draw(axes)
        axes.set_title(title)
        stream = io.StringIO()
        figure.savefig(stream, format="svg", metadata={"Date": None})
    finally:
        pyplot.close(figure)
    return stream.getvalue()


def write_png(results, path):
    """All panels of the results below each other; returns how many there were."""
    every = [panel for result in results for panel in panels(result)]
    if not every:
        return 0
    figure, axes = pyplot.subplots(len(every), 1, figsize=(8, 4.4 * len(every)), squeeze=False,
                                   layout="constrained")
    try:
        for (title, draw), place in zip(every, axes[:, 0], strict=True):
            draw(place)
            place.set_title(title)
        with atomic(path, "wb") as stream:
            figure.savefig(stream, format="png", dpi=110, metadata={"Software": None})
    finally:
        pyplot.close(figure)
    return len(every)
