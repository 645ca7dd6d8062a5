# SPDX-License-Identifier: GPL-2.0-only
"""Classes of latencies as the buckets of a histogram of Prometheus.

Histograms of hosts can be added only where each has the same bounds, so these are fixed: those of
the tools' own classes (kmod/include/uapi/tare/buckets.h), or fewer. A bound that is missing counts
as 0 in a sum over hosts. So below the least value none is needed, but all above the greatest.
"""

# classes an octave that the tools have
FINEST = 32
# from here on an octave is one class: 17 s, where the unit is ns; and the tools' last one ends
_COARSE, _LAST = 34, 40


def bounds(per_octave):
    """The highest value of each class, ascending. per_octave: a power of two."""
    found = list(range(per_octave))
    for octave in range(per_octave.bit_length() - 1, _LAST):
        classes = per_octave if octave < _COARSE else 1
        found += [2 ** octave + 2 ** octave * number // classes - 1
                  for number in range(1, classes + 1)]
    return found


def cumulative(classes, per_octave=FINEST):
    """[(bound, values up to it)] of CLASSES [(low, high, count)], from the last bound with none."""
    left = sorted(((high, count) for _, high, count in classes), reverse=True)
    found, below = [], 0
    for bound in bounds(per_octave):
        while left and left[-1][0] <= bound:
            below += left.pop()[1]
        # where the first class with values begins
        if not below:
            found.clear()
        found.append((bound, below))
    return found


def count(classes):
    return sum(number for _, _, number in classes)


def total(classes):
    """The values' sum, were each in the middle of its class."""
    return sum((low + high) / 2 * number for low, high, number in classes)
