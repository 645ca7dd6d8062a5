# SPDX-License-Identifier: GPL-2.0-only
"""The newc archives that a kernel unpacks as its first file system.

Everything in them is root's and has no time, so equal contents give equal bytes.
"""

import os
import stat
from pathlib import Path

from .errors import MachineError


class Archive:
    """Collects entries; bytes() is the archive. Parent folders are added by themselves."""

    def __init__(self):
        self._entries = {}

    def _add(self, path, mode, data):
        path = path.strip("/")
        parent = path.rpartition("/")[0]
        if parent and parent not in self._entries:
            self._add(parent, stat.S_IFDIR | 0o755, b"")
        elif parent and stat.S_ISREG(self._entries[parent][0]):
            raise MachineError(f"/{path}: /{parent} is a file that is put there, too: take another "
                               "place")
        self._entries[path] = (mode, data)

    def folder(self, path):
        self._add(path, stat.S_IFDIR | 0o755, b"")

    def file(self, path, data, mode=0o644):
        self._add(path, stat.S_IFREG | mode, data)

    def link(self, path, target):
        self._add(path, stat.S_IFLNK | 0o777, target.encode())

    def copy(self, path, source):
        """A host's file, with its execute permission; a folder with all that is in it.

        In a folder a relative link that leads to a place in it stays a link; others are followed.
        """
        self._copy(path, source, source if source.is_dir() else None)

    def _copy(self, path, source, top):
        if top and _leads_within(source, top):
            self.link(path, os.readlink(source))
        elif source.is_fifo() or source.is_socket():
            raise MachineError(f"{source}: is no file and no folder: it cannot be copied")
        elif source.is_dir():
            self.folder(path)
            for child in sorted(source.iterdir()):
                self._copy(f"{path}/{child.name}", child, top)
        else:
            mode = 0o755 if source.stat().st_mode & 0o111 else 0o644
            self.file(path, source.read_bytes(), mode)

    def __bytes__(self):
        parts = []
        for number, (path, (mode, data)) in enumerate(self._entries.items(), 1):
            parts.append(_entry(number, path, mode, data))
        parts.append(_entry(0, "TRAILER!!!", 0, b""))
        return _padded(b"".join(parts), 512)


def _leads_within(source, top):
    if not source.is_symlink() or (target := os.readlink(source)).startswith("/"):
        return False
    return Path(os.path.normpath(source.parent / target)).is_relative_to(top)


def _padded(data, to):
    return data + bytes(-len(data) % to)


def _entry(number, path, mode, data):
    name = path.encode() + b"\0"
    links = 2 if stat.S_ISDIR(mode) else 1
    fields = (number, mode, 0, 0, links, 0, len(data), 0, 0, 0, 0, len(name), 0)
    head = b"070701" + b"".join(b"%08X" % field for field in fields)
    return _padded(head + name, 4) + _padded(data, 4)
