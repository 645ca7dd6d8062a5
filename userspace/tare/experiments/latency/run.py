# SPDX-License-Identifier: GPL-2.0-only
"""Rounds of crossings without and with each instrument, in turn, here or in a machine."""

import itertools
import json
import os
import shlex
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tare import child, machine, paths, result, samples, terminal, turns
from tare.errors import CannotHere, TareError
from tare.modules import need as need_module

# How an instrument is attached to a command, as words of a shell script.
#
# Everything runs by a shell, here as in a machine that has nothing else.


@dataclass(frozen=True)
class Instrument:
    """A name, the programs and modules that it needs, and its script.

    script: {command} stands for the command, {json} for the file of what it saw, {module} for
    the module's path. It is run with `set -e`: no pipe and no `&&` in it, either of which would
    swallow the status of what failed.
    """

    name: str
    script: str
    programs: tuple = ()
    module: str | None = None


BARE = Instrument("bare", "{command}")


def ebpf(tool, options=""):
    return Instrument(tool, f"{tool} --quiet {options} --json {{json}} -- {{command}}", (tool,))


def lattap(parameters):
    # a command takes seconds; without us, the probes go by themselves
    return Instrument("lattap", f"insmod {{module}} {parameters} deadline_ms=600000; {{command}}; "
                                "latread --json {json} >/dev/null; rmmod tare_lattap",
                      ("latread",), "tare_lattap")


def available(wanted, machine_name=None):
    """(instruments that can be had, why the others cannot).

    Here those of eBPF are attached, and CannotHere if one cannot be: rights, kernel and what stands
    between them decide together.
    """
    had, missing = [], []
    for instrument in wanted:
        try:
            for name in instrument.programs:
                paths.guest_program(name)
            module_path(instrument, machine_name)
            had.append(instrument)
        except CannotHere as error:
            missing.append(f"{instrument.name} was left out: {error}")
    with tempfile.TemporaryDirectory(prefix="tare-latency-") as folder:
        for instrument in had:
            if not (machine_name or instrument.module):
                shell(line(instrument, ["true"], f"{folder}/seen.json", None))
    return had, missing


def module_path(instrument, machine_name):
    """The module's path where the script runs; None if it needs none."""
    if not instrument.module:
        return None
    if machine_name:
        return f"/tare/kmod/{instrument.module}.ko"
    return str(need_module(instrument.module))


