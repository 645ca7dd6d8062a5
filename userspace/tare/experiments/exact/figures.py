# SPDX-License-Identifier: GPL-2.0-only
"""A recorded run in the terminal: the answer, the tree of calls, the functions."""

from collections import defaultdict
from typing import NamedTuple

from rich.markup import escape

from tare.experiments.exact.read import data, document, events, tree
from tare.figures import counted, number
from tare.grid import Grid
from tare.text import console, put

# Instructions by function, task or context: the table below the tree.

FUNCTION = "function"
BY = (FUNCTION, "task", "context")


def group_table(recorded, by=FUNCTION):
    """(headings, rows), the most instructions first; percentages are texts."""
    total = recorded["instructions"] or 1
    if by == FUNCTION:
        headings = "own", "%", "of rep", "inclusive", "calls", FUNCTION
        rows = [(one.own, f"{100 * one.own / total:.1f}", one.repeated, one.inclusive, one.calls,
                 tree.function(one.name, one.module)) for one in document.by_function(recorded)]
    else:
        sums = defaultdict(lambda: [0, 0])
        for node in document.nodes(recorded):
            sums[str(node[by])][0] += document.own(node)
            sums[str(node[by])][1] += node["repeated"]
        headings = "own", "%", "of rep", by
        rows = [(own, f"{100 * own / total:.1f}", repeated, name)
                for name, (own, repeated) in sorted(sums.items(), key=lambda one: -one[1][0])
                if own]
    if "event" in recorded:
        # `rep` repeats instructions alone
        headings, *rows = ((*row[:2], *row[3:]) for row in (headings, *rows))
    return headings, rows


DATA_BY = ("region", "object", "field", FUNCTION)


def show_data(recorded, where, by, top, out=None):
    """Print which data missed in the simulated caches, the most misses in the first one first."""
    out = out or console()
    found = data.rows(events.whole(recorded), where, by)
    _head(recorded, out)
    total = sum(one[0] + one[2] for one in found.values()) or 1
    rows = sorted(found.items(), key=lambda one: (-one[1][0] - one[1][2], one[0]))
    put("Data that missed in D1", Grid(
        [("D1m", True), ("%", True), ("D1mr", True), ("D1mw", True), ("LLm", True),
         *([(FUNCTION, False)] if by == FUNCTION else []), ("data", False)],
        [[number(first + written), f"{100 * (first + written) / total:.1f}", number(first),
          number(written), number(last + written_last), *([name] if by == FUNCTION else []),
          data.words(place)] for (name, place), (first, last, written, written_last)
         in rows[:top]]), out, f"The first {top} of {counted(len(rows), 'row')}: -T N.", MODEL)


# The tree of calls: a name moves to the right only where a path divides. What is the only call of
# the one above it stands right below it, marked: so deep paths need no more room than branches do.

HEADINGS = ("inclusive", "%", "own", "calls", FUNCTION)
_ONLY = "> "


class Step(NamedTuple):
    """A path, by its last step. mark: what stands before its name; calls: None of a task."""

    depth: int
    mark: str
    name: str
    context: str
    inclusive: int
    own: int
    calls: int | None


def steps(recorded, nodes, totals, drawn, most_indented=0):
    """Yields a Step for each of the NODES that are DRAWN, a set: callers first, of what one calls
    the most first. totals: as document.inclusive() tells. most_indented: in columns."""
    below = defaultdict(list)
    for at in sorted(drawn, key=lambda one: (totals[one], -one)):
        below[nodes[at]["parent"]].append(at)
    # depth, how often the path has divided, and whether its caller calls nothing else
    left = [(at, 1, 0, False) for at in below[None]]
    while left:
        at, depth, branches, only = left.pop()
        node, called, is_task = nodes[at], below[at], nodes[at]["parent"] is None
        yield Step(depth, " " * min(branches, most_indented) + only * _ONLY,
                   tree.marked(recorded, node), node["context"], totals[at], document.own(node),
                   None if is_task else node["calls"])
        # what a task calls is one to the right: a task is not a function
        divides = len(called) > 1 or is_task
        left += [(one, depth + 1, branches + divides, not divides) for one in called]


def tree_rows(recorded, least, most_indented=0):
    """[(Step, texts for HEADINGS but the last)], callers first; least: % of all instructions: what
    has less is left out."""
    nodes = document.nodes(recorded)
    totals, every = document.inclusive(nodes), recorded["instructions"] or 1
    drawn = {at for at, total in enumerate(totals) if 100 * total >= least * every}
    return [(one, (number(one.inclusive), f"{100 * one.inclusive / every:.1f}", number(one.own),
                   "" if one.calls is None else number(one.calls)))
            for one in steps(recorded, nodes, totals, drawn, most_indented)]


