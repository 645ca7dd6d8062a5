# SPDX-License-Identifier: GPL-2.0-only
"""Errors that end the command with one line and a meaningful exit status.

The text of each says what was wrong, where, and what to do. A program's error becomes ours here, by
the program's status and the line of its output that tells why.
"""

import difflib
import math
import re
from contextlib import contextmanager


class TareError(Exception):
    """A measurement that failed, or input that is broken: exit status 1."""

    exit_status = 1


class UsageError(TareError):
    """The command line does not fit: exit status 2."""

    exit_status = 2


def refuse_outside(option, value, least, most=None):
    """UsageError for a VALUE that OPTION cannot have; None means that it was not given."""
    if value is not None and not (least <= value < math.inf if most is None
                                  else least <= value <= most):
        allowed = f"{least} or more" if most is None else f"from {least} to {most}"
        raise UsageError(f"{option} {value:.12g}: must be {allowed}")


@contextmanager
def refused(name, what, more=""):
    """An OSError of the block is bad usage: NAME cannot be read, for example, and why."""
    try:
        yield
    except OSError as error:
        raise UsageError(f"{name}: {what} ({error.strerror}){more}") from error


class CannotHere(TareError):
    """This machine lacks what the request needs: exit status 77."""

    exit_status = 77


def telling(said, name=r"(?!Usage:)[\w.-]+"):
    """The line of SAID, a program's stderr, that tells why it failed; "" if SAID is empty.

    It is the last line that begins with the program's NAME and a colon: notes come before it, and
    hints, such as argp's, and lines of other programs behind it. Without one it is the last line.
    """
    lines = said.strip().splitlines()
    own = [line for line in lines if re.match(f"{name}: ", line)]
    return (own or lines or [""])[-1]


def like(name, known):
    """Up to three of KNOWN that NAME may have been meant for, as the end of a message; or ""."""
    found = difflib.get_close_matches(name, list(known), cutoff=0.7)
    return f": did you mean {', '.join(found)}?" if found else ""


def of_status(status, text):
    """The error that passes on TEXT of a program that ended with STATUS."""
    return next((kind for kind in (UsageError, CannotHere) if kind.exit_status == status),
                TareError)(text)


def printable(said):
    """SAID without control characters: it may quote a file, which a terminal would obey."""
    return "".join(one if one.isprintable() or one in "\n\t" else f"\\x{ord(one):02x}"
                   for one in said)


class FormatError(TareError):
    """A file breaks the format that it announces.

    `where` is a path, with a line number where there is one.
    """

    def __init__(self, where, what):
        super().__init__(f"{where}: {what}")
