# SPDX-License-Identifier: GPL-2.0-only
"""Win32 programs on this machine: Wine, without a display, in a prefix that does not stay."""

import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager

from tare.errors import CannotHere

# Debian's wine64 puts its loader where no PATH looks.
_NAMES = ("wine64", "wine", "/usr/lib/wine/wine64")
_TIME_LIMIT = 300


def command():
    """The program that starts a .exe, or None."""
    return next((found for found in map(shutil.which, _NAMES) if found), None)


def environment(prefix):
    """No display, no messages of Wine's own, no offers to download parts of it."""
    kept = {key: value for key, value in os.environ.items()
            if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return kept | {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all",
                   "WINEDLLOVERRIDES": "mscoree,mshtml="}


@contextmanager
def session():
    """run(program, *arguments, cwd=None) -> CompletedProcess, while the block lasts."""
    loader = command()
    if not loader:
        raise CannotHere("wine is not installed (Debian: wine64)")
    with tempfile.TemporaryDirectory(prefix="tare-wine-") as folder:
        surroundings = environment(os.path.join(folder, "prefix"))

        def run(program, *arguments, cwd=None):
            return subprocess.run([loader, str(program), *map(str, arguments)], cwd=cwd,
                                  capture_output=True, text=True, check=False,
                                  env=surroundings, timeout=_TIME_LIMIT)

        run("wineboot", "--init")
        try:
            yield run
        finally:
            run("wineboot", "--kill")
            # until the server is gone it may write into the folder that goes away
            server = shutil.which("wineserver") or "/usr/lib/wine/wineserver64"
            if os.path.exists(server):
                subprocess.run([server, "--wait"], env=surroundings, check=False,
                               capture_output=True, timeout=_TIME_LIMIT)
