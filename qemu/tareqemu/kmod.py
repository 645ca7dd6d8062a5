# SPDX-License-Identifier: GPL-2.0-only
"""Kernel modules from source, built with the headers and the compiler of their own kernel."""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from . import cache, enter, kernel, own_kernel
from .errors import Broken, MachineError

_WARNING = re.compile(r"\bwarning: |^WARNING: ", re.M | re.I)
_BUILT = {".ko", ".o", ".cmd", ".mod", ".symvers", ".order", ".d", ".a"}
# the line by which a Kbuild says that it makes nothing itself, and that no folder with modules
# below it needs another
_APART = b"# tareqemu: each folder by itself\n"


def build(kernel_name, source, *, make_args=(), progress=lambda text: None):
    """The .ko files that a folder with a Kbuild or a Makefile makes for a kernel.

    kernel_name is as kernel.obtain() takes it; what the build reads lies below source; make_args
    are words for make, as C=2 for sparse. Returns a list of paths in the cache, sorted by name;
    equal sources are built once, and folders each by itself where the Kbuild says so.
    """
    source = Path(source)
    if not (source / "Kbuild").is_file() and not (source / "Makefile").is_file():
        raise MachineError(f"{source}: there is no Kbuild and no Makefile to build modules from")
    core = kernel.obtain(kernel_name, progress)
    own = [own_kernel.build_digest(core)] if _own(core) else []
    built = [path for left_out in _apart(source)
             for path in _build(core, own, source, left_out, make_args, progress).glob("*.ko")]
    if not built:
        raise Broken(f"{source}: the build made no .ko file for kernel {kernel_name}")
    return sorted(built, key=lambda path: path.name)


def _apart(source):
    """Of each build the names of the folders that it does without."""
    kbuild = source / "Kbuild"
    if not kbuild.is_file() or _APART not in kbuild.read_bytes():
        return [set()]
    folders = {path.parent.name for path in source.glob("*/Kbuild")}
    return [folders - {one} for one in sorted(folders)]


def _build(core, own, source, left_out, make_args, progress):
    """The folder in the cache with the modules of what is below SOURCE and not LEFT_OUT."""
    key = cache.digest("kmod 4", core.key, *own, list(make_args), *_contents(source, left_out))

    def ignore(folder, names):
        return [*_ignore(folder, names), *(left_out if Path(folder) == source else ())]

    def make(path):
        progress(f"building the modules of {source.name} for kernel {core.name}")
        # a folder of its own in the tree: builds of others may run at the same time
        with (tempfile.TemporaryDirectory(prefix="tare-kmod-") if own
              else cache.scratch(core.root / "tmp/tare")) as work:
            copy = Path(work, source.resolve().name)
            shutil.copytree(source, copy, ignore=ignore)
            _make(core, copy, make_args)
            path.mkdir()
            for module in copy.rglob("*.ko"):
                shutil.copy(module, path / module.name)

    return cache.obtain("kmod", key, make)


def _ignore(folder, names):
    """What is not a source; nor are pipes."""
    return [name for name in names if Path(name).suffix in _BUILT or name.startswith(".")
            or not (Path(folder, name).is_file() or Path(folder, name).is_dir())]


def _contents(folder, left_out):
    """Names and contents of the sources, in a fixed order."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        hidden = any(part.startswith(".") for part in parts)
        if path.is_file() and path.suffix not in _BUILT and not hidden \
                and parts[0] not in left_out:
            yield str(path.relative_to(folder))
            yield path


def _own(core):
    """Whether it is one of the user's, for which modules can be built."""
    if not core.modules_at:
        return False
    own_kernel.need_build(core)
    return True


def _make(core, work, make_args):
    what = f"the build of {work.name}'s modules for kernel {core.name}"
    if core.modules_at:
        # their compiler may be newer than our warnings: an error is one that make takes for one
        built, said = own_kernel.make(core, work, make_args, what)
        _refuse(built, core, said, work)
        return
    inside = "/" + str(work.relative_to(core.root))
    done = enter.inside(
        core.root,
        # a compiler that is killed leaves its files there
        ["env", f"TMPDIR={inside}", "make", "-s", "-C", f"/lib/modules/{core.release}/build",
         f"M={inside}", *core.make_args, *make_args, "modules"],
        what=what, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    # a warning of the compiler, of objtool or of modpost tells of code that may fail on another
    # machine than this one
    _refuse(not done.returncode and not _WARNING.search(done.stdout), core, done.stdout, inside)


def _refuse(built, core, said, work):
    if not built:
        said = said.replace(f"{work}/", "")
        raise Broken(f"modules for kernel {core.name} did not build:\n{said.strip()}")
