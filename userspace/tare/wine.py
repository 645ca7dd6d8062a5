# SPDX-License-Identifier: GPL-2.0-only
"""Runs Win32 programs on this machine by Wine, without a display, in a temporary prefix."""

import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager

from tare.errors import CannotHere

# Debian's wine64 puts its loader outside of any PATH
_NAMES = ("wine64", "wine", "/usr/lib/wine/wine64")
_SERVERS = ("wineserver", "/usr/lib/wine/wineserver", "/usr/lib/wine/wineserver64")
_TIME_LIMIT = 300


def command():
    """The path of the program that starts a .exe, or None."""
    return next((found for found in map(shutil.which, _NAMES) if found), None)


def environment(prefix):
    """Variables for Wine: no display, no messages of its own, no offers to download parts.

    Newer versions look for a display in XDG_RUNTIME_DIR, and complain without such a folder, so it
    is the prefix's parent, in which there is no display. TMPDIR ends Debian's 10.0 with "free():
    invalid pointer" where the user has no /run/user/UID: it frees what getenv() returned.
    """
    kept = {key: value for key, value in os.environ.items()
            if key not in ("DISPLAY", "WAYLAND_DISPLAY", "TMPDIR")}
    return kept | {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all",
                   "XDG_RUNTIME_DIR": os.path.dirname(prefix),
                   "WINEDLLOVERRIDES": "mscoree,mshtml="}


def _make(prefix):
    """Makes PREFIX, in which a file names to Debian's Wine, from /tmp, the folder of its server:
    beside the prefix, as it is left there."""
    os.mkdir(prefix)
    name = os.path.join(prefix, "wineserver")
    with open(name, "w", encoding="utf-8") as file:
        file.write(os.path.relpath(os.path.realpath(f"{prefix}-server"), os.path.realpath("/tmp")))
    os.chmod(name, 0o400)  # else it is made anew


def _server():
    """The path of wineserver, which serves all programs of a prefix, or None."""
    return next((found for found in map(shutil.which, _SERVERS) if found), None)


def _run(arguments, surroundings, cwd):
    """As subprocess.run(), but with files for output, since Wine's services hold a pipe open."""
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        done = subprocess.run(list(map(str, arguments)), cwd=cwd, stdin=subprocess.DEVNULL,
                              stdout=out, stderr=err, check=False, env=surroundings,
                              timeout=_TIME_LIMIT)
        out.seek(0)
        err.seek(0)
        return subprocess.CompletedProcess(done.args, done.returncode, out.read(), err.read())


def _end(loader, surroundings):
    """Ends all of Wine in the prefix, and waits until it has."""
    server = _server()
    if not server:
        _run([loader, "wineboot", "--kill"], surroundings, None)
        return
    _run([server, "--kill"], surroundings, None)
    # the server may write into the temporary folder until it is gone
    _run([server, "--wait"], surroundings, None)


def _start_logging(surroundings, log):
    """Starts a server that writes to LOG until it is ended. Returns once it takes requests."""
    subprocess.run([_server(), "--persistent"], env=surroundings, stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL, stderr=log, check=True, timeout=_TIME_LIMIT)


def need(log=None):
    """CannotHere if session() would raise that."""
    if not command() or log and not _server():
        raise CannotHere("wine is not installed (Debian: wine64)")


@contextmanager
def session(log=None):
    """Yields run(program, *arguments, cwd=None, debug="-all"), which returns a CompletedProcess.

    log: a file, to which the server writes all requests of programs with debug="+server".
    """
    need(log)
    loader = command()
    with tempfile.TemporaryDirectory(prefix="tare-wine-") as folder:
        prefix = os.path.join(folder, "prefix")
        surroundings = environment(prefix)

        def run(program, *arguments, cwd=None, debug="-all"):
            return _run([loader, program, *arguments], surroundings | {"WINEDEBUG": debug}, cwd)

        try:
            _make(prefix)
            if log:
                _start_logging(surroundings, log)
            _run([loader, "wineboot", "--init"], surroundings, None)
            yield run
        finally:
            _end(loader, surroundings)
