# SPDX-License-Identifier: GPL-2.0-only
"""What of this folder's C is compiled here, once: the guest's init, and what QEMU loads."""

import shutil
from pathlib import Path

from . import cache, child
from .errors import Broken, CannotHere, telling

_SOURCES = Path(__file__).parent.parent
_FLAGS = ["-O2", "-std=gnu11", "-Wall", "-Wextra"]


_PLUGIN = ["-shared", "-fPIC", "-fvisibility=hidden", "-flto",
           # qemu_plugin_insn_data() is declared as each version has it
           "-Wno-lto-type-mismatch"]
_API = (_SOURCES / "host/qemu_plugin.h", _SOURCES / "host/instructions.h")

# {name of what is compiled: (sources, flags, headers)}
_ALL = {
    # the guest's first process
    "init": ((_SOURCES / "guest/init.c", _SOURCES / "guest/payload.c"), ["-static"],
             (_SOURCES / "guest/payload.h",)),
    # the shared object by which the threads of an exact machine's QEMU take turns
    "turns": ((_SOURCES / "host/turns.c",), ["-shared", "-fPIC"], ()),
    # the plugin that counts the instructions of each task
    "tasks": ((_SOURCES / "host/tasks.c",), _PLUGIN, _API),
    # the plugin that counts them by path of calls
    "profile": (tuple(sorted((_SOURCES / "host/profile").glob("*.c"))), [*_PLUGIN, "-O3"],
                (*_API, *sorted((_SOURCES / "host/profile").glob("*.h")))),
}


def need(*names):
    """CannotHere where these could not be compiled."""
    if not all(cache.has(name, _key(*_ALL[name])) for name in names):
        _need_compiler()


def init():
    """The guest's first process, a path."""
    return _obtain("init")


def turns():
    """The shared object that an exact machine's QEMU preloads, a path."""
    return _obtain("turns")


def tasks():
    """The plugin that counts the instructions of each task, a path."""
    return _obtain("tasks")


def profile():
    """The plugin that counts instructions by path of calls, a path."""
    return _obtain("profile")


def _need_compiler():
    if not shutil.which("gcc"):
        raise CannotHere("gcc is not installed here: apt-get install gcc libc6-dev")


def _key(sources, flags, headers):
    return cache.digest(["gcc", *_FLAGS, *flags], *sources, *headers)


def _obtain(name):
    sources, flags, headers = _ALL[name]

    def make(path):
        _need_compiler()
        done = child.run(["gcc", *_FLAGS, *flags, "-o", path, *sources],
                         capture_output=True, text=True)
        if done.returncode:
            raise Broken(f"{name} did not compile: {telling(done.stderr, 'error: ')}")

    return cache.obtain(name, _key(sources, flags, headers), make)
