# SPDX-License-Identifier: GPL-2.0-only
"""Runs of deadlink against eventserver, each in a network namespace of its own: what they counted.

Each run has a fresh namespace, so that its counters are of nobody else, and no port is in use.
"""

import math
import shlex
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path

from tare import machine, parallel
from tare.errors import telling
from tare.experiments.events import read
from tare.figures import counted

MACHINE = "minimal"
PROGRAMS = ("eventserver", "deadlink", "synrto")
TIMEOUT_SECONDS = 3600
# the kernel's own since 2011
TIMEOUT_NOW = 1
BACKLOG, ACCEPTS = 20, 1
# it holds all connects of a curve
LONG = 4096
# us before each connect at the most, drawn at random: a phase. It is the client's pace, in place of
# a network's, and decides from how many connections on select falls behind. An input: chosen so
# that this is where it was in 2006
PAUSE_US = 80
PAUSES_US = (0, 40, PAUSE_US, 160, 320)
PAUSE_MOST_US = 60_000_000
PORT = 7000
# what a machine's root may have open, above every N
FILES = 60_000
# with the usual range a client tries thousands of used ports before each connect beyond 14,000
PREPARE = ("ip link set lo up && "
           "{ echo 8000 65535 2>/dev/null >/proc/sys/net/ipv4/ip_local_port_range || :; }")
# of serial connects, s: the most that deadlink takes, since a queue of 1 makes hours of them; one
# that nobody answers is given up by the kernel
SERIAL_SECONDS = 1_000_000
# each stall is one of each
COUNTED = ("ListenOverflows", "TCPSynRetrans")
# of a boot: a machine's command, which has all of them, may have 64 KB
RUNS = 100
# the first run of a boot finds cold caches of the kernel: it is made once more
WARM_UP = "warm-up"


@dataclass(frozen=True)
class Setting:
    """What one run is of. timeout: the initial one, s. seed: of the client's pauses."""

    model: str
    connections: int
    backlog: int = BACKLOG
    accepts: int = ACCEPTS
    work_ns: int = 0
    timeout: int = TIMEOUT_NOW
    seed: int = 1
    pause_us: int = PAUSE_US

    @property
    def where(self):
        """For messages."""
        return f"{self.model}, {counted(self.connections, 'connection')}, phase {self.seed}"

    def words(self, folder, number):
        """The command of a run; what it writes goes to FOLDER, by its NUMBER.

        --ahead: on one CPU the server's work would hold the client up, or not, as the scheduler
        likes.
        """
        return [*map(str, [
            *(["synrto", "-t", self.timeout, "--"] if self.timeout != TIMEOUT_NOW else []),
            "unshare", "-n", "sh", "-c", f'{PREPARE} && exec "$@"', "sh",
            "eventserver", "-m", self.model, "-b", self.backlog, "-a", self.accepts,
            "-w", self.work_ns, "-i", 0, "--json", f"{folder}/{number}.server",
            "127.0.0.1", PORT, "--",
            "deadlink", "--ahead", "--timeout", SERIAL_SECONDS, "--pause", self.pause_us, "--seed",
            self.seed, "--json", f"{folder}/{number}.client", "127.0.0.1", PORT,
            self.connections])]


@dataclass(frozen=True)
class Run:
    """What server and client wrote of one Setting. error: why there is none of it, or ""."""

    setting: Setting
    served: dict
    client: dict
    error: str = ""

    @classmethod
    def read(cls, setting, folder, number):
        """TareError where the two do not agree about the connections."""
        served = read.server(Path(folder) / f"{number}.server", setting.model)
        client = read.read(Path(folder) / f"{number}.client", "deadlink")
        read.agree_on_setup(served, client, setting.where)
        return cls(setting, served, client)

    @property
    def seconds(self):
        return self.client["seconds"]

    @cached_property
    def waits(self):
        """Seconds of each connect that took the initial time-out or longer."""
        least = self.setting.timeout * 1e9
        return tuple(ns / 1e9 for ns in self.client["connect_ns"] if ns >= least)

    @property
    def waited(self):
        return math.fsum(self.waits)

    @property
    def server_seconds(self):
        """Of CPU, of all its threads."""
        return self.served["cpu_ns"] / 1e9

    @property
    def rest(self):
        """Seconds in which no connect waited for a SYN to be sent again."""
        return self.seconds - self.waited

    @property
    def counts(self):
        """What must be equal in serial connects, {name: how many}."""
        counted = self.client["counters"]
        return {"connects that waited": len(self.waits),
                **{name: counted[name] for name in COUNTED}}

    @property
    def disagree(self):
        """Why the stalls of this run are not a figure, or "". Nobody else is in the namespace, so
        that server and client have read the same counters.
        """
        told = {**self.counts, **{f"{name}, by the server": self.served["counters"][name]
                                  for name in COUNTED}}
        if len(set(told.values())) == 1:
            return ""
        return f"{self.setting.where}: " + ", ".join(f"{name}: {told[name]}" for name in told)

    @property
    def stalls(self):
        """None where the counts do not agree."""
        return None if self.disagree else len(self.waits)


def in_machine(boots, kernel):
    """({Setting: Run}, outcome) in exact machines of one CPU. boots: lists of settings, each of one
    boot.
    """
    need_machine(kernel)
    boots = [settings[at:at + RUNS] for settings in map(list, boots)
             for at in range(0, len(settings), RUNS)]
    taken = parallel.boots(
        "events setup", boots, partial(_boot, kernel=kernel),
        lambda settings: f"{settings[0].model}, {counted(len(settings), 'run')}")
    return ({setting: run for found, _ in taken for setting, run in found.items()}, taken[-1][1])


def _boot(settings, kernel):
    with machine.ran(f"{MACHINE}-{kernel}", _script(settings), exact=True, cpus=1,
                     timeout=TIMEOUT_SECONDS,
                     files=machine.programs(*PROGRAMS)) as (folder, outcome):
        return {setting: _judged(setting, folder, number)
                for number, setting in enumerate(settings)}, outcome


def _script(settings):
    """Of a machine: all runs, each of which leaves its documents, its words and its status."""
    def line(setting, folder, number):
        words = shlex.join(setting.words(folder, number))
        return (f"status=0; {words} >{folder}/{number}.said 2>&1 || status=$?; "
                f"echo $status >{folder}/{number}.status")

    lines = ["set -e", f"ulimit -n {FILES}", "mkdir -p /sys/fs/cgroup",
             "mount -t cgroup2 none /sys/fs/cgroup", line(settings[0], "/tmp", WARM_UP),
             *(line(setting, "/out", number) for number, setting in enumerate(settings))]
    return "\n".join(lines) + "\n"


def _judged(setting, folder, number):
    """The Run; of one that failed the error, as the programs said it."""
    status = int((Path(folder) / f"{number}.status").read_text(encoding="utf-8"))
    said = (Path(folder) / f"{number}.said").read_text(encoding="utf-8", errors="replace")
    if status:
        return Run(setting, {}, {}, telling(said) or f"exit status {status}")
    served = read.read(Path(folder) / f"{number}.server", "eventserver")
    if served["closed"]["shed"]:
        # the server, which lives on, told its limit once
        return Run(setting, {}, {}, next(
            (line for line in said.splitlines() if "further connections" in line),
            "connections were shed at a limit"))
    return Run.read(setting, folder, number)


def need_machine(kernel):
    """What in_machine() asks first, of this machine; CannotHere."""
    machine.need(f"{MACHINE}-{kernel}", exact=True)
    machine.programs(*PROGRAMS)
