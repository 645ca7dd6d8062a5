# SPDX-License-Identifier: GPL-2.0-only
"""Runs of nt-cost, a process each, of every step in turn: here, or in a machine."""

import shlex
import tempfile
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tare import child, machine, paths, terminal, turns, wine
from tare.counting import boot
from tare.experiments.nt import run as nt_run
from tare.experiments.nt.cost import read

# The steps from a direct call to Wine, each measured by itself.

# operations that take two threads
HAND_OVER = "hand-over"


@dataclass(frozen=True)
class Step:
    """number: of the decomposition, or None: beside it. front: nt-cost's, or wine.

    cpus: 1, 2 (who answers has one of its own), or 0: anywhere. awake: they do not go idle.
    only: its operations, all where none is named. device: that must be there. module: brings it.
    """

    name: str
    number: int | None
    title: str
    front: str
    cpus: int = 1
    awake: bool = False
    only: tuple = ()
    device: str = ""
    module: str = ""

    @property
    def heading(self):
        return f"{self.number} {self.title}" if self.number else self.title

    def words(self, *operations):
        """For nt-cost, of how it runs on this machine."""
        placed = ",".join(map(str, nt_run.allowed()[:self.cpus])) if self.cpus else "any"
        return ["--front", self.front, "--cpus", placed, *(["--awake"] if self.awake else []),
                *self.chosen(operations)]

    def words_there(self, *operations):
        """The same in a machine of one CPU."""
        return ["--front", self.front, "--cpus", "0", *self.chosen(operations)]

    def chosen(self, operations):
        """For nt-cost, of what it measures: all where none is named."""
        return [word for name in self.only or operations for word in ("--operation", name)]

    @property
    def served(self):
        """Whether a process answers."""
        return self.front in ("echo", "server", "wine")

    @property
    def two_threads(self):
        return self.only == (HAND_OVER,)


DIRECT = Step("direct", 1, "direct call", "direct")
TRAP = Step("trap", 2, "trap", "trap")
THREADS = Step("threads", None, "direct call, locks", "threads")
NTOBJ_STEP = Step("ntobj", 3, "ntobj", "ntobj", device=nt_run.NTOBJ, module="tare_ntobj")
NTSYNC_STEP = Step("ntsync", None, "ntsync", "ntsync", device=nt_run.NTSYNC)
FUTEX = Step("futex", None, "futex", "futex")
PRIVATE = Step("futex_private", None, "private futex", "futex-private")
ECHO = Step("echo", 4, "pipe echo", "echo")
SERVER = Step("server", 5, "server", "server")
AWAKE = Step("server_awake", 6, "second CPU, kept awake", "server", 2, True)
ASLEEP = Step("server_asleep", 7, "second CPU, asleep", "server", 2)
ANYWHERE = Step("server_anywhere", 8, "not pinned", "server", 0)
WINE = Step("wine", 9, "Wine, one CPU", "wine")
WINE_ANYWHERE = Step("wine_anywhere", 9, "Wine, not pinned", "wine", 0)
# what leaving idle costs, by itself: two threads that wake each other, without a service
WAKE_AWAKE = Step("futex_awake", None, "futex, second CPU, kept awake", "futex", 2, True,
                  (HAND_OVER,))
WAKE_ASLEEP = Step("futex_asleep", None, "futex, second CPU, asleep", "futex", 2, False,
                   (HAND_OVER,))

EXACT = (DIRECT, TRAP, THREADS, NTOBJ_STEP, NTSYNC_STEP, FUTEX, PRIVATE, ECHO, SERVER)
TIMED = (*EXACT, AWAKE, ASLEEP, ANYWHERE, WINE, WINE_ANYWHERE, WAKE_AWAKE, WAKE_ASLEEP)


def wanted(steps, operations):
    """Those of the steps that have one of the operations; all operations where none is named."""
    return [step for step in steps
            if not operations or not step.only or set(step.only) & set(operations)]


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
        with nt_run.pinned(count or None):
            start = stack.enter_context(wine.session(log))

        def run(*words, **options):
            with nt_run.pinned(count or None):
                return start(program, *words, **options)

        yield run


# operations of a round whose events are counted, and rounds of the shorter run and the longer; of
# as many digits, since the length of its words moves a program's stack
A_ROUND, COUNTS = 100, (1000, 2000)


def in_machine(steps, operations, words, processes, name, exact):
    """({Step: [Run of each process]}, outcome) on one CPU, in the machine NAME."""
    machine.need(name, exact)
    with machine.ran(name, _script(steps, operations, words, processes), exact=exact,
                     **_needs(steps, name)) as (folder, outcome):
        return {step: [read.read(folder / _file(step, number), step)
                       for number in range(processes)] for step in steps}, outcome


def _needs(steps, name):
    """Options of machine.run()."""
    return {"modules": [machine.module(step.module, name) for step in steps if step.module],
            "cpus": 1, "files": machine.programs(*PROGRAMS)}


def _loading(steps):
    """Lines of a shell that bring the devices."""
    if NTOBJ_STEP in steps:
        yield f"insmod /tare/kmod/{NTOBJ_STEP.module}.ko"
    if NTSYNC_STEP in steps:
        yield "modprobe ntsync"


def events(cases, name, simulation):
    """{(step, operation): {event: how often an operation has it}}, with the loops around it, in an
    exact machine. cases: [(Step, operation)]."""
    def running(step, operation):
        def run(count):
            words = [*step.words_there(operation), "--count", str(A_ROUND), "--rounds",
                     str(count // A_ROUND)]
            return boot.happened(name, ["nt-cost", *words], simulation, _loading([step]),
                                 **_needs([step], name))
        return run

    return boot.of_each("nt cost", {(step.heading, operation): (
        running(step, operation), *COUNTS) for step, operation in cases})


def _script(steps, operations, words, processes):
    lines = ["set -e", *_loading(steps)]
    for number in range(processes):
        for step in turns.order(steps, number):
            lines.append(shlex.join(["nt-cost", *step.words_there(*operations), "--json",
                                     f"/out/{_file(step, number)}", *words]) + " >/dev/null")
    return "\n".join(lines) + "\n"


def _file(step, number):
    return f"{step.name}.{number}.json"
