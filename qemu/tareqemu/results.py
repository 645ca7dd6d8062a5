# SPDX-License-Identifier: GPL-2.0-only
"""What a run hands back."""

import dataclasses
import re
from pathlib import Path

from . import verdict

_STAMP = re.compile(r"^\[ *[\d.]+\] ")
_ESCAPED = re.compile(r"\\x([0-9a-f]{2})")


@dataclasses.dataclass(frozen=True, kw_only=True)
class Outcome:
    """How a run ended, what came out of it, and under which conditions."""

    verdict: str  # one of those in verdict.py
    reason: str  # one line; empty if passed
    exit_status: int | None  # of the command; negative: the signal; None: never ended
    stdout: bytes = dataclasses.field(repr=False)
    stderr: bytes = dataclasses.field(repr=False)
    out_dir: Path | None  # where the files of the guest's /out are
    files: tuple  # their names below out_dir
    console: str = dataclasses.field(repr=False)  # the serial console: warnings, panics
    kernel_log: str = dataclasses.field(repr=False)  # all of it; empty if the guest did not end
    taint: int | None  # /proc/sys/kernel/tainted at the end
    accelerator: str  # kvm or tcg
    accel_note: str  # why this one
    exact: bool
    repeatable: bool = False  # counts of several CPUs, of which most are the same in every run
    machine: str  # minimal-6.1
    qemu_version: str
    kernel_release: str  # uname -r
    kernel_version: str  # uname -v
    image_digest: str  # of kernel and initramfs, and of the disk if there is one
    state: str  # digest of the memory of the saved state from which it was restored; "": booted
    start_note: str  # why it was booted
    cpu_model: str  # QEMU's -cpu
    cpus: int
    memory: str
    seconds: float  # wall clock, QEMU's start to its end
    boot_seconds: float | None  # wall clock, QEMU's start to the command's

    @property
    def passed(self):
        return self.verdict == verdict.PASSED

    @property
    def start(self):
        """How the guest came to its command."""
        return "restored" if self.state else "booted"

    @property
    def panic(self):
        """Why the kernel panicked, or None."""
        return verdict.panic(self.console)

    @property
    def complaints(self):
        """The lines in which the kernel complains about itself, without their time."""
        return [_STAMP.sub("", line) for line in
                verdict.splats(self.kernel_log) or verdict.splats(self.console)]


def kernel_log(kmsg):
    """The records of /dev/kmsg as dmesg prints them: [    1.234567] text."""
    lines = []
    for record in kmsg.splitlines():
        head, found, text = record.partition(";")
        # a record's further lines are its device properties; dmesg leaves them out too
        if not found or record.startswith(" "):
            continue
        microseconds = int(head.split(",")[2])
        text = _ESCAPED.sub(lambda hit: chr(int(hit[1], 16)), text)
        stamp = f"[{microseconds // 1000000:5}.{microseconds % 1000000:06}]"
        lines += [f"{stamp} {line}" for line in text.split("\n")]
    return "".join(line + "\n" for line in lines)
