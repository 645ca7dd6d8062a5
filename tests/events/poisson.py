# SPDX-License-Identifier: GPL-2.0-only
"""The times of an open loop, once more."""

import math

from splitmix import numbers


def times(seed, rate):
    """When the first and only thread is meant to send, in ns from the beginning, without end."""
    at = 0.0
    for drawn in numbers(next(numbers(seed))):
        at -= math.log(((drawn >> 11) + 1) / 2**53) * 1e9 / rate
        yield int(at)
