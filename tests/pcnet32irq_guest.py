# SPDX-License-Identifier: GPL-2.0-only
"""Guests in which a pcnet has another card on its wire, and tests/guest/pcnet32irq.sh."""

import subprocess
from pathlib import Path

import tareqemu
from tareqemu import kmod

TOP = Path(__file__).resolve().parents[1]
MACHINES = TOP / "tests/driver"
SCRIPT = TOP / "tests/guest/pcnet32irq.sh"


def build_wire(folder):
    """tests/guest/wire.c as a static program."""
    program = Path(folder) / "wire"
    subprocess.run(["gcc", "-O2", "-std=gnu11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror",
                    f"-I{TOP}/kmod/include/uapi", "-static", "-o", program,
                    TOP / "tests/guest/wire.c"], check=True)
    return program


def run(machine, kernel, script, folder, more=(), **options):
    """A machine of tests/driver with the module, the scripts, wire and more files; an Outcome."""
    files = {"/tare/bin/wire": build_wire(folder),
             "/tare/bin/ktap.sh": TOP / "tests/guest/ktap.sh",
             "/tare/bin/pcnet32irq.sh": SCRIPT, **dict(more)}
    return tareqemu.run(f"{MACHINES}/{machine}.toml-{kernel}",
                        ["sh", "-c", "PATH=/tare/bin:$PATH\n" + script],
                        files=files, modules=kmod.build(kernel, TOP / "kmod"), **options)
