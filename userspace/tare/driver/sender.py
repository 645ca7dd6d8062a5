# SPDX-License-Identifier: GPL-2.0-only
"""The sender on this machine: pktsend, and the wire between it and a QEMU machine."""

import json
import os
import socket
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

from tare import paths
from tare.errors import CannotHere, TareError, UsageError

WIRES = ("tap", "unix", "stream")
# those that carry TCP: over datagram sockets it would measure their loss
TCP_WIRES = ("tap", "stream")
_ERRORS = {2: UsageError, 77: CannotHere}


class Sender:
    """A running pktsend. netdev and fds are what the machine's end of the wire needs."""

    def __init__(self, process, netdev, fds):
        self._process = process
        self.netdev = netdev
        self.fds = fds

    def ask(self, command):
        """One command, as docs/driver.md lists them; returns its answer."""
        try:
            self._process.stdin.write(command + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # its last words are told below
        line = self._process.stdout.readline()
        if not line:
            raise self.error()
        return json.loads(line)

    def stop(self):
        """End it now; who waits for an answer gets an error."""
        if self._process:
            self._process.kill()

    def error(self):
        said = self._process.stderr.read().strip().splitlines()
        status = self._process.wait()
        return _ERRORS.get(status, TareError)(
            said[-1] if said else f"pktsend ended with status {status} and no word")


def default_wire(tcp=False):
    """tap where this process may make one, else unix; stream if it shall carry TCP."""
    if os.geteuid() == 0 and os.access("/dev/net/tun", os.R_OK | os.W_OK):
        return "tap"
    return "stream" if tcp else "unix"


@contextmanager
def running(wire):
    """A Sender over this kind of wire. A TAP is there only where we are root."""
    with _MAKERS[wire]() as sender:
        yield sender


def _start(arguments, **options):
    return subprocess.Popen([paths.program("pktsend"), *arguments], text=True,
                            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, **options)


@contextmanager
def _ended(process):
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


@contextmanager
def _tap():
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with ours, theirs:
        process = _start(["--tap", str(theirs.fileno())], pass_fds=[theirs.fileno()])
        theirs.close()
        with _ended(process):
            _, files, _, _ = socket.recv_fds(ours, 1, 1)
            if not files:
                raise Sender(process, "", ()).error()
            try:
                yield Sender(process, f"tap,fd={files[0]}", tuple(files))
            finally:
                os.close(files[0])


@contextmanager
def _stream():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        process = _start(["--stream", str(ours.fileno())], pass_fds=[ours.fileno()])
        ours.close()
        with _ended(process):
            yield Sender(process, f"socket,fd={theirs.fileno()}", (theirs.fileno(),))


@contextmanager
def _unix():
    with tempfile.TemporaryDirectory(prefix="tare-wire-") as folder:
        ours, theirs = Path(folder) / "sender", Path(folder) / "machine"
        sender = _Late(ours, theirs)
        try:
            yield sender
        finally:
            sender.end()


class _Late(Sender):
    """pktsend connects to the machine's socket, which is there only once the machine runs."""

    def __init__(self, ours, theirs):
        super().__init__(None, f"dgram,local.type=unix,local.path={theirs},"
                               f"remote.type=unix,remote.path={ours}", ())
        self._paths = [str(ours), str(theirs)]

    def ask(self, command):
        if self._process is None:
            self._process = _start(self._paths)
        return super().ask(command)

    def end(self):
        if self._process:
            with _ended(self._process):
                pass


_MAKERS = {"tap": _tap, "unix": _unix, "stream": _stream}
