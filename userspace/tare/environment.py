# SPDX-License-Identifier: GPL-2.0-only
"""Under which conditions a figure was measured: this machine's, or a capture's."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

_VULNERABILITIES = Path("/sys/devices/system/cpu/vulnerabilities")


def _text(path):
    """The contents of a small file, stripped; None where it is absent or not readable."""
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return None


def cpu_model():
    for line in (_text("/proc/cpuinfo") or "").splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine() or "unknown"


def cpu_flags():
    """The features of this CPU, as /proc/cpuinfo spells them."""
    return next((line.partition(":")[2].split() for line in
                 (_text("/proc/cpuinfo") or "").splitlines() if line.startswith("flags")), [])


def clocksource():
    return _text("/sys/devices/system/clocksource/clocksource0/current_clocksource")


def governor():
    """The frequency governors in use, or None where the kernel does not set frequencies."""
    found = {_text(path) for path in
             Path("/sys/devices/system/cpu").glob("cpu[0-9]*/cpufreq/scaling_governor")}
    return ", ".join(sorted(name for name in found if name)) or None


def mitigations():
    """The vulnerabilities that the kernel works around, by name; "off" where none is."""
    if not _VULNERABILITIES.is_dir():
        return None
    active = [path.name for path in sorted(_VULNERABILITIES.iterdir())
              if (_text(path) or "").startswith("Mitigation")]
    return ", ".join(active) or "off"


def virtualisation():
    """What this machine runs in: none, or a name as systemd-detect-virt --vm gives it."""
    if shutil.which("systemd-detect-virt"):
        answer = subprocess.run(["systemd-detect-virt", "--vm"], capture_output=True, text=True,
                                check=False).stdout.strip()
        if answer:
            return answer
    return "hypervisor" if "hypervisor" in cpu_flags() else "none"


def of_host():
    """The environment of a measurement on this machine."""
    return {"kernel": f"{platform.release()} {platform.version()}", "cpu_model": cpu_model(),
            "cpus": os.cpu_count(), "machine": "host", "accelerator": "none", "exact": False,
            "clocksource": clocksource(), "governor": governor(), "mitigations": mitigations(),
            "virtualisation": virtualisation(), "load": round(os.getloadavg()[0], 2)}


def host_facts():
    """The machine that ran a virtual machine or an analysis, for the `host` object."""
    return {"kernel": platform.release(), "cpu_model": cpu_model(), "cpus": os.cpu_count(),
            "virtualisation": virtualisation(), "load": round(os.getloadavg()[0], 2)}


def of_capture(header):
    """The environment that a capture was made in, from its header."""
    return {"kernel": header.text("kernel", "not stated"),
            "cpu_model": header.text("cpu", "not stated"), "cpus": header.number("cpus"),
            "machine": header.text("machine", "host"), "accelerator": header.accelerator,
            "exact": header.exact, "clock": header.text("clock"),
            "clock_hz": header.number("clock-hz"), "clocksource": header.text("clocksource"),
            "governor": header.text("governor"), "mitigations": header.text("mitigations"),
            "virtualisation": header.text("virtualisation"),
            "qemu_version": header.text("qemu"), "image_digest": header.text("image-digest"),
            "command": header.text("command")}
