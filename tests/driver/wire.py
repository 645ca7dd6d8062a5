# SPDX-License-Identifier: GPL-2.0-only
"""The other end of a guest's wire: frames over a Unix socket that QEMU's dgram netdev has."""

import socket
import struct
import threading
import time
from dataclasses import dataclass, field

import probes
from dpkt.dpkt import in_cksum as checksum
from probes import DATA, FINISH, LEAVE, START, SYNC

RECEIVER, SENDER = (bytes.fromhex(mac.replace(":", ""))
                    for mac in (probes.RECEIVER_MAC, probes.SENDER_MAC))
RECEIVER_IP, SENDER_IP = map(socket.inet_aton, (probes.RECEIVER, probes.SENDER))
ARP, IPV4 = b"\x08\x06", b"\x08\x00"
UDP, TCP, ICMP = 17, 6, 1
PROBES = 300


def arp_question():
    return (b"\xff" * 6 + SENDER + ARP + struct.pack("!HHBBH", 1, 0x800, 6, 4, 1)
            + SENDER + SENDER_IP + bytes(6) + RECEIVER_IP)


def arp_answer():
    return (RECEIVER + SENDER + ARP + struct.pack("!HHBBH", 1, 0x800, 6, 4, 2)
            + SENDER + SENDER_IP + RECEIVER + RECEIVER_IP)


def ip(protocol, payload, source=SENDER_IP, fragment=0, number=0, options=b""):
    header = struct.pack("!BBHHHBBH", 0x45 + len(options) // 4, 0, 20 + len(options) + len(payload),
                         number, fragment, 64, protocol, 0)
    header += source + RECEIVER_IP + options
    header = header[:10] + struct.pack("!H", checksum(header)) + header[12:]
    return RECEIVER + SENDER + IPV4 + header + payload


def _sum(protocol, segment, source):
    return checksum(source + RECEIVER_IP + struct.pack("!BBH", 0, protocol, len(segment)) + segment)


def udp(payload, spoil=0, source=SENDER_IP, port=5555):
    ports = struct.pack("!HHH", port, probes.PORT, 8 + len(payload))
    total = _sum(UDP, ports + b"\0\0" + payload, source) ^ spoil
    return ip(UDP, ports + struct.pack("!H", total) + payload, source)


def tcp(port, sequence, acknowledged, flags, payload=b"", source=SENDER_IP, options=b"",
        window=65535, urgent=0):
    header = struct.pack("!HHIIBBH", port, probes.PORT, sequence % 2 ** 32, acknowledged,
                         (20 + len(options)) // 4 << 4, flags, window)
    rest = struct.pack("!H", urgent) + options + payload
    total = _sum(TCP, header + b"\0\0" + rest, source)
    return ip(TCP, header + struct.pack("!H", total) + rest, source)


def probe(kind, run, sequence=0):
    return probes.PROBE.pack(probes.MAGIC, kind, run, sequence)


def ping():
    echo = struct.pack("!BBHHH", 8, 0, 0, 1, 1) + bytes(32)
    return ip(ICMP, echo[:2] + struct.pack("!H", checksum(echo)) + echo[4:])


def is_answer(kind, run):
    return lambda frame: frame[12:14] == IPV4 and frame[23] == UDP and frame[46:48] == bytes(
        [kind, run])


def is_arp_question(frame):
    return frame[12:14] == ARP and frame[20:22] == b"\0\1" and frame[38:42] == SENDER_IP


def is_arp_answer(frame):
    return frame[12:14] == ARP and frame[20:22] == b"\0\2" and frame[22:28] == RECEIVER


class Over(Exception):
    """The guest is gone."""


@dataclass
class Wire:
    """Asks whoever answers in the guest for one run after another, until it is closed."""

    folder: object
    # {run: how often it had START and FINISH asked, and how many questions it had answered since}
    asked: dict = field(default_factory=dict)
    answers: int = 0
    # after which runs whoever answers is asked to leave
    leaves = (1,)

    def __post_init__(self):
        self._guest, host = f"{self.folder}/guest", f"{self.folder}/host"
        self.netdev = (f"dgram,local.type=unix,local.path={self._guest},"
                       f"remote.type=unix,remote.path={host}")
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(host)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._serve)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._over.set()
        self._thread.join()
        self._socket.close()

    def _send(self, frame):
        frame += bytes(max(0, 60 - len(frame)))
        while not self._over.is_set():
            try:
                self._socket.sendto(frame, socket.MSG_DONTWAIT, self._guest)
                return
            except (BlockingIOError, TimeoutError):
                time.sleep(0.001)
            except (FileNotFoundError, ConnectionRefusedError):
                time.sleep(0.1)
        raise Over

    def _receive(self, seconds):
        self._socket.settimeout(seconds)
        try:
            return self._socket.recv(65536)
        except (BlockingIOError, TimeoutError):
            return b""

    def _ask(self, question, matches):
        """How often it had to be asked. question: a frame, from how often it was asked before."""
        times = 0
        while True:
            self._send(question(times))
            times += 1
            end = time.monotonic() + 0.2
            while time.monotonic() < end:
                answer = self._receive(0.2)
                if answer and matches(answer):
                    return times
                if is_arp_question(answer):
                    self._send(arp_answer())
                    self.answers += 1

    def _ask_probe(self, kind, number):
        return self._ask(lambda times: udp(probe(kind, number, times)), is_answer(kind, number))

    def _run(self, number):
        self._ask(lambda _: arp_question(), is_arp_answer)
        self._send(ping())
        self._ask_probe(SYNC, number)
        before = self.answers
        starts = self._ask_probe(START, number)
        for sequence in range(PROBES):
            self._send(udp(probe(DATA, number, sequence)))
            time.sleep(0.0005)
        for _ in range(5):
            self._send(udp(probe(DATA, number), spoil=0x1234))
        for _ in range(3):
            self._send(udp(bytes(2000)))
        time.sleep(0.1)
        finishes = self._ask_probe(FINISH, number)
        self.asked[number] = starts, finishes, self.answers - before
        if number in self.leaves:
            # asked once: a question left on the wire would be for whoever comes next
            self._send(udp(probe(LEAVE, number)))
            time.sleep(0.5)

    def _serve(self):
        try:
            for number in range(1, 256):
                self._run(number)
        except Over:
            pass
