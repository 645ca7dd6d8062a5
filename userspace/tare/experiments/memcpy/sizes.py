# SPDX-License-Identifier: GPL-2.0-only
"""Size classes of captures, and the octaves that reports draw."""

import numpy as np

EXACT_UP_TO = 4096
BUCKETS_AN_OCTAVE = 32


def bucket(sizes):
    """The class of each size: exact up to 4096 bytes, then 32 log-linear ones an octave.

    sizes: array of bytes, any shape. Returns (low, high), uint64 arrays of that shape.
    """
    sizes = np.asarray(sizes, dtype=np.uint64)
    low = sizes.copy()
    high = sizes.copy()
    large = sizes > EXACT_UP_TO
    if large.any():
        # frexp is exact for the octave only below 2**53, above any length a copy can have.
        octave = np.frexp(sizes[large].astype(np.float64))[1].astype(np.uint64) - np.uint64(1)
        width = np.left_shift(np.uint64(1), octave - np.uint64(5))
        start = sizes[large] & ~(width - np.uint64(1))
        low[large] = np.maximum(start, np.uint64(EXACT_UP_TO + 1))
        high[large] = start + width - np.uint64(1)
    return low, high


def octaves(largest):
    """Bins [(low, high)] in bytes that cover 0..largest: 0, 1, 2, 3-4, ... 65-128, ...

    Powers of two close a bin up to 4096 bytes, so that "at most 128" is an edge. Above,
    they open one, as the log-linear classes do.
    """
    bins = [(0, 0), (1, 1)]
    while bins[-1][1] < min(largest, EXACT_UP_TO):
        bins.append((bins[-1][1] + 1, bins[-1][1] * 2))
    edge = 2 * EXACT_UP_TO
    while bins[-1][1] < largest:
        bins.append((bins[-1][1] + 1, edge - 1))
        edge *= 2
    return bins
