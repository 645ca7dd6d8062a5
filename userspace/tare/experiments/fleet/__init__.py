# SPDX-License-Identifier: GPL-2.0-only
"""Captures of many machines: kept, asked, judged."""

from tare.experiments import Experiment

EXPERIMENT = Experiment(
    name="fleet",
    title="captures of many machines: kept as Parquet, asked in SQL, with the spread between hosts",
    check_packages=("ansible-core", "openssh-client", "python3-prometheus-client",
                    "python3-protobuf"),
    verbs="tare.experiments.fleet.verbs:add_parser",
    bench="tare.experiments.fleet.bench:measure",
)
