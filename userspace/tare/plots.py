# SPDX-License-Identifier: GPL-2.0-only
"""What can be drawn of a result: panels, each with the data that it draws."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tare import cells, draw, figures, stats

# A screen reader is not asked to read more rows of a plot than that.
ROWS = 60


@dataclass(frozen=True)
class Panel:
    """One plot. draw takes axes; columns and rows are what it draws, for those who cannot see.

    group: under which title it stands, with others of the same.
    """

    title: str
    name: str
    draw: Callable
    told: str
    columns: list
    rows: list
    notes: list = field(default_factory=list)
    percentiles: dict = field(default_factory=dict)
    group: str = ""


def panels(result):
    """Panels of all of a result that can be drawn, that of `lead` first."""
    lead = result.get("lead", {})
    found = []
    for entry in result["distributions"]:
        if any(one["count"] for one in entry.get("bins", ())):
            found += [_bins(entry), _cumulated(entry)]
        elif entry.get("grid"):
            found.append(_grid(entry))
        elif entry.get("curves"):
            found.append(_curves(entry))
    for (plot, unit), entries in _comparable(result).items():
        mark = lead.get("mark") if plot == lead.get("plot") else None
        found.append(_bars(plot, entries, unit, mark))
    return sorted(found, key=lambda panel: panel.name != lead.get("plot"))


def leading(result):
    """The panel that carries the answer, or None: nothing was named, or it cannot be drawn."""
    plot = result.get("lead", {}).get("plot")
    return next((panel for panel in panels(result) if panel.name == plot), None)


def others(result):
    """{title: panels} of all but the leading one."""
    found, lead = {}, leading(result)
    for panel in panels(result):
        if not lead or panel.name != lead.name:
            found.setdefault(panel.group or panel.title, []).append(panel)
    return found


def drawn(entry):
    """The figure of a bar: net, or raw where there is nothing to subtract; None: refused."""
    return entry["net"] if figures.is_netted(entry) else entry["raw"]


def _comparable(result):
    """Measurements with a figure by plot and unit, where there are two or more."""
    found = {}
    for entry in result["measurements"]:
        if "bar" in entry and drawn(entry):
            found.setdefault((entry["bar"]["plot"], entry["unit"]), []).append(entry)
    return {key: entries for key, entries in found.items() if len(entries) > 1}


def percentiles(entry):
    """Those of a distribution, or of its bins: the upper end of the bin; or how many it needs."""
    count, found = sum(one["count"] for one in entry["bins"]), entry.get("percentiles")
    if found is None:
        found = stats.of_buckets([(one["high"], one["count"]) for one in entry["bins"]])
    few = f"too few {entry.get('counted', 'calls')}, needs"
    return found | {f"p{one:g}": f"{few} {stats.needed(one):,}" for one in stats.PERCENTILES
                    if f"p{one:g}" not in found and count < stats.needed(one)}


def _all_parts(entry, bins):
    """{legend: shares} of counts, and of sums where BINS have any."""
    parts = {f"% of {entry.get('counted', 'calls')}": cells.shares(bins, "count")}
    if any(one.get("sum") for one in bins):
        parts[f"% of {entry['unit']}"] = cells.shares(bins, "sum")
    return parts


def _bins(entry):
    bins = cells.few(entry["bins"])
    parts = _all_parts(entry, bins)
    rows = [[figures.bin_label(one), *(figures.number(of[at][0]) for of in parts.values())]
            for at, one in enumerate(bins)]
    notes = ([f"{len(entry['bins'])} buckets, put together into {len(bins)}"]
             if len(bins) < len(entry["bins"]) else [])
    return Panel(entry["title"], entry["name"],
                 lambda axes: draw.bins(axes, bins, {key: [one[0] for one in of]
                                                     for key, of in parts.items()}, entry["unit"]),
                 f"Bars: {' and '.join(parts)} by {entry['unit']}.",
                 [entry["unit"], *parts], rows, notes, percentiles(entry))


def _cumulated(entry):
    bins, parts = entry["bins"], _all_parts(entry, entry["bins"])
    few = cells.few(bins)
    rows = [[figures.number(one["high"]), figures.number(upto)] for one, (_, upto)
            in zip(few, cells.shares(few, "count"), strict=True)]
    return Panel(f"{entry['title']}: cumulated", f"{entry['name']}:cdf",
                 lambda axes: draw.cumulated(axes, bins, {key: [one[1] for one in of]
                                                          for key, of in parts.items()},
                                             entry["unit"]),
                 f"Steps: {' and '.join(parts)} that are at most so many {entry['unit']}.",
                 [f"at most, {entry['unit']}", next(iter(parts))], rows,
                 group=entry["title"])


def _grid(entry):
    cell = sorted(((count, row, column) for row, line in enumerate(entry["grid"])
                   for column, count in enumerate(line) if count), reverse=True)
    rows = [[row, column, figures.number(count)] for count, row, column in cell]
    return Panel(entry["title"], entry["name"], lambda axes: draw.grid(axes, entry),
                 f"Colours: {entry['unit']} by {entry['rows']} and {entry['columns']}, a "
                 "logarithmic scale; empty: none.",
                 [entry["rows"], entry["columns"], entry["unit"]], rows)


def labelled(label, estimates, entry):
    """LABEL, and how sure the least sure interval is where that is not 95 %."""
    unsure = figures.unsureness(min(one["confidence"] for one in estimates), entry["interval_over"])
    return f"{label} ({unsure})" if unsure else label


def _curves(entry):
    curves = [(labelled(curve["name"], curve["points"], entry), curve["points"])
              for curve in entry["curves"]]
    rows = [[label, figures.number(point["x"]), figures.estimate(point, entry["interval_over"])]
            for label, points in curves for point in points]
    return Panel(entry["title"], entry["name"],
                 lambda axes: draw.curves(axes, curves, entry["x"], entry["unit"]),
                 f"Curves: {entry['unit']} over {entry['x']}; bands are intervals.",
                 ["curve", entry["x"], entry["unit"]], rows)


def _bars(plot, entries, unit, mark):
    over = " or ".join(dict.fromkeys(figures.over(entry) for entry in entries
                                     if entry["interval_over"]))
    label = f"{unit}; intervals over {over}" if over else unit
    bars = [(labelled(entry["bar"]["label"], [value], entry), value)
            for entry, value in zip(entries, map(drawn, entries), strict=True)]
    rows = [[name, figures.estimate(value, entry["interval_over"])]
            for (name, value), entry in zip(bars, entries, strict=True)]
    net = ", net" if all(entry["net"] for entry in entries) else ""
    marked = (f" A line marks {mark['label']}, {figures.number(mark['value'])} {unit}."
              if mark else "")
    return Panel(f"{plot}{net}", plot, lambda axes: draw.bars(axes, bars, label, mark),
                 f"Bars: {unit}, with intervals.{marked}", ["", unit], rows)
