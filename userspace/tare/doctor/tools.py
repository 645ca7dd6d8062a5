# SPDX-License-Identifier: GPL-2.0-only
"""Programs of others that tare calls, and programs of ours that must be built."""

import shutil
import subprocess

from tare import paths
from tare.doctor.finding import CANNOT, OK, WARNING, Finding
from tare.errors import CannotHere

# (program, Debian package, what cannot be done without it)
_REQUIRED = (("qemu-system-x86_64", "qemu-system-x86", "no machine can run"),
             ("mmdebstrap", "mmdebstrap", "no machine's kernel and root can be fetched"),
             ("gcc", "gcc", "nothing can be built"),
             ("make", "make", "nothing can be built"))
_OPTIONAL = (("bpftrace", "bpftrace", "its one-liners cannot run here"),
             ("clang", "clang", "BPF programs cannot be built"),
             ("insmod", "kmod", "modules cannot be loaded here"))


def tool(program, package, without, state):
    """A check for one program."""

    def check(tree, machine):
        place = machine.which(program)
        if place:
            return Finding(program, OK, place)
        return Finding(program, state, f"not installed: {without}", f"apt install {package}")

    return check


def ours(name, find):
    """A check for one program of ours."""

    def check(tree, machine):
        try:
            return Finding(name, OK, str(find()))
        except CannotHere as error:
            return Finding(name, CANNOT, str(error).partition(":")[0], "make build")

    return check


which = shutil.which


def trace_a_call():
    """Whether an eBPF program saw a system call here: (works, why not), None if not built."""
    try:
        program = paths.guest_program("syslat")
    except CannotHere:
        return None
    done = subprocess.run([program, "-s", "511", "--quiet", "--", "true"], capture_output=True,
                          text=True, check=False)
    return done.returncode == 0, done.stderr.strip()


def tracing(tree, machine):
    """By doing it: rights, kernel and what stands between them decide together."""
    answer = machine.trace_a_call()
    if answer is None:
        return Finding("eBPF tracing", CANNOT, "syslat is not built", "make build")
    works, why = answer
    if works:
        return Finding("eBPF tracing", OK, "programs on system calls load and attach")
    return Finding("eBPF tracing", CANNOT, why,
                   "run as root, or with CAP_BPF and CAP_PERFMON, on a kernel with BTF")


CHECKS = (*(tool(*entry, CANNOT) for entry in _REQUIRED),
          *(tool(*entry, WARNING) for entry in _OPTIONAL),
          ours("memreplay", lambda: paths.program("memreplay")),
          ours("memrecord", lambda: paths.program("memrecord")),
          ours("memrecord for machines", lambda: paths.guest_program("memrecord")),
          tracing)
