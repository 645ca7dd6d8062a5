# SPDX-License-Identifier: GPL-2.0-only
"""Programs of others that tare calls, and programs of ours that must be built."""

from tare import modules
from tare.doctor.finding import CANNOT, OK, WARNING, Finding
from tare.errors import CannotHere

# (program, Debian package, what cannot be done without the program)
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


def ours(name, find, parts=1):
    """A check for one program of ours, which find() looks for. parts: of the error, from which on
    it says what is the matter, and then what to do."""

    def check(tree, machine):
        try:
            return Finding(name, OK, str(find()))
        except CannotHere as error:
            return Finding(name, CANNOT, *str(error).split(": ", parts)[parts - 1:])

    return check


def module(name):
    """A check that one module of ours is built for the running kernel, and that it takes it."""
    return ours(f"{name}.ko", lambda: modules.need(name), parts=2)


CHECKS = (*(tool(*entry, CANNOT) for entry in _REQUIRED),
          *(tool(*entry, WARNING) for entry in _OPTIONAL))
