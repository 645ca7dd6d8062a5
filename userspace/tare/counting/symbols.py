# SPDX-License-Identifier: GPL-2.0-only
"""The kernel's functions by address, from lines of /proc/kallsyms, and those that came later."""

import bisect
import copy
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tare.errors import FormatError, UsageError, like

# a part that the compiler moved out of a function still belongs to it
_PART = re.compile(r"\.(?:cold|part\.\d+)(?:\.\w+)*$")
# names of the padding before a function, which is not a function
_PADDING = ("__pfx_", "__cfi_")
_THUNK = re.compile(
    r"__x86_indirect_|__x86_return_|__x86_ret|__indirect_thunk_|srso_|retbleed_|its_")
_CALL = "__x64_sys_"
_SECTION = ("_text_start", "_text_end")
# calls of x86-64 whose kernel functions have other names; functions of those names are older calls
_CALLED = {"uname": "newuname", "stat": "newstat", "lstat": "newlstat", "fstat": "newfstat",
           "sendfile": "sendfile64", "umount2": "umount"}
# exceptions whose instruction QEMU's clock has counted: those that come behind the instruction, and
# those of an instruction that QEMU refuses when it translates it
_TRAPS = ("asm_exc_debug", "asm_exc_device_not_available", "asm_exc_int3", "asm_exc_invalid_op",
          "asm_exc_overflow")
# behind the last function nothing tells where it ends
_PAGE = 4096
# where the kernel has what came after it, as qemu/host/profile/named.h reads them
_LISTS = ("modules", "bpf_kallsyms", "ftrace_ops_trampoline_list")


class Function(NamedTuple):
    """Where a function lies, from begin up to end. module: "" for the kernel itself."""

    name: str
    module: str
    begin: int
    end: int

    @property
    def thunk(self):
        """Whether the function stands in place of an indirect call or a return."""
        return is_thunk(self.name)

    @property
    def whole(self):
        """The function's name without what the compiler adds for a part, such as .cold."""
        return _PART.sub("", self.name)


def call_function(name):
    """The name of the kernel's function for the system call NAME."""
    return _CALL + _CALLED.get(name, name)


class Symbols:
    """All functions of a kernel, and of what came after it as far as it was added."""

    def __init__(self, text, where="kallsyms"):
        """text: lines `ADDRESS TYPE NAME [MODULE]`; FormatError.

        Functions of modules are left out: other code may come to where they are.
        """
        self._named = {}
        at = {}
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split()
            try:
                address = int(words[0], 16)
                kind, name = words[1], words[2]
            except (IndexError, ValueError):
                raise FormatError(where, f"line {number} is none of /proc/kallsyms: {line!r}"
                                  ) from None
            # lower numbers are offsets of per-CPU variables, not addresses
            if address >> 63 == 0 or name.startswith(_PADDING):
                continue
            self._named.setdefault(name, []).append(address)
            if kind in "tTwW" and len(words) == 3:
                at.setdefault(address, []).append(name)
        if not at:
            raise FormatError(where, "has no addresses of functions: they are shown to root alone")
        self._begins = sorted(at)
        ends = [*self._begins[1:], self._begins[-1] + _PAGE]
        self._functions = [Function(_best(at[begin]), "", begin, end)
                           for begin, end in zip(self._begins, ends, strict=True)]

    def add(self, functions):
        """Adds each Function that came after the kernel; none shares an address with another."""
        self._functions = sorted([*self._functions, *functions], key=lambda one: one.begin)
        self._begins = [one.begin for one in self._functions]

    def at(self, address):
        """The function in which ADDRESS lies, or None."""
        found = bisect.bisect(self._begins, address) - 1
        if found < 0 or address >= self._functions[found].end:
            return None
        return self._functions[found]

    def addresses(self, name):
        """All addresses of NAME, which several static functions may have; UsageError that tells
        similar names."""
        if name not in self._named:
            raise UsageError(f"this kernel has no function {name}{like(name, self._named)}")
        return self._named[name]

    def call(self, name):
        """The address of the kernel's function for the system call NAME; UsageError."""
        function = call_function(name)
        if function not in self._named:
            known = [one.removeprefix(_CALL) for one in self._named if one.startswith(_CALL)]
            raise UsageError(f"this kernel has no system call {name}{like(name, known)}")
        return self._named[function][0]

    def entries(self):
        """[(begin, end, kind)] of addresses to which the CPU goes by itself: i, e, t and b are for
        interrupts, faults, traps, and where a new task begins."""
        found = []
        for function in self._functions:
            if kind := _entry(function.name):
                # stubs of all vectors lie in one array
                end = function.end if function.name.endswith("_start") else function.begin + 1
                found.append((function.begin, end, kind))
        return found

    def layout(self, copying=(), allocates=None):
        """[(begin, end, number, thunk, copies)] of all functions, for block_read_layout() of
        qemu/host/profile/block.h. copying: names of functions that do nothing but copy;
        allocates: as memory.allocates().
        """
        numbers = {}
        return [(one.begin, one.end,
                 numbers.setdefault(one.whole, len(numbers) + 1), int(one.thunk),
                 1 if one.name in copying else allocates(one.name) if allocates else 0)
                for one in self._functions]

    def write(self, folder, copying=(), allocates=None):
        """Writes the two files that the plugin reads; returns its arguments that tell of them."""
        entries, layout = Path(folder) / "entries", Path(folder) / "layout"
        entries.write_text("".join(f"{begin:x} {end:x} {kind}\n"
                                   for begin, end, kind in self.entries()), encoding="ascii")
        layout.write_text("".join(f"{begin:x} {end:x} {number} {thunk} {copies}\n" for
                                  begin, end, number, thunk, copies in
                                  self.layout(copying, allocates)), encoding="ascii")
        lists = ":".join(f"{self._named.get(name, [0])[0]:x}" for name in _LISTS)
        return f"entries={entries},layout={layout},lists={lists}"


def read(path):
    """The Symbols of a file, which is read once: of each boot they are the same."""
    # add() changes nothing that copies share
    return copy.copy(_read(path))


@cache
def _read(path):
    return Symbols(Path(path).read_text(encoding="ascii", errors="replace"), path)


def is_thunk(name):
    """Whether NAME stands in place of an indirect call or a return."""
    return bool(_THUNK.match(name))


def _best(names):
    """What to call a function that has several names: the system call's or the thunk's, else the
    shortest, which is not an alias; a name that only ends a section comes last."""
    return min(names, key=lambda one: (not one.startswith(_CALL), not is_thunk(one),
                                       one.endswith(_SECTION), len(one), one))


def _entry(name):
    if name in ("irq_entries_start", "spurious_entries_start", "asm_spurious_interrupt") or \
            name.startswith("asm_sysvec_"):
        return "i"
    if name in _TRAPS:
        return "t"
    if name.startswith("asm_exc_"):
        return "e"
    return "b" if name in ("ret_from_fork", "ret_from_fork_asm") else None
