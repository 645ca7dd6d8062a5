# SPDX-License-Identifier: GPL-2.0-only
"""Network namespaces of a measurement's own: what is counted there is its own, and all of it goes.

A namespace lives as long as a process in it. Ours is kept by a process that reads from us, so it
ends when we end, however we do; what runs there is killed with us.
"""

import os
import subprocess
from contextlib import contextmanager
from dataclasses import dataclass

from tare import environment, paths
from tare.errors import CannotHere, TareError, telling

IP = "127.0.0.1"
_NEEDED = ("unshare", "nsenter", "setpriv", "taskset", "ip")
# root needs no user namespace, and may then have servers with a user of their own
_USER = ("--user", "--map-root-user")


@dataclass(frozen=True)
class Network:
    """Where a server and its client run. holder: the process that keeps the namespace."""

    holder: int

    def words(self, cpus, *command):
        """The words that run COMMAND there on CPUS, killed with this process."""
        return [*_enter(self.holder), "setpriv", "--pdeathsig", "KILL", *pinned(cpus, command)]


def pinned(cpus, command):
    """The words that run COMMAND on CPUS."""
    return ["taskset", "-c", ",".join(map(str, cpus)), *map(str, command)]


def _enter(holder):
    user = ["--user", "--preserve-credentials"] if os.geteuid() else []
    return ["nsenter", "-t", str(holder), *user, "--net", "--"]


@contextmanager
def opened():
    """A Network as long as the block; CannotHere."""
    missing = [name for name in _NEEDED if not paths.of_others(name)]
    if missing:
        raise CannotHere(f"a network namespace needs {', '.join(missing)}: apt install util-linux "
                         "iproute2")
    user = _USER if os.geteuid() else ()
    with _holder(["unshare", *user, "--net"]) as holder:
        if namespace(holder) == namespace("self"):
            raise TareError("the measurement has no network namespace of its own: others would be "
                            "in its counters")
        done = subprocess.run([*_enter(holder), "ip", "link", "set", "lo", "up"],
                              capture_output=True, text=True, check=False)
        if done.returncode:
            said = telling(done.stderr or done.stdout) or f"exit status {done.returncode}"
            raise CannotHere(f"ip link set: {said}")
        yield Network(holder)


@contextmanager
def _holder(words):
    """The id of a process that WORDS put into a namespace; it ends when its input does."""
    with subprocess.Popen([*words, "sh", "-c", "echo; exec cat"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          start_new_session=True) as process:
        if not process.stdout.readline():
            said = telling(process.stderr.read()) or "no reason was given"
            raise CannotHere(f"no network namespace of its own: {said}; {_remedy()}")
        try:
            yield process.pid
        finally:
            process.stdin.close()


def _remedy():
    """What would allow a namespace: those settings of the kernel that forbid it, if any does."""
    asked = [("user.max_net_namespaces", "0", "1000")]
    if os.geteuid():
        asked += [("user.max_user_namespaces", "0", "1000"),
                  ("kernel.unprivileged_userns_clone", "0", "1"),
                  ("kernel.apparmor_restrict_unprivileged_userns", "1", "0")]
    found = [f"{name}={good}" for name, bad, good in asked
             if environment.HERE.text(f"/proc/sys/{name.replace('.', '/')}") == bad]
    if found:
        return f"sysctl {' '.join(found)} (root)"
    return ("run as root" if os.geteuid() else
            "run where root may make namespaces: outside of a container, or with CAP_SYS_ADMIN")


def namespace(process):
    """Tells network namespaces apart."""
    return os.stat(f"/proc/{process}/ns/net").st_ino
