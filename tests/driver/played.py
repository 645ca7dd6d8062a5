# SPDX-License-Identifier: GPL-2.0-only
"""pktsend over unix sockets, and a receiver that is played here: its answers and their loss.

Played is at the end of datagram sockets, Streamed at that of a stream.
"""

import json
import socket
import struct
import subprocess
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from wire import (DATA, FINISH, IPV4, LEAVE, RECEIVER, RECEIVER_IP, SENDER, SENDER_IP, START, SYNC,
                  checksum)

PKTSEND = Path(__file__).resolve().parents[2] / "build/bin/pktsend"
PIPES = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
HEADERS = 42
KINDS = {DATA: "data", SYNC: "sync", START: "start", FINISH: "finish", LEAVE: "leave"}
MAGIC = 0x74617265


@dataclass
class Probe:
    """A frame of pktsend, taken apart; clock: ns, when it was read."""

    kind: int
    run: int
    sequence: int
    ticks: int
    frame: bytes
    clock: int

    @classmethod
    def of(cls, frame):
        magic, kind, run, sequence, ticks = struct.unpack_from("!IBBIQ", frame, HEADERS)
        assert magic == MAGIC
        return cls(kind, run, sequence, ticks, frame, time.monotonic_ns())


def answer(probe, ticks, source_port=7000, magic=MAGIC):
    """The frame by which a receiver answers."""
    payload = struct.pack("!IBBIQQ", magic, probe.kind, probe.run, probe.sequence, probe.ticks,
                          ticks)
    header = struct.pack("!BBHHHBBH", 0x45, 0, 28 + len(payload), 0, 0, 64, 17, 0)
    header += RECEIVER_IP + SENDER_IP
    header = header[:10] + struct.pack("!H", checksum(header)) + header[12:]
    return (SENDER + RECEIVER + IPV4 + header +
            struct.pack("!HHHH", source_port, 7000, 8 + len(payload), 0) + payload)


@dataclass
class Played:
    """The machine's end. plan: {kind: answers that are lost before one is sent}."""

    folder: object
    plan: dict = field(default_factory=dict)
    offset: int = 0  # ticks: our clock before the sender's
    delay: float = 0  # s, from a SYNC to its answer
    quick: int = -1  # number of the SYNC that is answered at once
    reads: bool = True  # whether DATA is read at all
    probes: list = field(default_factory=list)
    others: list = field(default_factory=list)

    def __enter__(self):
        self.open()
        self._over, self._idle = threading.Event(), threading.Event()
        self._failure = None
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._over.set()
        self._thread.join()
        self.socket.close()
        if self._failure:
            raise self._failure

    def open(self):
        self.own, self.peer = f"{self.folder}/machine", f"{self.folder}/sender"
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(self.own)

    def begin(self, **options):
        """pktsend at the other end."""
        Path(self.peer).unlink(missing_ok=True)
        return subprocess.Popen([PKTSEND, self.peer, self.own], text=True, **{**PIPES, **options})

    def send(self, frame):
        self.socket.sendto(frame, self.peer)

    def frames(self):
        """Those that have come by now, or within a moment; None at the end of all."""
        try:
            return [self.socket.recv(4096)]
        except TimeoutError:
            return []

    def _serve(self):
        self.socket.settimeout(0.02)
        try:
            while not self._over.is_set() and (frames := self.frames()) is not None:
                if not frames:
                    self._idle.set()
                for frame in frames:
                    self.take(frame)
        except Exception as failure:
            self._failure = failure

    def settle(self):
        """Returns when all that was sent so far has been taken."""
        for _ in range(2):  # what it last waited for may have come since
            self._idle.clear()
            while self._thread.is_alive() and not self._idle.wait(0.1):
                pass

    def take(self, frame):
        if frame[12:14] != IPV4:
            self.others.append(frame)
            return
        probe = Probe.of(frame)
        self.probes.append(probe)
        if probe.kind == DATA:
            return
        if self.plan.get(probe.kind, 0):
            self.plan[probe.kind] -= 1
            return
        if probe.kind == SYNC and len(self.of(SYNC)) - 1 != self.quick:
            time.sleep(self.delay)
        if probe.kind == START and not self.reads:
            threading.Timer(0, self.send, [answer(probe, 0)]).start()
            time.sleep(1.5)  # the flood meets a full queue
            return
        try:
            self.send(answer(probe, probe.ticks + self.offset))
        except (FileNotFoundError, ConnectionRefusedError, BrokenPipeError):
            pass  # the sender has left

    def of(self, kind):
        return [probe for probe in self.probes if probe.kind == kind]


class Streamed(Played):
    """The machine's end of a stream, which begins anew with each pktsend."""

    def open(self):
        self.socket, self.theirs = socket.socketpair()
        self._rest = b""

    def __exit__(self, *failed):
        super().__exit__(*failed)
        self.theirs.close()

    def begin(self, **options):
        fd = self.theirs.fileno()
        return subprocess.Popen([PKTSEND, "--stream", str(fd)], text=True, pass_fds=[fd],
                                **{**PIPES, **options})

    def send(self, frame):
        self.socket.sendall(framed(frame))

    def frames(self):
        try:
            more = self.socket.recv(65536)
        except TimeoutError:
            return []
        if not more:
            return None
        frames, self._rest = unframed(self._rest + more)
        return frames


def after_each(played, act):
    """act() once each frame has been taken, while the next ones wait."""
    take = played.take

    def both(frame):
        take(frame)
        act()

    played.take = both


def framed(frame):
    """As QEMU puts it on a stream."""
    return struct.pack("!I", len(frame)) + frame


def unframed(data):
    """([frame], the rest)."""
    frames = []
    while len(data) >= 4 and len(data) >= (end := 4 + struct.unpack_from("!I", data)[0]):
        frames.append(data[4:end])
        data = data[end:]
    return frames, data


@dataclass
class Said:
    """What pktsend left behind."""

    status: int
    reports: list
    err: str


def finish(done):
    return Said(done.returncode, [json.loads(line) for line in done.stdout.splitlines()],
                done.stderr)


def pktsend(played, *commands, **options):
    """pktsend's answers to the commands."""
    with played.begin(**options) as process:
        try:
            out, err = process.communicate("".join(f"{line}\n" for line in commands), timeout=60)
        finally:
            process.kill()
    played.settle()
    return finish(subprocess.CompletedProcess([], process.returncode, out, err))
