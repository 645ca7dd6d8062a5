# SPDX-License-Identifier: GPL-2.0-only
"""Machines under QEMU, as the experiments see them: the only place that imports the runner."""

import json
import time
from contextlib import contextmanager

from tare import paths
from tare.errors import CannotHere, TareError, of_status

CONSOLE_TAIL_LINES = 20


def runner():
    """The runner's package, or one line about why there is none."""
    try:
        import tareqemu
    except ImportError as error:
        raise CannotHere(f"the machine runner cannot be loaded ({error}): install all of tare, or "
                         "run build/bin/tare of a checkout") from error
    return tareqemu


@contextmanager
def runner_errors():
    """The runner's own errors, with the exit status that they carry."""
    qemu = runner()
    try:
        yield qemu
    except qemu.MachineError as error:
        raise of_status(error.exit_status, str(error)) from error


def run(name, command, **options):
    """Run COMMAND in the machine NAME; options are those of tareqemu.run. Returns its Outcome.

    Progress goes to the terminal's last line when there is a terminal.
    """
    from tare.terminal import status

    with runner_errors() as qemu, status(f"machine {name}") as tell:
        return qemu.run(name, command, progress=tell, **options)


def check(outcome):
    """Raise where the machine did not end well; a command's own failure is not judged here."""
    if outcome.verdict in ("passed", "failed"):
        return
    tail = "\n".join(outcome.console.splitlines()[-CONSOLE_TAIL_LINES:])
    said = f"; the console ends with:\n{tail}" if tail else ""
    raise TareError(f"machine {outcome.machine}: {outcome.verdict}"
                    f"{': ' + outcome.reason if outcome.reason else ''}{said}")


def environment(outcome):
    """The `environment` of a result that was measured in a machine."""
    return {"kernel": f"{outcome.kernel_release} {outcome.kernel_version}",
            "cpu_model": f"QEMU {outcome.cpu_model}", "cpus": outcome.cpus,
            "machine": outcome.machine, "accelerator": outcome.accelerator,
            "exact": outcome.exact, "qemu_version": outcome.qemu_version,
            "image_digest": outcome.image_digest, "virtualisation": "qemu"}


def labels(outcome):
    """The header keys that only the runner knows, for a capture from a machine."""
    return {"machine": outcome.machine, "accelerator": outcome.accelerator,
            "exact": "yes" if outcome.exact else "no", "qemu": outcome.qemu_version,
            "image-digest": outcome.image_digest}


def host_facts(outcome):
    """What may differ between runs that measured the same, for the `host` object."""
    return {"machine_seconds": round(outcome.seconds, 3),
            "machine_boot_seconds": round(outcome.boot_seconds, 3)
            if outcome.boot_seconds is not None else None,
            "accelerator_note": outcome.accel_note}


def accelerator(name):
    """(accelerator, why) that the machine NAME would get; a boot proves it the first time."""
    from tare.terminal import status

    with runner_errors(), status(f"accelerator of {name}") as tell:
        from tareqemu import accel, guest, kernel
        from tareqemu import machine as machines

        core = kernel.obtain(machines.load(name).kernel, tell)
        return accel.choose(core, None, guest.version(), tell)


def kernel_image(name):
    """The ELF kernel of the machine NAME, a path; it has no symbols."""
    from tare.terminal import status

    with runner_errors(), status(f"kernel of {name}") as tell:
        from tareqemu import kernel
        from tareqemu import machine as machines

        return kernel.obtain(machines.load(name).kernel, tell).image


def module(name, machine):
    """The kernel module NAME.ko built for the kernel of MACHINE; made when it is not there."""
    from tare.terminal import status

    with runner_errors(), status(f"{name}.ko for {machine}") as tell:
        from tareqemu import kmod
        from tareqemu import machine as machines

        built = kmod.build(machines.load(machine).kernel, paths.module_sources(), progress=tell)
    for path in built:
        if path.stem == name:
            return path
    raise TareError(f"{paths.module_sources()} builds no {name}.ko")


def remembered_kvm():
    """(works, why) of the last proof since this machine started, or None.

    The runner proves KVM by booting; the doctor only looks at what was found.
    """
    try:
        from tareqemu import cache
    except ImportError:
        return None
    started = time.time() - time.clock_gettime(time.CLOCK_BOOTTIME)
    proofs = [path for path in (cache.home() / "accel").glob("*")
              if path.is_file() and path.stat().st_mtime > started]
    for path in sorted(proofs, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            works, why = json.loads(path.read_text())
        except (OSError, ValueError):
            continue
        return bool(works), str(why)
    return None
