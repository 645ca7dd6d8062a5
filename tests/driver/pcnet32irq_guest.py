# SPDX-License-Identifier: GPL-2.0-only
"""Guests in which a pcnet has another card on its wire, and tests/driver/guest/pcnet32irq.sh."""

import tareqemu
from programs import TOP, built
from tareqemu import kmod

MACHINES = TOP / "tests/driver"
SCRIPT = TOP / "tests/driver/guest/pcnet32irq.sh"


def run(machine, kernel, script, folder, **options):
    """A machine of tests/driver with the module, the scripts and programs; an Outcome."""
    files = {f"/tare/bin/{path.name}": path for path in (
        built("wire"), TOP / "tests/guest/ktap.sh", SCRIPT,
        *(TOP / "build/guest/bin" / name for name in ("receive", "netsink", "wire-addresses")))}
    return tareqemu.run(f"{MACHINES}/{machine}.toml-{kernel}",
                        ["sh", "-c", "PATH=/tare/bin:$PATH\n" + script],
                        files=files, modules=kmod.build(kernel, TOP / "kmod"), **options)
