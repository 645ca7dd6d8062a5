# SPDX-License-Identifier: GPL-2.0-only
"""Figures of floods and transfers."""

from tare import stats

PARTS = {
    "missed": "missed by the NIC", "errors": "bad frames",
    "driver_dropped": "dropped by the driver", "queue_dropped": "dropped at the queue",
    "stack_dropped": "dropped by the stack", "socket_dropped": "dropped at the socket",
    "received": "received",
}
PERCENTILES = (50, 90, 99, 99.9, 99.99)


def latency(floods):
    """{"p50": ns, ...} of the packets of a flood, or of a series, that arrived: the upper ends of
    their buckets.
    """
    buckets = sorted((high, count) for _, high, count in floods.latency)
    total = sum(count for _, count in buckets)
    return {f"p{p:g}": stats.bucket_at(p, buckets)[0] for p in PERCENTILES
            if stats.supported(p, total)}


def interrupts_per_packet(series):
    return series.interrupts / max(series.account.handled, 1)
