# SPDX-License-Identifier: GPL-2.0-only
"""The bytes that both ends know, as userspace/driver/probe/pattern.h says."""

from functools import cache

PERIOD = 65521


def pattern(size, run, sequence):
    """What pktsend puts behind a probe: userspace/driver/probe/pattern.h."""
    def after(state):
        return (state * 6364136223846793005 + 1442695040888963407) % 2 ** 64

    state, made = after(after(run << 32 | sequence)), b""
    while len(made) < size:
        state = after(state)
        made += (state >> 32).to_bytes(4, "big")
    return made[:size]


@cache
def period():
    return pattern(PERIOD, 0, 0)


def stream(size, position=0):
    """What pktsend sends by TCP, from this byte on."""
    begin = position % PERIOD
    return (period() * ((begin + size) // PERIOD + 1))[begin:begin + size]
