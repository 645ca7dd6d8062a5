# SPDX-License-Identifier: GPL-2.0-only
"""The portable toolbox (userspace/timers): its raw samples as results."""

from tare.experiments import Experiment

EXPERIMENT = Experiment(
    name="timers",
    title="clocks, calls, memory, pipes, locks, switches: on Linux and Win32",
    check_packages=("gcc-mingw-w64-x86-64-win32", "wine64"),
    # the others' names are too plain for a PATH
    helpers=("time-timers",),
    reproduce="tare.experiments.timers.verbs",
    hardware="tare.experiments.timers.hardware",
    doctor="tare.experiments.timers.doctor",
)
