# SPDX-License-Identifier: GPL-2.0-only
"""Frames that are wrong in some way: of every protocol that a stack may know, most with checksums
that hold, or few of them would come beyond the first look at a header.
"""

import random
import struct

import wire
from dpkt.dpkt import in_cksum
from wire import DATA, ICMP, IPV4, PORT, RECEIVER_IP, SENDER_IP, SYNC, TCP, UDP

IGMP, UDPLITE, ICMP6 = 2, 136, 58
IPV6, VLAN, PPPOE = b"\x86\xdd", b"\x81\x00", b"\x88\x64"
# where a protocol has its checksum, behind its header's start
SUMS = {ICMP: 2, IGMP: 2, UDP: 6, UDPLITE: 6, TCP: 16, ICMP6: 2}
FIN, SYN, RST, ACK = 1, 2, 4, 16
KIND = 46  # of a probe, left alone: DATA must not become LEAVE
NEXT_HEADERS = 0, TCP, UDP, 43, 44, 59, 60, ICMP6, UDPLITE
KNOWN = 50


class Frames:
    """The same frames for a SEED, and the same answers.

    To be told of what is transmitted, for then it speaks TCP within the connections that it opened.
    """

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.connections = []  # (our port, our next sequence, theirs)

    def made(self, count):
        for _ in range(count):
            frame = bytearray(self.chance.choice(KINDS)(self))
            self._spoil(frame)
            _repair(frame, self.chance)
            yield bytes(frame[:1514])

    def learn(self, frame):
        """A connection, from the answer to SYN."""
        if frame[12:14] == IPV4 and frame[23] == TCP and frame[47] == SYN | ACK:
            port, theirs, ours = struct.unpack_from("!HII", frame, 36)
            self.connections = [*self.connections[-KNOWN:], (port, ours, theirs + 1 & 0xffffffff)]

    def _spoil(self, frame):
        chance = self.chance
        if chance.random() < 0.3:
            del frame[chance.randrange(60, max(61, len(frame))):]
        frame += bytes(max(0, 60 - len(frame)))
        for _ in range(chance.choice((0, 0, 1, 1, 2, 6))):
            place = chance.randrange(min(80, len(frame)))
            # mostly behind the addresses, or the card would take few of them
            if place < 14 and chance.random() < 0.9:
                place += 14
            if place != KIND:
                frame[place] = chance.choice((0, 1, 127, 255, chance.randrange(256)))

    # ---- kinds of frames

    def _any(self, most=400):
        return self.chance.randbytes(self.chance.randrange(most))

    def udp(self):
        payload = wire.probe(self.chance.choice((DATA, SYNC)), 0) + self._any(1455)
        return self.ip(UDP, struct.pack("!HHHH", self.chance.choice((5555, PORT)), PORT,
                                        8 + len(payload), 0) + payload)

    def udplite(self):
        covered = self.chance.choice((0, 1, 7, 8, 30, 0xffff))
        return self.ip(UDPLITE, struct.pack("!HHHH", 5555, PORT, covered, 0) + self._any())

    def icmp(self):
        kind = self.chance.choice((0, 3, 4, 5, 8, 8, 11, 12, 13, 17))
        inner = self.ip(UDP, bytes(8))[14:] if kind in (3, 4, 5, 11, 12) else b""
        return self.ip(ICMP, bytes([kind, 0]) + bytes(6) + inner + self._any())

    def igmp(self):
        return self.ip(IGMP, bytes([self.chance.choice((0x11, 0x12, 0x16, 0x17))]) + bytes(3)
                       + self.chance.choice((bytes(4), b"\xe0\0\0\1")) + self._any(20))

    def syn(self):
        return self.tcp(self.chance.randrange(1024, 65536), self.chance.getrandbits(32), 0, SYN,
                        self.chance.choice((b"", b"\2\4\5\xb4", self._any(40))), b"")

    def segment(self):
        """Of a connection, or of none; in the window, or beside it."""
        chance = self.chance
        if not self.connections:
            return self.syn()
        at = chance.randrange(len(self.connections))
        port, ours, theirs = self.connections[at]
        payload = self._any(1400) if chance.random() < 0.7 else b""
        beside = chance.choice((0, 0, 0, 0, 1, -1, 500, 2000, 70000, 1 << 31))
        flags = ACK if chance.random() < 0.8 else chance.randrange(256)
        if not beside and flags == ACK:
            self.connections[at] = port, ours + len(payload) & 0xffffffff, theirs
        return self.tcp(port, ours + beside & 0xffffffff, theirs, flags,
                        self._any(40) if chance.random() < 0.2 else b"", payload)

    def tcp(self, port, sequence, acknowledged, flags, options, payload):
        return wire.tcp(port, sequence, acknowledged, flags, payload, self._source(),
                        options + bytes(-len(options) % 4), self.chance.choice((0, 1, 65535)),
                        self.chance.choice((0, 9)))

    def fragment(self):
        whole = self.udp()[34:]
        at = self.chance.choice((0, 0, 8, 16, 24, 600, 65528))
        more = self.chance.choice((0, 0x2000))
        return self.ip(self.chance.choice((UDP, TCP, ICMP, UDPLITE)),
                       whole[at:at + self.chance.choice((8, 16, 24, 600, 13))] or b"12345678",
                       more | at // 8, self.chance.randrange(3))

    def ip(self, protocol, payload, fragment=0, number=0):
        options = self._any(40) if self.chance.random() < 0.05 else b""
        return wire.ip(protocol, payload, self._source(), fragment, number,
                       options + bytes(-len(options) % 4))

    def _source(self):
        return self.chance.choice((SENDER_IP,) * 4 + (
            RECEIVER_IP, b"\x7f\0\0\1", b"\xff" * 4))

    def arp(self):
        to = self.chance.choice((b"\xff" * 6, wire.TO))
        return wire.arp(self.chance.randrange(4), to)

    def ip6(self):
        inner = self._any()
        header = self.chance.choice(NEXT_HEADERS)
        if header == ICMP6:
            inner = bytes([self.chance.choice((1, 2, 3, 128, 130, 131, 133, 134, 135, 136, 137)),
                           0, 0, 0]) + inner
        return (b"\x33\x33\0\0\0\1" + wire.FROM + IPV6
                + struct.pack("!IHBB", 6 << 28, len(inner), header, 255)
                + b"\xfe\x80" + bytes(13) + b"\7" + b"\xff\2" + bytes(13) + b"\1" + inner)

    def tagged(self):
        inner = self.chance.choice((self.udp, self.arp, self.udplite))()
        return inner[:12] + self.chance.choice((VLAN + b"\0\1", PPPOE + b"\x11\0")) + inner[12:]


KINDS = (Frames.udp, Frames.udp, Frames.udplite, Frames.icmp, Frames.igmp, Frames.syn,
         Frames.segment, Frames.segment, Frames.fragment, Frames.arp, Frames.ip6, Frames.tagged)


def _put_sum(frame, place, begin, end, pseudo=b""):
    struct.pack_into("!H", frame, place, 0)
    struct.pack_into("!H", frame, place, in_cksum(pseudo + bytes(frame[begin:end])))


def _repair(frame, chance):
    """Checksums of the headers as they are now, most of the time."""
    if frame[12:14] == IPV6:
        _repair_above(frame, 54, len(frame), frame[20], bytes(frame[22:54]), chance)
    if frame[12:14] != IPV4:
        return
    above = 14 + (frame[14] & 15) * 4
    if above > len(frame) or above < 34:
        return
    if chance.random() < 0.95:
        _put_sum(frame, 24, 14, above)
    end = min(len(frame), 14 + int.from_bytes(frame[16:18], "big"))
    _repair_above(frame, above, end, frame[23], bytes(frame[26:34]), chance)


def _repair_above(frame, above, end, protocol, addresses, chance):
    place = above + SUMS.get(protocol, 1 << 16)
    if place + 2 > end or chance.random() < 0.1:
        return
    covered = end
    if protocol == UDPLITE:
        covered = min(end, above + (int.from_bytes(frame[above + 4:above + 6], "big") or 1 << 16))
    _put_sum(frame, place, above, covered, b"" if protocol in (ICMP, IGMP) else
             addresses + struct.pack("!BBH", 0, protocol, end - above))
