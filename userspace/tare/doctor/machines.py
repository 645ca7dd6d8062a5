# SPDX-License-Identifier: GPL-2.0-only
"""Whether KVM serves a machine: proven by booting one, never by opening /dev/kvm."""

import os

from tare.doctor.finding import CANNOT, OK, WARNING, Finding


def kvm(tree, machine):
    device = tree.path("/dev/kvm")
    if not device.exists():
        return Finding("KVM", CANNOT, "no /dev/kvm: machines are emulated (TCG)",
                       "load kvm_intel or kvm_amd, or enable virtualisation in the firmware")
    if not os.access(device, os.R_OK | os.W_OK):
        return Finding("KVM", CANNOT, "/dev/kvm cannot be opened by this user",
                       "join the group kvm, or run as root")
    proven = machine.kvm_proven()
    if proven is None:
        return Finding("KVM", WARNING, "/dev/kvm opens; whether it boots a machine was not tried "
                                       "yet", "tare machine run minimal -- true tries it")
    works, note = proven
    return Finding("KVM", OK if works else CANNOT, note)


CHECKS = (kvm,)
