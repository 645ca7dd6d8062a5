# SPDX-License-Identifier: GPL-2.0-only
"""Machines of ours as hosts that Ansible reaches by ssh: for the demo and the tests.

Their network is QEMU's user mode, restricted: nothing leaves it, and 127.0.0.1 alone gets in, by a
key that is made for the run. They end with the process that made them, however that ends.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tare import child, machine, parallel, paths
from tare.errors import CannotHere, TareError, telling

MACHINE = """
description = "a host of a fleet"
root = "debian"
cpus = 1
memory = "768M"
timeout = 900
modules = ["virtio_net"]
packages = ["iproute2", "kmod", "mount", "openssh-server", "procps", "python3"]
netdevs = ["user,id=net,restrict=on"]
devices = ["virtio-net-pci,netdev=net"]
"""
# its log of who was there is the tests' witness
HOST = """#!/bin/sh
set -e
mount -t securityfs none /sys/kernel/security
modprobe virtio_net
cd /sys/class/net
for card in e*; do :; done
ip address add 10.0.2.15/24 dev "$card"
ip link set "$card" up
mkdir -p /run/sshd
install -m 600 /tare/ssh/host_key /tare/ssh/authorized_keys /run/sshd
mkfifo /run/end
/usr/sbin/sshd -D -E /run/sshd/log -f /dev/null -h /run/sshd/host_key \\
  -o LogLevel=VERBOSE -o UsePAM=no -o AuthorizedKeysFile=/run/sshd/authorized_keys \\
  -o PasswordAuthentication=no -o PermitRootLogin=yes -o Subsystem='sftp internal-sftp' &
until grep -qs "Server listening" /run/sshd/log; do sleep 0.1; done
echo ready
read -r _ </run/end
"""
LOG = "/run/sshd/log"


def need():
    """What ends the verb at once if it is not here; CannotHere."""
    for program, package in (("ansible-playbook", "ansible-core"), ("ssh", "openssh-client"),
                             ("ssh-keygen", "openssh-client")):
        if not shutil.which(program):
            raise CannotHere(f"{program} is not installed here: apt-get install {package}")


@dataclass
class Guest:
    """One of them. ready: it is, or it has ended; ended: the future of its Outcome."""

    name: str
    kernel: str
    port: int
    ready: threading.Event = field(default_factory=threading.Event)
    ended: Future = None


class Fleet:
    """Guests that run; folder: of keys, inventory and what Ansible keeps."""

    def __init__(self, folder, guests):
        self.folder, self.guests = folder, guests

    def ssh(self, guest, command):
        """What subprocess.run returns of a shell command in a guest."""
        return subprocess.run(["ssh", *_ssh_options(self.folder), "-p", str(guest.port),
                               "root@127.0.0.1", command], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, check=False)

    def inventory(self, hosts=None):
        """The path of an inventory of all guests; or of HOSTS, (name, port), in this order."""
        hosts = hosts or [(guest.name, guest.port) for guest in self.guests]
        lines = ["[demo]", *(f"{name} ansible_port={port}" for name, port in hosts),
                 "[demo:vars]", "ansible_host=127.0.0.1", "ansible_user=root",
                 "ansible_python_interpreter=/usr/bin/python3",
                 f"ansible_ssh_common_args={' '.join(_ssh_options(self.folder))}"]
        path = self.folder / "hosts.ini"
        path.write_text("\n".join(lines) + "\n")
        return path

    def environment(self):
        """Ansible's, in which nothing of the user's has a say."""
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith("ANSIBLE_") and not name.startswith("LC_")}
        return {**kept, "LC_ALL": "C.UTF-8", "ANSIBLE_HOME": str(self.folder / "ansible"),
                "ANSIBLE_CONFIG": str(self.folder / "ansible.cfg"),
                "ANSIBLE_LOCAL_TEMP": str(self.folder / "tmp"),
                "ANSIBLE_SSH_CONTROL_PATH_DIR": str(self.folder / "cp"),
                "ANSIBLE_NOCOLOR": "1", "ANSIBLE_NOCOWS": "1", "ANSIBLE_TIMEOUT": "60"}

    def finish(self):
        """Ends all in good order: their Outcomes, by name."""
        parallel.together(*(partial(self.ssh, guest, "echo >/run/end") for guest in self.guests))
        return {guest.name: guest.ended.result() for guest in self.guests}


@contextmanager
def running(kernels, tell=lambda text: None, files=None):
    """A Fleet with a guest of each kernel, which are ready, and gone after the block.

    files: {path in all guests: path here}
    """
    with tempfile.TemporaryDirectory(prefix="tare-fleet-") as name, \
            os.fdopen(os.eventfd(0, os.EFD_CLOEXEC | os.EFD_NONBLOCK), "r+b", 0) as stop:
        folder = Path(name)
        _make_keys(folder)
        (folder / "ansible.cfg").touch()
        file = folder / "host.toml"
        file.write_text(MACHINE, encoding="utf-8")
        script = folder / "host.sh"
        script.write_text(HOST, encoding="utf-8")
        script.chmod(0o755)
        guests = [Guest(name, kernel, port) for name, kernel, port in
                  zip(_names(kernels), kernels, _free_ports(len(kernels)), strict=True)]
        with ThreadPoolExecutor(len(guests)) as threads:
            try:
                for guest in guests:
                    tell(f"starting {guest.name}")
                    guest.ended = threads.submit(_run, guest, folder, stop.fileno(), files)
                    guest.ended.add_done_callback(lambda _, guest=guest: guest.ready.set())
                for guest in guests:
                    guest.ready.wait()
                    if guest.ended.done():
                        raise TareError(_why(guest.ended.result()))
                yield Fleet(folder, guests)
            finally:
                os.eventfd_write(stop.fileno(), 1)


def _run(guest, folder, stop, files):
    return machine.run(
        f"{folder}/host.toml-{guest.kernel}", ["/tare/bin/host.sh"],
        files={**(files or {}), "/tare/bin/host.sh": folder / "host.sh",
               "/tare/ssh/host_key": folder / "host_key",
               "/tare/ssh/authorized_keys": folder / "key.pub"},
        netdevs={"net": f"user,restrict=on,hostfwd=tcp:127.0.0.1:{guest.port}-:22"},
        on_stdout=lambda _: guest.ready.set(), stop=stop)


def _why(outcome):
    said = telling(outcome.stderr.decode(errors="replace"))
    return machine.how_it_ended(outcome) + (f": {said}" if said else "")


def _names(kernels):
    """host-6.1, and host-6.1-2 of a second one with this kernel."""
    before = [kernels[:at].count(kernel) for at, kernel in enumerate(kernels)]
    return [f"host-{kernel}" + (f"-{count + 1}" if count else "")
            for kernel, count in zip(kernels, before, strict=True)]


def what_is_brought(kernels, folder):
    """Makes a FOLDER as the role's tare_folder: programs, and the module for each of KERNELS."""
    folder.mkdir()
    for program in ("memrecord", "tapcost"):
        shutil.copy(paths.guest_program(program), folder)
    for kernel in set(kernels):
        name = f"minimal-{kernel}"
        place = folder / machine.kernel(name).release
        place.mkdir()
        # what debuggers read of it is nine tenths
        child.run("strip", "-g", "-o", place / "tare_memtap.ko",
                  machine.module("tare_memtap", name))
    return folder


