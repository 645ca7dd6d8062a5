# SPDX-License-Identifier: GPL-2.0-only
"""One NIC driver in the kernel and at user level: what arrives, and where the rest went."""

from tare.experiments import Experiment

EXPERIMENT = Experiment(
    name="driver",
    title="one NIC driver in the kernel and at user level: what arrives, and where the rest went",
    packages=("libjansson-dev", "liblwip-dev", "iproute2"),
    modules=("pcnet32irq",),
    verbs="tare.experiments.driver.verbs:add_parser",
    reproduce="tare.experiments.driver.published",
    hardware="tare.experiments.driver.hardware",
    bench="tare.experiments.driver.bench:measure",
    doctor="tare.experiments.driver.doctor",
)
