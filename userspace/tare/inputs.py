# SPDX-License-Identifier: GPL-2.0-only
"""Files that the command line names."""

import stat
from contextlib import contextmanager
from pathlib import Path

from tare.errors import UsageError, refused


def refuse_no_file(path):
    """UsageError for what is not there, or no file: a pipe's writer may never come."""
    with refused(path, "cannot be read"):
        mode = Path(path).stat().st_mode
    if stat.S_ISDIR(mode):
        raise UsageError(f"{path}: is a folder: name a file")
    if not stat.S_ISREG(mode):
        raise UsageError(f"{path}: is not a file: write what it gives to a file")


class Input(str):
    """The type of an argument that names a file to read: no output may take its place."""


class Symbol(Input):
    """The same for FILE:SYMBOL."""


class Folder(Input):
    """The same for a folder of which each file is read, or one file."""


@contextmanager
def opened(path):
    """A file for reading bytes; UsageError."""
    refuse_no_file(path)
    with refused(path, "cannot be read"):
        stream = open(path, "rb")
    with stream:
        yield stream


def whole(path):
    """All bytes of a file; UsageError."""
    with opened(path) as stream:
        return stream.read()
