# SPDX-License-Identifier: GPL-2.0-only
"""Standard streams that came closed, or whose encoding lacks characters that we write."""

import codecs
import os
import sys

# replacements for characters that an encoding lacks; others become "?"
_PLAIN = str.maketrans({"·": "-", "█": "#", "░": ".", "─": "-", "…": "...", "µ": "u", "–": "-",
                        "−": "-", "×": "x", "≤": "<=", "≥": ">=", "’": "'"})
_HANDLER = "tare.plain"


def _plain(error):
    """An error handler for codecs, which writes the nearest ASCII."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    said = error.object[error.start:error.end].translate(_PLAIN)
    return said.encode("ascii", "replace").decode(), error.end


def prepare():
    """Changes standard streams so that no missing character makes writing fail.

    A closed stream is opened: a file opened later would get its number, and our output.
    """
    codecs.register_error(_HANDLER, _plain)
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        if getattr(sys, name) is None:
            _open(number)
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=_HANDLER)


def _open(number):
    try:
        os.fstat(number)
    except OSError:
        opened = os.open(os.devnull, os.O_RDWR)
        if opened != number:
            os.dup2(opened, number)
            os.close(opened)


def silence():
    """Drops what standard output still holds, which could not be written at exit either."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)
