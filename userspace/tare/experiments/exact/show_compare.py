# SPDX-License-Identifier: GPL-2.0-only
"""A command on several kernels, in the terminal."""

from rich.markup import escape

from tare.experiments.exact import compare, show, show_diff
from tare.figures import number
from tare.grid import Grid
from tare.text import console


def show_compare(kernels, documents, large, out=None):
    """Print the table, and the functions that explain each large change."""
    out = out or console()
    show.put("Instructions by kernel", table(kernels, documents), out,
             "Of calls the median (min to max), by the task itself, interrupts left out; what "
             "`rep` repeats is an instruction each time. The change is from the first kernel to "
             "the last.")
    changes = compare.changes(documents, large)
    out.print(f"[bold]Changes of {large:g} % or more, and the functions that explain most"
              f"[/bold]{'' if changes else ': none'}")
    for one in changes:
        out.print(escape(sentence(kernels, one)))
    if any(one.row.what for one in changes):
        out.print("[dim]Functions of a call are means over its calls; the kernel's entry and exit, "
                  "over all system calls.[/dim]")
    for name, one in zip(kernels, documents, strict=True):
        if one["checked"]["missing"] is None:
            out.print(escape(f"{name}: {show.checked(one)}"))
    out.print(f"[dim]{escape(show.PATH_LENGTH)}[/dim]")


def table(kernels, documents):
    """A Grid: a row for each figure, a column for each kernel."""
    return Grid([("", False), *((name, True) for name in kernels), ("change", True)],
                [[row.name, *map(_cell, row.figures), _change(row.figures)]
                 for row in compare.rows(documents)])


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
    return show_diff.percent(100 * (last.median - first.median) / first.median)


def sentence(kernels, change):
    """A line on a large change."""
    functions = ", ".join(f"{name} {_signed(count)}" for name, count in change.functions)
    return (f"{change.row.name}, {kernels[change.before]} to {kernels[change.after]}: "
            f"{show_diff.percent(change.percent)}: {functions or 'no function tells'}")


def _signed(count):
    return f"{count:+,.1f}" if count % 1 else f"{int(count):+,}"
