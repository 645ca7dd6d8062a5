# SPDX-License-Identifier: GPL-2.0-only
"""A command in a machine, from its name to its outcome."""

import dataclasses
import shutil
import tarfile
import tempfile
from pathlib import Path

from . import accel, cache, guest, initramfs, kernel, machine, results, verdict
from .errors import MachineError


def _quiet(_text):
    pass


def run(name, command, *, files=None, modules=(), overlay=(), exact=False, timeout=None,
        cpus=None, memory=None, append="", out_dir=None, on_stdout=None, accelerator=None,
        progress=None):
    """Boots the machine, runs the command in it, returns an Outcome.

    name      minimal, minimal-6.12, debian, ./my.toml ...
    command   list of words, found in /tare/bin first
    files     {path in the guest: path here}; folders with all that is in them
    modules   .ko files, which the guest finds in /tare/kmod and which nobody loads
    overlay   patterns of files from the kernel's Debian, with the libraries they need
    exact     the bit-identical mode: one guest nanosecond is one instruction
    timeout   seconds of wall clock; then the verdict is "timed out"
    out_dir   folder here for the files that the command leaves in the guest's /out
    on_stdout called with bytes, while the command runs
    accelerator  kvm, tcg, auto or None ($TARE_ACCEL, else auto)
    progress  called with a line of text when something takes long

    Raises MachineError, before anything runs, if the request cannot be met.
    """
    if not command:
        raise MachineError("there is no command to run in the machine")
    progress = progress or _quiet
    with _prepared(name, command, files, modules, overlay, exact, cpus, memory, append,
                   accelerator, progress) as ready:
        ports = ready.folder / "ports"
        ports.mkdir()
        ran = guest.run(ready.config, ports, timeout=timeout or ready.machine.timeout,
                        on_stdout=on_stdout)
        return _outcome(ready, ran, Path(out_dir) if out_dir else None)


def shell(name, *, files=None, modules=(), overlay=(), cpus=None, memory=None, append="",
          accelerator=None, progress=None):
    """A shell in the machine, on this terminal; returns QEMU's exit status, 0 after exit."""
    with _prepared(name, None, files, modules, overlay, False, cpus, memory, append,
                   accelerator, progress or _quiet) as ready:
        return guest.interact(ready.config)


@dataclasses.dataclass
class _Ready:
    """All that is known before QEMU starts."""

    folder: Path
    machine: machine.Machine
    kernel: kernel.Kernel
    config: guest.Config
    accel_note: str
    qemu_version: str

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)


def _prepared(name, command, files, modules, overlay, exact, cpus, memory, append, accelerator,
              progress):
    chosen = machine.load(name)
    cpus = cpus or chosen.cpus
    if exact:
        _check_exact(chosen, cpus, accelerator)
        accelerator = "tcg"
    qemu_version = guest.version()
    core = kernel.obtain(chosen.kernel, progress)
    base = initramfs.base(core, on_demand=chosen.modules, files=chosen.files,
                          disk=chosen.root == "debian", progress=progress)
    extra = initramfs.payload(core, command=command, files=files or {}, module_files=modules,
                              overlay=overlay)
    used, note = accel.choose(core, accelerator, qemu_version, progress)
    if exact:
        note = "exact mode is emulated"
    folder = Path(tempfile.mkdtemp(prefix="tare-run-"))
    image = folder / "initramfs"
    image.write_bytes(base.read_bytes() + extra)
    config = guest.Config(
        kernel=core.image, initramfs=image, accelerator=used, cpus=cpus,
        memory=memory or chosen.memory, append=f"{chosen.append} {append}", exact=exact,
        machine_type=chosen.type, disk=None,
        arguments=tuple(word for kind, values in (("-netdev", chosen.netdevs),
                                                  ("-device", chosen.devices))
                        for value in values for word in (kind, value)))
    return _Ready(folder, chosen, core, config, note, qemu_version)


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
    for device in chosen.devices + chosen.netdevs:
        kind = device.split(",")[0]
        if any(word in kind for word in ("9p", "blk", "scsi", "nvme", "ide-", "vhost", "fs-")):
            raise MachineError(f"machine {chosen.name} has a {kind}, which is not repeatable: "
                               "exact mode needs a machine without disks and shared folders")


def _outcome(ready, ran, out_dir):
    result = verdict.parse_result(ran.text("result"))
    console, log = ran.text("console"), results.kernel_log(ran.text("klog"))
    word, reason = verdict.judge(result, console, log, ran.overrun, ran.status)
    if word == verdict.LOST and (said := ran.text("qemu").strip()):
        reason += f": {said.splitlines()[-1]}"
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
        image_digest=cache.digest(ready.config.kernel, ready.config.initramfs),
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
