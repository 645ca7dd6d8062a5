# SPDX-License-Identifier: GPL-2.0-only
"""Latency of crossings, wake-ups, switches and timers, and of the instruments that see them."""

from tare.experiments import Experiment

EXPERIMENT = Experiment(
    name="latency",
    title="system calls, wake-ups, switches and timers, and what the instruments add",
    packages=("libjansson-dev", "clang", "bpftool", "pkgconf", "libbpf-dev", "libelf-dev",
              "zlib1g-dev", "libzstd-dev", "libseccomp-dev"),
    check_packages=("strace",),
    bench_packages=("linux-perf", "strace", "libbpf-tools"),
    folders=("ebpf",),
    programs=("syslat", "wakelat", "switchlat", "hrtimerlat", "latread"),
    helpers=("libcmem", "crossings"),
    uninstalled=("emptypair",),
    modules=("lattap",),
    verbs="tare.experiments.latency.verbs:add_parser",
    bench="tare.experiments.latency.bench:measure",
    doctor="tare.experiments.latency.doctor",
)
