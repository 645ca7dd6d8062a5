# SPDX-License-Identifier: GPL-2.0-only
"""The conditions under which a figure was measured: this machine's, or a capture's."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

_SYSTEM = "/sys/devices/system"
# clock sources that are read without leaving user space
FAST_CLOCKSOURCES = ("tsc", "kvm-clock", "arch_sys_counter")


class Tree:
    """A file system to look at: the machine's own, or one made for a test."""

    def __init__(self, root="/"):
        self.root = Path(root)

    def path(self, name):
        return self.root / name.lstrip("/")

    def text(self, name):
        """The contents of a file, stripped; None if it is absent or not readable."""
        try:
            return self.path(name).read_text(encoding="utf-8", errors="replace").strip()
        except OSError:
            return None

    def texts(self, pattern):
        """{path below the root: contents} of the files that match and can be read, ordered."""
        names = ("/" + str(path.relative_to(self.root))
                 for path in sorted(self.root.glob(pattern.lstrip("/"))))
        return {name: text for name in names if (text := self.text(name)) is not None}

    def exists(self, name):
        try:
            return self.path(name).exists()
        except OSError:
            return False


HERE = Tree()


def _of_cpu(key):
    """The value of KEY for the first CPU of /proc/cpuinfo, or None."""
    return next((line.partition(":")[2].strip() for line in
                 (HERE.text("/proc/cpuinfo") or "").splitlines() if line.startswith(key)), None)


def cpu_model():
    return _of_cpu("model name") or platform.machine() or "unknown"


def cpu_flags():
    """The features of this CPU, as /proc/cpuinfo spells them; none if it is not x86."""
    return (_of_cpu("flags") or "").split()


def clocksource():
    return HERE.text(f"{_SYSTEM}/clocksource/clocksource0/current_clocksource")


def governor():
    """The frequency governors in use, or None if the kernel does not set frequencies."""
    found = set(HERE.texts(f"{_SYSTEM}/cpu/cpu[0-9]*/cpufreq/scaling_governor").values())
    return ", ".join(sorted(filter(None, found))) or None


def mitigations():
    """The vulnerabilities that the kernel works around, by name; "off" if there are none.

    None if the kernel does not tell.
    """
    told = HERE.texts(f"{_SYSTEM}/cpu/vulnerabilities/*")
    active = [Path(name).name for name, text in told.items() if text.startswith("Mitigation")]
    return ", ".join(active) or "off" if told else None


def virtualisation():
    """The hypervisor under this machine, as systemd-detect-virt --vm names it, or "none"."""
    if shutil.which("systemd-detect-virt"):
        answer = subprocess.run(["systemd-detect-virt", "--vm"], capture_output=True, text=True,
                                check=False).stdout.strip()
        if answer:
            return answer
    # no emulator has a clock of KVM
    clocks = HERE.text(f"{_SYSTEM}/clocksource/clocksource0/available_clocksource") or ""
    return "none" if "hypervisor" not in cpu_flags() else (
        "kvm" if "kvm-clock" in clocks else "hypervisor")


def of_host():
    """The environment of a measurement on this machine."""
    return {"kernel": f"{platform.release()} {platform.version()}", "cpu_model": cpu_model(),
            "cpus": os.cpu_count(), "machine": "host", "accelerator": "none", "exact": False,
            "clocksource": clocksource(), "governor": governor(), "mitigations": mitigations(),
            "virtualisation": virtualisation(), "load": round(os.getloadavg()[0], 2)}


def host_facts():
    """The machine that ran a VM or an analysis, for the `host` object."""
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
