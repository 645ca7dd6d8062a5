# SPDX-License-Identifier: GPL-2.0-only
"""Guests in which a pcnet has another card on its wire, and tests/driver/guest/pcnet32irq.sh: for
test_pcnet32irq.py, and as tests/debug runs it, on a wire of its own."""

import tareqemu
from programs import TOP, built
from tareqemu import kmod

SCRIPT = TOP / "tests/driver/guest/pcnet32irq.sh"


def boot(machine, kernel, script, folder, **options):
    """A machine of tests/driver with the module, the scripts and programs; an Outcome."""
    files = {f"/tare/bin/{path.name}": path for path in (
        built("wire"), TOP / "tests/guest/ktap.sh", SCRIPT,
        *(TOP / "build/guest/bin" / name for name in ("receive", "netsink", "wire-addresses")))}
    return tareqemu.run(f"{TOP}/tests/driver/{machine}.toml-{kernel}",
                        ["sh", "-c", "PATH=/tare/bin:$PATH\n" + script],
                        files=files, modules=kmod.build(kernel, TOP / "kmod"), **options)


def run(machine, kernel, script, folder, **options):
    if machine == "cfi":
        options["append"] = "cfi=kcfi"  # wire-debug.toml has both kernels
    return boot("wire-debug", kernel, script, folder, out_dir=folder, **options)


CHECKS = {"pcnet32irq": (run, [f"sh /tare/bin/pcnet32irq.sh {delivery} 8"
                               for delivery in ("queue", "napi")])}
