# SPDX-License-Identifier: GPL-2.0-only
"""A kernel's own modules: which files a list of names needs, and in which order."""

import gzip
import lzma
import shutil

from . import cache, enter
from . import kernel as kernels
from .errors import Broken, MachineError


def name_of(path):
    """The module's name, as lsmod shows it, from its file name."""
    return path.rpartition("/")[2].partition(".ko")[0].replace("-", "_")


class Tree:
    """What depmod found out about a kernel's modules."""

    def __init__(self, kernel):
        self._kernel = kernel
        self._needs = {}
        for line in self._lines("modules.dep"):
            path, _, needs = line.partition(":")
            self._needs[path] = needs.split()
        self._paths = {name_of(path): path for path in self._needs}
        self._soft = {}
        for line in self._lines("modules.softdep"):
            name, _, softs = line.removeprefix("softdep ").partition(" ")
            before = softs.partition("pre:")[2].partition("post:")[0]
            self._soft.setdefault(name.replace("-", "_"), []).extend(before.split())
        self._aliases = {}
        for line in self._lines("modules.alias"):
            _, alias, name = line.split(maxsplit=2)
            self._aliases.setdefault(alias.replace("-", "_"), []).append(name)
        self._builtin = {name_of(line) for line in self._lines("modules.builtin")}

    def _lines(self, name):
        file = self._kernel.modules / name
        # a kernel of the user's may have no modules
        if not file.exists() and self._kernel.modules_at:
            return []
        text = file.read_text()
        return [line for line in text.splitlines() if not line.startswith("#")]

    def has(self, name):
        """Whether the kernel has what a name or an alias stands for, be it built in."""
        return bool(self._find(name)) or name.replace("-", "_") in self._builtin

    def closure(self, wanted):
        """Paths below /lib/modules/RELEASE, each after those it depends on.

        Soft dependencies are in it: ext4 on 6.1 mounts nothing without a crc32c.
        """
        ordered, seen = {}, set()

        def add(path):
            if path in seen:
                return
            seen.add(path)
            for name in self._soft.get(name_of(path), ()):
                for soft in self._find(name):
                    add(soft)
            for need in reversed(self._needs[path]):
                add(need)
            ordered[path] = None

        for name in wanted:
            if not self.has(name):
                raise MachineError(f"kernel {self._kernel.name} has no module {name}")
            for path in self._find(name):
                add(path)
        return list(ordered)

    def _find(self, name):
        """Paths of the modules that a name or an alias stands for."""
        name = name.replace("-", "_")
        names = [name] if name in self._paths else self._aliases.get(name, [])
        return [self._paths[each] for each in names if each in self._paths]

    def content(self, path):
        """The module itself, uncompressed: a guest then needs no decompressor."""
        packed = (self._kernel.modules / path).read_bytes()
        if path.endswith(".xz"):
            return lzma.decompress(packed)
        if path.endswith(".zst"):
            return kernels.unzstd(packed, self._kernel.root)
        if path.endswith(".gz"):
            return gzip.decompress(packed)
        if not path.endswith(".ko"):
            raise Broken(f"module {path} is packed in a way tare does not know")
        return packed

    def indexes(self, contents):
        """{name: bytes} of the files that modprobe looks into, for these modules alone.

        contents: {path below /lib/modules/RELEASE: module}.
        """
        release = self._kernel.release
        with cache.scratch(self._kernel.root / "tmp/tare") as base:
            place = base / "lib/modules" / release
            place.mkdir(parents=True)
            for path, content in contents.items():
                file = place / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
            for given in ("modules.order", "modules.builtin", "modules.builtin.modinfo"):
                if (self._kernel.modules / given).exists():
                    shutil.copy(self._kernel.modules / given, place)
            done = enter.inside(
                self._kernel.root, ["/sbin/depmod", "-b", f"/tmp/tare/{base.name}", release],
                capture_output=True, text=True)
            if done.returncode:
                raise Broken(f"depmod failed for {release}: {done.stderr.strip()}")
            return {file.name: file.read_bytes() for file in sorted(place.glob("modules.*"))
                    if file.name.startswith(("modules.dep", "modules.alias", "modules.softdep",
                                             "modules.builtin"))}


def plain(path):
    """The path of the module once it is uncompressed."""
    return path.partition(".ko")[0] + ".ko"
