# SPDX-License-Identifier: GPL-2.0-only
"""A command in a machine, from its name to its outcome."""

import contextlib
import dataclasses
import shutil
import tarfile
from pathlib import Path

from . import (accel, cache, compiled, disk, guest, initramfs, kernel, machine, results,
               verdict)
from .errors import MachineError, telling


def _quiet(_text):
    pass


@dataclasses.dataclass(frozen=True)
class _Request:
    """What the caller of run or shell wants different from the machine file."""

    # {path in the guest: path here}; folders with all that is in them
    files: dict = dataclasses.field(default_factory=dict)
    modules: tuple = ()  # .ko files, which the guest finds in /tare/kmod and which nobody loads
    overlay: tuple = ()  # patterns of files from the kernel's Debian, with the libraries they need
    exact: bool = False  # the bit-identical mode: one guest nanosecond is one instruction
    cpus: int | None = None
    memory: str | None = None
    append: str = ""  # to the kernel's command line
    accelerator: str | None = None  # kvm, tcg, auto or None ($TARE_ACCEL, else auto)
    # {id: what stands after -netdev, without the id}, in place of the machine's own, or further
    # ones that `devices` name
    netdevs: dict = dataclasses.field(default_factory=dict)
    devices: tuple = ()  # what stands after QEMU's -device, besides the machine's own
    fds: tuple = ()  # open files that QEMU inherits under their numbers, as netdevs may name them
    # what stands after QEMU's -plugin: "/path/file.so,report=/tmp/x"; plugins see only emulated
    # code, so the guest is emulated
    plugins: tuple = ()


def run(name, command, *, timeout=None, taints=(), out_dir=None, on_stdout=None, stop=None,
        progress=None, **request):
    """Boots the machine, runs the command in it, returns an Outcome.

    name      minimal, minimal-6.12, debian, ./my.toml ...
    command   list of words, found in /tare/bin first
    timeout   seconds of wall clock; then the verdict is "timed out"
    taints    bits of the kernel's taint that the run explains, as 2 after setcpuid=; those of
              our modules, 12 and 13, are always explained
    out_dir   folder here for the files that the command leaves in the guest's /out
    on_stdout called with bytes, while the command runs
    stop      a file; when it can be read, the guest is killed as if its time were over
    progress  called with a line of text when something takes long
    request   as _Request explains it

    Raises MachineError, before anything runs, if the request cannot be met.
    """
    if not command:
        raise MachineError("there is no command to run in the machine")
    with _prepared(name, command, _Request(**request), progress or _quiet) as ready:
        ports = ready.folder / "ports"
        ports.mkdir()
        ran = guest.run(ready.config, ports, timeout=timeout or ready.machine.timeout,
                        on_stdout=on_stdout, stop=stop)
        return _outcome(ready, ran, Path(out_dir) if out_dir else None, taints)


def shell(name, *, progress=None, **request):
    """A shell in the machine, on this terminal; returns 0 if it ended by exit, else 1."""
    with _prepared(name, None, _Request(**request), progress or _quiet) as ready:
        return 0 if guest.interact(ready.config) == guest.DONE else 1


@dataclasses.dataclass(frozen=True)
class _Ready:
    """All that is known before QEMU starts."""

    folder: Path
    machine: machine.Machine
    kernel: kernel.Kernel
    config: guest.Config
    accel_note: str
    qemu_version: str
    image_digest: str


@contextlib.contextmanager
def _prepared(name, command, request, progress):
    chosen = machine.with_devices(machine.load(name), request.devices, request.netdevs)
    cpus = request.cpus or chosen.cpus
    if request.exact:
        _check_exact(chosen, cpus, request.accelerator)
    if request.plugins and request.accelerator == "kvm":
        raise MachineError("QEMU's plugins see only emulated code: leave the accelerator out")
    qemu_version = guest.version()
    core = kernel.obtain(chosen.kernel, progress)
    root = disk.obtain(core.name, chosen.packages, progress) if chosen.root == "debian" else None
    parts = [initramfs.base(core, on_demand=chosen.modules, files=chosen.files,
                            disk=root is not None, progress=progress)]
    if request.overlay:
        parts.append(initramfs.overlay(core, request.overlay))
    payload = initramfs.payload(command=command, files=request.files, module_files=request.modules)
    if request.exact:
        used, note = "tcg", "exact mode is emulated"
    elif request.plugins:
        used, note = "tcg", "QEMU's plugins see only emulated code"
    else:
        used, note = accel.choose(core, request.accelerator, qemu_version, progress)
    with cache.scratch() as folder:
        image = folder / "initramfs"
        image.write_bytes(b"".join(part.read_bytes() for part in parts) + payload)
        config = guest.Config(
            kernel=core.image, initramfs=image, accelerator=used, cpus=cpus,
            memory=request.memory or chosen.memory, append=f"{chosen.append} {request.append}",
            exact=request.exact, machine_type=chosen.type, disk=root.image if root else None,
            arguments=tuple(_arguments(chosen, request.plugins)), fds=request.fds,
            preload=compiled.turns() if request.exact else None)
        digest = cache.digest(core.image, image, root.digest if root else "")
        yield _Ready(folder, chosen, core, config, note, qemu_version, digest)


