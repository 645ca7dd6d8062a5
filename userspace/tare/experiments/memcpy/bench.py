# SPDX-License-Identifier: GPL-2.0-only
"""memcpy's part of `tare bench`: the taps on each kernel, the replay's harness, the demo."""

from tare.experiments.memcpy import bench_demo, bench_replay, bench_taps
from tare.terminal import status


def measure(document, folder):
    """Add the measurements to a result; traces are left in FOLDER."""
    for kernel in bench_taps.KERNELS:
        with status(f"measuring the taps on {kernel}"):
            document["measurements"] += bench_taps.measure(kernel, folder / kernel)
    trace = folder / bench_taps.KERNELS[0] / "trace"
    document["measurements"].append(bench_replay.measure(trace))
    with status("measuring the demo's memory"):
        document["measurements"].append(bench_demo.measure(folder / "demo"))
