# SPDX-License-Identifier: GPL-2.0-only
"""How tests/tare/test_installed.py runs the verbs and programs of driver."""

VERBS = {
    "driver flood": (0, ["--access", "instruction", "-n", 1000, "--floods", 1, "user-tap"]),
    "driver tcp": (0, ["--access", "instruction", "-n", "50k", "kernel-queue/lwip"]),
    # minutes of boots as those above: each brings every program
    "driver faults": (0, ["--help"]),
    "reproduce driver": (0, ["--help"]),
}
PROGRAMS = {
    **dict.fromkeys(("pktpace", "pcnet32", "netsink", "receive", "receive-paced",
                     "wire-addresses"), "driver flood"),
    **dict.fromkeys(("pktsend", "lwipsink", "receive-tcp", "exact-peer"), "driver tcp"),
    "receive-killed": "driver faults",
}
# machines run them; they have no options
SCRIPTS = ("receive", "receive-tcp", "receive-paced", "receive-killed", "exact-peer",
           "wire-addresses")
