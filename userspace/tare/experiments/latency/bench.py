# SPDX-License-Identifier: GPL-2.0-only
"""latency's part of `tare bench`: what tracers add to a system call, and peers on one machine."""

from tare.experiments.latency import bench_added, bench_peers


def measure(document, _):
    """Add the measurements and tables to a result."""
    bench_added.measure(document)
    document["tables"].append(bench_peers.table(document["warnings"]))
