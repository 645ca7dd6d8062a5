# SPDX-License-Identifier: GPL-2.0-only
"""Whether eBPF programs see system calls here."""

import subprocess

from tare import paths
from tare.doctor.finding import CANNOT, OK, Finding
from tare.errors import CannotHere, telling

ABILITIES = (("measure latencies here", ("eBPF tracing",)),)


def trace_a_call():
    """Whether an eBPF program saw a system call here: (works, why not), None if not built."""
    try:
        program = paths.guest_program("syslat")
    except CannotHere:
        return None
    done = subprocess.run([program, "-s", "511", "--quiet", "--", "true"], capture_output=True,
                          text=True, check=False)
    return done.returncode == 0, telling(done.stderr)


def tracing(tree, machine):
    """By doing it: rights, kernel and what stands between them decide together."""
    answer = trace_a_call()
    if answer is None:
        return Finding("eBPF tracing", CANNOT, "syslat is not built", "make build")
    works, why = answer
    if works:
        return Finding("eBPF tracing", OK, "programs on system calls load and attach")
    return Finding("eBPF tracing", CANNOT, why,
                   "run as root, or with CAP_BPF and CAP_PERFMON, on a kernel with BTF")


CHECKS = (tracing,)
