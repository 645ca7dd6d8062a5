# SPDX-License-Identifier: GPL-2.0-only
"""A function of a kernel's or a module's ELF file, instruction by instruction, by objdump."""

import mmap
import re
import subprocess
from collections import defaultdict
from dataclasses import dataclass, replace
from pathlib import Path

from tare.errors import CannotHere, UsageError

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
