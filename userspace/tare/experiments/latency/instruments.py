# SPDX-License-Identifier: GPL-2.0-only
"""How an instrument is attached to a command, as words of a shell script.

Everything runs by a shell, here as in a machine that has nothing else.
"""

import os
import shlex
import tempfile
from dataclasses import dataclass

from tare import child, machine, paths
from tare.errors import CannotHere
from tare.modules import need as need_module


@dataclass(frozen=True)
class Instrument:
    """A name, the programs and modules that it needs, and its script.

    script: {command} stands for the command, {json} for the file of what it saw, {module} for
    the module's path. It is run with `set -e`: no pipe and no `&&` in it, either of which would
    swallow the status of what failed.
    """

    name: str
    script: str
    programs: tuple = ()
    module: str | None = None


BARE = Instrument("bare", "{command}")


def ebpf(tool, options=""):
    return Instrument(tool, f"{tool} --quiet {options} --json {{json}} -- {{command}}", (tool,))


def lattap(parameters):
    # a command takes seconds; without us, the probes go by themselves
    return Instrument("lattap", f"insmod {{module}} {parameters} deadline_ms=600000; {{command}}; "
                                "latread --json {json} >/dev/null; rmmod tare_lattap",
                      ("latread",), "tare_lattap")


def available(wanted, machine_name):
    """(instruments that can be had, why the others cannot)."""
    had, missing = [], []
    for instrument in wanted:
        try:
            for name in instrument.programs:
                paths.guest_program(name)
        except CannotHere as error:
            missing.append(f"{instrument.name} was left out: {error}")
            continue
        try:
            module_path(instrument, machine_name)
            had.append(instrument)
        except CannotHere as error:
            missing.append(f"{instrument.name} was left out: {error}")
    return had, missing


def module_path(instrument, machine_name):
    """The module's path where the script runs; None if it needs none."""
    if not instrument.module:
        return None
    if machine_name:
        return f"/tare/kmod/{instrument.module}.ko"
    return str(need_module(instrument.module))


def available_here(wanted):
    """What available() returns of this machine, where those of eBPF do attach; CannotHere.

    By doing it: rights, kernel and what stands between them decide together.
    """
    had, missing = available(wanted, None)
    with tempfile.TemporaryDirectory(prefix="tare-latency-") as folder:
        for instrument in had:
            if not instrument.module:
                shell(line(instrument, ["true"], f"{folder}/seen.json", None))
    return had, missing


def shell(script):
    """Runs it here, where it finds our programs; of a failure the error."""
    folder = paths.guest_program("crossings").parent
    child.run("sh", "-c", script, env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"})


def modules(instruments, machine_name):
    """Paths of the modules for a machine."""
    return [machine.module(one.module, machine_name) for one in instruments if one.module]


def line(instrument, command, json, module):
    """The script that runs COMMAND under the instrument."""
    return instrument.script.format(command=shlex.join(command), json=shlex.quote(json),
                                    module=shlex.quote(module or ""))
