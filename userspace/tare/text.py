# SPDX-License-Identifier: GPL-2.0-only
"""Results as text: wrapped and coloured on a terminal, plain in a pipe."""

from rich.console import Console
from rich.markup import escape

from tare import answer, cells, figures, result as results
from tare.errors import printable
from tare.grid import Grid

_BAR, _LEAST_BAR = 30, 6
_UNLIMITED = 10_000  # columns in a pipe, where each row of a table is one line


def console(stderr=False):
    """A console that does not wrap what goes into a pipe."""
    made = Console(stderr=stderr, highlight=False, soft_wrap=False)
    if not made.is_terminal:
        made = Console(stderr=stderr, highlight=False, width=_UNLIMITED)
    return made


def render(result, out=None):
    """Prints a result document."""
    out, result = out or console(), results.mapped(result, printable)
    if result["verdict"]:
        _verdict(result["verdict"], out)
    elif answer.sentence(result):
        out.print(escape(answer.sentence(result)))
    conclusion = result.get("reproduction", {}).get("conclusion", "")
    if conclusion and conclusion != answer.sentence(result):
        out.print(escape(conclusion))
    out.print(f"[bold]{result['experiment']}[/bold]  "
              f"{escape(figures.environment_line(result['environment']))}")
    if result["environment"].get("command"):
        out.print(f"command: {escape(result['environment']['command'])}")
    shown = [entry for entry in answer.measurements(result) if not entry.get("detail")]
    if shown:
        put(figures.HEADING, _measurements(shown, result["environment"]), out)
        _notes(figures.notes_on_time(shown, result["environment"]), out)
    for entry in result["distributions"]:
        if entry.get("bins") and not entry.get("detail"):
            _bins(entry, out)
    for table in (one for one in result["tables"] if not one.get("detail")):
        if table["rows"]:
            put(table["title"], grid(table), out)
        _notes(figures.notes(table, result["environment"]), out)
    for warning in result["warnings"]:
        out.print(f"[yellow]warning:[/yellow] {escape(warning)}")


def _notes(notes, out):
    for note in notes:
        out.print(f"[dim]{escape(note)}[/dim]")


def put(title, grid, out, *notes):
    """Prints a Grid with its title, and notes below it."""
    out.print(f"[bold]{escape(title)}[/bold]")
    table = grid.table(out.width)
    if out.is_terminal:
        out.print(table, crop=False)
    else:
        # no padding, which would make each row as long as the longest
        with out.capture() as padded:
            out.print(table, crop=False)
        for line in padded.get().splitlines():
            out.print(line.rstrip(), markup=False)
    _notes(notes, out)


def _verdict(verdict, out):
    colour = {"worth it": "green", "not worth it": "cyan", "yes": "green", "no": "cyan"}
    word = verdict["answer"]
    out.print(f"[bold {colour.get(word, 'yellow')}]{word}[/]: {escape(verdict['sentence'])}")
    for reason in verdict.get("reasons", ()):
        out.print(f"  - {escape(reason)}")


def _measurements(entries, environment):
    cells_of = figures.shown(entries, environment, samples=False)
    return Grid([(heading, heading in (*figures.FIGURES, "published")) for heading in cells_of],
                [[cell(entry) for cell in cells_of.values()] for entry in entries])


def _bins(distribution, out):
    bins, counted = distribution["bins"], distribution.get("counted", "calls")
    parts = [cells.shares(bins, "count")]
    columns = [distribution["unit"], counted, "%", "at most %"]
    rows = [[figures.bin_label(entry), figures.number(entry["count"]), f"{part:.1f}", f"{upto:.1f}"]
            for entry, (part, upto) in zip(bins, parts[0], strict=True)]
    if any(entry.get("sum") for entry in bins):
        parts.append(cells.shares(bins, "sum"))
        columns += ["sum", "%"]
        rows = [[*row, figures.number(entry.get("sum")), f"{part:.1f}"]
                for row, entry, (part, _) in zip(rows, bins, parts[1], strict=True)]
    columns = [(column, True) for column in columns]
    title = f"{distribution['title']} ({distribution['unit']})"
    bar = min(_BAR, (out.width - Grid(columns, rows).width() - 4) // len(parts))
    if bar >= _LEAST_BAR:
        columns.append((f"{counted} █" + "  sum ░" * (len(parts) - 1), False))
        rows = [[*row, " ".join(mark * round(part * bar / 100) for mark, (part, _) in
                                zip("█░", shares)).rstrip()]
                for row, *shares in zip(rows, *parts, strict=True)]
    put(title, Grid(columns, rows), out)


def grid(entry):
    return Grid([(column, all(not isinstance(row[at], str) for row in entry["rows"]))
                 for at, column in enumerate(entry["columns"])],
                [[figures.number(cell) for cell in row] for row in entry["rows"]])
