# SPDX-License-Identifier: GPL-2.0-only
"""QEMU's monitor, by QMP: https://www.qemu.org/docs/master/interop/qmp-spec.html."""

import json
import select
import socket

from .errors import Broken


class Ended(Exception):
    """QEMU has closed its monitor: it ends, or has ended."""


class Monitor:
    """One conversation; theirs is the end that QEMU inherits."""

    def __init__(self):
        self._socket, self.theirs = socket.socketpair()
        self._events, self._text = [], b""

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

    def hand_over(self, name, file):
        """A file that QEMU's commands may name as fd:NAME from now on."""
        self._execute({"execute": "getfd", "arguments": {"fdname": name}}, (file.fileno(),))

    def wait(self, *events, left=lambda: None):
        """The first of these events that comes, or None once left() is 0 seconds or less."""
        while True:
            while self._events:
                if (event := self._events.pop(0))["event"] in events:
                    return event
            if b"\n" not in self._text:
                seconds = left()
                if seconds is not None and seconds <= 0:
                    return None
                if not select.select([self._socket], [], [], seconds)[0]:
                    continue
            if "event" in (said := self._read()):
                self._events.append(said)

    def close(self):
        self._socket.close()
        self.theirs.close()

    def _execute(self, request, fds):
        try:
            socket.send_fds(self._socket, [json.dumps(request).encode()], fds)
        except BrokenPipeError:
            raise Ended from None
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
            try:
                more = self._socket.recv(1 << 16)
            except ConnectionResetError:
                more = b""
            if not more:
                raise Ended
            self._text += more
        line, self._text = self._text.split(b"\n", 1)
        return json.loads(line)
