# SPDX-License-Identifier: GPL-2.0-only
"""What both ends of the wire know: userspace/driver/probe/probe.h."""

import re
import struct

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


def probe(kind, run, sequence=0):
    return PROBE.pack(MAGIC, kind, run, sequence)
