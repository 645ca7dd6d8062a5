# SPDX-License-Identifier: GPL-2.0-only
"""What disturbs times measured on this machine."""

from tare import environment
from tare.doctor.finding import OK, WARNING, Finding


def clocksource(tree, machine):
    name = tree.text("/sys/devices/system/clocksource/clocksource0/current_clocksource")
    if name in ("tsc", "arch_sys_counter"):
        return Finding("clocksource", OK, name)
    if name is None:
        return Finding("clocksource", WARNING, "not known")
    return Finding("clocksource", WARNING, f"{name}: reading the clock is slow",
                   "see the kernel log for why tsc was refused; clocksource=tsc tries it")


def governor(tree, machine):
    names = {path.read_text(encoding="ascii").strip() for path in
             tree.path("/sys/devices/system/cpu").glob("cpu[0-9]*/cpufreq/scaling_governor")}
    if not names:
        return Finding("governor", OK, "this kernel does not set frequencies")
    if names == {"performance"}:
        return Finding("governor", OK, "performance")
    return Finding("governor", WARNING, f"{', '.join(sorted(names))}: frequencies move while "
                                        "measuring", "cpupower frequency-set -g performance")


def mitigations(tree, machine):
    place = tree.path("/sys/devices/system/cpu/vulnerabilities")
    if not place.is_dir():
        return Finding("mitigations", OK, "not stated by this kernel")
    active = [path.name for path in sorted(place.iterdir())
              if path.read_text(encoding="ascii", errors="replace").startswith("Mitigation")]
    return Finding("mitigations", OK, f"{', '.join(active) or 'none active'} (goes into results)")


def virtualisation(tree, machine):
    name = environment.virtualisation()
    if name == "none":
        return Finding("virtualisation", OK, "none")
    return Finding("virtualisation", WARNING, f"{name}: times hold what the host takes away",
                   "compare ratios measured side by side; measure times on bare metal")


def load(tree, machine):
    text = tree.text("/proc/loadavg")
    value = float(text.split()[0]) if text else 0.0
    if value <= machine.cpus / 2:
        return Finding("load", OK, f"{value:g} on {machine.cpus} CPUs")
    return Finding("load", WARNING, f"{value:g} on {machine.cpus} CPUs: others are running",
                   "wait until the machine is idle")


CHECKS = (clocksource, governor, mitigations, virtualisation, load)
