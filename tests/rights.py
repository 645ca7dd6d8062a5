# SPDX-License-Identifier: GPL-2.0-only
"""Root for those commands of a test that need it."""

import functools
import os
import subprocess

from programs import run


@functools.cache
def as_root():
    """Words to put before a command: none for root or where there is no way to be it, and sudo
    where it asks for no password."""
    if not os.geteuid():
        return ()
    words = ("sudo", "-n")
    try:
        return () if run(*words, "true", stdin=subprocess.DEVNULL).returncode else words
    except FileNotFoundError:
        return ()
