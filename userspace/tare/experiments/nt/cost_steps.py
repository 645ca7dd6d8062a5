# SPDX-License-Identifier: GPL-2.0-only
"""The steps from a direct call to Wine, each measured by itself."""

from dataclasses import dataclass

from tare import environment, paths, wine
from tare.errors import CannotHere
from tare.experiments.nt import cpus
from tare.experiments.nt.fronts import NTOBJ, NTSYNC, usable

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
        placed = ",".join(map(str, cpus.allowed()[:self.cpus])) if self.cpus else "any"
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
NTOBJ_STEP = Step("ntobj", 3, "ntobj", "ntobj", device=NTOBJ, module="tare_ntobj")
NTSYNC_STEP = Step("ntsync", None, "ntsync", "ntsync", device=NTSYNC)
FUTEX = Step("futex", None, "futex", "futex")
EVENTFD = Step("eventfd", None, "eventfd", "eventfd")
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
SPIN = Step("futex_spin", None, "futex, spinning, second CPU", "futex-spin", 2, False,
            (HAND_OVER,))

EXACT = (DIRECT, TRAP, THREADS, NTOBJ_STEP, NTSYNC_STEP, FUTEX, EVENTFD, ECHO, SERVER)
TIMED = (*EXACT, AWAKE, ASLEEP, ANYWHERE, WINE, WINE_ANYWHERE, WAKE_AWAKE, WAKE_ASLEEP, SPIN)


def wanted(steps, operations):
    """Those of the steps that have one of the operations; all operations where none is named."""
    return [step for step in steps
            if not operations or not step.only or set(step.only) & set(operations)]


def lacks_here(step):
    """Why a step cannot be timed on this machine, in a few words; "" where it can."""
    if step.device and not environment.HERE.exists(step.device):
        return f"{step.device} is not there"
    if step.device and not usable(step.device):
        return f"{step.device} cannot be opened by this user: run as root"
    if step.cpus > len(cpus.allowed()):
        return f"this process may use {len(cpus.allowed())} CPU"
    if step.front == "wine":
        if not wine.command():
            return "wine is not installed (Debian: wine64)"
        try:
            paths.program("nt-cost.exe")
        except CannotHere as error:
            return str(error)
    return ""
