# SPDX-License-Identifier: GPL-2.0-only
"""Runs of nt-cost, a process each, of every step in turn: here, or in a machine."""

from dataclasses import dataclass

from tare import child, paths, terminal
from tare.experiments.nt import run as nt_run
from tare.experiments.nt.cost import read

# The ways to a service, each measured by itself.

# operations that take two threads, and what one thread asks for instead
HAND_OVER, ALONE = "hand-over", "alone"


@dataclass(frozen=True)
class Step:
    """front: nt-cost's, or wine.

    cpus: 1, or 2: who answers has one of its own. awake: they do not go idle.
    device: that must be there. module: brings it.
    """

    name: str
    title: str
    front: str
    cpus: int = 1
    awake: bool = False
    device: str = ""
    module: str = ""

    def words(self, there=0):
        """For nt-cost, of how it runs on this machine; THERE: in one of so many CPUs, on whose
        last one is who answers."""
        placed = range(there) if there else nt_run.allowed()[:self.cpus]
        return ["--front", self.front, "--cpu", ",".join(map(str, placed)),
                *(["--awake"] if self.awake else [])]

    def surroundings(self, _stack):
        """nt-cost starts its server itself."""

    read = staticmethod(read.read)


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


def operations():
    """The names of all operations of nt-cost."""
    lines = child.run(paths.guest_program("nt-cost"), "--list").stdout.splitlines()
    return [line.split()[1] for line in lines if line.startswith("operation ")]


def here(steps, operations, words, processes, progress=lambda text: None):
    """{Step: [its read.Run of each process]} on this machine, A B B A."""
    with terminal.rounds("nt cost", processes) as done:
        return nt_run.in_turns(steps, "nt-cost", [*chosen(operations), *words], processes, progress,
                               done=done)


def in_machine(steps, operations, words, processes, name, exact, **options):
    """A context of ({Step: [Run of each process]}, outcome) in the machine NAME. options: as of
    nt_run.in_machine()."""
    return nt_run.in_machine(steps, "nt-cost", words, processes, name, exact,
                             first=chosen(operations), **options)
