# SPDX-License-Identifier: GPL-2.0-only
"""Network namespaces of a measurement's own: what is counted there is its own, and all of it goes.

A namespace lives as long as a process in it. Ours is kept by a process that reads from us, so it
ends when we end, however we do; what runs there is killed with us.
"""

import os
import re
import subprocess
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from tare import environment, paths
from tare.errors import CannotHere, TareError, UsageError, telling

LOOPBACK, VETH = "loopback", "veth"
WIRES = (LOOPBACK, VETH)
RATE = "100mbit"
SERVER_LINK, CLIENT_LINK = "srv0", "cli0"
_SERVER_IP, _CLIENT_IP, _BITS = "10.77.0.1", "10.77.0.2", 24
_NEEDED = ("unshare", "nsenter", "setpriv", "taskset", "ip")
_UNITS = {"bit": 1, "kbit": 1e3, "mbit": 1e6, "gbit": 1e9}
# root needs no user namespace, and may then have servers with a user of their own
_USER = ("--user", "--map-root-user")


def bits_per_second(rate):
    """Of a rate as tc writes it, such as 100mbit; UsageError."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([kmg]?bit)", rate)
    if not found or not float(found.group(1)):
        raise UsageError(f"--rate {rate}: write a number and bit, kbit, mbit or gbit, such as "
                         f"{RATE}")
    return float(found.group(1)) * _UNITS[found.group(2)]


@dataclass(frozen=True)
class Network:
    """Where a server and its client run.

    holders: (the server's, the client's) process, which keep the namespaces; on loopback the same.
    """

    wire: str
    rate: str | None
    holders: tuple

    @property
    def ip(self):
        """Where the server listens."""
        return "127.0.0.1" if self.wire == LOOPBACK else _SERVER_IP

    @property
    def bits(self):
        """A second, that the wire lets through; None: as many as there are."""
        return bits_per_second(self.rate) if self.rate else None

    def at_server(self, cpus, *command):
        """The words that run COMMAND at the server's end on CPUS, killed with this process."""
        return [*_enter(self.holders[0]), "setpriv", "--pdeathsig", "KILL", *_pinned(cpus, command)]

    def at_client(self, cpus, *command):
        """The same at the client's end."""
        return [*_enter(self.holders[1]), "setpriv", "--pdeathsig", "KILL", *_pinned(cpus, command)]

    def client_of(self, cpus, *command):
        """The words with which a program at the server's end starts COMMAND at the client's."""
        if self.wire == LOOPBACK:
            return _pinned(cpus, command)
        net = f"--net=/proc/{self.holders[1]}/ns/net"
        return ["nsenter", net, "--", *_pinned(cpus, command)]

    def setting(self, name):
        """The text of /proc/sys/net/NAME at the server's end, or None where it is not there."""
        done = subprocess.run([*_enter(self.holders[0]), "cat", f"/proc/sys/net/{name}"],
                              capture_output=True, text=True, check=False)
        return " ".join(done.stdout.split()) if done.returncode == 0 else None


def _pinned(cpus, command):
    return ["taskset", "-c", ",".join(map(str, cpus)), *map(str, command)]


def _enter(holder):
    user = ["--user", "--preserve-credentials"] if os.geteuid() else []
    return ["nsenter", "-t", str(holder), *user, "--net", "--"]


@contextmanager
def opened(wire=LOOPBACK, rate=None):
    """A Network as long as the block; CannotHere, UsageError. rate: of veth, as tc writes it."""
    if rate:
        bits_per_second(rate)
        if wire != VETH:
            raise UsageError(f"--rate {rate}: only with --wire {VETH}")
    _need_programs(rate)
    with ExitStack() as stack:
        user = _USER if os.geteuid() else ()
        server = stack.enter_context(_holder(["unshare", *user, "--net"]))
        if namespace(server) == namespace("self"):
            raise TareError("the measurement has no network namespace of its own: others would be "
                            "in its counters")
        _do(server, "ip", "link", "set", "lo", "up")
        client = server
        if wire == VETH:
            client = stack.enter_context(_holder([*_enter(server), "unshare", "--net"]))
            _join(server, client, rate)
        yield Network(wire, rate, (server, client))


def _need_programs(rate):
    missing = [name for name in (*_NEEDED, *(["tc"] if rate else [])) if not paths.of_others(name)]
    if missing:
        raise CannotHere(f"a network namespace needs {', '.join(missing)}: apt install util-linux "
                         "iproute2")


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


def _do(holder, *command):
    done = subprocess.run([*_enter(holder), *command], capture_output=True, text=True, check=False)
    if done.returncode:
        said = telling(done.stderr or done.stdout) or f"exit status {done.returncode}"
        raise CannotHere(f"{' '.join(command[:3])}: {said}; the kernel may lack it (modules veth, "
                         "sch_tbf)")


def _join(server, client, rate):
    """A cable between both, whose two directions let RATE through."""
    _do(server, "ip", "link", "add", SERVER_LINK, "type", "veth", "peer", "name", CLIENT_LINK,
        "netns", str(client))
    for holder, link, ip in ((server, SERVER_LINK, _SERVER_IP), (client, CLIENT_LINK, _CLIENT_IP)):
        _do(holder, "ip", "addr", "add", f"{ip}/{_BITS}", "dev", link)
        _do(holder, "ip", "link", "set", link, "up")
        if rate:
            _do(holder, "tc", "qdisc", "add", "dev", link, "root", "tbf", "rate", rate,
                "burst", "32k", "latency", "400ms")
