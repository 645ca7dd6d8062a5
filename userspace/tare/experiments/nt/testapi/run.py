# SPDX-License-Identifier: GPL-2.0-only
"""Runs of testapi, a process each, of every front end in turn: here, or in a machine."""

import math
import os
import subprocess
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tare import child, paths, result
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
    def name(self):
        """In a machine, which has one CPU."""
        return self.front

    @property
    def module(self):
        return run.FRONTS[self.front].module

    def words(self, _there=0):
        return ["--front", self.front]

    def surroundings(self, stack):
        """Its server is there until STACK ends."""
        if self.front != "server":
            return None
        return {**os.environ, "NT_SERVER": stack.enter_context(_server())}

    def read(self, path):
        """The Run that testapi left at PATH."""
        services = "win32" if self.front == "wine" else self.front
        return read.run_of(result.load(path), path, services, self.cpus)


def need_programs(fronts):
    """CannotHere where a program of theirs is not there."""
    if set(fronts) - {"wine"}:
        paths.guest_program("testapi")
    if "server" in fronts:
        paths.guest_program("nt-server")


def here(settings, words, count, progress=lambda text: None, seconds=math.inf):
    """{Setting: [COUNT Runs]} on this machine. words: for testapi; seconds: as of in_turns()."""
    return run.in_turns(settings, "testapi", words, count, progress, seconds)


@contextmanager
def _server():
    """The socket of an nt-server, which is there as long as the block."""
    with tempfile.TemporaryDirectory(prefix="tare-nt-") as folder:
        socket = Path(folder) / "socket"
        with subprocess.Popen([paths.guest_program("nt-server"), socket],
                              stdin=subprocess.DEVNULL) as running:
            try:
                end = time.monotonic() + SERVER_SECONDS
                while not socket.exists():
                    if running.poll() is not None or time.monotonic() > end:
                        raise TareError(f"nt-server does not serve at {socket}")
                    time.sleep(0.01)
                yield str(socket)
            finally:
                running.kill()


def file_system():
    """Where here() lets files be made: the type of the file system, such as ext4, or None."""
    told = child.run("df", "--output=fstype", tempfile.gettempdir()).stdout.split()[-1]
    return None if told == "-" else told


def in_machine(fronts, words, count, name, exact):
    """({Setting: [COUNT Runs]}, outcome) on one CPU, in the machine NAME."""
    settings = [Setting(front, 1) for front in fronts]
    before = ["cd /tmp", "export NT_SERVER=/tmp/nt-server"]
    for setting in settings:
        if setting.front == "server":
            before += ["nt-server $NT_SERVER &", "until [ -e $NT_SERVER ]; do sleep 0.1; done"]
        before += run.loading(setting)
    with run.in_machine(settings, "testapi", words, count, name, exact, before) as taken:
        return taken
