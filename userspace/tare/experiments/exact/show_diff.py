# SPDX-License-Identifier: GPL-2.0-only
"""What changed between two runs, in the terminal."""

from rich.markup import escape

from tare.experiments.exact import diff, show
from tare.figures import number
from tare.grid import Grid
from tare.text import console


def show_diff(a, b, top=show.TOP, out=None):
    """Print the total, the conditions that differ, and the functions that changed most."""
    out = out or console()
    out.print(f"[bold]{escape(of_total(diff.total(a, b)))}[/bold]")
    for line in conditions(a, b):
        out.print(escape(line))
    for watched, medians in medians_of_watched(a, b):
        out.print(escape(of_total(medians, of_calls(watched))))
    changes = [one for one in diff.changes(a, b)
               if one.difference or one.what in ("new", "went")]
    show.put("Functions by the difference of their own instructions",
             functions(changes, diff.total(a, b), top), out,
             f"{len(changes)} functions changed; the first {min(top, len(changes))}: -T N.")
    out.print(f"[dim]{escape(show.PATH_LENGTH)}[/dim]")


def signed(count):
    """A difference with its sign."""
    return f"+{number(count)}" if count > 0 else number(count)


def percent(grown):
    """A share of growth: as many digits as it takes to tell it from nothing."""
    return f"{grown:+.3g} %" if grown else "0 %"


def of_total(total, what="instructions"):
    """A line on how a figure changed."""
    grown = f", {percent(total.percent)}" if total.percent is not None else ""
    return (f"{number(total.before)} {what} before, {number(total.after)} after: "
            f"{signed(total.difference)}{grown}")


def conditions(a, b):
    """A line for each condition that is not the same."""
    return [f"{name} differs: {before or 'not told'} before, {after or 'not told'} after"
            for name, (before, after) in diff.differing(a, b).items()]


def of_calls(watched):
    """What a median of watched calls is, in words."""
    return f"instructions a {watched['what']} {watched['name']} (median)"


def medians_of_watched(a, b):
    """[(what was watched, diff.Total of the median per call)] of what both runs have calls of."""
    before = {(one["what"], one["name"]): one["calls"] for one in a["watched"]}
    return [(one, diff.Total(show.median(calls), show.median(one["calls"])))
            for one in b["watched"]
            if one["calls"] and (calls := before.get((one["what"], one["name"])))]


def label(change):
    """A function's name, with its module."""
    return change.name + (f" [{change.module}]" if change.module else "")


def functions(changes, total, top):
    """A Grid of the first functions, of all others together, and of the total, which adds up."""
    rows = [_row(label(one), one.of("own"), one.of("inclusive"), one.of("calls"), one.note)
            for one in changes[:top]]
    shown = [sum(one.of("own")[at] for one in changes[:top]) for at in range(3)]
    whole = total.before, total.after, total.difference
    if any(whole[at] - shown[at] for at in range(3)):
        rows.append(_row("all others", [whole[at] - shown[at] for at in range(3)]))
    rows.append(_row("total", whole))
    return Grid([("difference", True), ("before", True), ("after", True), ("inclusive", True),
                 ("calls before", True), ("after", True), ("function", False), ("", False)], rows)


def _row(name, own, inclusive=None, calls=None, note=""):
    return [signed(own[2]), number(own[0]), number(own[1]),
            signed(inclusive[2]) if inclusive else "",
            *((number(calls[0]), number(calls[1])) if calls else ("", "")), name, note]
