# SPDX-License-Identifier: GPL-2.0-only
"""Runs of nt-cost, a process each, of every step in turn: here, or in a machine."""

import shlex
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tare import child, machine, paths, terminal, turns, wine
from tare.experiments.nt import cost_document, cpus
from tare.experiments.nt.cost_steps import NTOBJ_STEP, NTSYNC_STEP

PROGRAMS = ("nt-cost", "nt-server")


def operations():
    """The names of all operations of nt-cost."""
    lines = child.run(paths.guest_program("nt-cost"), "--list").stdout.splitlines()
    return [line.split()[1] for line in lines if line.startswith("operation ")]


def here(steps, operations, words, processes, progress=lambda text: None):
    """{Step: [its cost_document.Run of each process]} on this machine, A B B A."""
    taken = {step: [] for step in steps}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tare-nt-")))
        started = {step: stack.enter_context(_starter(step, operations, folder)) for step in steps}
        done = stack.enter_context(terminal.rounds("nt cost", processes))
        for number in range(processes):
            for step in turns.order(steps, number):
                progress(f"{step.title}, {number + 1} of {processes}")
                started[step](["--json", "run.json", *words])
                taken[step].append(cost_document.read(folder / "run.json", step))
                (folder / "run.json").unlink()
            done("a process of each step")
    return taken


@contextmanager
def _starter(step, operations, folder):
    """start(words): nt-cost of the step, which writes into FOLDER."""
    if step.front != "wine":
        program = paths.guest_program("nt-cost")
        yield lambda words: child.run(program, *step.words(*operations), *words, cwd=folder)
        return
    with wine_on(step.cpus) as run:
        yield lambda words: child.judged(
            run(*step.chosen(operations), *words, cwd=folder), "nt-cost.exe")


@contextmanager
def wine_on(count, log=None):
    """run(*words, cwd, debug): nt-cost.exe; Wine is on COUNT CPUs, or 0: anywhere.

    log, debug: as tare.wine has them.
    """
    program = paths.program("nt-cost.exe")
    with ExitStack() as stack:
        # what follows is not pinned, but for what it starts
        with cpus.pinned(count or None):
            start = stack.enter_context(wine.session(log))

        def run(*words, **options):
            with cpus.pinned(count or None):
                return start(program, *words, **options)

        yield run


def in_machine(steps, operations, words, processes, name, exact):
    """({Step: [Run of each process]}, outcome) on one CPU, in the machine NAME."""
    machine.need(name, exact)
    with tempfile.TemporaryDirectory(prefix="tare-nt-") as folder:
        outcome = machine.run(
            name, ["sh", "-c", _script(steps, operations, words, processes)], exact=exact, cpus=1,
            out_dir=Path(folder),
            modules=[machine.module(step.module, name) for step in steps if step.module],
            files=machine.programs(*PROGRAMS))
        machine.check_command(outcome)
        return {step: [cost_document.read(Path(folder) / _file(step, number), step)
                       for number in range(processes)] for step in steps}, outcome


def _script(steps, operations, words, processes):
    lines = ["set -e"]
    if NTOBJ_STEP in steps:
        lines.append(f"insmod /tare/kmod/{NTOBJ_STEP.module}.ko")
    if NTSYNC_STEP in steps:
        lines.append("modprobe ntsync")
    for number in range(processes):
        for step in turns.order(steps, number):
            lines.append(shlex.join(["nt-cost", *step.words_there(*operations), "--json",
                                     f"/out/{_file(step, number)}", *words]) + " >/dev/null")
    return "\n".join(lines) + "\n"


def _file(step, number):
    return f"{step.name}.{number}.json"
