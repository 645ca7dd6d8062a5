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


def ours(name, find):
    """A check for one program of ours, which find(name) looks for."""

    def check(tree, machine):
        try:
            return Finding(name, OK, str(find()))
        except CannotHere as error:
            found, _, todo = str(error).partition(": ")
            return Finding(name, CANNOT, found, todo)

    return check


def module(name):
    """A check that one module of ours is built for the running kernel, and that it takes it."""

    def check(tree, machine):
        try:
            return Finding(f"{name}.ko", OK, str(modules.need(name)))
        except CannotHere as error:
            _, found, todo = str(error).split(": ", 2)
            return Finding(f"{name}.ko", CANNOT, found, todo)

    return check


CHECKS = (*(tool(*entry, CANNOT) for entry in _REQUIRED),
          *(tool(*entry, WARNING) for entry in _OPTIONAL))
