# SPDX-License-Identifier: GPL-2.0-only
"""Files of a Debian tree, and the libraries their programs are linked against."""

import os
import re
import struct
import subprocess
from pathlib import Path

from . import enter
from .errors import MachineError

_LINKED = (2, 3)  # ET_EXEC, ET_DYN


def closure(root, patterns):
    """{path in the guest: file here} of what the patterns match and the libraries they need.

    Patterns are absolute in the tree; a folder stands for all files in it. One that matches
    nothing is an error. Links are followed inside the tree.
    """
    paths = {}
    for pattern in patterns:
        found = sorted(root.glob(pattern.lstrip("/")))
        if not found:
            raise MachineError(f"no file of the kernel's Debian tree matches {pattern}")
        for path in found:
            below = sorted(path.rglob("*")) if path.is_dir() else [path]
            for file in below:
                _add(paths, root, "/" + str(file.relative_to(root)))
    for path, file in list(paths.items()):
        if not _is_linked(file):
            continue
        for library in _libraries(root, file):
            _add(paths, root, library)
    return paths


def _libraries(root, file):
    """Paths in the tree of what a program or a library is linked against, by the tree's loader."""
    folders = [root / "lib/x86_64-linux-gnu", root / "usr/lib/x86_64-linux-gnu"]
    # some programs have libraries of their own, in a folder that they name
    folders += sorted({found.parent for found in folders[1].glob("*/lib*.so*")})
    listed = subprocess.run(
        [root / enter.LOADER, "--inhibit-cache", "--library-path", ":".join(map(str, folders)),
         "--list", file], capture_output=True, text=True, check=False)
    for name, path in re.findall(r"^\s(\S+)(?: => (.*?))?(?: \(0x|$)", listed.stdout, re.M):
        found = path or name
        if found == "not found":
            raise MachineError(f"{file} needs {name}, which the kernel's Debian tree does not have")
        if found.startswith("/"):
            yield found.removeprefix(str(root))


def _add(paths, root, path):
    file = _resolve(root, path)
    if file.is_file():
        paths[path] = file


def _resolve(root, path):
    """The file that a path means inside the tree; an absolute link must not lead out of it."""
    file = root / path.lstrip("/")
    for _ in range(40):
        if not file.is_symlink():
            return file
        target = os.readlink(file)
        file = root / target.lstrip("/") if target.startswith("/") else file.parent / target
    raise MachineError(f"endless symbolic links: {path}")


def _is_linked(file):
    with Path(file).open("rb") as elf:
        head = elf.read(18)
    return head[:4] == b"\x7fELF" and struct.unpack_from("<H", head, 16)[0] in _LINKED
