# SPDX-License-Identifier: GPL-2.0-only
"""Runs of testapi, a process each, of every front end in turn: here, or in a machine."""

import math
import os
import shlex
import subprocess
import tempfile
import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tare import child, environment, machine, paths, turns, wine
from tare.errors import TareError
from tare.experiments.nt import run
from tare.experiments.nt.testapi import read

# of a machine's /tmp, where its files are made
MACHINE_FILES = "tmpfs"
# until a server listens at its socket
SERVER_SECONDS = 10


@dataclass(frozen=True)
class Setting:
    """A front end, and on how many CPUs it runs, its server and its threads."""

    front: str
    cpus: int

    @property
    def key(self):
        return f"{self.front}.{self.cpus}"

    @property
    def title(self):
        return f"{self.front}, {run.WORDS[self.cpus]}"

    @property
    def services(self):
        """As testapi calls them."""
        return "win32" if self.front == "wine" else self.front

    def read(self, path):
        """The Run that testapi left at PATH."""
        return read.read(path, self.services, self.cpus)


def need_programs(fronts):
    """CannotHere where a program of theirs is not there."""
    if set(fronts) - {"wine"}:
        paths.guest_program("testapi")
    if "server" in fronts:
        paths.guest_program("nt-server")


def here(settings, words, count, progress=lambda text: None, seconds=math.inf):
    """{Setting: [COUNT Runs]} on this machine, A B B A. words: for testapi.

    seconds: after these no turn begins, but the first, so that there may be fewer.
    """
    end = time.monotonic() + seconds
    taken = {setting: [] for setting in settings}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tare-nt-")))
        started = {}
        for setting in settings:
            with run.pinned(setting.cpus):
                started[setting] = _starter(setting, stack)
        for number in range(count):
            if number and time.monotonic() > end:
                break
            for setting in turns.order(settings, number):
                progress(f"{setting.title}, {number + 1} of {count}")
                with run.pinned(setting.cpus):
                    started[setting](["--json", "run.json", *map(str, words)], folder)
                taken[setting].append(setting.read(folder / "run.json"))
                (folder / "run.json").unlink()
    return taken


def _starter(setting, stack):
    """start(words, folder): testapi with the setting's front end, whose server STACK ends."""
    if setting.front == "wine":
        start, program = stack.enter_context(wine.session()), paths.program("testapi.exe")
        return lambda words, folder: child.judged(start(program, *words, cwd=folder), "testapi")
    surroundings = dict(os.environ)
    if setting.front == "server":
        surroundings["NT_SERVER"] = stack.enter_context(_server())
    program = paths.guest_program("testapi")
    return lambda words, folder: child.run(program, "--front", setting.front, *words, cwd=folder,
                                           env=surroundings)


@contextmanager
def _server():
    """The socket of an nt-server, which is there as long as the block."""
    with tempfile.TemporaryDirectory(prefix="tare-nt-") as folder:
        socket = Path(folder) / "socket"
        with subprocess.Popen([paths.guest_program("nt-server"), socket],
                              stdin=subprocess.DEVNULL) as running:
            try:
                _wait_for(socket, running)
                yield str(socket)
            finally:
                running.kill()


def _wait_for(socket, running):
    end = time.monotonic() + SERVER_SECONDS
    while not socket.exists():
        if running.poll() is not None or time.monotonic() > end:
            raise TareError(f"nt-server does not serve at {socket}")
        time.sleep(0.01)


def file_system():
    """Where here() lets files be made: the type of the file system, such as ext4, or None."""
    device = os.stat(tempfile.gettempdir()).st_dev
    number = f"{os.major(device)}:{os.minor(device)}"
    for line in (environment.HERE.text("/proc/self/mountinfo") or "").splitlines():
        if line.split()[2] == number:
            return line.partition(" - ")[2].split()[0]
    return None


def in_machine(fronts, words, count, name, exact):
    """({Setting: [COUNT Runs]}, outcome) on one CPU, in the machine NAME."""
    machine.need(name, exact)
    settings = [Setting(front, 1) for front in fronts]
    modules = [machine.module(run.FRONTS[front].module, name) for front in fronts
               if run.FRONTS[front].module]
    with machine.ran(name, _script(settings, words, count), exact=exact, cpus=1, modules=modules,
                     files=machine.programs("testapi", "nt-server")) as (folder, outcome):
        return {setting: [setting.read(folder / _file(setting, number))
                          for number in range(count)] for setting in settings}, outcome


def _script(settings, words, count):
    lines = ["set -e", "cd /tmp", "export NT_SERVER=/tmp/nt-server"]
    for setting in settings:
        if setting.front == "server":
            lines += ["nt-server $NT_SERVER &", "until [ -e $NT_SERVER ]; do sleep 0.1; done"]
        if run.FRONTS[setting.front].module:
            lines.append(f"insmod /tare/kmod/{run.FRONTS[setting.front].module}.ko")
    for number in range(count):
        for setting in turns.order(settings, number):
            lines.append(shlex.join(["testapi", "--front", setting.front, "--json",
                                     f"/out/{_file(setting, number)}", *map(str, words)])
                         + " >/dev/null")
    return "\n".join(lines) + "\n"


def _file(setting, number):
    return f"{setting.front}.{number}.json"
