# SPDX-License-Identifier: GPL-2.0-only
"""A recorded run in the terminal: the answer, the tree of calls, the functions."""

from rich.markup import escape

from tare.experiments.exact import flat, groups, tree_text
from tare.figures import number
from tare.grid import Grid
from tare.text import console

# of all instructions: what is less is left out of the tree
LEAST = 1.0
TOP = 20
PATH_LENGTH = ("Counts are path lengths: they see no caches, no stalls and no other CPU. Where "
               "time decides, measure time.")


def show(recorded, least=LEAST, top=TOP, by=groups.FUNCTION, out=None):
    """Print what there is. least: % of all instructions; top: how many functions, or BY what."""
    out = out or console()
    _head(recorded, out)
    for one in recorded["watched"]:
        _watched(one, out)
    out.print("[bold]Tree of calls[/bold]: each below its caller; > is the only call that is shown")
    for line in tree_text.lines(recorded, least, out.width):
        out.print(escape(line), crop=False, no_wrap=True, overflow="ignore")
    out.print(f"[dim]Paths of less than {least:g} % are left out: --least PERCENT.[/dim]")
    put(f"{by}s".capitalize(), groups.grid(recorded, by, top), out, f"The first {top}: -T N.")
    out.print(f"[dim]{escape(PATH_LENGTH)}[/dim]")


def _head(recorded, out):
    environment = recorded["environment"]
    contexts = ", ".join(f"{context} {number(count)}"
                         for context, count in flat.by_context(recorded).items())
    out.print(f"[bold]{number(recorded['instructions'])} instructions[/bold]: {contexts}")
    out.print(f"command: {escape(environment['command'])}"
              + (f" (status {recorded['exit_status']})" if recorded["exit_status"] else ""))
    out.print(escape(where(recorded)))
    out.print(escape(checked(recorded)))
    out.print(events(recorded))


def where(recorded):
    """What ran the command, in a line."""
    environment = recorded["environment"]
    return (f"{environment['kernel']}, machine {environment['machine']}, QEMU "
            f"{environment['qemu_version']}")


def events(recorded):
    """What happened meanwhile, in a line."""
    counts = recorded["events"]
    return ", ".join(f"{number(counts[key])} {text}" for key, text in (
        ("system_calls", "system calls"), ("interrupts", "interrupts"),
        ("exceptions", "exceptions"), ("task_switches", "task switches")))


def checked(recorded):
    """Whether the clock agrees, in a sentence."""
    said = recorded["checked"]
    if said["missing"] is None:
        return (f"Not checked: the CPU halted {number(said['halts'])} times, and the clock of a "
                "halted CPU goes on.")
    return "Complete: the guest's clock counted the same instructions, to the last one."


def _watched(watched, out):
    if not watched["calls"]:
        out.print(f"[yellow]warning:[/yellow] {escape(watched_sentence(watched))}")
        return
    out.print(escape(watched_sentence(watched)))
    put("Paths by their length",
        Grid([("instructions", True), ("calls", True), ("%", True)],
             [[number(executed), number(count), share]
              for executed, count, share in lengths(watched)[:TOP]]), out)


def watched_sentence(watched):
    """What a call of -k or -f took."""
    calls = watched["calls"]
    if not calls:
        return f"{watched['what']} {watched['name']} was never called"
    return (f"{watched['what']} {watched['name']}: {number(sum(count for _, count in calls))} "
            f"calls, min {number(calls[0][0])}, median {number(median(calls))}, max "
            f"{number(calls[-1][0])} instructions of the kernel, interrupts left out")


def lengths(watched):
    """[(instructions of a call, how many calls had so many, their %)], the most frequent first."""
    times = sum(count for _, count in watched["calls"])
    return [(executed, count, f"{100 * count / times:.1f}")
            for executed, count in sorted(watched["calls"], key=lambda one: -one[1])]


def median(calls):
    """The lower median of [[value, times]], sorted."""
    left = (sum(count for _, count in calls) + 1) // 2
    for value, count in calls:
        left -= count
        if left <= 0:
            return value
    raise ValueError("no calls")


def put(title, grid, out, note=None):
    """A table with its title, and a note below it."""
    out.print(f"[bold]{escape(title)}[/bold]")
    for table in grid.tables(out.width):
        out.print(table, crop=False)
    if note:
        out.print(f"[dim]{escape(note)}[/dim]")
