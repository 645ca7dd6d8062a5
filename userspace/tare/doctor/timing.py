# SPDX-License-Identifier: GPL-2.0-only
"""What disturbs times measured on this machine."""

from tare import environment
from tare.doctor.finding import OK, WARNING, Finding


def clocksource(tree, machine):
    name = environment.clocksource(tree)
    if name in environment.FAST_CLOCKSOURCES:
        return Finding("clocksource", OK, name)
    if name is None:
        return Finding("clocksource", WARNING, "not known")
    return Finding("clocksource", WARNING, f"{name}: reading the clock is slow",
                   "see the kernel log for why tsc was refused; clocksource=tsc tries it")


def governor(tree, machine):
    names = environment.governor(tree)
    if names in (None, "performance"):
        return Finding("governor", OK, names or "this kernel does not set frequencies")
    return Finding("governor", WARNING, f"{names}: frequencies move while measuring",
                   "cpupower frequency-set -g performance")


def mitigations(tree, machine):
    active = environment.mitigations(tree)
    return Finding("mitigations", OK, f"{active} (goes into results)" if active
                   else "not stated by this kernel")


def virtualisation(tree, machine):
    name = environment.virtualisation()
    if name == "none":
        return Finding("virtualisation", OK, "none")
    return Finding("virtualisation", WARNING, f"{name or 'not known'}: times may hold what a host "
                   "takes away",
                   "compare ratios measured side by side; measure times on bare metal")


def load(tree, machine):
    text = tree.text("/proc/loadavg")
    value = float(text.split()[0]) if text else 0.0
    if value <= machine.cpus / 2:
        return Finding("load", OK, f"{value:g} on {machine.cpus} CPUs")
    return Finding("load", WARNING, f"{value:g} on {machine.cpus} CPUs: others are running",
                   "wait until the machine is idle")


CHECKS = (clocksource, governor, mitigations, virtualisation, load)
