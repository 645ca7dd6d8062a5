# SPDX-License-Identifier: GPL-2.0-only
"""Runs of nt-cost, a process each, of every step in turn: here, or in a machine."""

import shlex
import tempfile
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tare import child, machine, paths, terminal, turns, wine
from tare.experiments.nt import run as nt_run
from tare.experiments.nt.cost import read

# The ways to a service, each measured by itself.

# operations that take two threads, and what one thread asks for instead
HAND_OVER, ALONE = "hand-over", "alone"


@dataclass(frozen=True)
class Step:
    """front: nt-cost's, or wine.

    cpus: 1, 2 (who answers has one of its own), or 0: anywhere. awake: they do not go idle.
    device: that must be there. module: brings it.
    """

    name: str
    title: str
    front: str
    cpus: int = 1
    awake: bool = False
    device: str = ""
    module: str = ""

    def words(self, *operations):
        """For nt-cost, of how it runs on this machine."""
        placed = ",".join(map(str, nt_run.allowed()[:self.cpus])) if self.cpus else "any"
        return ["--front", self.front, "--cpu", placed, *(["--awake"] if self.awake else []),
                *chosen(operations)]

    def words_there(self, *operations, cpus=1):
        """The same in a machine of one CPU, or of two, on whose second one is who answers."""
        return ["--front", self.front, "--cpu", "0,1" if cpus == 2 else "0", *chosen(operations)]


def chosen(operations):
    """For nt-cost, of what it measures: all where none is named."""
    return [word for name in operations for word in ("--operation", name)]


DIRECT = Step("direct", "direct", "direct")
TRAP = Step("trap", "trap", "trap")
THREADS = Step("threads", "threads", "threads")
NTOBJ = Step("ntobj", "ntobj", "ntobj", device=nt_run.NTOBJ, module="tare_ntobj")
NTSYNC = Step("ntsync", "ntsync", "ntsync", device=nt_run.NTSYNC)
FUTEX = Step("futex", "futex", "futex")
PRIVATE = Step("futex_private", "private", "futex-private")
ECHO = Step("echo", "pipe echo", "echo")
SERVER = Step("server", "server", "server")
AWAKE = Step("server_awake", "second CPU, kept awake", "server", 2, True)
ASLEEP = Step("server_asleep", "second CPU, asleep", "server", 2)
WINE = Step("wine", "Wine, one CPU", "wine")

EXACT = (DIRECT, TRAP, THREADS, NTOBJ, NTSYNC, FUTEX, PRIVATE, ECHO, SERVER)
TIMED = (*EXACT, AWAKE, ASLEEP, WINE)
# where somebody else answers, who may be on a second CPU: of all but the server in a hand-over
ANSWERED = (NTOBJ, NTSYNC, FUTEX, PRIVATE, SERVER)


def lacks_here(step):
    """Why a step cannot be timed on this machine, in a few words; "" where it can."""
    if lacking := nt_run.lacks_device(step.device):
        return lacking
    if step.cpus > len(nt_run.allowed()):
        return f"this process may use {len(nt_run.allowed())} CPU"
    return nt_run.lacks_wine("nt-cost.exe") if step.front == "wine" else ""


PROGRAMS = ("nt-cost", "nt-server")


def operations():
    """The names of all operations of nt-cost."""
    lines = child.run(paths.guest_program("nt-cost"), "--list").stdout.splitlines()
    return [line.split()[1] for line in lines if line.startswith("operation ")]


def here(steps, operations, words, processes, progress=lambda text: None):
    """{Step: [its read.Run of each process]} on this machine, A B B A."""
    taken = {step: [] for step in steps}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tare-nt-")))
        started = {step: stack.enter_context(_starter(step, operations, folder)) for step in steps}
        done = stack.enter_context(terminal.rounds("nt cost", processes))
        for number in range(processes):
            for step in turns.order(steps, number):
                progress(f"{step.title}, {number + 1} of {processes}")
                started[step](["--json", "run.json", *words])
                taken[step].append(read.read(folder / "run.json", step))
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
    program = paths.program("nt-cost.exe")
    with ExitStack() as stack:
        # what follows is not pinned, but for what it starts
        with nt_run.pinned(step.cpus):
            run = stack.enter_context(wine.session())

        def start(words):
            with nt_run.pinned(step.cpus):
                child.judged(run(program, *chosen(operations), *words, cwd=folder), "nt-cost.exe")

        yield start


@contextmanager
def in_machine(steps, operations, words, processes, name, exact, cpus=1, **options):
    """Yields ({Step: [Run of each process]}, outcome) on so many CPUs, in the machine NAME.
    options: of machine.run()."""
    machine.need(name, exact)
    script = _script(steps, operations, words, processes, cpus)
    with machine.ran(name, script, exact=exact, cpus=cpus,
                     modules=[machine.module(step.module, name) for step in steps if step.module],
                     files=machine.programs(*PROGRAMS), **options) as (folder, outcome):
        yield {step: [read.read(folder / _file(step, number), step)
                      for number in range(processes)] for step in steps}, outcome


def loading(steps):
    """Lines of a shell that bring the devices."""
    if NTOBJ in steps:
        yield f"insmod /tare/kmod/{NTOBJ.module}.ko"
    if NTSYNC in steps:
        yield "modprobe ntsync"


def _script(steps, operations, words, processes, cpus):
    lines = ["set -e", *loading(steps)]
    for number in range(processes):
        for step in turns.order(steps, number):
            there = step.words_there(*operations, cpus=cpus)
            lines.append(shlex.join(["nt-cost", *there, "--json", f"/out/{_file(step, number)}",
                                     *words]) + " >/dev/null")
    return "\n".join(lines) + "\n"


def _file(step, number):
    return f"{step.name}.{number}.json"
