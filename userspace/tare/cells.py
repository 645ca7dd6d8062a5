# SPDX-License-Identifier: GPL-2.0-only
"""Buckets put together into as many cells as a plot has room for."""

from itertools import accumulate

BARS = 48


def few(bins):
    """BINS of a distribution as they are, or put together if they are more than BARS.

    Buckets are log-linear, 32 an octave (kmod/include/uapi/tare/buckets.h). A cell is a whole
    number of buckets; an octave has as many cells as give at most BARS in all, and empty cells fill
    the gaps. Bins with sums are octaves of sizes, which are few, and stay.
    """
    if any("sum" in one for one in bins) or (len(bins) <= BARS and not _gaps(bins)):
        return bins
    for per_octave in (32, 16, 8, 4, 2, 1):
        cells = _cells(bins, per_octave)
        if len(cells) <= BARS:
            break
    return cells


def shares(bins, key):
    """[(percent of the whole that a bin has, percent up to it)] by counts or sums."""
    values = [one.get(key) or 0 for one in bins]
    whole = sum(values) or 1
    return [(100 * value / whole, 100 * below / whole)
            for value, below in zip(values, accumulate(values), strict=True)]


def _gaps(bins):
    return any(one["high"] + 1 != other["low"] for one, other in zip(bins, bins[1:], strict=False))


def _cells(bins, per_octave):
    counts = {}
    for one in bins:
        cell = _cell(one["low"], per_octave)
        counts[cell] = counts.get(cell, 0) + one["count"]
    cells, (at, last) = [], (min(counts), max(counts))
    while at <= last:
        cells.append({"low": at[0], "high": at[1], "count": counts.get(at, 0)})
        at = _cell(at[1] + 1, per_octave)
    return cells


def _cell(value, per_octave):
    """(lowest, highest) value of the cell that holds a value."""
    if not value:
        return 0, 0
    octave = 1 << (value.bit_length() - 1)
    width = max(1, octave // per_octave)
    low = value - (value - octave) % width
    return low, low + width - 1
