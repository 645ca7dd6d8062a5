# SPDX-License-Identifier: GPL-2.0-only
"""Files of a Debian tree, the libraries their programs are linked against, and modules."""

import os
import re
import struct
import subprocess
from pathlib import Path

from . import enter, inputs
from .errors import MachineError

_RELOCATABLE, _LINKED = 1, (2, 3)  # ET_REL; ET_EXEC, ET_DYN
# the section by which a kernel knows a module
_MODULE = b".gnu.linkonce.this_module\0"


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


def refuse_no_module(file):
    """MachineError for a file that no kernel could load."""
    try:
        with inputs.opened(file) as stream:
            content = stream.read()
    except OSError as error:
        raise MachineError(f"{file}: cannot be read as a module: {error.strerror}") from None
    if _kind(content) != _RELOCATABLE or not _has_section(content, _MODULE):
        raise MachineError(f"{file}: is not a module: give a .ko file as the kernel's build leaves "
                           "it, not packed")


def _has_section(content, name):
    """Of an ELF file of 64 bits. name: with its zero byte."""
    try:
        table, = struct.unpack_from("<Q", content, 0x28)
        size, count, of_names = struct.unpack_from("<HHH", content, 0x3A)
        names, = struct.unpack_from("<Q", content, table + of_names * size + 0x18)
        return any(content.startswith(name, names + at) for at, in (
            struct.unpack_from("<I", content, table + number * size) for number in range(count)))
    except (struct.error, OverflowError):  # it is cut off, or no such file
        return False


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
        return _kind(elf.read(18)) in _LINKED


def _kind(head):
    """e_type of an ELF file that begins with HEAD, or None."""
    if head[:4] != b"\x7fELF" or len(head) < 18:
        return None
    return struct.unpack_from("<H", head, 16)[0]
