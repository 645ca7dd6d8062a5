# SPDX-License-Identifier: GPL-2.0-only
"""Whether machines can run here. A boot proves KVM: to open /dev/kvm proves nothing."""

import os
from functools import partial

from tare import boots
from tare.doctor.ability import Ability
from tare.doctor.finding import CANNOT, OK, WARNING, Finding
from tare.machine import need

ABILITIES = (
    Ability("run a command in a machine", "machine run minimal -- true", partial(need, "minimal")),
    Ability("count its instructions exactly", "machine run --exact minimal -- true",
            partial(need, "minimal", exact=True)),
    Ability("run a command on a whole Debian", "machine run debian -- true",
            partial(need, "debian")),
    Ability("time a machine's boot", "bench machines", partial(need, boots.MACHINE)),
)


def kvm(tree, machine):
    device = tree.path("/dev/kvm")
    if not device.exists():
        return Finding("KVM", CANNOT, "no /dev/kvm: machines are emulated (TCG)",
                       "load kvm_intel or kvm_amd, or enable virtualisation in the firmware")
    if not os.access(device, os.R_OK | os.W_OK):
        return Finding("KVM", CANNOT, "/dev/kvm cannot be opened by this user",
                       "root and the group kvm may try whether it boots a machine")
    proven = machine.kvm_proven()
    if proven is None:
        return Finding("KVM", WARNING, "/dev/kvm opens; whether it boots a machine was not tried "
                                       "yet", "tare machine run minimal -- true tries it")
    works, note = proven
    return Finding("KVM", OK if works else CANNOT, note)


CHECKS = (kvm,)
