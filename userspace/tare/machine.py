# SPDX-License-Identifier: GPL-2.0-only
"""Machines under QEMU, as the experiments see them: the only place that imports the runner."""

from contextlib import contextmanager

from tare import environment as surroundings
from tare import paths, result
from tare.errors import CannotHere, TareError, of_status, telling
from tare.terminal import status

CONSOLE_TAIL_LINES = 20


@contextmanager
def _runner():
    """The runner's package, or one line about why there is none; its own errors become ours."""
    try:
        import tareqemu as qemu
    except ImportError as error:
        raise CannotHere(f"the machine runner cannot be loaded ({error}): install all of tare, or "
                         "run build/bin/tare of a checkout") from error
    try:
        yield qemu
    except qemu.MachineError as error:
        raise of_status(error.exit_status, str(error)) from error


def run(name, command, **options):
    """Run COMMAND in the machine NAME; options are those of tareqemu.run. Returns its Outcome.

    Progress goes to the terminal's last line when there is a terminal.
    """
    with _runner() as qemu, status(f"machine {name}") as tell:
        return qemu.run(name, command, progress=tell, **options)


def shell(name, **options):
    """A shell in the machine on this terminal: its status. Options are those of tareqemu.shell."""
    with _runner() as qemu:
        return qemu.shell(name, **options)


def every():
    """[(name, description)] of all machines that have a name."""
    with _runner() as qemu:
        return qemu.list_machines()


def check(outcome):
    """Raise where the machine did not end well; a command's own failure is not judged here."""
    if outcome.verdict in ("passed", "failed"):
        return
    tail = "\n".join(outcome.console.splitlines()[-CONSOLE_TAIL_LINES:])
    said = f"; the console ends with:\n{tail}" if tail else ""
    raise TareError(f"machine {outcome.machine}: {outcome.verdict}"
                    f"{': ' + outcome.reason if outcome.reason else ''}{said}")


def check_command(outcome, name=None):
    """Raise where the machine did not end well or its command failed, with what that said.

    name: what was run, for the message; the machine's where none is given.
    """
    check(outcome)
    if not outcome.passed:
        said = telling(outcome.stderr.decode(errors="replace")) or outcome.reason
        raise of_status(outcome.exit_status, f"{name or f'machine {outcome.machine}'}: {said}")


def document(experiment, outcome, **more):
    """An empty result of what was measured in a machine; more: of its environment."""
    return result.document(experiment, {**environment(outcome), **more},
                           {**surroundings.host_facts(), **host_facts(outcome)})


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


def kernel(name):
    """The kernel of the machine NAME, a tareqemu.kernel.Kernel; made when it is not there."""
    with _runner() as qemu, status(f"kernel of {name}") as tell:
        return qemu.kernel.obtain(qemu.machine.load(name).kernel, tell)


def kernel_image(name):
    """The ELF kernel of the machine NAME, a path; it has no symbols."""
    return kernel(name).image


def accelerator(name):
    """(accelerator, why) that the machine NAME would get; a boot proves it the first time."""
    core = kernel(name)
    with _runner() as qemu, status(f"accelerator of {name}") as tell:
        return qemu.accel.choose(core, None, qemu.guest.version(), tell)


def modules(source, machine):
    """Paths of the modules of the folder SOURCE, built for the kernel of MACHINE where need be."""
    with _runner() as qemu, status(f"{source.name} for {machine}") as tell:
        return qemu.kmod.build(qemu.machine.load(machine).kernel, source, progress=tell)


def module(name, machine):
    """The kernel module NAME.ko built for the kernel of MACHINE; made when it is not there."""
    for path in modules(paths.module_sources(), machine):
        if path.stem == name:
            return path
    raise TareError(f"{paths.module_sources()} builds no {name}.ko")


def tasks_plugin():
    """The plugin of QEMU that counts the instructions of each task (qemu/host/tasks.c), a path."""
    with _runner() as qemu:
        return qemu.compiled.tasks()


def remembered_kvm():
    """(works, why) of the last proof since this machine started, or None; nothing is tried."""
    try:
        with _runner() as qemu:
            return qemu.accel.remembered()
    except CannotHere:
        return None
