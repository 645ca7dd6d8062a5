# SPDX-License-Identifier: GPL-2.0-only
"""A command in a machine, from its name to its outcome."""

import contextlib
import dataclasses
import difflib
import functools
import os
import shutil
import tarfile
import time
from pathlib import Path

from . import (accel, cache, compiled, disk, elf, guest, initramfs, kernel, machine, ready,
               results, state, verdict)
from .errors import Broken, CannotHere, MachineError, telling


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
    # the same with several CPUs, which take turns: most of what is counted is the same in every run
    repeatable: bool = False
    cpus: int | None = None
    memory: str | None = None
    timeout: float | None = None
    append: str = ""  # to the kernel's command line
    accelerator: str | None = None  # kvm, tcg, auto or None ($TARE_ACCEL, else auto)
    # {id: what stands after -netdev, without the id}, in place of the machine's own, or further
    # ones that `devices` name
    netdevs: dict = dataclasses.field(default_factory=dict)
    devices: tuple = ()  # what stands after QEMU's -device, besides the machine's own
    # what stands after QEMU's -plugin: "/path/file.so,report=/tmp/x"; plugins see only emulated
    # code, so the guest is emulated
    plugins: tuple = ()
    # from power-on, not from a saved state; None: if it is exact, so that counts stay as they are,
    # or has devices of its own, of which a state would be of use once
    boot: bool | None = None


def run(name, command, *, timeout=None, taints=(), out_dir=None, on_stdout=None, stop=None,
        progress=None, **request):
    """Boots the machine, runs the command in it, returns an Outcome.

    name      minimal, minimal-6.12, debian, ./my.toml ...
    command   list of words, found in /tare/bin first
    timeout   seconds, less what the guest waits for a CPU; then the verdict is "timed out"
    taints    bits of the kernel's taint that the run explains, as 2 after setcpuid=; those of
              our modules, 12 and 13, are always explained
    out_dir   folder here for the files that the command leaves in the guest's /out
    on_stdout called with bytes, while the command runs
    stop      a file; when it can be read, the guest is killed as if its time were over
    progress  called with a line of text when something takes long, or with a function that has
              the line of the moment
    request   as _Request explains it

    Raises MachineError, before anything runs, if the request cannot be met.
    """
    if not command:
        raise MachineError("there is no command to run in the machine")
    out_dir = Path(out_dir) if out_dir else None
    if out_dir:
        _check_folder(out_dir)
    with _prepared(name, command, _Request(timeout=timeout, **request),
                   progress or _quiet) as ready:
        ports = ready.folder / "ports"
        ports.mkdir()
        ran = guest.run(ready.config, ports, timeout=ready.machine.timeout,
                        restore=ready.state and functools.partial(state.load, state=ready.state),
                        on_stdout=on_stdout, stop=stop, progress=progress or _quiet)
        return _outcome(ready, ran, out_dir, taints)


def check(name, exact=False):
    """What run() asks before it fetches or makes anything; CannotHere: what this host lacks."""
    ready.check(machine.load(name), exact)


def shell(name, *, progress=None, **request):
    """A shell in the machine, on this terminal; returns 0 if it ended by exit, else 1."""
    with _prepared(name, None, _Request(boot=True, **request), progress or _quiet) as ready:
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
    state: state.State | None  # from which it is restored
    start_note: str  # why it is booted, if it is


@contextlib.contextmanager
def _prepared(name, command, request, progress):
    chosen = machine.with_devices(machine.load(name), request.devices, request.netdevs)
    cpus = 1 if request.exact and request.cpus is None else request.cpus
    chosen = machine.with_options(chosen, cpus=cpus, memory=request.memory,
                                  timeout=request.timeout)
    _check_memory(chosen)
    initramfs.refuse_long(command or ())
    initramfs.refuse_hidden(request.files, chosen.root == "debian")
    _check_modules(request.modules)
    if request.exact and request.repeatable:
        raise MachineError("a machine is exact or repeatable, not both")
    if request.exact and chosen.cpus != 1:
        raise MachineError(f"exact mode has one CPU, not {chosen.cpus}: leave --cpus out, or "
                           "take --repeatable")
    counts = request.exact or request.repeatable
    if counts:
        _check_counting(chosen, request.accelerator)
    if request.plugins and request.accelerator == "kvm":
        raise MachineError("QEMU's plugins see only emulated code: leave the accelerator out")
    qemu_version = ready.check(chosen, request.exact)
    _check_type(chosen)
    core = kernel.obtain(chosen.kernel, progress)
    if request.repeatable and chosen.cpus > 1 and core.release.startswith("6.1."):
        raise MachineError(f"Linux {core.release} starts no second CPU in a repeatable machine "
                           "(docs/machines.md): take a later kernel")
    root = (disk.obtain(chosen.kernel, chosen.packages, progress) if chosen.root == "debian"
            else None)
    parts = [initramfs.base(core, on_demand=chosen.modules, files=chosen.files,
                            disk=root is not None, progress=progress)]
    if request.overlay:
        parts.append(initramfs.overlay(core, request.overlay))
    payload = initramfs.payload(command=command, files=request.files, module_files=request.modules,
                                over=parts)
    if counts:
        used, note = "tcg", f"{'exact' if request.exact else 'repeatable'} mode is emulated"
    elif request.plugins:
        used, note = "tcg", "QEMU's plugins see only emulated code"
    else:
        used, note = accel.choose(core, request.accelerator, qemu_version, progress)
    with cache.scratch() as folder:
        config = guest.Config(
            kernel=core.image, initramfs=folder / "initramfs", accelerator=used, cpus=chosen.cpus,
            memory=chosen.memory, append=f"{chosen.append} {request.append}",
            exact=request.exact, repeatable=request.repeatable, machine_type=chosen.type,
            disk=root.image if root else None,
            arguments=tuple(_arguments(chosen)),
            preload=compiled.turns() if request.exact else None)
        digest = cache.digest(core.image, *parts, payload, root.digest if root else "")
        saved, why = _saved(chosen, request, config, qemu_version, core, parts[0], root, progress)
        if saved:
            config = dataclasses.replace(
                config, kernel=None, initramfs=None, saved=saved.folder,
                payloads=tuple(_payloads(folder, request, parts[1:], payload)))
        else:
            _join(config.initramfs, parts, payload)
        # a plugin sees nothing of a machine that is saved
        plugins = [word for plugin in request.plugins for word in ("-plugin", plugin)]
        config = dataclasses.replace(config, arguments=(*config.arguments, *plugins))
        yield _Ready(folder, chosen, core, config, note, qemu_version, digest, saved, why)


