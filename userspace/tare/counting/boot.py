# SPDX-License-Identifier: GPL-2.0-only
"""A command in an exact machine, between marks that the plugin knows, and what was counted."""

import shlex
import tempfile
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tare import machine, parallel
from tare.counting import counted, memory as memories
from tare.counting import symbols as kernel
from tare.errors import CannotHere, TareError

PROGRAM = "exactrun"


@dataclass(frozen=True)
class Found:
    """The counts of one boot. missing: of counted.missing(). symbols: with those of what came
    after the kernel."""

    counted: counted.Counted
    ticks: counted.Ticks
    symbols: kernel.Symbols
    missing: int | None
    memory: memories.Memory | None = None


class Counting:
    """What a boot of the machine NAME needs so that a command in it is counted.

    folder: for files that the plugin reads and writes. copying: names of functions that do nothing
    but copy; with any, copies are counted, too. simulation: the simulation.Simulation whose
    events are counted, too.
    """

    def __init__(self, name, folder, *, copying=(), simulation=None):
        machine.need(name, exact=True)
        self._name = name
        self.known = kernel.read(machine.symbols(name))
        self.files = machine.programs(PROGRAM)
        self._folder, self._copying, self._simulation = Path(folder), copying, simulation
        self._memory = memories.of(name) if simulation and simulation.cache else None

    def plugins(self, calls=(), functions=(), sums=False):
        """The `plugins` of machine.run(). calls, functions: addresses at which each system call,
        and each call of a function, is counted apart. sums: spans alone, see spans()."""
        asked = self._simulation
        if asked and (asked.tlb or asked.pollution) and not self._memory:
            raise CannotHere(f"{self._name}: the kernel has no BTF, which tells the sizes of its "
                             "pages: set CONFIG_DEBUG_INFO_BTF")
        known = self.known.write(_plain(self._folder), self._copying,
                                 memories.allocates if self._memory else None)
        return (f"{machine.profile_plugin()},report={self._report},{known}"
                f"{_list('calls', calls)}{_list('functions', functions)}"
                f"{',copies=yes' if self._copying else ''}{',sums=yes' if sums else ''}"
                f"{f',{self._simulation.plugin}' if self._simulation else ''}"
                f"{f',memory={self._memory.write(self._folder)}' if self._memory else ''}",)

    @property
    def _report(self):
        return self._folder / "report"

    def around(self, command):
        """The words that run COMMAND counted in the guest; they leave a file in its /out."""
        return [f"/tare/bin/{PROGRAM}", "-o", "/out/ticks", "--", *command]

    def run(self, command, calls=(), functions=(), *, files=None, cells=True,
            check=machine.check_command, **options):
        """(Found, Outcome) of COMMAND; CHECK refuses what failed. calls, functions: of plugins();
        cells: of read(); options: of machine.run()."""
        out = self._folder / "out"
        outcome = machine.run(self._name, self.around(command), exact=True, boot=False, out_dir=out,
                              files={**self.files, **(files or {})},
                              plugins=self.plugins(calls, functions), **options)
        check(outcome)
        return self.read(out, outcome, cells), outcome

    def spans(self):
        """[counted.Span] of a boot that has ended, in their order."""
        return self.read_report(cells=False).spans

    def read_report(self, cells=True):
        """The counted.Counted of a boot that has ended, which no clock has confirmed."""
        return counted.read(self._report, cells)

    def read(self, out, outcome, cells=True):
        """The Found of a boot that ended with OUTCOME. out: the folder of the guest's /out.

        cells: keep each cell, of which there may be tens of millions.
        TareError if an instruction is missing: then no count can be trusted.
        """
        ticks = Path(out) / "ticks"
        if not ticks.exists():
            machine.check_command(outcome, PROGRAM)
            raise TareError("the machine ended well and told nothing of its clock")
        ticks, found = counted.read_ticks(ticks), self.read_report(cells)
        absent = counted.missing(found, ticks)
        if absent:
            raise TareError(f"{absent} of {found.spans[-1].executed + absent} instructions are "
                            "missing from the paths: a defect of the plugin; nothing was written")
        self.known.add(found.functions)
        return Found(found, ticks, self.known, absent, self._memory)


# What a simulation has of something that a command does again and again.


def happened(name, command, simulation, before=(), files=None, **options):
    """{event: how often}, instructions (Ir) among them, of COMMAND in the exact machine NAME.

    before: lines of a shell that are not counted. options: of machine.run().
    """
    with tempfile.TemporaryDirectory(prefix="tare-events-") as folder:
        counting = Counting(name, folder, simulation=simulation)
        words = shlex.join(counting.around(command))
        with machine.ran(name, "\n".join(["set -e", *before, f"{words} >/dev/null"]), exact=True,
                         files={**counting.files, **(files or {})}, plugins=counting.plugins(),
                         **options) as (out, outcome):
            found = counting.read(out, outcome, cells=False).counted
    return {"Ir": found.spans[-1].executed, **found.simulated.totals()}


def of_each(told, cases):
    """{key: {event: how often in one of many}} of {key, a tuple of words: (run, short, long)}.

    run(count): what happened() in so many: what LONG of them have more than SHORT belongs to those
    that are more. Several boots run at a time, which changes no count. told: what is measured.
    """
    jobs = [(key, partial(run, count)) for key, (run, *counts) in cases.items()
            for count in counts]
    found = iter(parallel.boots(told, jobs, lambda job: job[1](),
                                lambda job: " ".join(map(str, job[0]))))
    return {key: {event: (many - few) / (long - short) for (event, few), many in
                  zip(next(found).items(), next(found).values(), strict=True)}
            for key, (_, short, long) in cases.items()}


def _plain(path):
    """PATH, which QEMU's options can hold; CannotHere if not."""
    if "," in str(path):
        raise CannotHere(f"{path}: QEMU takes no comma in the path of a plugin's file: set TMPDIR")
    return path


def _list(word, addresses):
    return f",{word}={':'.join(f'{address:x}' for address in addresses)}" if addresses else ""
