# SPDX-License-Identifier: GPL-2.0-only
"""pktsend over unix sockets, and a receiver that is played here: its answers and their loss."""

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

PKTSEND = Path(__file__).resolve().parents[2] / "build/guest/bin/pktsend"
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
        self.own, self.peer = f"{self.folder}/machine", f"{self.folder}/sender"
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(self.own)
        self._over = threading.Event()
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

    def send(self, frame):
        self.socket.sendto(frame, self.peer)

    def _serve(self):
        self.socket.settimeout(0.05)
        try:
            while not self._over.is_set():
                try:
                    frame = self.socket.recv(4096)
                except TimeoutError:
                    continue
                self.take(frame)
        except Exception as failure:
            self._failure = failure

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
        except (FileNotFoundError, ConnectionRefusedError):
            pass  # the sender has left

    def of(self, kind):
        return [probe for probe in self.probes if probe.kind == kind]


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
    Path(played.peer).unlink(missing_ok=True)
    return finish(subprocess.run(
        [PKTSEND, played.peer, played.own], input="".join(f"{line}\n" for line in commands),
        text=True, capture_output=True, timeout=60, check=False, **options))
