# SPDX-License-Identifier: GPL-2.0-only
"""Instructions of the kernel, exact, by function and path of calls, in a machine."""

from tare.experiments import Experiment

EXPERIMENT = Experiment(
    name="exact",
    title="instructions by function and path of calls, exact to the last one, in a machine",
    check_packages=("binutils", "python3-protobuf", "python3-yaml", "valgrind"),
    helpers=("exactcalls", "exactrun"),
    verbs="tare.experiments.exact.verbs:add_parser",
    bench="tare.experiments.exact.bench:measure",
    doctor="tare.experiments.exact.doctor",
)
