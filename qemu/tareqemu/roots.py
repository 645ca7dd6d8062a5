# SPDX-License-Identifier: GPL-2.0-only
"""Debian trees made by mmdebstrap."""

import os
import platform
import shutil
import tempfile

from . import child, enter
from .errors import Broken, CannotHere, Gone, telling

# Nobody reads manuals there, and fewer files are sooner unpacked.
_LEAVE_OUT = ["/usr/share/doc/*", "/usr/share/man/*", "/usr/share/locale/*",
              "/usr/share/info/*"]

# Packages that are only unpacked expect these links.
_MERGE_USR = (
    'cd "$1" && for d in bin sbin lib lib32 lib64 libx32; do '
    'mkdir -p usr/$d && ln -s usr/$d $d; done')

# A file system on a disk, which users of a namespace can reach: a home cannot be.
_TEMPORARY = "/var/tmp"

_MODE_NEEDS = {"unshare": ["newuidmap"], "fakechroot": ["fakechroot", "fakeroot"]}
_PACKAGES = {"newuidmap": "uidmap", "mke2fs": "e2fsprogs"}


def need(*programs):
    """Says what is missing before any work is begun."""
    for program in programs:
        if not shutil.which(program):
            package = _PACKAGES.get(program, program)
            raise CannotHere(f"{program} is not installed here: apt-get install {package}")


def unpack(path, suite, sources, packages):
    """Unpacks packages of a suite and all they depend on into a new folder, whose files are the
    user's own. Nothing is configured and no maintainer script runs: half the time of an
    installation, and enough for a tree that is only read and compiled in.
    """
    _run(_unpacking(), "--format=directory", "--variant=extract", f"--setup-hook={_MERGE_USR}",
         suite=suite, target=path, sources=sources, packages=packages)
    enter.relative_links(path)


def need_to_unpack():
    """CannotHere where unpack() would end so."""
    _need_mode(_unpacking())


def _unpacking():
    """mmdebstrap's mode for packages of which no script runs: nothing needs a chroot, but root is
    not let unpack without one."""
    return "chrootless" if os.geteuid() else "root"


def need_to_install(suite):
    """CannotHere where install() would end so."""
    _need_mode(_installing(suite))


def install(path, suite, sources, packages):
    """Installs a Debian with these packages, as a new tar archive."""
    mode = _installing(suite)
    _run(mode, "--format=tar", "--variant=apt",
         suite=suite, target=path, sources=sources, packages=packages)


def _installing(suite):
    """mmdebstrap's mode for packages whose scripts are to run."""
    if not os.geteuid():
        return "root"
    if enter.many_users():
        return "unshare"
    host = platform.freedesktop_os_release().get("VERSION_CODENAME", "")
    if suite != host:
        raise CannotHere(
            f"a disk of Debian {suite} cannot be made here, on {host or 'another system'}: the "
            "kernel gives this user no namespaces with users in them, and fakechroot makes only a "
            "disk of the host's own suite; see docs/machines.md, or take root")
    return "fakechroot"


def _need_mode(mode):
    need("mmdebstrap", *_MODE_NEEDS.get(mode, []))


def _run(mode, *options, suite, target, sources, packages):
    _need_mode(mode)
    command = ["mmdebstrap", f"--mode={mode}", *options, "--architectures=amd64",
               "--include=" + ",".join(packages),
               *(f"--dpkgopt=path-exclude={pattern}" for pattern in _LEAVE_OUT),
               suite, str(target), *sources]
    # in a namespace it leaves files of other users, if it is killed
    with tempfile.TemporaryDirectory(dir=_TEMPORARY, ignore_cleanup_errors=True) as place:
        os.chmod(place, 0o755)
        done = child.run(command, capture_output=True, text=True,
                         env=os.environ | {"TMPDIR": place})
    if done.returncode:
        said = telling(done.stderr, "^E: ") or "no message"
        _, absent, package = said.partition("Unable to locate package ")
        if absent:
            raise Gone(f"Debian {suite} has no package {package} any more; where it is a kernel's, "
                       "name a later one in qemu/kernels.toml")
        raise Broken(f"mmdebstrap could not make a {suite} tree: {said}")
