# SPDX-License-Identifier: GPL-2.0-only
"""A machine runner that boots nothing: what it hands back is set by the test."""

from dataclasses import dataclass, field

from tareqemu import results

_GIVEN = {"stdout": b"", "stderr": b"", "out_dir": None, "files": (), "console": "",
          "kernel_log": "", "taint": 0, "accelerator": "tcg", "accel_note": "as asked",
          "exact": False, "machine": "minimal-6.1", "qemu_version": "7.2.22",
          "kernel_release": "6.1.0-56-amd64", "kernel_version": "#1 SMP", "image_digest": "abc",
          "state": "", "start_note": "",
          "cpu_model": "max", "cpus": 1, "memory": "1G", "seconds": 3.0, "boot_seconds": 2.9}


def Outcome(verdict="passed", reason="", exit_status=0, **changes):
    """One of the runner's, which are made with every field."""
    return results.Outcome(verdict=verdict, reason=reason, exit_status=exit_status,
                           **_GIVEN | changes)


@dataclass
class Runner:
    """Its run() takes the place of tareqemu's; `outcome` may be an exception, or a function of
    (command, out_dir, exact)."""

    outcome: object = field(default_factory=Outcome)
    calls: list = field(default_factory=list)

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