def _arguments(chosen, plugins):
    for netdev in chosen.netdevs:
        yield from ("-netdev", netdev)
    for device in chosen.devices:
        yield from ("-device", device)
    for plugin in plugins:
        yield from ("-plugin", plugin)


def _check_exact(chosen, cpus, accelerator):
    """Refuses what would make two runs differ."""
    if cpus != 1:
        raise MachineError(f"exact mode has one CPU, not {cpus}: leave --cpus out or take another "
                           "machine")
    if chosen.root != "initramfs":
        raise MachineError(f"machine {chosen.name} has a disk, and disks are not repeatable: "
                           "exact mode needs one with root = \"initramfs\", as minimal")
    if accelerator == "kvm":
        raise MachineError("exact mode counts emulated instructions, and KVM counts none: "
                           "leave the accelerator out")
    for device in chosen.devices:
        kind = device.split(",")[0]
        if any(word in kind for word in ("9p", "blk", "scsi", "nvme", "ide-", "vhost", "fs-")):
            raise MachineError(f"machine {chosen.name} has a {kind}, which is not repeatable: "
                               "exact mode needs a machine without disks and shared folders")
    for netdev in chosen.netdevs:
        kind = netdev.split(",")[0]
        if kind != "hubport":
            raise MachineError(f"machine {chosen.name} has a netdev {kind}, which connects to "
                               "this host and is not repeatable: exact mode allows hubport alone")


def _outcome(ready, ran, out_dir, taints):
    result = verdict.parse_result(ran.text("result"))
    console, log = ran.text("console"), results.kernel_log(ran.text("klog"))
    word, reason = verdict.judge(result, console, log, ran.overrun, ran.status, taints)
    if word == verdict.LOST and (said := telling(ran.text("qemu"), guest.ERROR)):
        reason += f": {said}"
    status = None
    if "exit" in result:
        status = int(result["exit"])
    elif "signal" in result:
        status = -int(result["signal"])
    return results.Outcome(
        verdict=word, reason=reason, exit_status=status,
        stdout=(ran.folder / "stdout").read_bytes(), stderr=(ran.folder / "stderr").read_bytes(),
        out_dir=out_dir, files=_unpack(ran.folder / "files", out_dir), console=console,
        kernel_log=log, taint=int(result["taint-after"]) if "taint-after" in result else None,
        accelerator=ready.config.accelerator, accel_note=ready.accel_note,
        exact=ready.config.exact, machine=ready.machine.name, qemu_version=ready.qemu_version,
        kernel_release=ready.kernel.release, kernel_version=ready.kernel.version,
        image_digest=ready.image_digest,
        cpu_model=guest.cpu_model(ready.config), cpus=ready.config.cpus,
        memory=ready.config.memory, seconds=ran.seconds, boot_seconds=ran.boot_seconds)


def _unpack(archive, out_dir):
    """Names of the regular files that came. Links and devices are not made on the host."""
    names = []
    if not archive.stat().st_size:
        return ()
    with tarfile.open(archive) as tar:
        for member in tar:
            name = Path(member.name)
            if not member.isreg() or name.is_absolute() or ".." in name.parts:
                continue
            names.append(str(name))
            if out_dir:
                target = out_dir / name
                target.parent.mkdir(parents=True, exist_ok=True)
                with tar.extractfile(member) as data, target.open("wb") as file:
                    shutil.copyfileobj(data, file)
    return tuple(sorted(names))
