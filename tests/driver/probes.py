# SPDX-License-Identifier: GPL-2.0-only
"""What both ends of the wire know: userspace/driver/probe/probe.h and pattern.h."""

import re
import struct
from functools import cache
from itertools import islice

import splitmix
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
PERIOD = 65521


def pattern(size, run, sequence):
    """What pktsend puts behind a probe."""
    words = islice(splitmix.numbers(run << 32 | sequence), -(-size // 8))
    return b"".join(word.to_bytes(8, "big") for word in words)[:size]


@cache
def stream(size):
    """What pktsend sends by TCP."""
    return (pattern(PERIOD, 0, 0) * (size // PERIOD + 1))[:size]
