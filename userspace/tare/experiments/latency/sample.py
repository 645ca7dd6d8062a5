# SPDX-License-Identifier: GPL-2.0-only
"""Rounds of crossings without and with each instrument, in turn, here or in a machine."""

import json
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tare import machine, result, stats, turns
from tare.errors import TareError
from tare.experiments.latency import instruments
from tare.terminal import status


@dataclass(frozen=True)
class Sample:
    """One run of a body: ns per call of the empty loop and of the body, and what was seen.

    seen: the instrument's document (docs/formats.md), or None for the bare run.
    """

    empty: float
    raw: float
    seen: dict | None


@dataclass(frozen=True)
class Samples:
    """runs: {(instrument's name, body): [Sample of each round]}; outcome: of the machine."""

    runs: dict
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
        return [one.raw - one.empty for one in self.runs[instrument, body]]

    def bare(self, body, parts=1, asked_ns=0, conditions=(), bar=None):
        """The measurement of a body from user space, without an instrument.

        parts: in how many it is told; asked_ns: what it waits for on purpose; bar: in a plot.
        """
        runs = self.runs[instruments.BARE.name, body]
        raw = [(one.raw - asked_ns) / parts for one in runs]
        empty = [one.empty / parts for one in runs]
        return result.measurement(
            f"latency.user.{body}", "ns", better="lower", over=self.over, samples=len(raw),
            bar=bar, title=f"{body}, from user space", about={"what": "user", "body": body},
            conditions=[*conditions, "no instrument attached"],
            **stats.netted(raw, empty, 1 / self.calls, self.exact))


def take(used, bodies, *, calls, rounds, machine_name=None, exact=False):
    """Samples of every body under every instrument; USED begins with instruments.BARE."""
    with tempfile.TemporaryDirectory(prefix="tare-latency-") as folder:
        there = "/out" if machine_name else folder
        script = _script(used, bodies, calls, rounds, there, machine_name, exact)
        outcome = (_run_in_machine(script, used, machine_name, exact, folder) if machine_name
                   else _run_here(script))
        runs = {(one.name, body): [_read(Path(folder), one, body, number)
                                   for number in range(rounds)]
                for one in used for body in bodies}
    return Samples(runs, outcome, calls, calls * sum(_repeats(exact)))


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
                script = instruments.line(one, command, f"{stem}.json",
                                          instruments.module_path(one, machine_name))
                lines.append(f"{{ {script}; }} >{stem}.txt")
    return "\n".join(lines) + "\n"


def _repeats(exact):
    """(rounds of warm-up, rounds that are timed) of one run of crossings.

    Where time is instructions, only interrupts make rounds differ: the least of some has none.

    Elsewhere what the instrument saw and what was timed must be the same calls: no warm-up.
    """
    return (1, 10) if exact else (0, 1)


def _run_here(script):
    with status("measuring"):
        instruments.shell(script)


def _run_in_machine(script, used, name, exact, folder):
    programs = {"crossings", *(program for one in used for program in one.programs)}
    outcome = machine.run(name, ["sh", "-c", script], exact=exact, out_dir=Path(folder),
                          modules=instruments.modules(used, name),
                          files=machine.programs(*sorted(programs)))
    machine.check_command(outcome)
    return outcome


def _read(folder, instrument, body, number):
    stem = f"{instrument.name}.{body}.{number}"
    text = (folder / f"{stem}.txt").read_text()
    lines = [line.split() for line in text.splitlines()]
    if not lines or any(len(words) != 3 or words[0] != body for words in lines):
        raise TareError(f"crossings printed {text!r} instead of `{body} EMPTY RAW`")
    empty, raw = min(((float(words[1]), float(words[2])) for words in lines),
                     key=lambda pair: pair[1] - pair[0])
    seen = None
    if instrument.name != instruments.BARE.name:
        seen = json.loads((folder / f"{stem}.json").read_text())
    return Sample(empty, raw, seen)


def entry(seen, name):
    """The entry called NAME of an instrument's document; refuses where it saw nothing."""
    for one in seen["entries"]:
        if one["name"] == name:
            return one
    raise TareError(f"{seen['instrument']} saw no {name}: it was not attached, or lost everything")
