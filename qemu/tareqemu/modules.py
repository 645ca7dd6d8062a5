# SPDX-License-Identifier: GPL-2.0-only
"""A kernel's own modules: which files a list of names needs, and in which order."""

import lzma
import subprocess

from . import roots
from .errors import Broken, MachineError


def name_of(path):
    """The module's name, as lsmod shows it, from its file name."""
    return path.rpartition("/")[2].partition(".ko")[0].replace("-", "_")


class Tree:
    """What depmod found out about a kernel's modules."""

    def __init__(self, kernel):
        self._kernel = kernel
        self._needs = {}
        for line in (kernel.modules / "modules.dep").read_text().splitlines():
            path, _, needs = line.partition(":")
            self._needs[path] = needs.split()
        self._paths = {name_of(path): path for path in self._needs}
        self._builtin = {name_of(line) for line in
                         (kernel.modules / "modules.builtin").read_text().splitlines()}

    def closure(self, wanted):
        """Paths below /lib/modules/RELEASE, each after those it depends on."""
        ordered = {}
        for name in wanted:
            name = name.replace("-", "_")
            if name in self._builtin:
                continue
            if name not in self._paths:
                raise MachineError(f"kernel {self._kernel.name} has no module {name}")
            path = self._paths[name]
            for each in [*reversed(self._needs[path]), path]:
                ordered[each] = None
        return list(ordered)

    def content(self, path):
        """The module itself, uncompressed: a guest then needs no decompressor."""
        packed = (self._kernel.modules / path).read_bytes()
        if path.endswith(".xz"):
            return lzma.decompress(packed)
        if path.endswith(".zst"):
            inside = roots.inside(
                self._kernel.root, ["zstd", "-dc", f"/lib/modules/{self._kernel.release}/{path}"],
                stdout=subprocess.PIPE)
            return inside.stdout
        if not path.endswith(".ko"):
            raise Broken(f"module {path} is packed in a way tare does not know")
        return packed

    def index(self, paths):
        """The texts of modules.dep and modules.alias for these modules alone."""
        dep = "".join(
            f"{plain(path)}: {' '.join(plain(need) for need in self._needs[path])}".rstrip() + "\n"
            for path in paths)
        names = {name_of(path) for path in paths}
        alias = "".join(
            line + "\n" for line in (self._kernel.modules / "modules.alias").read_text().splitlines()
            if line.rpartition(" ")[2] in names)
        return dep, alias


def plain(path):
    """The path of the module once it is uncompressed."""
    return path.partition(".ko")[0] + ".ko"
