# SPDX-License-Identifier: GPL-2.0-only
"""Results as text: wrapped and coloured on a terminal, plain in a pipe."""

from rich.console import Console
from rich.markup import escape

from tare import answer, figures, result as results
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
    netted = any(entry["overhead"] or entry["net"] or entry["below_floor"] for entry in entries)
    quoted = any(entry["published"] for entry in entries)
    headings = ["", "raw", *(["overhead", "net"] if netted else []), "unit",
                "interval over", *(["published"] if quoted else [])]
    cells = figures.columns(environment)
    return Grid([(heading, heading in (*figures.FIGURES, "published")) for heading in headings],
                [[cells[heading](entry) for heading in headings] for entry in entries])


def _bins(distribution, out):
    bins = distribution["bins"]
    counts = [entry["count"] for entry in bins]
    sums = [entry.get("sum") for entry in bins]
    calls, total = sum(counts), sum(filter(None, sums))
    counted = distribution.get("counted", "calls")
    parts = [count / calls if calls else 0 for count in counts]
    weights = [(one or 0) / total if total else 0 for one in sums]
    columns = [distribution["unit"], counted, "%", "at most %"]
    rows = [[figures.bin_label(entry), figures.number(entry["count"]), f"{100 * part:.1f}",
             f"{100 * sum(counts[:at + 1]) / calls if calls else 0:.1f}"]
            for at, (entry, part) in enumerate(zip(bins, parts, strict=True))]
    if total:
        columns += ["sum", "%"]
        rows = [[*row, figures.number(one), f"{100 * weight:.1f}"]
                for row, one, weight in zip(rows, sums, weights, strict=True)]
    columns = [(column, True) for column in columns]
    title = f"{distribution['title']} ({distribution['unit']})"
    bar = min(_BAR, (out.width - Grid(columns, rows).width() - 4) // (2 if total else 1))
    if bar >= _LEAST_BAR:
        columns.append((f"{counted} █" + ("  sum ░" if total else ""), False))
        rows = [[*row, ("█" * round(part * bar) + " " + "░" * round(weight * bar)).rstrip()]
                for row, part, weight in zip(rows, parts, weights, strict=True)]
    put(title, Grid(columns, rows), out)


def grid(entry):
    return Grid([(column, all(not isinstance(row[at], str) for row in entry["rows"]))
                 for at, column in enumerate(entry["columns"])],
                [[figures.number(cell) for cell in row] for row in entry["rows"]])