def _make_keys(folder):
    for name in ("key", "host_key"):
        child.run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "tare", "-f", folder / name)
    public = (folder / "host_key.pub").read_text(encoding="ascii")
    (folder / "known_hosts").write_text(f"tare-guest {public}", encoding="ascii")


def _ssh_options(folder):
    return ["-F", "none", "-i", f"{folder}/key", "-o", "IdentitiesOnly=yes",
            "-o", f"UserKnownHostsFile={folder}/known_hosts", "-o", "GlobalKnownHostsFile=none",
            "-o", "HostKeyAlias=tare-guest", "-o", "StrictHostKeyChecking=yes",
            "-o", "BatchMode=yes", "-o", "LogLevel=ERROR"]


def _free_ports(count):
    """Free when asked for: another process may take one before QEMU does, which then says so."""
    sockets = [socket.socket() for _ in range(count)]
    try:
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]
    finally:
        for one in sockets:
            one.close()


# The Ansible role, played on machines of ours.

_REFUSED = re.compile(r'^fatal: .*"msg": "((?:[^"\\]|\\.)*)"', re.M)
_TASK = re.compile(r"TASK \[(?:tare : )?(.*)\]")


@dataclass(frozen=True)
class Played:
    """How a playbook ended. why: what the role says of each host that failed."""

    status: int
    said: str

    @property
    def why(self):
        return [json.loads(f'"{text}"') for text in _REFUSED.findall(self.said)]


def words(fleet, variables, *more, inventory=None):
    """The command that captures a guests.Fleet; variables: the role's."""
    return ["ansible-playbook", "-i", str(inventory or fleet.inventory()), str(paths.playbook()),
            "-e", json.dumps(variables), *more]


def play(fleet, variables, *more, inventory=None, tell=lambda text: None):
    """A Played. tell: is called with the name of each task."""
    said = ""
    with subprocess.Popen(words(fleet, variables, *more, inventory=inventory),
                          env=fleet.environment(), stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as playing:
        for line in playing.stdout:
            said += line
            if found := _TASK.match(line):
                tell(found[1])
    return Played(playing.returncode, said)
