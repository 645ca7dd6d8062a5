# SPDX-License-Identifier: GPL-2.0-only
"""Frames that the sender has on the wire, and what it knows of those of the receiver; probes, as
both ends know them (userspace/driver/probe/probe.h).
"""

import re
import socket
import struct

import dpkt
from programs import TOP

HEADER = TOP / "userspace/driver/probe/probe.h"
DEFINED = dict(re.findall(r'^#define (PROBE_\w+) +"?([\w.:]+)', HEADER.read_text(), re.M))
SENDER, SENDER_MAC = DEFINED["PROBE_SENDER_ADDRESS"], DEFINED["PROBE_SENDER_MAC"]
RECEIVER, RECEIVER_MAC = DEFINED["PROBE_RECEIVER_ADDRESS"], DEFINED["PROBE_RECEIVER_MAC"]
PORT = int(DEFINED["PROBE_PORT"])
MAGIC = 0x74617265
# magic number, kind, run, sequence; an answer is the question again
PROBE = struct.Struct("!IBBI8x")
DATA, SYNC, START, FINISH, LEAVE = range(5)
# in frames
TO, FROM = (bytes.fromhex(mac.replace(":", "")) for mac in (RECEIVER_MAC, SENDER_MAC))
RECEIVER_IP, SENDER_IP = map(socket.inet_aton, (RECEIVER, SENDER))
ARP, IPV4 = b"\x08\x06", b"\x08\x00"
UDP, TCP, ICMP = 17, 6, 1


def _framed(packet, to=TO):
    return bytes(dpkt.ethernet.Ethernet(dst=to, src=FROM, data=packet))


def arp(operation, to=TO, target=bytes(6)):
    return _framed(dpkt.arp.ARP(op=operation, sha=FROM, spa=SENDER_IP, tha=target,
                                tpa=RECEIVER_IP), to)


def arp_question():
    return arp(1, b"\xff" * 6)


def arp_answer():
    return arp(2, target=TO)


def ip(protocol, data, source=SENDER_IP, fragment=0, number=0, options=b""):
    return _framed(dpkt.ip.IP(p=protocol, src=source, dst=RECEIVER_IP, id=number, opts=options,
                              hl=5 + len(options) // 4, _flags_offset=fragment, data=data))


def udp(payload, source=SENDER_IP, port=5555):
    return ip(UDP, dpkt.udp.UDP(sport=port, dport=PORT, ulen=8 + len(payload),
                                data=payload), source)


def tcp(port, sequence, acknowledged, flags, payload=b"", source=SENDER_IP, options=b"",
        window=65535, urgent=0):
    return ip(TCP, dpkt.tcp.TCP(sport=port, dport=PORT, seq=sequence % 2 ** 32,
                                ack=acknowledged, flags=flags, off=5 + len(options) // 4,
                                opts=options, win=window, urp=urgent, data=payload), source)


def probe(kind, run, sequence=0):
    return PROBE.pack(MAGIC, kind, run, sequence)


def spoilt(data, place):
    """With a bit of another value there."""
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1:]


def is_answer(kind, run):
    return lambda frame: frame[12:14] == IPV4 and frame[23] == UDP and frame[46:48] == bytes(
        [kind, run])


def is_arp_question(frame):
    return frame[12:14] == ARP and frame[20:22] == b"\0\1" and frame[38:42] == SENDER_IP


def is_arp_answer(frame):
    return frame[12:14] == ARP and frame[20:22] == b"\0\2" and frame[22:28] == TO
