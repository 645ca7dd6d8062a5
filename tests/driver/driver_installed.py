# SPDX-License-Identifier: GPL-2.0-only
"""How tests/tare/test_installed.py runs the verbs and programs of driver."""

from installed import CAN_BE_77

VERBS = {
    "driver flood": (0, ["--access", "instruction", "-n", 200, "user-direct", "kernel-lwip"]),
    "driver tcp": (0, ["--access", "instruction", "-n", "400k", "user-direct"]),
    "driver faults": (0, ["-n", "3m"]),
    "reproduce driver": (0, ["--help"]),  # minutes of what the verbs of `driver` do
}
# the same verb with other programs
AGAIN = [("driver tcp", (CAN_BE_77, ["--wire", "tap", "-n", "20m", "-r", 1, "user-direct"]))]
PROGRAMS = {
    **dict.fromkeys(("pktsend", "pktpace", "pcnet32", "lwipsink", "receive", "receive-paced",
                     "exact-peer", "wire-addresses"), "driver flood"),
    "receive-tcp": "driver tcp", "netsink": "driver faults", "receive-killed": "driver faults",
}
# machines run them; they have no options
SCRIPTS = ("receive", "receive-tcp", "receive-paced", "receive-killed", "exact-peer",
           "wire-addresses")
