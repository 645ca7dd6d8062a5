# SPDX-License-Identifier: GPL-2.0-only
"""What can go wrong before a guest runs; each message is one line for the user."""

import re


class MachineError(Exception):
    """The request is wrong: a machine file, a name, an option. Exit status 2."""

    exit_status = 2


class CannotHere(MachineError):
    """This host lacks something. Exit status 77."""

    exit_status = 77


class Gone(CannotHere):
    """Debian's archive has a package no more, or this host's does not. Exit status 77."""


class Broken(MachineError):
    """A tool that should have worked did not. Exit status 1."""

    exit_status = 1


def telling(said, mark):
    """The line of SAID, what another's program wrote, that tells why it failed: the first with
    MARK, a regular expression of how that program opens an error; else the last; "" of nothing."""
    lines = said.strip().splitlines()
    return next((line for line in lines if re.search(mark, line)), lines[-1] if lines else "")
