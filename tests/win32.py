# SPDX-License-Identifier: GPL-2.0-only
"""What tests of programs for Win32 need: a compiler of them, and Wine."""

import shutil

import pytest

from tare import wine

MINGW = "x86_64-w64-mingw32-gcc"


def skip_unless_here():
    """Skips the test where one of them is not installed."""
    if not shutil.which(MINGW):
        pytest.skip(f"{MINGW} is not installed (Debian: gcc-mingw-w64-x86-64-win32)")
    if not wine.command():
        pytest.skip("wine is not installed (Debian: wine64)")
