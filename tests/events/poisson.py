# SPDX-License-Identifier: GPL-2.0-only
"""The times of an open loop, once more."""

import math


def numbers(state):
    """splitmix64."""
    while True:
        state = (state + 0x9e3779b97f4a7c15) % 2**64
        z = (state ^ state >> 30) * 0xbf58476d1ce4e5b9 % 2**64
        z = (z ^ z >> 27) * 0x94d049bb133111eb % 2**64
        yield z ^ z >> 31


def times(seed, rate):
    """When the first and only thread is meant to send, in ns from the beginning, without end."""
    at = 0.0
    for drawn in numbers(next(numbers(seed))):
        at -= math.log(((drawn >> 11) + 1) / 2**53) * 1e9 / rate
        yield int(at)
