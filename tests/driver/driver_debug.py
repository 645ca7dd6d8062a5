# SPDX-License-Identifier: GPL-2.0-only
"""How tests/debug runs the checks of the driver's module, on a wire of its own."""

import pcnet32irq_guest


def run(machine, kernel, script, folder, **options):
    if machine == "cfi":
        options["append"] = "cfi=kcfi"  # wire-debug.toml has both kernels
    return pcnet32irq_guest.run("wire-debug", kernel, script, folder, out_dir=folder, **options)


CHECKS = {"pcnet32irq": (run, [f"sh /tare/bin/pcnet32irq.sh {delivery} 8"
                               for delivery in ("queue", "napi")])}
