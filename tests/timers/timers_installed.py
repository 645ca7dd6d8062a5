# SPDX-License-Identifier: GPL-2.0-only
"""How tests/tare/test_installed.py runs the verbs and programs of timers."""

QUICK = ["--rounds", 6, "--choose"]
VERBS = {"reproduce timers": (0, ["--quick"])}
AT_NIGHT = {"reproduce timers": "all its programs, which run here by themselves"}
PROGRAMS = {
    "ver": (0, []),
    "time-timers": (0, [*QUICK, "tend", 600]),
    "memory-speed": (0, [*QUICK, "read:4k", 6]),
    "syscall-cost": (0, [*QUICK, "getppid", 600]),
    "io-speed": (0, [*QUICK, "pipe:64@same", 600]),
    "sync-cost": (0, [*QUICK, "pthread_mutex", 600]),
    "context-switch": (0, [*QUICK, "thread:2@same", 600]),
}
