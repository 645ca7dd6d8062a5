# SPDX-License-Identifier: GPL-2.0-only
"""Results of an interrupted run, with which the next run goes on."""

import hashlib
import platform
from functools import cache
from pathlib import Path

import tare
from tare import environment, machine, paths, result
from tare.errors import TareError

# the key under which a result says to what run it belongs
KEY = "reproduced_by"


@cache
def code():
    """A digest of all of ours that decides a result: Python code, programs as they are made, the
    sources of modules, which machines build, and the published figures."""
    made = hashlib.sha256()
    for folder, pattern in ((Path(tare.__file__).parent, "*.py"), (machine.folder(), "*.py"),
                            (machine.folder(), "*.toml"), (paths.data("published"), "*.csv"),
                            (paths.module_sources(), "*.[chS]"),
                            *((folder, "*") for folder in paths.programs_made())):
        for path in sorted(path for path in folder.rglob(pattern) if path.is_file()):
            made.update(f"{path.relative_to(folder)}\0".encode() + path.read_bytes())
    return made.hexdigest()[:12]


def key(amount):
    """What a result was measured under. Results of different keys do not belong together."""
    return (f"tare {tare.__version__} ({code()}), {amount}, {platform.release()} "
            f"{platform.version()}, {platform.node()}, {environment.cpu_model()}")


def path(folder, name, amount):
    return folder / f"{name}.{amount}.json"


def read(folder, name, amount):
    """The document that an earlier run with the same key left, or None."""
    try:
        found = result.read(path(folder, name, amount))
    except TareError:  # the file is not there, or no result of this version
        return None
    return found if found["host"].get(KEY) == key(amount) else None


def write(document, folder, name, amount):
    document["host"][KEY] = key(amount)
    result.write(document, path(folder, name, amount))
