# SPDX-License-Identifier: GPL-2.0-only
"""What the drivers of 2009 want of hardware: what an exact machine takes for nothing."""

from tare.experiments.driver import published
from tare.reproduce import hardware
from tare.reproduce.hardware import Line, Step

# --crossing NS and --switch NS of `tare driver flood`
COSTS = (("latency.user.nosys", "driver-crossing"), ("latency.user.pingpong", "driver-switch"),
         ("latency.switchlat", "driver-switch"))
STEPS = (Step("driver-crossing", "entering and leaving the kernel", 30, ("latency", "syscall")),
         Step("driver-switch", "switches of tasks", 30, ("latency", "switch")))


def lines(_made):
    """Times of crossings, and of switches with their percentiles."""
    return [Line(name, (step,)) for name, step in COSTS]


def empty(_table, row, column):
    """Cards and their time are a machine's, not of hardware."""
    if column.startswith("2009"):
        return hardware.NOT_PUBLISHED
    if row == published.PACKETS:
        return "no load of ours stands for that of 2009, see the note"
    if "peak" in row:
        return "there is no peak in virtual time: all is of one sender"
    return "this design was not run by this amount, or not by TCP: see `tare driver`"
