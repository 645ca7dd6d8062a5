# SPDX-License-Identifier: GPL-2.0-only
"""An experiment that a test drops into a copy of the tree."""

from tare.experiments import Experiment

EXPERIMENT = Experiment(
    name="toy",
    title="nothing, for a test",
    packages=("libc6-dev",),
    programs=("toy-hello",),
    modules=("toy",),
    verbs="tare.experiments.toy.verbs:add_parser",
    reproduce="tare.experiments.toy.published",
    bench="tare.experiments.toy.verbs:measure",
    doctor="tare.experiments.toy.doctor",
)
