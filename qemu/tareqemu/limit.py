# SPDX-License-Identifier: GPL-2.0-only
"""How long a guest may take: wall time, less what its CPU waited for one of this host's."""

import contextlib
import re
import time
from pathlib import Path

# Wall time ends a guest after so many times its limit. At a load of 20 on two CPUs it has an
# eleventh of one; where it has less than a twentieth, waiting helps nobody.
MOST = 20
# Threads of QEMU that run a guest's CPUs, by `-name debug-threads=on`.
_VCPU = re.compile(r"(CPU \d+|ALL CPUs)/(KVM|TCG)")
# An event looks at what was waited not sooner after the last, s.
_PAUSE = 1


def waited(pid, took, proc=Path("/proc")):
    """Seconds of the TOOK since its start for which the QEMU PID kept its guest waiting for a CPU
    of this host.

    Those for which the guest's CPU could have run and had none; of several CPUs the longest, since
    they also wait at the same time. And of those in which it slept as many as the main loop had
    none: that runs the guest's timers, so the guest may have slept for that. 0 where the kernel
    does not tell it (CONFIG_SCHED_INFO).
    """
    cpus, loop = [(0, 0)], 0
    with contextlib.suppress(OSError):
        for task in (proc / str(pid) / "task").iterdir():
            with contextlib.suppress(OSError, ValueError):
                ran, without, *_ = map(int, (task / "schedstat").read_text().split())
                if _VCPU.match((task / "comm").read_text()):
                    cpus.append((without / 1e9, ran / 1e9))
                elif task.name == str(pid):
                    loop = without / 1e9
    without, ran = max(cpus)
    return without + min(loop, max(0, took - ran - without))


class Limit:
    """The time of one guest. All moments are of time.monotonic()."""

    def __init__(self, pid, seconds, begun, proc=Path("/proc")):
        self.seconds, self.waited = seconds, 0
        self._begun, self._looked = begun, begun
        self._until = begun + seconds
        self._where = pid, proc

    def left(self, now):
        """Seconds in which it cannot end; 0 or less: it has ended."""
        if now >= min(self._until, self._looked + _PAUSE):
            # a QEMU that has gone tells no more
            pid, proc = self._where
            self.waited = max(self.waited, waited(pid, now - self._begun, proc))
            self._looked = now
            self._until = self._begun + min(self.seconds + self.waited, MOST * self.seconds)
        return self._until - now

    def now(self):
        """left() of this moment."""
        return self.left(time.monotonic())

    def starved(self, now):
        """Whether it ended though the guest did not have its time."""
        return now < self._begun + (self.seconds + self.waited)

    def busy(self, now):
        """That the host was busy for most of the time, in words, or ""."""
        took = now - self._begun
        return "" if 2 * self.waited < took else (
            f"the guest waited {self.waited:.0f} of {took:.0f} s for a CPU: this host is busy")

    def ended(self, now):
        """Why it ended, in words."""
        busy = self.busy(now)
        if self.starved(now):
            return f"{busy}; --timeout SECONDS"
        return f"no end after {self.seconds:g} s" + (f" of its own; {busy}" if busy else "")

    def told(self, now):
        """How long it has lasted, and what is left at least."""
        return f"{now - self._begun:.0f} s; {max(0, self._until - now):.0f} s left"
