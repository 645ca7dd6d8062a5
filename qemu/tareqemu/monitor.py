# SPDX-License-Identifier: GPL-2.0-only
"""QEMU's monitor, by QMP: https://www.qemu.org/docs/master/interop/qmp-spec.html."""

import json
import select
import socket

from .errors import Broken


class Ended(Exception):
    """QEMU has closed its monitor: it ends, or has ended."""


class Overdue(Ended):
    """QEMU has said nothing in its time, and is there."""


class Monitor:
    """One conversation; theirs is the end that QEMU inherits.

    left(): the seconds that QEMU has for what is awaited, as limit.py has them.
    """

    def __init__(self):
        self._socket, self.theirs = socket.socketpair()
        self._events, self._text, self.left = [], b"", lambda: 60

    def words(self):
        """What tells QEMU of it."""
        return ["-chardev", f"socket,id=monitor,fd={self.theirs.fileno()}",
                "-mon", "chardev=monitor,mode=control"]

    def greet(self):
        """Once QEMU runs, before all else."""
        self.theirs.close()
        while "QMP" not in self._read():
            pass
        self.execute("qmp_capabilities")

    def execute(self, command, **arguments):
        """What COMMAND returns; Broken: its error. Names of arguments have _ for QMP's -."""
        named = {name.replace("_", "-"): value for name, value in arguments.items()}
        return self._execute({"execute": command, "arguments": named}, ())

    def hand_over(self, name, theirs):
        """A socket that QEMU's commands may name as fd:NAME from now on."""
        self._execute({"execute": "getfd", "arguments": {"fdname": name}}, (theirs.fileno(),))

    def tell(self, command):
        """Has COMMAND done without waiting for what it returns."""
        self._send({"execute": command}, ())

    def wait(self, event):
        """The first such event that comes."""
        while True:
            while self._events:
                if (one := self._events.pop(0))["event"] == event:
                    return one
            if "event" in (said := self._read()):
                self._events.append(said)

    def close(self):
        self._socket.close()
        self.theirs.close()

    def _send(self, request, fds):
        try:
            socket.send_fds(self._socket, [json.dumps(request).encode()], fds)
        except BrokenPipeError:
            raise Ended from None

    def _execute(self, request, fds):
        self._send(request, fds)
        while True:
            said = self._read()
            if "event" in said:
                self._events.append(said)
            elif "error" in said:
                raise Broken(f"QEMU: {request['execute']}: {said['error']['desc']}")
            elif "return" in said:
                return said["return"]

    def _read(self):
        while b"\n" not in self._text:
            while not select.select([self._socket], [], [], max(0, seconds := self.left()))[0]:
                if seconds <= 0:
                    raise Overdue
            try:
                more = self._socket.recv(1 << 16)
            except ConnectionResetError:
                more = b""
            if not more:
                raise Ended
            self._text += more
        line, self._text = self._text.split(b"\n", 1)
        return json.loads(line)
