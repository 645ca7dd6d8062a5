# SPDX-License-Identifier: GPL-2.0-only
"""What no verb refuses, and yet decides how quick it is and how good its figures are.

A check returns (state, what was found, what to do).
"""

import os

from tare import environment, machine
from tare.doctor.ability import CANNOT, OK, WARNING


def kptr_restrict():
    value = environment.HERE.text("/proc/sys/kernel/kptr_restrict")
    if value == "2":
        return (WARNING, "2: pages of recorded addresses are hashed",
                "sysctl kernel.kptr_restrict=1 for true page distances")
    return OK, f"{value}: root sees addresses" if value else "not set", ""


def clocksource():
    name = environment.clocksource()
    if name in environment.FAST_CLOCKSOURCES:
        return OK, name, ""
    if name is None:
        return WARNING, "not known", ""
    return (WARNING, f"{name}: reading the clock is slow",
            "see the kernel log for why tsc was refused; clocksource=tsc tries it")


def governor():
    names = environment.governor()
    if names in (None, "performance"):
        return OK, names or "this kernel does not set frequencies", ""
    return (WARNING, f"{names}: frequencies move while measuring",
            "cpupower frequency-set -g performance")


def mitigations():
    active = environment.mitigations()
    return OK, f"{active} (goes into results)" if active else "not stated by this kernel", ""


def virtualisation():
    name = environment.virtualisation()
    if name == "none":
        return OK, "none", ""
    return (WARNING, f"{name}: times may hold what a host takes away",
            "compare ratios measured side by side; measure times on bare metal")


def load():
    value, cpus = os.getloadavg()[0], os.cpu_count() or 1
    if value <= cpus / 2:
        return OK, f"{value:.3g} on {cpus} CPUs", ""
    return (WARNING, f"{value:.3g} on {cpus} CPUs: others are running",
            "wait until the machine is idle")


def kvm():
    """A boot proves it: to open /dev/kvm proves nothing."""
    device = environment.HERE.path("/dev/kvm")
    if not device.exists():
        return (CANNOT, "no /dev/kvm: machines are emulated (TCG)",
                "load kvm_intel or kvm_amd, or enable virtualisation in the firmware")
    if not os.access(device, os.R_OK | os.W_OK):
        return (CANNOT, "/dev/kvm cannot be opened by this user",
                "root and the group kvm may try whether it boots a machine")
    proven = machine.remembered_kvm()
    if proven is None:
        return (WARNING, "/dev/kvm opens; whether it boots a machine was not tried yet",
                "tare machine run minimal -- true tries it")
    works, note = proven
    return OK if works else CANNOT, note, ""


CHECKS = {"kptr_restrict": kptr_restrict, "clocksource": clocksource, "governor": governor,
          "mitigations": mitigations, "virtualisation": virtualisation, "load": load, "KVM": kvm}
