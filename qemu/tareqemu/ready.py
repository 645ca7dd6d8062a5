# SPDX-License-Identifier: GPL-2.0-only
"""Whether a machine can be had on this host: what run() asks before it makes anything."""

from . import compiled, disk, guest, initramfs, kernel, own_kernel


def check(machine, exact=False):
    """QEMU's version. machine: a machine.Machine; CannotHere: what this host lacks for it."""
    version = guest.version()
    compiled.need("init", *(["turns"] if exact else []))
    kernel.need(machine.kernel)
    if machine.root == "debian":
        disk.need(machine.kernel, machine.packages)
    return version


def lacks(machine, progress=lambda text: None):
    """What one would miss in the machine, a line each: only a kernel of the user's lacks any."""
    if not own_kernel.is_one(machine.kernel):
        return []
    core = kernel.obtain(machine.kernel, progress)
    lines = [f"{option} (for: {use})" for option, use in core.lacks]
    return lines + [f"module {name}" for name in initramfs.missing(core, machine.modules)]
