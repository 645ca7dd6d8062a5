# SPDX-License-Identifier: GPL-2.0-only
"""What of this folder's C is compiled here, once: the guest's init, and what QEMU loads."""

import subprocess
from pathlib import Path

from . import cache
from .errors import Broken, CannotHere, telling

_SOURCES = Path(__file__).parent.parent
_FLAGS = ["-O2", "-std=gnu11", "-Wall", "-Wextra"]


def init():
    """The guest's first process."""
    return _obtain("init", _SOURCES / "guest/init.c", ["-static"])


def turns():
    """The shared object by which the threads of an exact machine's QEMU take turns."""
    return _obtain("turns", _SOURCES / "host/turns.c", ["-shared", "-fPIC"])


def tasks():
    """The plugin that counts the instructions of each task."""
    return _obtain("tasks", _SOURCES / "host/tasks.c",
                   ["-shared", "-fPIC", "-fvisibility=hidden"], _SOURCES / "host/qemu_plugin.h")


def _obtain(name, source, flags, *headers):
    words = ["gcc", *_FLAGS, *flags]

    def make(path):
        try:
            done = subprocess.run([*words, "-o", str(path), str(source)],
                                  capture_output=True, text=True, check=False)
        except FileNotFoundError:
            raise CannotHere("gcc is not installed here: apt-get install gcc libc6-dev") from None
        if done.returncode:
            raise Broken(f"{source.name} did not compile: {telling(done.stderr, 'error: ')}")

    return cache.obtain(name, cache.digest(words, source, *headers), make)
