# SPDX-License-Identifier: GPL-2.0-only
"""Both ends of the wire, as userspace/driver/probe/probe.h has them."""

import re

from programs import TOP

HEADER = TOP / "userspace/driver/probe/probe.h"
DEFINED = dict(re.findall(r'^#define (PROBE_\w+) +"?([\w.:]+)', HEADER.read_text(), re.M))
SENDER, SENDER_MAC = DEFINED["PROBE_SENDER_ADDRESS"], DEFINED["PROBE_SENDER_MAC"]
RECEIVER, RECEIVER_MAC = DEFINED["PROBE_RECEIVER_ADDRESS"], DEFINED["PROBE_RECEIVER_MAC"]
PORT = int(DEFINED["PROBE_PORT"])
