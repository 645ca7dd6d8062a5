# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact pollution`: calls of many kinds in an exact machine, and what each of them evicts of
its caller's caches."""

import statistics
import tempfile
from collections import Counter
from dataclasses import asdict, dataclass

from rich.markup import escape

from tare import machine, options, output
from tare.counting import boot, simulation
from tare.counting.counted import SETS
from tare.errors import TareError
from tare.experiments.exact import run as exact_run
from tare.experiments.exact.compare import PROGRAM
from tare.experiments.exact.figures import MODEL
from tare.experiments.exact.prices.run import variants
from tare.figures import number
from tare.grid import Grid
from tare.text import console, put

COUNT = 40
KERNEL = "6.1"
_SHOWN = 32
FORMAT, VERSION = "tare-exact-pollution", 1
_ALL = ("code", "data", "switches")
_SETS = ("i1", "d1", "tlb")


def add(verbs):
    parser = verbs.add_parser(
        "pollution", examples=("tare exact pollution --append randomize_kstack_offset=off",),
        help="count the lines that system calls evict from their caller's caches",
        description="Make 64 system calls in an exact machine, with a working set of the caller's "
                    "in simulated caches before each, and count the lines that the call touches "
                    "and those of the caller's that it evicts.",
        epilog="exit status: 0 done; 1 failed; 2 bad usage; 77 this machine cannot do it")
    exact_run.add_kernels(parser, KERNEL)
    parser.add_argument("-n", "--count", type=options.whole(1, 10000), default=COUNT, metavar="N",
                        help=f"make each call N times (default: {COUNT})")
    parser.add_argument("--set", type=int, choices=SETS, default=_SHOWN, dest="size",
                        help="KiB of the working set that the table is of (default: "
                             f"{_SHOWN}); --json has all")
    parser.add_argument("--json", metavar="FILE", help="write all figures to FILE")
    parser.set_defaults(run=run)


def run(arguments):
    measured = [measure(title, name, arguments.count, words)
                for title, name, words in exact_run.columns(arguments)]
    show(measured, arguments.size)
    if arguments.json:
        output.write_json(as_json(measured), arguments.json, indent=1)


@dataclass(frozen=True)
class Measured:
    """Of a kernel with some words on its command line. calls: {name: [counted.Evicted]}; left_out:
    {name: how many calls were interrupted, or slept}."""

    title: str
    environment: dict
    calls: dict
    left_out: dict


def measure(title, name, count, append):
    """The Measured of COUNT calls of each kind in the machine NAME; TareError."""
    with tempfile.TemporaryDirectory(prefix="tare-exact-") as folder:
        counting = boot.Counting(name, folder, simulation=simulation.Simulation(pollution=True))
        addresses = {counting.known.call(one): one for one in variants()}
        found, outcome = counting.run([PROGRAM, "--all", "-n", str(count)], list(addresses),
                                      files=machine.programs(PROGRAM), append=append, cells=False)
    evicted = found.counted.simulated.evicted
    tasks = Counter(one.task for of in evicted.values() for one in of)
    [(task, _)] = tasks.most_common(1)
    made = {one: _made(evicted.get(address, ()), task, count)
            for address, one in sorted(addresses.items(), key=lambda pair: pair[1])}
    calls = {one: [call for call in of if call.whole] for one, of in made.items()}
    if missing := [one for one, of in made.items() if not of]:
        raise TareError(f"{title}: {', '.join(missing)}: never called")
    return Measured(title, {**machine.environment(outcome), "append": append}, calls,
                    {one: len(made[one]) - len(calls[one]) for one in calls})


def _made(calls, task, count):
    """Those of the program, as what it starts makes calls of its own; execve is theirs alone."""
    own = [one for one in calls if one.task == task]
    return own if len(own) >= count else list(calls)


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
    held = min(size << 10, simulation.DEFAULT.d1.size) // simulation.DEFAULT.d1.line
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
    return {"format": FORMAT, "version": VERSION, "geometry": asdict(simulation.DEFAULT),
            "sets_kib": list(SETS),
            "measured": [{"title": one.title, "environment": one.environment, "calls": {
                name: {"calls": len(one.calls[name]), "left_out": one.left_out[name], **found}
                for name, found in rows(one).items()}} for one in all_measured]}
