# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact compare`: a command, or each system call, on several kernels, and what explains large
changes."""

import shlex
from itertools import pairwise
from pathlib import Path

from rich.markup import escape

from tare import machine, machine_command, options, output
from tare.counting import simulation
from tare.errors import TareError, UsageError
from tare.experiments.exact import diff, figures as exact_figures, run as exact_run
from tare.experiments.exact.read import document, events, percall
from tare.figures import number
from tare.grid import Grid
from tare.text import console, put

# What a system call costs: the calls of exactcalls, by the names that the kernel has.

PROGRAM = "exactcalls"
COUNT = 50
CALLS = ("getppid", "read", "write", "pipe", "futex", "epoll_wait", "clone", "execve", "mmap",
         "open", "stat", "sendmsg")
FAULTS = ("asm_exc_page_fault",)
_LARGE = 10.0
FORMAT, VERSION = "tare-exact-compare", 1
FUNCTIONS = 5


def add(verbs):
    parser = verbs.add_parser(
        "compare", examples=("tare exact compare --kernels 6.1,6.12,7.2",
                             "tare exact compare --kernels 6.1,7.2 -s read -- sh -c :"),
        help="count a command, or what system calls cost, on several kernels",
        description="Record COMMAND on each kernel and put the counts side by side, with the "
                    "functions that explain large changes. Without a COMMAND: what system calls "
                    "and a page fault cost.",
        epilog="exit status: 0 done; 1 failed, or the command failed; 2 bad usage; 77 this "
               "machine cannot do it")
    exact_run.add_kernels(parser)
    exact_run.add_watched(parser)
    simulation.add_options(parser)
    events.add_option(parser)
    parser.add_argument("-n", "--count", type=options.whole(1, 1000000), metavar="N",
                        help=f"without COMMAND: make each call N times (default: {COUNT})")
    parser.add_argument("--threshold", type=options.Within(float, 0), default=_LARGE,
                        metavar="PERCENT",
                        help=f"explain changes of so much or more (default: {_LARGE:g})")
    parser.add_argument("--json", metavar="FILE", help="write the comparison to FILE")
    parser.add_argument("-o", "--output", metavar="DIR",
                        help="write what was recorded on each kernel to DIR")
    parser.add_argument("--copy", action="append", default=[], metavar="HOST:GUEST",
                        help="put a file or folder into the guest; repeatable")
    parser.add_argument("command", nargs="*", metavar="COMMAND", help="after --")
    parser.set_defaults(run=run)


def run(arguments):
    _refuse(arguments)
    columns = exact_run.columns(arguments)
    documents = [_recorded(arguments, *column) for column in columns]
    titles = [title for title, *_ in columns]
    documents = [events.seen(one, arguments.event, title)
                 for one, title in zip(documents, titles, strict=True)]
    for one in documents[1:]:
        diff.refuse_unlike(documents[0], one)
    show_compare(titles, documents, arguments.threshold)
    if arguments.json:
        output.write_json(as_json(titles, documents, arguments.threshold), arguments.json,
                          indent=1)


def _refuse(arguments):
    simulated = simulation.asked(arguments)
    events.refuse_lacking(arguments.event, simulated.names if simulated else (), "--event")
    if arguments.command and arguments.count is not None:
        raise UsageError("--count: only without COMMAND, of the system calls")
    if not arguments.command and (arguments.syscall or arguments.function or arguments.copy):
        raise UsageError("-s, -f, --copy: only with COMMAND; without, it is known what is watched")
    if arguments.output:
        output.folder(arguments.output)


def _recorded(arguments, title, name, append):
    command, watched = arguments.command, (arguments.syscall, arguments.function)
    files = machine_command.copies(arguments.copy)
    if not command:
        command = [PROGRAM, "-n", str(arguments.count or COUNT)]
        watched, files = (CALLS, FAULTS), machine.programs(PROGRAM)
    made = exact_run.record(name, command, *watched, files, append=append,
                            simulation=simulation.asked(arguments))
    if made["exit_status"]:
        raise TareError(f"{shlex.join(command)} ended with status {made['exit_status']} on "
                        f"{title}: nothing was compared")
    if arguments.output:
        document.write(made, Path(arguments.output) / f"{title.replace('/', '_')}.json")
    return made


def rows(documents):
    """[{"name", "what", "figures"}] of documents of one command, all by one event or by
    instructions. what: as in a document's `watched`; None: all instructions. figures: of each
    kernel, as _figure() tells of its calls, or of a run that is one.
    """
    every = [(f"all {events.unit(documents[0])}", None,
              [[[one["instructions"], 1]] for one in documents])]
    every += [(same[0]["name"], same[0]["what"], [one["calls"] for one in same])
              for same in zip(*(one["watched"] for one in documents), strict=True)]
    return [{"name": name, "what": what, "figures": list(map(_figure, calls))}
            for name, what, calls in every]


def _figure(calls):
    """Of [[length, how many calls had it]], sorted; None where there was no call."""
    if not calls:
        return None
    return {"min": calls[0][0], "median": exact_figures.median(calls), "max": calls[-1][0],
            "calls": sum(times for _, times in calls)}


def changes(kernels, documents, large):
    """[{"row", "before", "after", "percent", "functions"}] of all rows that grew or shrank by LARGE
    % or more, from a kernel to the next."""
    found = []
    for row in rows(documents):
        for at, (a, b) in enumerate(pairwise(row["figures"])):
            grew = b["median"] - a["median"] if a and b and a["median"] else 0
            if grew and abs(percent := 100 * grew / a["median"]) >= large:
                explained = explain(row["what"], row["name"], *documents[at:at + 2])
                found.append({
                    "row": row["name"], "before": kernels[at], "after": kernels[at + 1],
                    "percent": percent, "functions": [
                        {"name": name, "difference": count} for name, count in explained]})
    return found


def explain(what, name, a, b):
    """[(function, difference)] of the first ones, in a call or, with WHAT None, in all."""
    told = diff.changes(a, b)
    if what is None:
        return [(diff.label(one), one.difference)
                for one in told[:FUNCTIONS] if one.difference]
    new = {one.renamed_from: one.name for one in told if one.renamed_from}
    before, after = (percall.by_function(of, next(
        one for one in of["watched"] if (one["what"], one["name"]) == (what, name)))
        for of in (a, b))
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
        "rows": rows(documents), "changes": changes(kernels, documents, large)}


# A command on several kernels, in the terminal.


def show_compare(kernels, documents, large, out=None):
    """Print the table, and the functions that explain each large change."""
    out = out or console()
    first = documents[0]
    put(events.title(first, "by kernel"), table(kernels, documents), out,
        ("Of calls the mean" if "event" in first else "Of calls the median (min to max), "
         "by the task itself; what `rep` repeats is an instruction each time")
        + ". Interrupts are left out. The change is from the first kernel to the last.")
    changed = changes(kernels, documents, large)
    out.print(f"[bold]Changes of {large:g} % or more, and the functions that explain most"
              f"[/bold]{'' if changed else ': none'}")
    for one in changed:
        out.print(escape(sentence(one)))
    if changed and first["watched"]:
        out.print("[dim]Functions of a call are means over its calls; the kernel's entry and exit, "
                  "over all system calls.[/dim]")
    for name, one in zip(kernels, documents, strict=True):
        if one["checked"]["missing"] is None:
            out.print(escape(f"{name}: {exact_figures.checked(one)}"))
    out.print(f"[dim]{escape(exact_figures.limits(first))}[/dim]")


def table(kernels, documents):
    """A Grid: a row for each figure, a column for each kernel."""
    return Grid([("", False), *((name, True) for name in kernels), ("change", True)],
                [[row["name"], *map(_cell, row["figures"]), _change(row["figures"])]
                 for row in rows(documents)])


def _cell(figure):
    if figure is None:
        return "-"
    least, middle, most = (number(figure[name]) for name in ("min", "median", "max"))
    return middle if figure["min"] == figure["max"] else f"{middle} ({least} to {most})"


def _change(row):
    first, last = (one and one["median"] for one in (row[0], row[-1]))
    if not first or last is None:
        return "-"
    return diff.percent(100 * (last - first) / first)


def sentence(change):
    """A line on a large change."""
    functions = ", ".join(f"{one['name']} {signed(one['difference'])}"
                          for one in change["functions"])
    return (f"{change['row']}, {change['before']} to {change['after']}: "
            f"{diff.percent(change['percent'])}: {functions or 'no function tells'}")


def signed(count):
    """A difference with its sign; a mean with one decimal."""
    return f"{count:+,.1f}" if count % 1 else f"{int(count):+,}"
