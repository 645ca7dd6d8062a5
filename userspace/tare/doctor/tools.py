# SPDX-License-Identifier: GPL-2.0-only
"""Programs of others that tare calls, and programs of ours that must be built."""

from tare import modules
from tare.doctor.finding import CANNOT, OK, Finding
from tare.errors import CannotHere


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
