# SPDX-License-Identifier: GPL-2.0-only
"""Kernels built from Debian's kernel source package, for options Debian's own kernels lack."""

import os
import shutil
import subprocess

from . import enter
from .errors import Broken

_BUILD = "/usr/src/linux"


def build(path, config, make_args):
    """Builds the source in a tree; leaves path/vmlinux and path/release, as kernel.py has them.

    config: text in the form of a .config, put on top of tinyconfig. An option in it that the
    kernel does not take as asked is an error, since a check that is off finds nothing.
    make_args: words for each make, as LLVM=1.
    """
    root = path / "root"
    (root / _BUILD.lstrip("/")).mkdir(parents=True)
    _run(root, "sh", "-c", f"tar -xf /usr/src/linux-source-*.tar.xz -C {_BUILD} "
                           "--strip-components=1")

    def make(*words):
        return _run(root, "make", "-C", _BUILD, "KCFLAGS=-Wno-error", *make_args, *words)

    make("tinyconfig")
    dot_config = root / _BUILD.lstrip("/") / ".config"
    with open(dot_config, "a", encoding="ascii") as out:
        out.write(config)
    make("olddefconfig")
    _check(dot_config.read_text(), config)
    make(f"-j{os.cpu_count()}", "bzImage", "modules")
    make("modules_install")
    enter.relative_links(root)
    release = make("-s", "kernelrelease").strip()
    # not the ELF file, as for others: KASAN does not survive 6.1's PVH entry
    shutil.copy(root / _BUILD.lstrip("/") / "arch/x86/boot/bzImage", path / "vmlinux")
    version = (root / _BUILD.lstrip("/") / "include/generated/utsversion.h").read_text()
    (path / "release").write_text(f"{release}\n{version.split(chr(34))[1]}\n")


def _check(got, wanted):
    lines = set(got.splitlines())
    lost = [line for line in wanted.splitlines()
            if line.startswith("CONFIG_") and line not in lines]
    if lost:
        raise Broken(f"the kernel does not take these options as asked: {' '.join(lost)}")


def _run(root, *command):
    done = enter.inside(root, list(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                        text=True)
    if done.returncode:
        # with several jobs the end of the output is not where the fault is
        lines = done.stdout.splitlines()
        told = [line for line in lines if "rror" in line or "not found" in line] or lines
        raise Broken(f"{' '.join(command)} failed:\n" + "\n".join(told[:15]))
    return done.stdout
