# SPDX-License-Identifier: GPL-2.0-only
"""How tests/tare/test_installed.py runs the verbs and programs of latency."""

from installed import CAN_BE_77

SMALL = ("-n", 300, "-r", 8)
SEEN = (CAN_BE_77, ["--", "true"])
VERBS = {f"latency {verb}": (CAN_BE_77, SMALL) for verb in ("syscall", "wakeup", "switch", "timer")}
PROGRAMS = {
    **dict.fromkeys(("syslat", "wakelat", "switchlat", "hrtimerlat", "libcmem"), SEEN),
    "latread": (CAN_BE_77, []),
    "crossings": (0, ["-w", 0, "-n", 10, "getppid"]),
}
