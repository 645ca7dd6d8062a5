# SPDX-License-Identifier: GPL-2.0-only
"""A function in the terminal: its lines of source, and its instructions, with their counts."""

from rich.markup import escape

from tare.experiments.exact import annotate, names, show
from tare.figures import number
from tare.grid import Grid
from tare.text import console


def print_function(recorded, asked, path=None, out=None):
    """Print the function that ASKED names. path: of its ELF file, or of a tree with it."""
    out = out or console()
    of = annotate.function(recorded, asked)
    listing = annotate.instructions(recorded, of, path) if path else None
    out.print(f"[bold]{escape(names.function(of.name, of.module))}[/bold]: "
              f"{number(of.executed + of.repeated)} instructions of its own, {number(of.calls)} "
              "calls")
    if of.repeated:
        out.print(f"{number(of.repeated)} of them are repetitions of rep, and not below: there an "
                  "instruction that repeats counts once")
    if of.beside:
        out.print(f"{number(of.beside)} of them are not below: of parts that the compiler split "
                  "off, and of thunks")
    if listing is None:
        show.put("Instructions", _offsets(of), out,
                 "--vmlinux FILE shows which they are, and their source where it has debug "
                 "information.")
        return
    source = annotate.lines(of, listing)
    if source:
        show.put("Lines of the source", _lines(source), out)
    show.put("Instructions", _instructions(of, listing), out,
             "" if source else f"{path} has no debug information: there are no lines.")


def _offsets(of):
    return Grid([("offset", True), ("times", True)],
                [[f"+{offset:#x}", number(times)] for offset, times in sorted(of.offsets.items())])


def _lines(source):
    several = len({one.file for one in source}) > 1
    return Grid([("instructions", True), ("times", True), ("line", False), ("source", False)],
                [[number(one.executed), number(one.times),
                  (f"{one.file.rpartition('/')[2]}:" if several else "") + str(one.number),
                  one.text] for one in source])


def _instructions(of, listing):
    """The line is told where it changes."""
    rows, before = [], None
    for one in listing:
        line = f"{one.line[0].rpartition('/')[2]}:{one.line[1]}" if one.line else ""
        rows.append([number(of.offsets.get(one.offset, 0)), f"+{one.offset:#x}", one.text,
                     line if line != before else ""])
        before = line
    columns = [("times", True), ("offset", True), ("instruction", False), ("line", False)]
    if not any(one.line for one in listing):
        columns, rows = columns[:-1], [row[:-1] for row in rows]
    return Grid(columns, rows)
