# SPDX-License-Identifier: GPL-2.0-only
"""latency's part of `tare bench`: what tracers and --over add, and peers on one machine."""

from tare.experiments.latency.bench import added, peers


def measure(document, _):
    """Add the measurements and tables to a result."""
    added.measure(document)
    added.measure_over(document)
    document["tables"].append(peers.table(document["warnings"]))
