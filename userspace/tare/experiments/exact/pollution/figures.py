# SPDX-License-Identifier: GPL-2.0-only
"""What system calls evict, as a table and as a file."""

import statistics
from dataclasses import asdict

from rich.markup import escape

from tare.counting.counted import SETS
from tare.counting.simulation import DEFAULT
from tare.experiments.exact.figures import MODEL
from tare.figures import number
from tare.grid import Grid
from tare.text import console, put

FORMAT, VERSION = "tare-exact-pollution", 1
_ALL = ("code", "data", "switches")
_SETS = ("i1", "d1", "tlb")


def rows(measured):
    """{call: {what: [min, median, max]}} of what was not always left out; of i1, d1 and tlb a list
    with one for each of SETS."""
    return {name: {
        **{what: _spread([getattr(one, what) for one in calls]) for what in _ALL},
        **{what: [_spread([getattr(one, what)[at] for one in calls]) for at in range(len(SETS))]
           for what in _SETS}} for name, calls in measured.calls.items() if calls}


def _spread(values):
    return [min(values), statistics.median_low(values), max(values)]


def show(all_measured, size, out=None):
    """Print a table for each Measured. size: KiB of the working set, one of SETS."""
    out = out or console()
    at = SETS.index(size)
    held = min(size << 10, DEFAULT.d1.size) // DEFAULT.d1.line
    out.print(f"Lines that a call touches, and evicts of a caller's working set of {size} KiB: "
              f"{held} lines in I1 and in D1, {size // 4} pages in the TLB")
    for measured in all_measured:
        put(measured.title, Grid(
            [("system call", False), ("calls", True), ("code", True), ("data", True),
             ("I1 evicted", True), ("D1 evicted", True), ("TLB evicted", True), ("CR3", True)],
            [[name, number(len(measured.calls[name])), *map(_words, (
                found["code"], found["data"], *(found[what][at] for what in _SETS),
                found["switches"]))] for name, found in rows(measured).items()]), out,
            _left_out(measured))
    out.print("[dim]Median (least-most) over calls; CR3: how often a call changes the page tables. "
              "Without PCID each change empties the TLB.[/dim]")
    out.print(f"[dim]{escape(MODEL)}[/dim]")


def _words(spread):
    least, middle, most = map(number, spread)
    return middle if least == most else f"{middle} ({least}-{most})"


def _left_out(measured):
    left = [f"{name} {times}" + ("" if measured.calls[name] else " (all)")
            for name, times in measured.left_out.items() if times]
    return f"Interrupted, or asleep, and left out: {', '.join(left) or 'none'}"


def as_json(all_measured):
    """The document of --json."""
    return {"format": FORMAT, "version": VERSION, "geometry": asdict(DEFAULT),
            "sets_kib": list(SETS),
            "measured": [{"title": one.title, "environment": one.environment, "calls": {
                name: {"calls": len(one.calls[name]), "left_out": one.left_out[name], **found}
                for name, found in rows(one).items()}} for one in all_measured]}
