# SPDX-License-Identifier: GPL-2.0-only
"""pktsend's stream without a machine: at its other end is a TAP device in a network namespace, and
on it this kernel's TCP, with an application that is played here.
"""

import fcntl
import os
import select
import socket
import struct
import threading

from played import Streamed, framed
from spaces import RECEIVER_MAC, Space

TUNSETIFF, IFF_TAP, IFF_NO_PI = 0x400454ca, 2, 0x1000
TCP = 6


def _tap():
    fd = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(fd, TUNSETIFF, struct.pack("16sH22x", b"sink0", IFF_TAP | IFF_NO_PI))
    return fd


def segment(frame):
    """(sequence, payload's length) of a TCP segment that carries bytes, else None."""
    if frame[12:14] != b"\x08\x00" or frame[23] != TCP:
        return None
    length, = struct.unpack_from("!H", frame, 16)
    payload = length - 20 - (frame[46] >> 4) * 4
    return (struct.unpack_from("!I", frame, 38)[0], payload) if payload else None


class Tapped(Streamed):
    """lose(frame) tells whether one of the sender's is lost; sent: all that it sent."""

    def __init__(self, lose=lambda frame: False):
        self.lose = lose
        self.sent = []
        self.space = Space()
        self.tap = self.space.socket(_tap)
        for words in (["address", RECEIVER_MAC], ["up"]):
            self.space.run("ip", "link", "set", "sink0", *words)
        self.space.run("ip", "addr", "add", "10.77.0.2/24", "dev", "sink0")

    def __enter__(self):
        self.open()
        self._over, self._over_too = os.pipe()
        self._thread = threading.Thread(target=self._relay, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_):
        self.cut()
        self.theirs.close()
        self.space.end()
        for fd in (self.tap, self._over, self._over_too):
            os.close(fd)

    def settle(self):
        """The relay ends with the sender."""
        self._thread.join()

    def cut(self):
        """The machine is gone."""
        os.write(self._over_too, b"x")
        self._thread.join()
        self.socket.close()

    def begin(self, **options):
        process = super().begin(**options)
        self.theirs.close()  # or its end would not be seen
        return process

    def _relay(self):
        self.socket.setblocking(False)
        waiting = b""
        while True:
            readable, writable, _ = select.select(
                [self._over, self.socket, self.tap], [self.socket] if waiting else [], [])
            if self._over in readable:
                return
            try:
                if self.socket in readable:
                    if (frames := self.frames()) is None:
                        return
                    self._forward(frames)
                if self.tap in readable:
                    waiting += framed(os.read(self.tap, 4096))
                if writable:
                    waiting = waiting[self.socket.send(waiting):]
            except ConnectionError:
                return

    def _forward(self, frames):
        for frame in frames:
            self.sent.append(frame)
            if not self.lose(frame):
                os.write(self.tap, frame)

    def listen(self, application):
        """Runs application(connection) for each connection to port 7000, one after the other."""
        server = self.space.socket(lambda: socket.create_server(("10.77.0.2", 7000)))

        def serve():
            while True:
                try:
                    connection, _ = server.accept()
                except OSError:
                    return
                with connection:
                    application(connection)

        threading.Thread(target=serve, daemon=True).start()
        return server
