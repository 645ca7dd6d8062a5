# SPDX-License-Identifier: GPL-2.0-only
"""Whether the CPU's cycle counter can be opened: asked by opening it."""

import ctypes
import errno
import os

from tare.doctor.finding import CANNOT, OK, WARNING, Finding

_SYSCALL = 298  # of x86-64
_ATTRIBUTE_BYTES = 128
_EXCLUDE_KERNEL = 1 << 5
_EXCLUDE_HYPERVISOR = 1 << 6


def open_cycles(exclude_kernel):
    """Tries to open PERF_COUNT_HW_CPU_CYCLES for this thread; returns 0 or an errno."""
    attribute = bytearray(_ATTRIBUTE_BYTES)
    attribute[4:8] = _ATTRIBUTE_BYTES.to_bytes(4, "little")
    flags = _EXCLUDE_HYPERVISOR | (_EXCLUDE_KERNEL if exclude_kernel else 0)
    attribute[40:48] = flags.to_bytes(8, "little")
    libc = ctypes.CDLL(None, use_errno=True)
    buffer = (ctypes.c_char * _ATTRIBUTE_BYTES).from_buffer(attribute)
    handle = libc.syscall(_SYSCALL, ctypes.byref(buffer), 0, -1, -1, 0)
    if handle < 0:
        return ctypes.get_errno()
    os.close(handle)
    return 0


def counters(tree, machine):
    error = open_cycles(exclude_kernel=False)
    if not error:
        return Finding("perf counters", OK, "cycles can be counted, kernel included")
    paranoid = tree.text("/proc/sys/kernel/perf_event_paranoid")
    if error in (errno.EACCES, errno.EPERM):
        if not open_cycles(exclude_kernel=True):
            return Finding("perf counters", WARNING, f"user space only (perf_event_paranoid is "
                                                     f"{paranoid})", "run as root")
        return Finding("perf counters", CANNOT, f"refused (perf_event_paranoid is {paranoid})",
                       "run as root, or sysctl kernel.perf_event_paranoid=1")
    if error in (errno.ENOENT, errno.ENODEV, errno.EOPNOTSUPP):
        return Finding("perf counters", CANNOT, "this CPU shows no hardware counters",
                       "in a VM: ask the host for a virtual PMU")
    return Finding("perf counters", CANNOT, os.strerror(error))


CHECKS = (counters,)