# of all instructions: what is less is left out of the tree
LEAST = 1.0
TOP = 20
PATH_LENGTH = ("Counts are path lengths: they see no caches, no stalls and no other CPU. Where "
               "time decides, measure time.")
MODEL = ("Events are those of a model: LRU, no prefetch, no speculation, one CPU. They are no "
         "time, and neither are estimated cycles: where time decides, measure time.")


def limits(recorded):
    """What its counts cannot see."""
    return MODEL if "event" in recorded else PATH_LENGTH


def show(recorded, least=LEAST, top=TOP, by=FUNCTION, out=None):
    """Print what there is. least: % of all instructions; top: how many functions, or BY what."""
    out = out or console()
    _head(recorded, out)
    for one in recorded["watched"]:
        _watched(recorded, one, out)
    put("Tree of calls: each below its caller; > is the only call that is shown",
        Grid([(heading, heading != FUNCTION) for heading in HEADINGS],
             [[*texts, one.mark + one.name]
              for one, texts in tree_rows(recorded, least, out.width // 4)]),
        out, f"Paths of less than {least:g} % are left out: --min-percent PERCENT.")
    columns, rows = group_table(recorded, by)
    put(f"{by}s".capitalize(), Grid([(column, column != by) for column in columns],
                                    [list(map(number, row)) for row in rows[:top]]),
        out, f"The first {top}: -T N.", limits(recorded))


def _head(recorded, out):
    environment = recorded["environment"]
    contexts = ", ".join(f"{context} {number(count)}"
                         for context, count in document.by_context(recorded).items())
    out.print(f"[bold]{events.amount(recorded)}[/bold]: {contexts}")
    out.print(f"command: {escape(environment['command'])}"
              + (f" (status {recorded['exit_status']})" if recorded["exit_status"] else ""))
    out.print(escape(where(recorded)))
    out.print(escape(checked(recorded)))
    out.print(happened(recorded))
    for line in events.lines(recorded):
        out.print(escape(line))


def where(recorded):
    """What ran the command, in a line."""
    environment = recorded["environment"]
    return (f"{environment['kernel']}, machine {environment['machine']}, QEMU "
            f"{environment['qemu_version']}")


def happened(recorded):
    """What happened meanwhile, in a line."""
    counts = recorded["events"]
    return ", ".join(counted(number(counts[key]), *words) for key, *words in (
        ("system_calls", "system call"), ("interrupts", "interrupt"), ("exceptions", "exception"),
        ("task_switches", "task switch", "task switches")))


def checked(recorded):
    """Whether the clock agrees, in a sentence."""
    said = recorded["checked"]
    if said["missing"] is None:
        return (f"Not checked: the CPU halted {counted(number(said['halts']), 'time')}, and the "
                "clock of a halted CPU goes on.")
    return "Complete: the guest's clock counted the same instructions, to the last one."


def _watched(recorded, watched, out):
    sentence = escape(watched_sentence(recorded, watched))
    if not watched["calls"]:
        out.print(f"[yellow]warning:[/yellow] {sentence}")
        return
    out.print(sentence)
    if "event" in recorded:
        return
    put("Paths by their length",
        Grid([("instructions", True), ("calls", True), ("%", True)],
             [[number(executed), number(count), share]
              for executed, count, share in lengths(watched)[:TOP]]), out)


def watched_sentence(recorded, watched):
    """What a call of -s or -f took."""
    calls = watched["calls"]
    if not calls:
        return f"{watched['what']} {watched['name']} was never called"
    least, middle, most = map(number, (calls[0][0], median(calls), calls[-1][0]))
    took = (f"{middle} {recorded['event']} on average" if "event" in recorded else
            f"min {least}, median {middle}, max {most} instructions of the kernel")
    return (f"{watched['what']} {watched['name']}: "
            f"{counted(number(sum(count for _, count in calls)), 'call')}, {took}, interrupts left "
            "out")


def lengths(watched):
    """[(instructions of a call, how many calls had so many, their %)], the most frequent first."""
    times = sum(count for _, count in watched["calls"])
    return [(executed, count, f"{100 * count / times:.1f}")
            for executed, count in sorted(watched["calls"], key=lambda one: -one[1])]


def median(calls):
    """The lower median of [[value, times]], sorted."""
    return quartile(calls, 2)


def quartile(calls, number):
    """The quartile of that number, 1 to 3, of [[value, times]], sorted; of two values the lower."""
    left = -(-number * sum(count for _, count in calls) // 4)
    for value, count in calls:
        left -= count
        if left <= 0:
            return value
    raise ValueError("no calls")
