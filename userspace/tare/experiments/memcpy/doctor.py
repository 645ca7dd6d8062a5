# SPDX-License-Identifier: GPL-2.0-only
"""What captures and replays need of a machine."""

from tare import paths
from tare.doctor import tools
from tare.doctor.finding import CANNOT, OK, WARNING, Finding

# What memreplay's routines need, as /proc/cpuinfo spells it.
_FEATURES = ("mmx", "sse", "sse2", "avx2", "avx512f", "rep_good", "erms", "fsrm")
ABILITIES = (
    ("capture the kernel's copies here", ("root", "module loading", "lockdown", "kprobes",
                                          "tare_memtap.ko", "memrecord")),
    ("capture them in a machine", ("qemu-system-x86_64", "mmdebstrap", "memrecord for machines")),
    ("replay a capture here", ("CPU features", "memreplay")),
    ("give a share of time from a machine", ("qemu-system-x86_64", "KVM")),
)


def features(tree, machine):
    flags = next((line.split() for line in (tree.text("/proc/cpuinfo") or "").splitlines()
                  if line.startswith("flags")), None)
    if flags is None:
        return Finding("CPU features", CANNOT, "not an x86 CPU: memreplay's routines cannot run")
    lacks = [name for name in _FEATURES if name not in flags]
    has = ", ".join(name for name in _FEATURES if name in flags)
    if lacks:
        return Finding("CPU features", WARNING, f"{has}; without {', '.join(lacks)}",
                       "routines that need these are skipped")
    return Finding("CPU features", OK, has)


CHECKS = (tools.module("tare_memtap"), features,
          tools.ours("memreplay", lambda: paths.program("memreplay")),
          tools.ours("memrecord", lambda: paths.program("memrecord")),
          tools.ours("memrecord for machines", lambda: paths.guest_program("memrecord")))
