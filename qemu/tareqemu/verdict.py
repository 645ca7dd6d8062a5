# SPDX-License-Identifier: GPL-2.0-only
"""What became of a run, told from what came out of the guest."""

import re

PASSED = "passed"
FAILED = "failed"
TIMED_OUT = "timed out"
STARVED = "starved"
PANICKED = "panicked"
SPLAT = "splat"
MISCOMPUTED = "miscomputed"
LOST = "lost"

# Modules of ours explain these: out of tree, not signed.
_EXPLAINED_TAINTS = (12, 13)

_PANIC = re.compile(r"Kernel panic - not syncing: (.*)")

# How the kernel opens a complaint about itself, from 6.1 to 7.2. A line that only
# begins with "WARNING:" need not be one: advice about mitigations does too.
_SPLAT = re.compile(
    r"WARNING: (?:CPU: \d+ PID: |\S+:\d+ at |possible |inconsistent |suspicious |bad |"
    r"held lock |lock held |Nested lock |[\w-]+ -> [\w-]+ lock order)"
    r"|\bBUG: |kernel BUG at |\bOops: |general protection fault|unable to handle "
    r"|INFO: rcu\w* .*stall|rcu: INFO: .*stall|INFO: task .* blocked for more than"
    r"|\bUBSAN: |\bKASAN: |\bKCSAN: |\bCFI failure at |kmemleak: \d+ new suspected"
    r"|ODEBUG: |unregister_netdevice: waiting for ")

# Of these, what a kernel also says that had no CPU for so long.
_STALL = re.compile(r"soft lockup - |INFO: rcu\w* .*stall|rcu: INFO: .*stall"
                    r"|INFO: task .* blocked for more than|BUG: workqueue lockup")

# What explains how a command ended, and is not a complaint.
_NO_MEMORY = re.compile(r"\b(?:Out of memory|Memory cgroup out of memory): Killed process .*")

# What a kernel says that goes on without the rest of what was copied.
_NO_ROOM = re.compile(r"Initramfs unpacking failed: write error")

# As an oops or a warning tells the CPU's flags; and all that a CPU has: 3, 5 and 15 are zero.
_FLAGS = re.compile(r"EFLAGS: ([0-9a-f]{8,16})\b")
_FLAGS_THERE_ARE = 0x3f7fd7


def parse_result(text):
    """The lines of the result port as a dict; 'end' is there if the report is whole."""
    lines = [line for line in text.split("\n")[:-1] if line]
    return {key: value for key, _, value in (line.partition(" ") for line in lines)}


def panic(console):
    """Why the kernel panicked, or None."""
    found = _PANIC.search(console)
    return found and found[1].strip()


def splats(log, stalls=True):
    """The lines in which the kernel complains about itself. stalls: also of what a host that is
    busy does to it."""
    return [line.strip() for line in log.splitlines()
            if _SPLAT.search(line) and (stalls or not _STALL.search(line))]


def impossible_flags(result, *logs):
    """The CPU's flags, if they once had bits that no CPU has, else None.

    Only an emulator's error sets these, and nothing clears them (docs/machines.md).
    """
    told = [result.get("flags", "0"), *(found for log in logs for found in _FLAGS.findall(log))]
    return next((flags for flags in (int(one, 16) for one in told)
                 if flags & ~_FLAGS_THERE_ARE), None)


def judge(result, console, kernel_log, overrun, status, taints=(), starved=False, busy=""):
    """(verdict, reason): reason is one line, empty if passed.

    result: from parse_result. console, kernel_log: texts. overrun: why the guest was
    killed, or empty. status: QEMU's exit status. taints: further bits that the run explains.
    starved: it was killed before it had its time. busy: that the guest waited for a CPU of this
    host for most of the time, which explains stalls, or empty.
    """
    why, complaints = panic(console), splats(kernel_log) or splats(console)
    flags = impossible_flags(result, console, kernel_log)
    if flags is not None:
        said = complaints if why is None else [f"kernel panic: {why}"]
        return MISCOMPUTED, (f"the flags {flags:#x}, which no CPU has, as an error of QEMU before "
                             "8.0 makes them (docs/machines.md)"
                             + (f"; the kernel said: {said[0]}" if said else ""))
    if found := _NO_ROOM.search(kernel_log) or _NO_ROOM.search(console):
        return LOST, f"what is copied does not fit into the machine's memory: {found[0]}"
    if why is not None:
        return PANICKED, f"kernel panic: {why}"
    if overrun:
        return (STARVED if starved else TIMED_OUT,
                overrun + (f"; the kernel said: {complaints[0]}" if complaints else ""))
    if "end" not in result:
        return LOST, _why_lost(console, status)
    if complaints and busy and all(map(_STALL.search, complaints)):
        return STARVED, f"{busy}; the kernel said: {complaints[0]}"
    if complaints:
        return SPLAT, f"the kernel said: {complaints[0]}"
    taint = int(result["taint-after"])
    bits = [bit for bit in range(taint.bit_length())
            if taint >> bit & 1 and bit not in (*_EXPLAINED_TAINTS, *taints)]
    if bits:
        return SPLAT, f"the kernel is tainted (bit {', '.join(map(str, bits))})"
    if "signal" in result:
        return FAILED, f"the command was ended by signal {result['signal']}{_why(kernel_log)}"
    if result["exit"] != "0":
        return FAILED, f"the command ended with status {result['exit']}{_why(kernel_log)}"
    if result["files"] != "0":
        return FAILED, f"the files in /out could not be sent (tar: {result['files']})"
    return PASSED, ""


def _why(kernel_log):
    found = _NO_MEMORY.search(kernel_log)
    return f"; the kernel said: {found[0]}" if found else ""


def _why_lost(console, status):
    said = [line for line in console.splitlines() if line.startswith("tare-init:")]
    if said:
        return said[-1]
    if status < 0:
        return f"QEMU was ended by signal {-status}"
    return f"the guest went away before its command ended (QEMU's status {status})"
