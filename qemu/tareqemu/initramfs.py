# SPDX-License-Identifier: GPL-2.0-only
"""The initramfs every machine boots from: our init, busybox, modules, and what a run adds."""

import os
import posixpath
import subprocess
from pathlib import Path

from . import cache, compiled, cpio, elf, modules
from .errors import Broken, MachineError

# The result channel, and the disk of machines that have one.
_CHANNEL = ["virtio_pci", "virtio_console"]
_DISK = ["virtio_blk", "ext4"]

# What guest/init.c mounts over what a run has put there, and what it takes along onto a disk.
MOUNTS = ("/dev", "/proc", "/sys", "/run", "/tmp")
ON_DISK = ("/out", "/tare", "/lib/modules")
# of a command, with a zero byte behind each word: what guest/init.c has room for
COMMAND_WORDS, COMMAND_BYTES = (1 << 12) - 1, (1 << 16) - 1


def base(kernel, *, on_demand=(), files=(), disk=False, progress=lambda text: None):
    """The part that is the same for every run of a machine; a cached file.

    on_demand: modules that are in the image and loaded when something asks for them.
    files: patterns of paths in the kernel's Debian tree. disk: the root is /dev/vda. A kernel of
    the user's does without modules on demand that it does not have: missing() names them.
    """
    init = compiled.init()
    at_boot = _CHANNEL + (_DISK if disk else [])
    contents = []
    if kernel.modules_at:
        tree = modules.Tree(kernel)
        on_demand = [name for name in on_demand if tree.has(name)]
        contents = [kernel.modules / path for path in tree.closure([*at_boot, *on_demand])]
    key = cache.digest("initramfs 6", kernel.key, init, sorted(on_demand), sorted(files), disk,
                       *contents)

    def make(path):
        progress(f"making the initramfs for kernel {kernel.name}")
        archive = cpio.Archive()
        for folder in ("bin", "dev", "proc", "sys", "run", "tmp", "root", "mnt", "tare/bin"):
            archive.folder(folder)
        archive.file("init", init.read_bytes(), 0o755)
        archive.file("etc/passwd", b"root:x:0:0:root:/root:/bin/sh\n")
        archive.file("etc/group", b"root:x:0:\n")
        archive.file("etc/hosts", b"127.0.0.1 localhost tare\n::1 localhost\n")
        _add_busybox(archive, kernel.root)
        _add_modules(archive, kernel, at_boot, on_demand)
        # busybox's own shell would run its applets before anything in PATH
        _add_files(archive, kernel.root, ["/usr/bin/dash", *files])
        archive.link("bin/sh", "/usr/bin/dash")
        if disk:
            archive.file("etc/tare/root", b"/dev/vda")
        cache.write(path, bytes(archive))

    return cache.obtain("initramfs", key, make)


def missing(kernel, on_demand):
    """Those of the modules that a kernel of the user's does not have."""
    tree = modules.Tree(kernel)
    return [name for name in on_demand if not tree.has(name)]


def overlay(kernel, patterns):
    """Further files from the kernel's Debian tree, with their libraries; a cached file."""

    def make(path):
        archive = cpio.Archive()
        _add_files(archive, kernel.root, patterns)
        cache.write(path, bytes(archive))

    return cache.obtain("overlay", cache.digest("overlay 1", kernel.key, list(patterns)), make)


def refuse_long(command):
    """MachineError for a command that the guest's init would read in part."""
    size = sum(len(word.encode()) + 1 for word in command)
    if size > COMMAND_BYTES or len(command) > COMMAND_WORDS:
        raise MachineError(f"the command has {len(command):,} words and {size:,} bytes, and a "
                           f"machine takes {COMMAND_WORDS:,} and {COMMAND_BYTES:,}: put it into a "
                           "script, and copy that")


def refuse_hidden(files, disk):
    """MachineError for a path in the guest at which its command would not find what is copied.

    disk: the command runs on one.
    """
    for guest, host in files.items():
        path = posixpath.normpath("/" + guest.lstrip("/"))
        if over := next((one for one in MOUNTS if _hides(one, path, host)), None):
            raise MachineError(f"{guest}: the guest mounts {over} over what is copied there; take "
                               f"another place, such as {_instead(path)}")
        if disk and not any(f"{path}/".startswith(f"{one}/") for one in ON_DISK):
            raise MachineError(f"{guest}: a machine with a disk sees of what is copied only "
                               f"{', '.join(ON_DISK)}; take {_instead(path)}")


def _hides(mount, path, host):
    """Whether the mount hides what is copied to the path, or a part of a folder that is."""
    return f"{path}/".startswith(f"{mount}/") or (
        path == "/" and os.path.exists(f"{host}{mount}"))


def _instead(path):
    return "/tare/" + (posixpath.basename(path) or "files")


def payload(*, command, files, module_files, over=(), save=False):
    """The part that belongs to one run, as bytes; a kernel unpacks it over what is before it.

    command: a list of words, or None for a shell. files: guest path to host path.
    module_files: .ko files for /tare/kmod. over: those other parts, paths. save: the guest stops
    so that its state can be saved.
    """
    there = {}
    for part in over:
        there |= cpio.kinds(part.read_bytes())
    archive = cpio.Archive(there)
    if save:
        archive.file("etc/tare/save", b"")
    if command is not None:
        archive.file("etc/tare/command", b"".join(word.encode() + b"\0" for word in command))
    for guest, host in sorted(files.items()):
        _add_host_file(archive, guest, Path(host))
    for module in module_files:
        _add_host_file(archive, f"/tare/kmod/{Path(module).name}", Path(module))
    return bytes(archive)


def present(now, seed):
    """What else a restored guest is given, as bytes: the time in ns since 1970, random bytes."""
    archive = cpio.Archive()
    archive.file("etc/tare/now", b"%d.%09d\n" % divmod(now, 10 ** 9))
    archive.file("etc/tare/seed", seed, 0o600)
    return bytes(archive)


def _add_host_file(archive, guest, host):
    if not guest.startswith("/"):
        raise MachineError(f"{guest} is not an absolute path in the guest")
    if not host.exists():
        raise MachineError(f"{host} is not there; it should become {guest} in the guest")
    archive.copy(posixpath.normpath(guest), host)


def _add_busybox(archive, root):
    busybox = root / "usr/bin/busybox"
    archive.file("bin/busybox", busybox.read_bytes(), 0o755)
    # it is linked statically, so it needs no tree to run in
    listed = subprocess.run([busybox, "--list-full"], capture_output=True, text=True, check=False)
    if listed.returncode:
        raise Broken("busybox does not list its commands")
    for applet in listed.stdout.split():
        if applet not in ("bin/busybox", "usr/bin/busybox"):
            archive.link(applet, "/bin/busybox")


def _add_modules(archive, kernel, at_boot, on_demand):
    tree = modules.Tree(kernel)
    place = f"lib/modules/{kernel.release}"
    first = tree.closure(at_boot)
    everything = list(dict.fromkeys(first + tree.closure(on_demand)))
    contents = {modules.plain(path): tree.content(path) for path in everything}
    for path, content in (contents | tree.indexes(contents)).items():
        archive.file(f"{place}/{path}", content)
    archive.file("etc/tare/modules",
                 "".join(f"/{place}/{modules.plain(path)}\n" for path in first).encode())


def _add_files(archive, root, patterns):
    for path, file in elf.closure(root, patterns).items():
        archive.copy(path, file)
