# SPDX-License-Identifier: GPL-2.0-only
"""Results in the terminal; colours only there."""

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tare import figures

_BAR = 30


def console(stderr=False):
    """A console that does not wrap what goes into a pipe."""
    made = Console(stderr=stderr, highlight=False, soft_wrap=False)
    if not made.is_terminal:
        made = Console(stderr=stderr, highlight=False, width=200)
    return made


def render(result, out=None):
    """Print a result document."""
    out = out or console()
    out.print(f"[bold]{result['experiment']}[/bold]  "
              f"{escape(figures.environment_line(result['environment']))}")
    if result["environment"].get("command"):
        out.print(f"command: {escape(result['environment']['command'])}")
    if result["verdict"]:
        _verdict(result["verdict"], out)
    shown = [entry for entry in result["measurements"] if not entry.get("detail")]
    for table in (_measurements(shown),
                  *(_bins(entry) for entry in result["distributions"]
                    if entry.get("bins") and not entry.get("detail"))):
        if table:
            out.print(table)
    for table in (one for one in result["tables"] if not one.get("detail")):
        if table["rows"]:
            out.print(_table(table))
        for note in table.get("notes", ()):
            out.print(f"[dim]{escape(note)}[/dim]")
    for warning in result["warnings"]:
        out.print(f"[yellow]warning:[/yellow] {escape(warning)}")


def _grid(title):
    return Table(title=escape(title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD,
                 pad_edge=False)


def _verdict(verdict, out):
    colour = {"worth it": "green", "not worth it": "cyan", "yes": "green", "no": "cyan",
              "cannot tell": "yellow"}
    answer = verdict["answer"]
    out.print(f"[bold {colour[answer]}]{answer}[/]: {escape(verdict['sentence'])}")
    for reason in verdict.get("reasons", ()):
        out.print(f"  - {escape(reason)}")


def _measurements(entries):
    if not entries:
        return None
    table = _grid(figures.HEADING)
    netted = any(entry["overhead"] or entry["net"] or entry["below_floor"] for entry in entries)
    quoted = any(entry["published"] for entry in entries)
    columns = ["", "raw", *(["overhead", "net"] if netted else []), "unit",
               "interval over", *(["published"] if quoted else [])]
    for column in columns:
        table.add_column(column, justify="right" if column in (*figures.FIGURES, "published")
                         else "left")
    for entry in entries:
        table.add_row(*(escape(figures.COLUMNS[column](entry)) for column in columns))
    return table


def _bins(distribution):
    table = _grid(f"{distribution['title']} ({distribution['unit']})")
    bins = distribution["bins"]
    calls = sum(entry["count"] for entry in bins)
    total = sum(entry.get("sum", 0) for entry in bins)
    counted = distribution.get("counted", "calls")
    for column in (distribution["unit"], counted, "%", "at most %", "sum", "%"):
        table.add_column(column, justify="right")
    table.add_column(f"{counted} █  sum ░")
    below = 0
    for entry in bins:
        below += entry["count"]
        part = entry["count"] / calls if calls else 0
        weight = entry.get("sum", 0) / total if total else 0
        bar = "█" * round(part * _BAR) + " " + "░" * round(weight * _BAR)
        table.add_row(figures.bin_label(entry), figures.number(entry["count"]), f"{100 * part:.1f}",
                      f"{100 * below / calls if calls else 0:.1f}",
                      figures.number(entry.get("sum")), f"{100 * weight:.1f}", bar)
    return table


def _table(entry):
    table = _grid(entry["title"])
    numeric = [all(not isinstance(row[i], str) for row in entry["rows"])
               for i in range(len(entry["columns"]))]
    for column, right in zip(entry["columns"], numeric, strict=True):
        table.add_column(escape(column), justify="right" if right else "left",
                         overflow="fold")
    for row in entry["rows"]:
        table.add_row(*(escape(figures.number(cell)) for cell in row))
    return table
