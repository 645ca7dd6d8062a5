# SPDX-License-Identifier: GPL-2.0-only
"""The numbers of userspace/lib/prng.h, once more."""


def numbers(state):
    """From this seed on, without end."""
    while True:
        state = (state + 0x9e3779b97f4a7c15) % 2**64
        z = (state ^ state >> 30) * 0xbf58476d1ce4e5b9 % 2**64
        z = (z ^ z >> 27) * 0x94d049bb133111eb % 2**64
        yield z ^ z >> 31
