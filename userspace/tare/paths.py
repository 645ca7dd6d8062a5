# SPDX-License-Identifier: GPL-2.0-only
"""Where the parts of tare lie, in a checkout and after `make install`.

A checkout has this package in userspace/tare and build output in build/. An
installation has it in PREFIX/lib/tare/tare, with programs in PREFIX/lib/tare/bin and
PREFIX/lib/tare/guest/bin and data in PREFIX/share/tare.
"""

import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

from tare.errors import CannotHere

_PACKAGE = Path(__file__).resolve().parent
_MINGW = "x86_64-w64-mingw32-gcc"
# error lines of compilers, linkers and make, of which the first tells why
_ERROR = re.compile(r"error: |cannot |denied|missing|\*\*\*")
_makes = True  # whether programs missing in a source tree are made


def checkout():
    """The top of the source tree this package runs from, or None when installed."""
    top = _PACKAGE.parent.parent
    return top if (top / "docs" / "formats.md").is_file() and (top / "kmod").is_dir() else None


def _built():
    """The folder in which `make build` puts programs."""
    top = checkout()
    return top / "build" if top else _PACKAGE.parent


def _shared(inside, name):
    """The path INSIDE the source tree, or of NAME in the installation's PREFIX/share/tare."""
    return checkout() / inside if checkout() else _PACKAGE.parents[2] / "share" / "tare" / name


def data(name):
    """A data file or folder of tare, such as result.schema.json or published."""
    return _shared(f"docs/{name}", name)


@contextmanager
def as_found():
    """Within the block no program is made: a verb that only looks must change nothing."""
    global _makes
    before, _makes = _makes, False
    try:
        yield
    finally:
        _makes = before


def _find(folder, name, what):
    path = _built() / folder / name
    if path.is_file():
        return path
    if not checkout():
        raise CannotHere(f"{what} is not in this installation (looked for {path}): it was not "
                         "built when `make install` ran")
    windows = name.endswith(".exe")
    if not _makes or windows and not shutil.which(_MINGW):
        compiler = "apt install gcc-mingw-w64-x86-64-win32, then " if windows else ""
        raise CannotHere(f"{what} is not built (looked for {path}): {compiler}run `make build`")
    _make(path, what)
    return path


def _make(path, what):
    """Makes a program of this source tree, by the makefile that names it."""
    target = path.relative_to(checkout())
    print(f"tare: {target} is not built: making it", file=sys.stderr)
    try:
        # a make that runs us must not pass its options on
        done = subprocess.run(["make", "-s", "-C", checkout(), target], capture_output=True,
                              text=True, check=False, stdin=subprocess.DEVNULL,
                              env={**os.environ, "MAKEFLAGS": "", "GNUMAKEFLAGS": ""})
    except FileNotFoundError:
        raise CannotHere(f"{what} is not built: apt install make, then run `make build`") from None
    if done.returncode or not path.is_file():
        said = [line for line in done.stderr.splitlines() if not line.startswith("make")]
        why = next((line for line in said if _ERROR.search(line)), said[-1] if said else "")
        raise CannotHere(f"{what} is not built, and `make {target}` failed"
                         f"{': ' + why if why else ''}: run `make build`")


def program(name):
    """A program of ours that runs on this machine, such as memreplay."""
    return _find("bin", name, name)


def guest_program(name):
    """A program of ours, statically linked, that runs in a machine."""
    return _find("guest/bin", name, f"{name} (static, for machines)")


def programs_made():
    """The folders of our programs, as far as they are made."""
    return [folder for folder in (_built() / "bin", _built() / "guest") if folder.is_dir()]


def anchor_program(name):
    """A program of others that ours stand beside, made by a folder of tests."""
    return _find("anchors", name, name)


def of_others(name):
    """A program of others that is installed here, or None. root's may be outside of PATH."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin")


def guest_libraries():
    """The folder of shared libraries for guest programs that cannot be linked statically."""
    folder = _built() / "guest" / "lib"
    if not folder.is_dir():
        raise CannotHere(f"{folder} is not there: run `make build`")
    return folder


def module(name, release):
    """The module NAME.ko built for the kernel RELEASE on this machine, or None."""
    top, folder = checkout(), name.removeprefix("tare_")
    installed = Path("/lib/modules") / release
    # installed by DKMS or by `make -C kmod install`, and maybe packed, as the kernel's own are
    places = [installed / place / f"{name}.ko{packed}" for packed in ("", ".xz") for place in
              ("updates/dkms", "updates", f"updates/{folder}", "extra", f"extra/{folder}")]
    if top:
        places = [top / "build" / "kmod" / release / f"{name}.ko",
                  top / "kmod" / folder / f"{name}.ko", *places]
    return next((path for path in places if path.is_file()), None)


def workload_sources():
    """{name: path} of the demo's workload and of the sources that it works on."""
    base = _shared("userspace", "workload")
    memcpy = base / "memcpy"
    return {"workload": memcpy / "workload" / "workload", "memrecord": memcpy / "memrecord",
            "lib": base / "lib",
            "memtap.h": module_sources() / "include" / "uapi" / "tare" / "memtap.h"}


def module_sources():
    """The folder of the modules' sources, which machines build for their kernels."""
    return _shared("kmod", "kmod")


def playbook():
    """The Ansible playbook that captures a fleet; its role lies beside it."""
    return _shared("userspace/fleet/ansible", "ansible") / "capture.yml"
