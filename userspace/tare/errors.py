# SPDX-License-Identifier: GPL-2.0-only
"""Errors that end the command with one line and a meaningful exit status.

The text of each says what was wrong, where, and what to do.
"""


class TareError(Exception):
    """A measurement that failed, or input that is broken: exit status 1."""

    exit_status = 1


class UsageError(TareError):
    """The command line does not fit: exit status 2."""

    exit_status = 2


class CannotHere(TareError):
    """This machine lacks what the request needs: exit status 77."""

    exit_status = 77


def of_status(status, text):
    """The error with which we pass on what a program said that ended with STATUS."""
    return next((kind for kind in (UsageError, CannotHere) if kind.exit_status == status),
                TareError)(text)


class FormatError(TareError):
    """A file breaks the format that it announces.

    `where` is a path, with a line number where there is one.
    """

    def __init__(self, where, what):
        super().__init__(f"{where}: {what}")
