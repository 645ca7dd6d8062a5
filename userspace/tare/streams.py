# SPDX-License-Identifier: GPL-2.0-only
"""Standard streams that came closed, or whose encoding lacks characters that we write."""

import codecs
import os
import sys

# for characters that an encoding lacks; others become "?"
_PLAIN = str.maketrans("·█░─µ–−×’", "-#.-u--x'") | {ord("…"): "...", ord("≤"): "<=", ord("≥"): ">="}


def _plain(error):
    """An error handler for codecs, which writes the nearest ASCII."""
    said = error.object[error.start:error.end].translate(_PLAIN)
    return said.encode("ascii", "replace").decode(), error.end


def prepare():
    """Changes standard streams so that no missing character makes writing fail.

    A closed stream is opened: a file opened later would get its number, and our output.
    """
    codecs.register_error("tare.plain", _plain)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # the lowest number that is free, which is this one
            setattr(sys, name, open(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8",
                                    closefd=False))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="tare.plain")


def silence():
    """Drops what standard output still holds, which could not be written at exit either."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)
