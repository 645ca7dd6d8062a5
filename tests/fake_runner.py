# SPDX-License-Identifier: GPL-2.0-only
"""A machine runner that boots nothing: what it hands back is set by the test."""

import types
from dataclasses import dataclass, field
from pathlib import Path


class MachineError(Exception):
    exit_status = 2


@dataclass
class Outcome:
    verdict: str = "passed"
    reason: str = ""
    exit_status: int | None = 0
    stdout: bytes = b""
    stderr: bytes = b""
    out_dir: Path | None = None
    files: tuple = ()
    console: str = ""
    kernel_log: str = ""
    taint: int | None = 0
    accelerator: str = "tcg"
    accel_note: str = "as asked"
    exact: bool = False
    machine: str = "minimal-6.1"
    qemu_version: str = "7.2.22"
    kernel_release: str = "6.1.0-56-amd64"
    kernel_version: str = "#1 SMP"
    image_digest: str = "abc"
    cpu_model: str = "max"
    cpus: int = 1
    memory: str = "1G"
    seconds: float = 3.0
    boot_seconds: float | None = 2.9


@dataclass
class Runner:
    """Takes the place of tareqemu; `outcome` may be a function of (command, out_dir, exact)."""

    outcome: object = field(default_factory=Outcome)
    calls: list = field(default_factory=list)

    def module(self):
        made = types.ModuleType("tareqemu")
        made.MachineError = MachineError
        made.list_machines = lambda: [("minimal-6.1", "a machine")]
        made.run = self.run
        made.shell = lambda name, **options: 0
        return made

    def run(self, name, command, **options):
        self.calls.append((name, command, options))
        if isinstance(self.outcome, Exception):
            raise self.outcome
        made = self.outcome
        if callable(made):
            made = made(command, options.get("out_dir"), options.get("exact"))
        if options.get("on_stdout"):
            options["on_stdout"](made.stdout)
        return made
