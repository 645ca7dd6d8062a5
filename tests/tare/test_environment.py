# SPDX-License-Identifier: GPL-2.0-only
"""The conditions of a machine, read from a /sys made for it."""

import pytest
from programs import write_files

from tare import environment

CPU = "sys/devices/system/cpu"


@pytest.fixture
def here(monkeypatch, tmp_path):
    """The folder that is taken for the root."""
    monkeypatch.setattr(environment, "HERE", environment.Tree(tmp_path))
    return tmp_path


def test_every_governor_in_use_is_named_once(here):
    assert environment.governor() is None
    write_files(here / CPU, {
        f"cpu{number}/cpufreq/scaling_governor": f"{text}\n" for number, text in
        enumerate(["performance", "performance", "powersave", "performance"])})
    assert environment.governor() == "performance, powersave"


def test_what_the_kernel_works_around(here):
    assert environment.mitigations() is None
    write_files(here / CPU, {"vulnerabilities/mds": "Vulnerable\n"})
    assert environment.mitigations() == "off"
    write_files(here / CPU, dict.fromkeys(("vulnerabilities/srbds", "vulnerabilities/l1tf"),
                                          "Mitigation: x\n"))
    assert environment.mitigations() == "l1tf, srbds"


def test_who_runs_a_vm_is_told_without_systemd(here, monkeypatch):
    """An emulator has no clock of KVM, and what is not known fills no cell of hardware."""
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(environment, "cpu_flags", lambda: ["sse", "hypervisor"])
    assert environment.virtualisation() == "hypervisor"
    write_files(here / "sys/devices/system/clocksource/clocksource0",
                {"available_clocksource": "tsc kvm-clock acpi_pm\n"})
    assert environment.virtualisation() == "kvm"
    monkeypatch.setattr(environment, "cpu_flags", lambda: ["sse"])
    assert environment.virtualisation() == "none"
