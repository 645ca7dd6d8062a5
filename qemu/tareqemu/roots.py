# SPDX-License-Identifier: GPL-2.0-only
"""Debian trees made by mmdebstrap."""

import os
import shutil
import subprocess
from pathlib import Path

from .errors import Broken, CannotHere, Gone

# Nobody reads manuals there, and fewer files are sooner unpacked.
_LEAVE_OUT = ["/usr/share/doc/*", "/usr/share/man/*", "/usr/share/locale/*",
              "/usr/share/info/*"]

# Packages that are only unpacked expect these links.
_MERGE_USR = (
    'cd "$1" && for d in bin sbin lib lib32 lib64 libx32; do '
    'mkdir -p usr/$d && ln -s usr/$d $d; done')


def need(*programs):
    """Says what is missing before any work is begun."""
    if os.geteuid():
        raise CannotHere("making a machine's Debian tree needs root: run this with sudo")
    for program in programs:
        if not shutil.which(program):
            raise CannotHere(f"{program} is not installed here: apt-get install {program}")


def make(path, suite, sources, packages, *, extract):
    """Unpacks packages of a suite and all they depend on into a new folder.

    With extract nothing is configured and no maintainer script runs: half the time, enough
    for a tree that is only read and compiled in. Otherwise it is a system that was installed.
    """
    need("mmdebstrap")
    command = ["mmdebstrap", "--mode=root", "--format=directory",
               "--variant=" + ("extract" if extract else "apt"),
               "--architectures=amd64", "--include=" + ",".join(packages)]
    command += [f"--dpkgopt=path-exclude={pattern}" for pattern in _LEAVE_OUT]
    if extract:
        command.append(f"--setup-hook={_MERGE_USR}")
    command += [suite, str(path), *sources]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          check=False)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if line.startswith("E:")]
        said = errors[0] if errors else (done.stderr.strip() or "no message").splitlines()[-1]
        _, absent, package = said.partition("Unable to locate package ")
        if absent:
            raise Gone(f"Debian {suite} has no package {package} any more; where it is a kernel's, "
                       "name a later one in qemu/kernels.toml")
        raise Broken(f"mmdebstrap could not make a {suite} tree: {said}")


def inside(root, command, **options):
    """Runs a command inside a tree; returns what subprocess.run returns.

    It has a /proc, which compilers' helpers ask for, and mounts and processes of its own,
    which are gone with it.
    """
    (root / "proc").mkdir(exist_ok=True)
    return subprocess.run(
        ["unshare", "--mount", f"--propagation={propagation()}", "--pid", "--fork",
         "--kill-child", f"--root={root}", "--mount-proc", *command],
        stdin=subprocess.DEVNULL, check=False,
        env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C"}, **options)


def propagation():
    """Of mounts in a namespace of one's own: private, so that they are not seen outside; in a
    chroot there is no mount at / to make private, and the kernel refuses to."""
    mounts = Path("/proc/self/mountinfo").read_text().splitlines()
    return "private" if any(line.split()[4] == "/" for line in mounts) else "unchanged"
