# SPDX-License-Identifier: GPL-2.0-only
"""The newc archives that a kernel unpacks as its first file system.

Everything in them is root's and has no time, so equal contents give equal bytes.
"""

import os
import stat
from pathlib import Path

from .errors import MachineError

_WORDS = {stat.S_IFDIR: "a folder", stat.S_IFREG: "a file", stat.S_IFLNK: "a link"}


class Archive:
    """Collects entries; bytes() is the archive. Parent folders are added by themselves.

    over: what kinds() says of the archives before it. The kernel would put a folder in the place
    of a link, lose a file for which a folder lies there, and write through the links of folders.
    With `over` nothing takes the place of another kind.
    """

    def __init__(self, over=None):
        self._entries, self._over = {}, over

    def _add(self, path, mode, data):
        path = path.strip("/")
        parent = path.rpartition("/")[0]
        if parent and not stat.S_ISDIR(self._entries.get(parent, (0,))[0]):
            self._add(parent, stat.S_IFDIR | 0o755, b"")
        if self._over is not None:
            kind = stat.S_IFMT(mode)
            there = self._over.setdefault(path, kind)
            if there != kind:
                raise MachineError(f"/{path}: {_WORDS[there]} is there, and {_WORDS[kind]} cannot "
                                   "take its place: take another")
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
        self._copy(path, source, source if source.is_dir() else None, ())

    def _copy(self, path, source, top, above):
        if top and _leads_within(source, top):
            self.link(path, os.readlink(source))
        elif source.is_dir():
            if (real := source.resolve()) in above:
                raise MachineError(f"{source}: leads back to {real}: copied it would have no end")
            self.folder(path)
            for child in sorted(source.iterdir()):
                self._copy(f"{path}/{child.name}", child, top, (*above, real))
        elif not source.is_file():
            raise MachineError(f"{source}: is neither a file nor a folder: it cannot be copied")
        else:
            mode = 0o755 if source.stat().st_mode & 0o111 else 0o644
            self.file(path, source.read_bytes(), mode)

    def __bytes__(self):
        parts = []
        for number, (path, (mode, data)) in enumerate(self._entries.items(), 1):
            parts.append(_entry(number, path, mode, data))
        parts.append(_entry(0, "TRAILER!!!", 0, b""))
        return _padded(b"".join(parts), 512)


def kinds(archive):
    """{path: stat's word for its kind} of what is in the ARCHIVE, bytes."""
    found, at = {}, 0
    while (at := archive.find(b"070701", at)) >= 0:
        mode, size, length = (int(archive[at + word:at + word + 8], 16) for word in (14, 54, 94))
        found[archive[at + 110:at + 109 + length].decode()] = stat.S_IFMT(mode)
        at += -(-(110 + length) // 4) * 4 + size
    return found


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
