# SPDX-License-Identifier: GPL-2.0-only
"""Two network namespaces with a veth pair between them: a wire without a machine."""

import contextlib
import ctypes
import json
import os
import select
import socket
import subprocess
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor

import pytest
from programs import BUILD, run
from wire import RECEIVER, RECEIVER_MAC, SENDER, SENDER_MAC

CLONE_NEWNET = 0x40000000
# s that a busy machine may take for anything
PATIENCE = 60
# with a /sys of its own, which shows the namespace's interfaces and nobody outside sees
HOLD = ("mount --make-rprivate /sys && mount -t sysfs sysfs /sys && echo made && "
        "exec sleep 1000000")
NETSINK = BUILD / "guest/bin/netsink"
LIBC = ctypes.CDLL(None, use_errno=True)


class Running(contextlib.ExitStack):
    """A process that ends with the block."""

    def __init__(self, *words, **options):
        super().__init__()
        self.process = subprocess.Popen(
            words, **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options})
        self.callback(self._kill)

    def _kill(self):
        self.process.kill()
        self.process.communicate()


class Space(Running):
    """A network namespace, there as long as a process sleeps in it."""

    def __init__(self):
        # in a chroot there is no mount at / to make private
        super().__init__("unshare", "-n", "-m", "--propagation", "unchanged", "sh", "-c", HOLD)
        if self.process.stdout.readline() != b"made\n":
            said = self.process.communicate()[1].decode().strip().splitlines()
            pytest.skip("no network namespace can be made here: " + (said or ["no reason"])[-1])
        self.pid = self.process.pid
        self.run("ip", "link", "set", "lo", "up")
        self.run("sh", "-c", "echo 1 >/proc/sys/net/ipv6/conf/default/disable_ipv6 || :")

    def command(self, *words):
        # in a chroot our working directory is nowhere in the other's mounts
        return ["nsenter", "-t", str(self.pid), "-n", "-m", "-r", "-w", *map(str, words)]

    def run(self, *words):
        return run(*self.command(*words), check=True)

    def socket(self, make):
        """What make() returns, called by a thread that is in the namespace: sockets stay there."""
        def enter():
            with open(f"/proc/{self.pid}/ns/net", "rb") as space:
                assert not LIBC.setns(space.fileno(), CLONE_NEWNET), os.strerror(ctypes.get_errno())
            return make()

        with ThreadPoolExecutor(1) as thread:
            return thread.submit(enter).result()

    def udp(self):
        return self.socket(lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM))


class Sink(Running):
    """A netsink, or another PROGRAM, above sink0; ready: what it said first."""

    def __init__(self, space, *options, program=NETSINK, within=()):
        super().__init__(*space.command(*within, program, "--interface", "sink0", *options))
        self._said = b""
        self.ready = self.report()

    def has_said(self, seconds=0):
        """Whether it says more within this time."""
        return self._said or select.select([self.process.stdout], [], [], seconds)[0]

    def report(self):
        while b"\n" not in self._said:
            more = os.read(self.process.stdout.fileno(), 65536) if self.has_said(PATIENCE) else b""
            assert more, "no report"
            self._said += more
        line, _, self._said = self._said.partition(b"\n")
        return json.loads(line)


def snmp(text, protocol, name):
    """What a namespace's kernel has counted, of the text of its /proc/net/snmp."""
    names, values = (line.split() for line in text.splitlines() if line.startswith(f"{protocol}:"))
    return int(values[names.index(name)])


# two Spaces: the sender's end is wire0, the receiver's sink0; none asks by ARP
Wire = namedtuple("Wire", "sender receiver")


@contextlib.contextmanager
def wire():
    if os.geteuid():
        pytest.skip("network namespaces need root")
    with Space() as sender, Space() as receiver:
        sender.run("ip", "link", "add", "wire0", "address", SENDER_MAC, "type", "veth", "peer",
                   "name", "sink0", "address", RECEIVER_MAC, "netns", receiver.pid)
        for space, name, address, peer, peer_mac in (
                (sender, "wire0", SENDER, RECEIVER, RECEIVER_MAC),
                (receiver, "sink0", RECEIVER, SENDER, SENDER_MAC)):
            space.run("ip", "addr", "add", f"{address}/24", "dev", name)
            space.run("ip", "link", "set", name, "up")
            space.run("ip", "neigh", "replace", peer, "lladdr", peer_mac, "dev", name,
                      "nud", "permanent")
        yield Wire(sender, receiver)
