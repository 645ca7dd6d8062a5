# SPDX-License-Identifier: GPL-2.0-only
"""latency's part of `tare bench`: what tracers and --over add, and peers on one machine."""

from tare.experiments.latency import bench_added, bench_over, bench_peers


def measure(document, _):
    """Add the measurements and tables to a result."""
    bench_added.measure(document)
    bench_over.measure(document)
    document["tables"].append(bench_peers.table(document["warnings"]))