def shell(script):
    """Runs it here, where it finds our programs; of a failure the error."""
    folder = paths.guest_program("crossings").parent
    child.run("sh", "-c", script, env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"})


def line(instrument, command, json, module):
    """The script that runs COMMAND under the instrument."""
    return instrument.script.format(command=shlex.join(command), json=shlex.quote(json),
                                    module=shlex.quote(module or ""))


def rows(body, instrument, calls, raw, overhead=()):
    """Samples of ns a call of CALLS, in each round, which is a process."""
    return [samples.Sample("latency", body, instrument, "", "", None, None, number, 0, value, "ns",
                           kind, calls)
            for kind, values in ((samples.RAW, raw), (samples.OVERHEAD, overhead))
            for number, value in enumerate(values)]


@dataclass(frozen=True)
class Taken:
    """timed: {(instrument's name, body): rows of samples, from user space; their overhead is the
    empty loop}; seen: the same of the instrument's documents (docs/formats.md), one a round;
    outcome: of the machine."""

    timed: dict
    seen: dict
    outcome: object
    calls: int  # of a round that was timed
    observed: int  # calls of a body that an instrument saw: of all rounds, warm-up too

    @property
    def over(self):
        """What an interval is taken over: every sample is a process of its own."""
        return result.EXACT if self.exact else result.PROCESSES

    @property
    def exact(self):
        """Whether a nanosecond is an instruction."""
        return bool(self.outcome and self.outcome.exact)

    def user(self, instrument, body):
        """ns per call of each round, the empty loop subtracted."""
        return [row.value for row in samples.netted(self.timed[instrument, body])
                if row.kind == samples.NET]

    def bare(self, body, parts=1, asked_ns=0, conditions=(), bar=None):
        """The measurement of a body from user space, without an instrument.

        parts: in how many it is told; asked_ns: what it waits for on purpose; bar: in a plot.
        """
        beyond = [row._replace(value=row.value - asked_ns * (row.kind == samples.RAW))
                  for row in self.timed[BARE.name, body]]
        return samples.figure(samples.divided(beyond, parts, "ns"), resolution=1 / self.calls,
                              exact=self.exact).measurement(
            f"latency.user.{body}", better="lower", bar=bar, title=f"{body}, from user space",
            about={"what": "user", "body": body},
            conditions=[*conditions, "no instrument attached"])


def take(used, bodies, *, calls, rounds, machine_name=None, exact=False):
    """What is Taken of every body under every instrument; USED begins with instruments.BARE."""
    with tempfile.TemporaryDirectory(prefix="tare-latency-") as folder:
        there = "/out" if machine_name else folder
        script = _script(used, bodies, calls, rounds, there, machine_name, exact)
        outcome = (_run_in_machine(script, used, machine_name, exact, folder) if machine_name
                   else _run_here(script))
        timed, seen = {}, {}
        for one, body in itertools.product(used, bodies):
            stems = [f"{folder}/{one.name}.{body}.{number}" for number in range(rounds)]
            empty, raw = zip(*(_timed(stem, body) for stem in stems), strict=True)
            timed[one.name, body] = rows(body, one.name, calls, raw, empty)
            if one.name != BARE.name:
                seen[one.name, body] = [json.loads(Path(f"{stem}.json").read_text())
                                        for stem in stems]
    return Taken(timed, seen, outcome, calls, calls * sum(_repeats(exact)))


def _script(used, bodies, calls, rounds, folder, machine_name, exact):
    """Instruments take turns, forwards in one round and backwards in the next (A B B A)."""
    warm_up, repeats = _repeats(exact)
    lines = ["set -e", *([] if not machine_name else ["PATH=/tare/bin:$PATH"])]
    for number in range(rounds):
        for body in bodies:
            for one in turns.order(used, number):
                command = ["crossings", "-w", str(warm_up), "-r", str(repeats), "-n", str(calls),
                           body]
                stem = f"{folder}/{one.name}.{body}.{number}"
                script = line(one, command, f"{stem}.json", module_path(one, machine_name))
                lines.append(f"{{ {script}; }} >{stem}.txt")
    return "\n".join(lines) + "\n"


def _repeats(exact):
    """(rounds of warm-up, rounds that are timed) of one run of crossings.

    Where time is instructions, only interrupts make rounds differ: the least of some has none.

    Elsewhere what the instrument saw and what was timed must be the same calls: no warm-up.
    """
    return (1, 10) if exact else (0, 1)


def _run_here(script):
    with terminal.status("measuring"):
        shell(script)


def _run_in_machine(script, used, name, exact, folder):
    programs = {"crossings", *(program for one in used for program in one.programs)}
    modules = dict.fromkeys(one.module for one in used if one.module)
    outcome = machine.run(name, ["sh", "-c", script], exact=exact, out_dir=Path(folder),
                          modules=[machine.module(module, name) for module in modules],
                          files=machine.programs(*sorted(programs)))
    machine.check_command(outcome)
    return outcome


def _timed(stem, body):
    """(ns a call of the empty loop, of the BODY), of the repeat in which they differ least."""
    text = Path(f"{stem}.txt").read_text()
    lines = [line.split() for line in text.splitlines()]
    if not lines or any(len(words) != 3 or words[0] != body for words in lines):
        raise TareError(f"crossings printed {text!r} instead of `{body} EMPTY RAW`")
    return min(((float(words[1]), float(words[2])) for words in lines),
               key=lambda pair: pair[1] - pair[0])


def entry(seen, name):
    """The entry called NAME of an instrument's document; refuses where it saw nothing."""
    for one in seen["entries"]:
        if one["name"] == name:
            return one
    raise TareError(f"{seen['instrument']} saw no {name}: it was not attached, or lost everything")
