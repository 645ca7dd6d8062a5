# SPDX-License-Identifier: GPL-2.0-only
"""Machines under QEMU, as the experiments see them: the only place that imports the runner."""

import math
import shutil
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from tare import environment as surroundings, terminal
from tare import paths, result
from tare.errors import CannotHere, TareError, UsageError, of_status, telling

CONSOLE_TAIL_LINES = 20
# The status of a verb by how its machine ended, if not 1. `git bisect run` takes that of a starved
# machine for a commit that cannot be tested.
TIMED_OUT, CANNOT_RUN = 124, 125
ENDINGS = {"timed out": TIMED_OUT, "starved": CANNOT_RUN}
_told = set()  # machines of which the user was told what their kernel lacks
_asked = {}  # options of each run: the user's go before those of a verb


@contextmanager
def _runner():
    """Yields the runner's package; CannotHere if there is none. Its errors become ours."""
    try:
        import tareqemu as qemu
    except ImportError as error:
        raise CannotHere(f"the machine runner cannot be loaded ({error}): install all of tare, or "
                         "run build/bin/tare of a checkout") from error
    try:
        yield qemu
    except qemu.MachineError as error:
        raise of_status(error.exit_status, str(error)) from error


def folder():
    """Where the machine runner and what it reads of machines and kernels lie."""
    with _runner() as qemu:
        return Path(qemu.__file__).parent.parent


@contextmanager
def asked(timeout=None, boot=None):
    """Each run() of the block has so many seconds, and is booted or restored; None: as it says
    itself."""
    global _asked
    if timeout is not None and not 0 < timeout < math.inf:
        raise UsageError(f"--timeout {timeout:g}: must be a number of seconds above 0")
    _asked = {name: value for name, value in (("timeout", timeout), ("boot", boot))
              if value is not None}
    try:
        yield
    finally:
        _asked = {}


@contextmanager
def or_cannot_run():
    """What fails in the block, but bad usage, ends the command with CANNOT_RUN."""
    try:
        yield
    except UsageError:
        raise
    except (TareError, OSError, MemoryError) as error:
        error.exit_status = CANNOT_RUN
        raise


def run(name, command, **options):
    """Runs COMMAND in the machine NAME; options are those of tareqemu.run. Returns its Outcome.

    On a terminal the last line shows progress, and how much time is left.
    """
    with _runner() as qemu, terminal.status(f"machine {name}") as tell:
        _tell_lacks(name, tell)
        return qemu.run(name, command, progress=tell, **options | _asked)


def need(name, exact=False):
    """CannotHere, as of run(), if this host lacks something for the machine NAME."""
    with _runner() as qemu:
        qemu.check(name, exact)


def programs(*names):
    """{path in the guest: path here} of these programs of ours, for run()'s `files`."""
    return {f"/tare/bin/{name}": paths.guest_program(name) for name in names}


def exact_condition(outcome):
    """What a figure of an exact machine holds for, in words."""
    return (f"exact mode on Linux {outcome.kernel_release}, QEMU {outcome.qemu_version}: executed "
            "instructions of one CPU, not time")


def shell(name, **options):
    """Runs a shell in the machine on this terminal; options are those of tareqemu.shell. Returns
    the shell's status."""
    with _runner() as qemu:
        _tell_lacks(name, lambda text: None)
        return qemu.shell(name, **options)


def every():
    """[(name, description)] of all machines that have a name."""
    with _runner() as qemu:
        return qemu.list_machines()


def check(outcome):
    """TareError if the machine did not end well; a command's own failure is not judged here."""
    if outcome.verdict not in ("passed", "failed"):
        error = TareError(how_it_ended(outcome))
        error.exit_status = ENDINGS.get(outcome.verdict, error.exit_status)
        raise error


def how_it_began(outcome):
    """One line: whether the machine was restored, or why it was booted."""
    why = f" ({outcome.start_note})" if outcome.start_note not in ("", "as asked") else ""
    took = "" if outcome.boot_seconds is None else f" in {outcome.boot_seconds:.1f} s"
    return f"machine {outcome.machine} was {outcome.start}{took}{why}"


def how_it_ended(outcome):
    """How the machine ended in one line, and the console's last lines if they may explain it."""
    if outcome.verdict in ("passed", "failed", "starved"):
        return f"machine {outcome.machine}: {outcome.reason or outcome.verdict}"
    tail = "\n".join(outcome.console.splitlines()[-CONSOLE_TAIL_LINES:])
    said = f"; the console ends with:\n{tail}" if tail else ""
    return (f"machine {outcome.machine}: {outcome.verdict}"
            f"{': ' + outcome.reason if outcome.reason else ''}{said}")


def check_command(outcome, name=None):
    """Raises if the machine did not end well or its command failed, with what the command said.

    name: of the program, for the message; None: the machine's.
    """
    check(outcome)
    if not outcome.passed:
        said = telling(outcome.stderr.decode(errors="replace")) or outcome.reason
        raise of_status(outcome.exit_status, f"{name or f'machine {outcome.machine}'}: {said}")


@contextmanager
def ran(name, script, **options):
    """Yields (folder, outcome) of a shell's SCRIPT that ended well in the machine NAME, as run()
    takes OPTIONS; the folder has what the script left in /out, as long as the block."""
    with tempfile.TemporaryDirectory(prefix="tare-machine-") as folder:
        outcome = run(name, ["sh", "-c", script], out_dir=Path(folder), **options)
        check_command(outcome)
        yield Path(folder), outcome


