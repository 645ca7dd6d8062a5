# SPDX-License-Identifier: GPL-2.0-only
"""The memcpy experiment: capture in the kernel, replay in user space, give a verdict."""

from tare.experiments import Experiment

EXPERIMENT = Experiment(
    name="memcpy",
    title="the kernel's memory copies: capture them, replay them, say whether a change is worth it",
    packages=("libjansson-dev",),
    programs=("memrecord",),
    helpers=("tapcost",),
    modules=("memtap",),
    patching=("memtap",),
    verbs="tare.experiments.memcpy.verbs:add_parser",
    reproduce="tare.experiments.memcpy.published.verbs",
    hardware="tare.experiments.memcpy.hardware",
    bench="tare.experiments.memcpy.bench:measure",
    bench_folders=("tests/memcpy/guest/bpf",),
    uninstalled=("bpfattach", "count.bpf.o"),
    doctor="tare.experiments.memcpy.doctor",
)
