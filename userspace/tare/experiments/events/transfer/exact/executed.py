# SPDX-License-Identifier: GPL-2.0-only
"""Instructions that a server executes between its marks, by whom and for whom.

A plugin of QEMU counts them and adds none: the same boot with and without it is the same to the
last instruction (tests/events/test_transfer_exact.py). The kernel's own account of a task is off by
what it executes between the waking of the one that preempts it and the switch.
"""

from dataclasses import dataclass
from pathlib import Path

from tare import machine
from tare.errors import FormatError


@dataclass(frozen=True)
class Executed:
    """Of a request, by the server: instructions of each kind, syscall instructions, switches. And
    softirqs that threads of the kernel run, which may be for the server.
    """

    user: float
    kernel: float
    softirq: float
    interrupt: float
    calls: float
    switches: float
    threads: float

    @property
    def total(self):
        return self.user + self.kernel + self.softirq + self.interrupt


def plugin(name, report):
    """What counts in the machine NAME, and leaves lines for of_windows() in the file REPORT."""
    return f"{machine.tasks_plugin()},report={report},symbols={machine.symbols(name)}"


def report_of(path):
    """The lines of a plugin's report as tuples of numbers; FormatError."""
    *lines, last = Path(path).read_text(encoding="ascii").splitlines() or [""]
    if last != "end":
        raise FormatError(path, "is cut off: it does not end with `end`")
    return [tuple(map(int, line.split())) for line in lines]


def of_windows(lines, marks):
    """(Executed of each window) between MARKS, numbers of requests; LINES: an iterator.

    A line before and one after each mark are taken, so that what the mark takes is in none.
    """
    _, after = next(lines), next(lines)
    found = []
    for earlier, later in zip(marks, marks[1:], strict=False):
        before = next(lines)
        found.append(Executed(*((end - start) / (later - earlier)
                                for end, start in zip(before, after, strict=True))))
        after = next(lines)
    return tuple(found)
