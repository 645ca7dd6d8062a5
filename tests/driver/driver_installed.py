# SPDX-License-Identifier: GPL-2.0-only
"""How tests/tare/test_installed.py runs the verbs and programs of driver."""

VERBS = {
    "driver flood": (0, ["--access", "instruction", "-n", 1000, "--floods", 1, "user-tap"]),
    # half an hour of boots as those above, and three minutes of the last: each brings every program
    "driver attribute": (0, ["--help"]),
    "driver tcp": (0, ["--access", "instruction", "-n", "50k", "kernel-queue/lwip"]),
    "driver faults": (0, ["--help"]),
    "reproduce driver": (0, ["--help"]),
}
AT_NIGHT = {"driver tcp": "of what is installed it needs one program more than flood"}
PROGRAMS = {
    **dict.fromkeys(("pktsend", "pcnet32", "netsink", "receive", "exact-peer", "wire-addresses"),
                    "driver flood"),
    "lwipsink": "driver tcp",
}
# machines run them; they have no options
SCRIPTS = ("receive", "exact-peer", "wire-addresses")
