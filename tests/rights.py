# SPDX-License-Identifier: GPL-2.0-only
"""Root for those commands of a test that need it."""

import functools
import os
import subprocess


@functools.cache
def as_root():
    """Words to put before a command: none for root or where there is no way to be it, and sudo
    where it asks for no password."""
    if not os.geteuid():
        return ()
    words = ("sudo", "-n")
    try:
        done = subprocess.run([*words, "true"], stdin=subprocess.DEVNULL, capture_output=True,
                              check=False)
    except FileNotFoundError:
        return ()
    return () if done.returncode else words
