# SPDX-License-Identifier: GPL-2.0-only
"""How often each instruction of a function was executed, and each line of its source."""

import difflib
from dataclasses import dataclass
from pathlib import Path

from tare.errors import UsageError
from tare.experiments.exact import disassembly, document, names

CHANGED = "(not in the file: the kernel changes its code when it boots)"


@dataclass(frozen=True)
class Function:
    """offsets: {offset in it: times}. beside: instructions that have none, since they are of a part
    that the compiler split off, or of a thunk."""

    name: str
    module: str
    calls: int
    executed: int
    repeated: int
    offsets: dict

    @property
    def beside(self):
        return self.executed - sum(self.offsets.values())


@dataclass(frozen=True)
class Line:
    """A line of the source. executed: instructions; times: of that of them that ran most often."""

    file: str
    number: int
    executed: int
    times: int
    text: str


def function(recorded, asked):
    """The Function that ASKED names, as NAME or MODULE:NAME; UsageError."""
    module, colon, name = asked.rpartition(":")
    known = recorded["functions"]
    found = [number for number, one in enumerate(known)
             if one["name"] == name and (not colon or one["module"] == module)]
    if not found:
        like = difflib.get_close_matches(name, {one["name"] for one in known}, n=3, cutoff=0.7)
        raise UsageError(f"no function {asked} was executed"
                         + (f": {', '.join(like)}?" if like else ""))
    if len(found) > 1:
        raise UsageError(f"{asked}: several have this name: "
                         + ", ".join(f"{known[one]['module']}:{name}" for one in found))
    [number] = found
    offsets = dict(recorded["lines"]).get(number)
    if not offsets:
        raise UsageError(f"{asked}: its instructions were not told apart")
    here = [node for node in document.nodes(recorded) if node["function"] == number]
    return Function(name, known[number]["module"], *(
        sum(node[column] for node in here) for column in ("calls", "executed", "repeated")),
        dict(map(tuple, offsets)))


def instructions(recorded, of, path):
    """[Instruction] of the Function in the file PATH, or a folder with it; UsageError.

    What was executed and is none there is among them: jump labels, alternatives and static calls
    are written when the kernel boots.
    """
    path = disassembly.file_in(path, of.module) if Path(path).is_dir() else Path(path)
    if not path.is_file():
        raise UsageError(f"{path}: there is no such file")
    counted = recorded["environment"]["kernel"].split()[0]
    its = disassembly.release(path)
    if its and its != counted:
        raise UsageError(f"{path}: is of Linux {its}; what was counted ran on {counted}")
    every = disassembly.functions(path, of.name)
    if not every:
        raise UsageError(f"{path}: has no function {names.function(of.name, of.module)}; a "
                         "kernel's functions are in its vmlinux, a module's in its .ko")
    best = max(every, key=lambda one: len(of.offsets.keys() & {at.offset for at in one}))
    fits = of.offsets.keys() & {one.offset for one in best}
    # a kernel changes few of its instructions
    if 2 * len(fits) < len(of.offsets):
        raise UsageError(f"{path}: its {of.name} is another: {len(fits)} of "
                         f"{len(of.offsets)} executed instructions are there")
    return sorted([*best, *(disassembly.Instruction(offset, CHANGED, _line_at(best, offset))
                            for offset in of.offsets.keys() - fits)], key=lambda one: one.offset)


def _line_at(listing, offset):
    """That of the instruction before it."""
    return next((one.line for one in reversed(listing) if one.offset < offset), None)


def lines(of, listing):
    """[Line] of the source, by file and number."""
    found = {}
    for one in listing:
        if one.line:
            found.setdefault(one.line, []).append(of.offsets.get(one.offset, 0))
    sources = {}
    return [Line(file, number, sum(times), max(times), _source(sources, file, number))
            for (file, number), times in sorted(found.items())]


def _source(sources, file, number):
    """The text of a line, or nothing where the source is not here."""
    if file not in sources:
        try:
            sources[file] = Path(file).read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            sources[file] = []
    return sources[file][number - 1].strip() if 0 < number <= len(sources[file]) else ""
