# SPDX-License-Identifier: GPL-2.0-only
"""How often each instruction of a function was executed, and each line of its source; and what was
simulated there."""

import linecache
import mmap
import operator
import re
import subprocess
from collections import defaultdict
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path

from rich.markup import escape

from tare.errors import CannotHere, UsageError, like
from tare.experiments.exact.read import document, events, tree
from tare.figures import counted, number
from tare.grid import Grid
from tare.text import console, put

# A function of a kernel's or a module's ELF file, instruction by instruction, by objdump.

_SYMBOL = re.compile(r"^([0-9a-f]+) (.{7}) (\S+)\t([0-9a-f]+)\s+(?:\.hidden )?(\S+)$")
_INSTRUCTION = re.compile(r"^ *([0-9a-f]+):\t(.*)$")
_RELOCATION = re.compile(r"^\s+[0-9a-f]+: R_\w+\t(\S+?)(?:-0x4)?$")
_LINE = re.compile(r"^(\S.*):(\d+)(?: \(discriminator \d+\))?$")
# what a kernel, and a module, say of their release
_RELEASES = (rb"Linux version (\S+) \(", rb"vermagic=(\S+) ")


@dataclass(frozen=True)
class Instruction:
    """offset: in its function. line: (file, number), or None without debug information."""

    offset: int
    text: str
    line: tuple | None


def functions(path, name):
    """[[Instruction]] of each function of that name; of static ones there may be several."""
    symbols = _symbols(path)
    found = []
    for section, here in symbols.items():
        addresses = sorted({begin for begin, _, _ in here})
        for begin, size in sorted({(begin, size) for begin, size, one in here if one == name}):
            # what is written in assembly may have no size
            after = next((one for one in addresses if one > begin), begin + 1)
            found.append(_instructions(path, section, begin, begin + size if size else after))
    return found


def release(path):
    """Of which kernel the file says it is, or nothing."""
    with open(path, "rb") as stream, mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ) as held:
        for pattern in _RELEASES:
            found = re.search(pattern, held)
            if found:
                return found[1].decode("ascii", "replace")
    return ""


def file_in(folder, module):
    """The file of a build tree that has a module, or the kernel; UsageError."""
    name = f"{module}.ko" if module else "vmlinux"
    plain = Path(folder) / name
    if plain.is_file():
        return plain
    if module:
        for path in sorted(Path(folder).rglob("*.ko")):
            if path.name.replace("-", "_") == name:
                return path
    raise UsageError(f"{folder}: has no {name}")


def _symbols(path):
    """{section: [(address, size, name)]}."""
    found = defaultdict(list)
    for line in _objdump("-t", path):
        said = _SYMBOL.match(line)
        if said and not said[3].startswith("*"):
            found[said[3]].append((int(said[1], 16), int(said[4], 16), said[5]))
    return found


def _instructions(path, section, begin, end):
    found, line = [], None
    for text in _objdump("-d", "-l", "-r", "--no-show-raw-insn", "-j", section,
                         f"--start-address={begin:#x}", f"--stop-address={end:#x}", path):
        if said := _INSTRUCTION.match(text):
            found.append(Instruction(int(said[1], 16) - begin, " ".join(said[2].split()), line))
        elif found and (said := _RELOCATION.match(text)):
            # a module's calls have their targets here
            found[-1] = replace(found[-1], text=f"{found[-1].text} # {said[1]}")
        elif said := _LINE.match(text):
            line = said[1], int(said[2])
    return found


def _objdump(*words):
    try:
        done = subprocess.run(["objdump", *words], capture_output=True, text=True, errors="replace")
    except FileNotFoundError:
        raise CannotHere("--vmlinux needs objdump: install binutils") from None
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["objdump failed"]
        raise UsageError(f"{words[-1]}: cannot be disassembled ({said[-1]})")
    return done.stdout.splitlines()


TIMES = "times"
CHANGED = "(not in the file: the kernel changes its code when it boots)"


@dataclass(frozen=True)
class Function:
    """counts: {TIMES, or an event: (how often in the function, {offset in it: how often there})}.

    Parts that the compiler split off, and thunks, have no offsets.
    """

    name: str
    module: str
    calls: int
    repeated: int
    counts: dict

    @property
    def offsets(self):
        """{offset: how often it was executed}."""
        return self.counts[TIMES][1]

    def beside(self, what):
        """How often it was where there are no offsets."""
        total, at = self.counts[what]
        return total - sum(at.values())


def function(recorded, asked):
    """The Function that ASKED names, as NAME or MODULE:NAME; UsageError.

    By an event, it has that one; else all that happened there.
    """
    wanted, recorded = recorded.get("event"), events.whole(recorded)
    module, colon, name = asked.rpartition(":")
    known = recorded["functions"]
    found = [number for number, one in enumerate(known)
             if one["name"] == name and (not colon or one["module"] == module)]
    if not found:
        raise UsageError(f"no function {asked} was executed"
                         f"{like(name, {one['name'] for one in known})}")
    if len(found) > 1:
        raise UsageError(f"{asked}: several have this name: "
                         + ", ".join(f"{known[one]['module']}:{name}" for one in found))
    [number] = found
    offsets = dict(recorded["lines"]).get(number)
    if not offsets:
        raise UsageError(f"{asked}: its instructions were not told apart")
    here = [node for node in document.nodes(recorded) if node["function"] == number]
    names = events.of(recorded)
    columns = ("executed", *names)
    at = {offset: {"repeated": 0, **dict(zip_longest(columns, counts, fillvalue=0))}
          for offset, *counts in offsets}
    counters = {TIMES: operator.itemgetter("executed"), **{
        event: events.counter(event, names) for event in ((wanted,) if wanted else names)}}
    return Function(name, known[number]["module"], *(
        sum(node[column] for node in here) for column in ("calls", "repeated")),
        {what: (sum(map(count, here)), {offset: count(one) for offset, one in at.items()})
         for what, count in counters.items() if what in (TIMES, wanted) or any(map(count, here))})


