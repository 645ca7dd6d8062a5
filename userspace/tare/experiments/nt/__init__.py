# SPDX-License-Identifier: GPL-2.0-only
"""NT's services in this process, in a server, in the kernel: what of the cost is crossing."""

from tare.experiments import Experiment

EXPERIMENT = Experiment(
    name="nt",
    title="NT's services in a process, a server, the kernel: calling, crossing, switching, waking",
    check_packages=("gcc-mingw-w64-x86-64-win32", "wine64"),
    helpers=("nt-cost", "nt-server", "testapi"),
    uninstalled=("nt-crowd",),
    modules=("ntobj",),
    verbs="tare.experiments.nt.verbs:add_parser",
    reproduce="tare.experiments.nt.published.verbs",
    hardware="tare.experiments.nt.hardware",
    bench="tare.experiments.nt.bench:measure",
    doctor="tare.experiments.nt.doctor",
)