def _join(path, parts, payload):
    cache.write(path, b"".join(part.read_bytes() for part in parts) + payload)


def _saved(chosen, request, config, qemu_version, core, base, root, progress):
    """(the saved state from which the machine is restored or None, why it is booted)."""
    if why := _why_boot(chosen, request, config):
        return None, why
    name = state.key(config, qemu_version, core.image, base, root.digest if root else "",
                     config.preload or "")

    def write(path):
        _join(path, [base], initramfs.payload(command=None, files={}, module_files=[], save=True))

    try:
        found = state.obtain(name, config, write, chosen.timeout, progress)
    except state.Unsaved as error:
        # what becomes of it when it boots tells more
        return None, str(error)
    return (None, found.refused) if found.refused else (found, "")


def _why_boot(chosen, request, config):
    """Why the machine is not restored, or ""."""
    boot = config.counts if request.boot is None else request.boot
    if boot:
        return "as asked" if request.boot else "its counts are those of booted machines"
    if config.accelerator != "tcg":
        return f"a state is not saved under {config.accelerator}"
    if request.boot is None and (request.devices or request.netdevs):
        return "it has devices of its own"
    return ""


def _payloads(folder, request, parts, payload):
    """Files that the restored guest unpacks: in the order in which a kernel would, and what its
    clock shows and its random numbers begin with, unless it is to be the same each time."""
    yield from parts
    more = folder / "payload"
    cache.write(more, payload)
    yield more
    if not request.exact:
        now = folder / "now"
        cache.write(now, initramfs.present(time.time_ns(), os.urandom(64)))
        yield now


def _arguments(chosen):
    for netdev in chosen.netdevs:
        yield from ("-netdev", netdev)
    for device in chosen.devices:
        yield from ("-device", device)


def _check_folder(out_dir):
    """Refuses what cannot become the folder of a run's files: before the run, not after it."""
    there = next(path for path in (out_dir, *out_dir.absolute().parents) if path.exists())
    if not there.is_dir():
        raise MachineError(f"{out_dir}: no folder for the files of /out: {there} is a file")
    if not os.access(there, os.W_OK | os.X_OK):
        raise MachineError(f"{out_dir}: no folder for the files of /out: {there} cannot be "
                           "written to")


def _check_modules(modules):
    places = {}
    for module in map(Path, modules):
        elf.refuse_no_module(module)
        if (other := places.setdefault(module.name, module)) is not module:
            raise MachineError(f"{module}: {other} has the same name, under which the guest would "
                               "find one of them")


def _check_memory(chosen):
    total = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") >> 20
    if chosen.megabytes > total:
        raise CannotHere(f"machine {chosen.name}: memory: {chosen.memory} is more than this host "
                         f"has, {total}M")


def _check_type(chosen):
    kind = chosen.type.partition(",")[0]
    # a list costs a start of QEMU; these every QEMU has
    if kind not in ("pc", "q35") and kind not in (known := guest.machine_types()):
        near = difflib.get_close_matches(kind, known, 3) or ["pc", "q35"]
        raise MachineError(f"machine {chosen.name}: type: this QEMU has no machine type {kind}; "
                           f"it has {', '.join(near)} (all: {guest.QEMU} -machine help)")


def _check_counting(chosen, accelerator):
    """Refuses what would make two runs differ."""
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
    console = (ready.state.console if ready.state else "") + ran.text("console")
    log = results.kernel_log(ran.text("klog"))
    # in exact mode a kernel's clock stands while it waits
    busy = "" if ready.config.counts else ran.busy
    word, reason = verdict.judge(result, console, log, ran.overrun, ran.status, taints,
                                 starved=ran.starved, busy=busy)
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
        exact=ready.config.exact, repeatable=ready.config.repeatable,
        machine=ready.machine.name, qemu_version=ready.qemu_version,
        kernel_release=ready.kernel.release, kernel_version=ready.kernel.version,
        image_digest=ready.image_digest, state=ready.state.digest if ready.state else "",
        start_note=ready.start_note,
        cpu_model=guest.cpu_model(ready.config), cpus=ready.config.cpus,
        memory=ready.config.memory, seconds=ran.seconds, boot_seconds=ran.boot_seconds)


def _unpack(archive, out_dir):
    """Names of the regular files that came. Links and devices are not made on the host."""
    if not archive.stat().st_size:
        return ()
    try:
        return _unpacked(archive, out_dir)
    except OSError as error:
        raise Broken(f"{out_dir}: the files of /out cannot be written: {error.strerror}"
                     ) from error


def _unpacked(archive, out_dir):
    names = []
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
