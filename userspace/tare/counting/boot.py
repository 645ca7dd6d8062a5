# SPDX-License-Identifier: GPL-2.0-only
"""A command in an exact machine, between marks that the plugin knows, and what was counted."""

from dataclasses import dataclass
from pathlib import Path

from tare import machine
from tare.counting import counted
from tare.counting import symbols as kernel
from tare.errors import CannotHere, TareError

PROGRAM = "exactrun"
SYMBOLS = "/out/kallsyms"


@dataclass(frozen=True)
class Found:
    """What was counted. missing: as counted.missing() tells it. symbols: with those of modules."""

    counted: counted.Counted
    ticks: counted.Ticks
    symbols: kernel.Symbols
    missing: int | None


class Counting:
    """What a boot of the machine NAME needs so that a command of it is counted.

    copying: names of functions that do nothing but copy; with any, copies are told.
    everything: tell the names of what is neither of the kernel nor of a module, too.
    """

    def __init__(self, name, folder, *, copying=(), everything=False):
        machine.need(name, exact=True)
        self.known = kernel.read(machine.symbols(name))
        self.files = machine.programs(PROGRAM)
        self._folder, self._copying, self._everything = Path(folder), copying, everything

    def plugins(self, calls=(), functions=()):
        """For machine.run(). calls, functions: addresses at which each system call, and each call
        of a function, is told apart."""
        entries, layout = map(_plain, self.known.write(self._folder, self._copying))
        return (f"{machine.profile_plugin()},report={_plain(self._report)},"
                f"entries={entries},layout={layout}{_list('calls', calls)}"
                f"{_list('functions', functions)}{',copies=yes' if self._copying else ''}",)

    @property
    def _report(self):
        return self._folder / "report"

    def around(self, command, symbols=True):
        """COMMAND, counted, as words for the guest; it leaves files in the guest's /out.

        symbols: those of modules, too; else who uses it copies /proc/kallsyms there.
        """
        every = ["-a"] if self._everything else []
        return [f"/tare/bin/{PROGRAM}", "-o", "/out/ticks",
                *(["-s", SYMBOLS, *every] if symbols else []), "--", *command]

    def read(self, out, outcome, cells=True):
        """Found of the boot that ended with OUTCOME. out: what the guest left in its /out.

        cells: keep each one, of which there may be tens of millions.
        TareError where an instruction is missing: then nothing is told.
        """
        ticks = Path(out) / "ticks"
        if not ticks.exists():
            machine.check_command(outcome, PROGRAM)
            raise TareError("the machine ended well and told nothing of its clock")
        ticks, found = counted.read_ticks(ticks), counted.read(self._report, cells)
        absent = counted.missing(found, ticks)
        if absent:
            raise TareError(f"{absent} of {found.spans[-1].executed + absent} instructions are "
                            "missing from the paths: a defect of the plugin; nothing was written")
        of_modules = Path(out) / "kallsyms"
        return Found(found, ticks, kernel.read(of_modules) if of_modules.exists() else self.known,
                     absent)


def _plain(path):
    """A path as QEMU's options take it."""
    if "," in str(path):
        raise CannotHere(f"{path}: QEMU takes no comma in the path of a plugin's file: set TMPDIR")
    return path


def _list(word, addresses):
    return f",{word}={':'.join(f'{address:x}' for address in addresses)}" if addresses else ""
