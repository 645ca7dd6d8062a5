# SPDX-License-Identifier: GPL-2.0-only
"""The same command on several kernels: a row for each figure, and what explains large changes."""

from dataclasses import dataclass

from rich.markup import escape

from tare.experiments.exact import figures
from tare.experiments.exact.diff import figures as diff_figures
from tare.experiments.exact.read import events, percall
from tare.figures import number
from tare.grid import Grid
from tare.text import console

FORMAT, VERSION = "tare-exact-compare", 1
FUNCTIONS = 5


@dataclass(frozen=True)
class Figure:
    """Of calls on a kernel, or with one call the total of a run."""

    least: int
    median: int
    most: int
    calls: int


@dataclass(frozen=True)
class Row:
    """figures: a Figure, or None where it was never called, of each kernel."""

    name: str
    what: str | None  # as in a document's `watched`; None: all instructions
    figures: tuple


@dataclass(frozen=True)
class Change:
    """Of a row, from a kernel to the next. functions: [(name, difference)], the largest first."""

    row: Row
    before: int
    after: int
    percent: float
    functions: tuple


def rows(documents):
    """[Row] of documents of one command, all by one event or by instructions."""
    total = [one["instructions"] for one in documents]
    found = [Row(f"all {events.unit(documents[0])}", None,
                 tuple(Figure(one, one, one, 1) for one in total))]
    watched = dict.fromkeys((one["what"], one["name"]) for of in documents for one in of["watched"])
    found += [Row(name, what, tuple(_figure(watched_of(one, what, name)) for one in documents))
              for what, name in watched]
    return found


def watched_of(recorded, what, name):
    return next((one for one in recorded["watched"]
                 if (one["what"], one["name"]) == (what, name)), None)


def _figure(watched):
    calls = watched["calls"] if watched else []
    if not calls:
        return None
    return Figure(calls[0][0], figures.median(calls), calls[-1][0],
                  sum(times for _, times in calls))


def changes(documents, large):
    """[Change] of all rows that grew or shrank by LARGE % or more, from a kernel to the next."""
    found = []
    for row in rows(documents):
        for at in range(1, len(documents)):
            a, b = row.figures[at - 1:at + 1]
            percent = 100 * (b.median - a.median) / a.median if a and b and a.median else 0
            if percent and abs(percent) >= large:
                found.append(Change(row, at - 1, at, percent,
                                    tuple(explain(row.what, row.name, *documents[at - 1:at + 1]))))
    return found


def explain(what, name, a, b):
    """[(function, difference)] of the first ones, in a call or, with WHAT None, in all."""
    told = diff_figures.changes(a, b)
    if what is None:
        return [(one.name, one.difference) for one in told[:FUNCTIONS] if one.difference]
    new = {one.renamed_from: one.name for one in told if one.renamed_from}
    before, after = (percall.by_function(one, watched_of(one, what, name)) for one in (a, b))
    before = {new.get(one, one): count for one, count in before.items()}
    found = [(one, after.get(one, 0) - before.get(one, 0)) for one in before | after]
    return sorted((one for one in found if one[1]),
                  key=lambda one: (-abs(one[1]), one[0]))[:FUNCTIONS]


def as_json(kernels, documents, large):
    """The document of a comparison."""
    return {
        "format": FORMAT, "version": VERSION, **events.mark(documents[0]),
        "large_percent": large,
        "kernels": [{"name": name, "environment": one["environment"], "checked": one["checked"]}
                    for name, one in zip(kernels, documents, strict=True)],
        "rows": [{"name": row.name, "what": row.what,
                  "figures": [one and {"min": one.least, "median": one.median, "max": one.most,
                                       "calls": one.calls} for one in row.figures]}
                 for row in rows(documents)],
        "changes": [{"row": one.row.name, "before": kernels[one.before],
                     "after": kernels[one.after], "percent": one.percent,
                     "functions": [{"name": name, "difference": count}
                                   for name, count in one.functions]}
                    for one in changes(documents, large)]}


# A command on several kernels, in the terminal.


def show_compare(kernels, documents, large, out=None):
    """Print the table, and the functions that explain each large change."""
    out = out or console()
    first = documents[0]
    figures.put(events.title(first, "by kernel"), table(kernels, documents), out,
                ("Of calls the mean" if "event" in first else "Of calls the median (min to max), "
                 "by the task itself; what `rep` repeats is an instruction each time")
                + ". Interrupts are left out. The change is from the first kernel to the last.")
    changed = changes(documents, large)
    out.print(f"[bold]Changes of {large:g} % or more, and the functions that explain most"
              f"[/bold]{'' if changed else ': none'}")
    for one in changed:
        out.print(escape(sentence(kernels, one)))
    if any(one.row.what for one in changed):
        out.print("[dim]Functions of a call are means over its calls; the kernel's entry and exit, "
                  "over all system calls.[/dim]")
    for name, one in zip(kernels, documents, strict=True):
        if one["checked"]["missing"] is None:
            out.print(escape(f"{name}: {figures.checked(one)}"))
    out.print(f"[dim]{escape(figures.limits(first))}[/dim]")


def table(kernels, documents):
    """A Grid: a row for each figure, a column for each kernel."""
    return Grid([("", False), *((name, True) for name in kernels), ("change", True)],
                [[row.name, *map(_cell, row.figures), _change(row.figures)]
                 for row in rows(documents)])


def _cell(figure):
    if figure is None:
        return "-"
    if figure.least == figure.most:
        return number(figure.median)
    return f"{number(figure.median)} ({number(figure.least)} to {number(figure.most)})"


def _change(figures):
    first, last = figures[0], figures[-1]
    if not first or not last or not first.median:
        return "-"
    return diff_figures.percent(100 * (last.median - first.median) / first.median)


def sentence(kernels, change):
    """A line on a large change."""
    functions = ", ".join(f"{name} {_signed(count)}" for name, count in change.functions)
    return (f"{change.row.name}, {kernels[change.before]} to {kernels[change.after]}: "
            f"{diff_figures.percent(change.percent)}: {functions or 'no function tells'}")


def _signed(count):
    return f"{count:+,.1f}" if count % 1 else f"{int(count):+,}"