def instructions(recorded, of, path):
    """[Instruction] of the Function in the file PATH, or a folder with it; UsageError.

    What was executed and is none there is among them: jump labels, alternatives and static calls
    are written when the kernel boots.
    """
    path = file_in(path, of.module) if Path(path).is_dir() else Path(path)
    if not path.is_file():
        raise UsageError(f"{path}: there is no such file")
    kernel = recorded["environment"]["kernel"].split()[0]
    its = release(path)
    if its and its != kernel:
        raise UsageError(f"{path}: is of Linux {its}; what was counted ran on {kernel}")
    every = functions(path, of.name)
    if not every:
        raise UsageError(f"{path}: has no function {tree.function(of.name, of.module)}; a "
                         "kernel's functions are in its vmlinux, a module's in its .ko")
    best = max(every, key=lambda one: len(of.offsets.keys() & {at.offset for at in one}))
    fits = of.offsets.keys() & {one.offset for one in best}
    # a kernel changes few of its instructions
    if 2 * len(fits) < len(of.offsets):
        raise UsageError(f"{path}: its {of.name} is another: {len(fits)} of "
                         f"{counted(len(of.offsets), 'executed instruction')} there")
    return sorted([*best, *(Instruction(offset, CHANGED, _line_at(best, offset))
                            for offset in of.offsets.keys() - fits)], key=lambda one: one.offset)


def _line_at(listing, offset):
    """That of the instruction before it."""
    return next((one.line for one in reversed(listing) if one.offset < offset), None)


def lines(of, listing):
    """[(file, number, text, instructions executed, how often that of them that ran most often, *how
    often each event)] of the lines of the source, in their order."""
    found = {}
    for one in listing:
        if one.line:
            found.setdefault(one.line, []).append(_counts(of, one.offset))
    return [(file, number, linecache.getline(file, number).strip(), sum(times), max(times),
             *map(sum, happened))
            for (file, number), counts in sorted(found.items())
            for times, *happened in [zip(*counts, strict=True)]]


def _counts(of, offset):
    """[how often it was executed at an OFFSET of the Function, *how often each event was there]."""
    return [at.get(offset, 0) for _, at in of.counts.values()]


# A function in the terminal: its lines of source, and its instructions, with their counts.


def print_function(recorded, asked, path=None, out=None):
    """Print the function that ASKED names. path: of its ELF file, or of a tree with it."""
    out = out or console()
    of = function(recorded, asked)
    listing = instructions(recorded, of, path) if path else [
        Instruction(offset, "", None) for offset in sorted(of.offsets)]
    executed, _ = of.counts[TIMES]
    out.print(f"[bold]{escape(tree.function(of.name, of.module))}[/bold]: "
              f"{counted(number(executed + of.repeated), 'instruction')} of its own, "
              f"{counted(number(of.calls), 'call')}")
    if of.repeated:
        out.print(f"{number(of.repeated)} of them are rep iterations, and not below: there an "
                  "instruction that repeats counts once")
    if beside := of.beside(TIMES):
        out.print(f"{number(beside)} of them are not below: of parts that the compiler split "
                  "off, of thunks, and of other functions of this name")
    for event in list(of.counts)[1:]:
        beside = of.beside(event)
        out.print(f"{number(of.counts[event][0])} {event} ({events.WORDS.get(event, event)})"
                  + (f", {number(beside)} of them not below" if beside else ""))
    counts = [(name, True) for name in of.counts]
    source = lines(of, listing)
    if source:
        put("Lines of the source", _lines(source, counts), out)
    put("Instructions", _instruction_table(of, listing, counts), out, *(
        () if source else (f"{path} has no debug information: there are no lines.",) if path else
        ("--vmlinux FILE shows which they are, and their source where it has debug information.",)))


def _lines(source, counts):
    several = len({file for file, *_ in source}) > 1
    return Grid([("instructions", True), *counts, ("line", False), ("source", False)],
                [[*map(number, told),
                  (f"{file.rpartition('/')[2]}:" if several else "") + str(at), text]
                 for file, at, text, *told in source])


def _instruction_table(of, listing, counts):
    """The line is told where it changes."""
    rows, before = [], None
    for one in listing:
        line = f"{one.line[0].rpartition('/')[2]}:{one.line[1]}" if one.line else ""
        rows.append([*map(number, _counts(of, one.offset)), f"+{one.offset:#x}", one.text,
                     line if line != before else ""])
        before = line
    return Grid([*counts, ("offset", True), ("instruction", False), ("line", False)], rows)