def document(experiment, outcome, **more):
    """An empty result for a measurement in a machine. more: more of its environment."""
    return result.document(experiment, {**environment(outcome), **more},
                           {**surroundings.host_facts(), **host_facts(outcome)})


def environment(outcome):
    """The `environment` of a result that was measured in a machine."""
    return {"kernel": f"{outcome.kernel_release} {outcome.kernel_version}",
            "cpu_model": f"QEMU {outcome.cpu_model}", "cpus": outcome.cpus,
            "machine": outcome.machine, "accelerator": outcome.accelerator,
            "exact": outcome.exact, "qemu_version": outcome.qemu_version,
            "image_digest": outcome.image_digest, "virtualisation": "qemu",
            "start": outcome.start,
            **({"repeatable": True} if outcome.repeatable else {}),
            **({"state": outcome.state} if outcome.exact and outcome.state else {})}


def labels(outcome):
    """The header keys that only the runner knows, for a capture from a machine."""
    return {"machine": outcome.machine, "accelerator": outcome.accelerator,
            "exact": "yes" if outcome.exact else "no", "qemu": outcome.qemu_version,
            "image-digest": outcome.image_digest, "start": outcome.start}


def host_facts(outcome):
    """Facts that may differ between runs that measured the same, for the `host` object."""
    return {"machine_seconds": round(outcome.seconds, 3),
            "machine_boot_seconds": round(outcome.boot_seconds, 3)
            if outcome.boot_seconds is not None else None,
            "accelerator_note": outcome.accel_note, "start_note": outcome.start_note}


def kernel(name):
    """The kernel of the machine NAME, a tareqemu.kernel.Kernel, which is made if it is missing."""
    with _runner() as qemu, terminal.status(f"kernel of {name}") as tell:
        return qemu.kernel.obtain(qemu.machine.load(name).kernel, tell)


def kernel_name(kernel, modules=None):
    """The KERNEL in a machine's name NAME-KERNEL. kernel: a release of qemu/kernels.toml or a path.

    modules: the folder of modules that belong to a kernel's path.
    """
    with _runner() as qemu:
        return qemu.kernel.name_of(kernel, modules)


def with_kernel(name, kernel):
    """The name of the machine NAME with this kernel, as kernel_name() gives it."""
    with _runner() as qemu:
        return qemu.machine.with_kernel(name, kernel)


def _tell_lacks(name, tell):
    """Tells once, before it boots, which features a kernel of the user lacks."""
    if name in _told:
        return
    _told.add(name)
    with _runner() as qemu:
        if lacks := qemu.ready.lacks(qemu.machine.load(name), tell):
            print(f"tare: the kernel of machine {name} lacks {'; '.join(lacks)}", file=sys.stderr)


def accelerator(name):
    """(accelerator, why) that the machine NAME would get; a boot proves it the first time."""
    with _runner() as qemu, terminal.status(f"accelerator of {name}") as tell:
        version = qemu.guest.version()
        return (qemu.accel.known(qemu.machine.load(name).kernel, version)
                or qemu.accel.choose(kernel(name), None, version, tell))


def modules(source, machine):
    """Paths of the modules of the folder SOURCE, built for MACHINE's kernel if they are missing."""
    with _runner() as qemu, terminal.status(f"{source.name} for {machine}") as tell:
        return qemu.kmod.build(qemu.machine.load(machine).kernel, source, progress=tell)


def module(name, machine):
    """The path of our NAME.ko for the kernel of MACHINE, which is built if it is missing."""
    for path in modules(paths.module_sources(), machine):
        if path.stem == name:
            return path
    raise TareError(f"{paths.module_sources()} builds no {name}.ko")


def tasks_plugin():
    """The path of the plugin that counts the instructions of each task (qemu/host/tasks.c)."""
    with _runner() as qemu:
        return qemu.compiled.tasks()


def profile_plugin():
    """The path of the plugin that counts instructions by path of calls (qemu/host/profile)."""
    with _runner() as qemu:
        return qemu.compiled.profile()


def symbols(name):
    """The path of /proc/kallsyms of the machine NAME, without modules; addresses are those of an
    exact machine."""
    return _told_by_guest("kallsyms", name, "cp /proc/kallsyms /out/kallsyms")


def types(name):
    """The path of the BTF of the machine NAME's kernel, empty if it has none."""
    script = ": >/out/btf; f=/sys/kernel/btf/vmlinux; [ ! -e $f ] || cp $f /out/btf"
    return _told_by_guest("btf", name, script, boot=False)


def _told_by_guest(what, name, script, **options):
    """The path of what SCRIPT leaves as /out/WHAT in an exact machine, run the first time alone."""
    def make(path):
        with ran(name, script, exact=True, **options) as (folder, _):
            shutil.copy(folder / what, path)

    core = kernel(name)
    with _runner() as qemu:
        return qemu.cache.obtain(what, qemu.cache.digest(f"{what} 1", core.image), make)


def remembered_kvm():
    """(works, why) of the last proof since this host started, or None; this tries nothing."""
    try:
        with _runner() as qemu:
            return qemu.accel.remembered()
    except CannotHere:
        return None
