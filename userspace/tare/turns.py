# SPDX-License-Identifier: GPL-2.0-only
"""The order in which things are measured that will be compared."""


def order(things, number):
    """THINGS in the order of round NUMBER: forwards, in the next round backwards (A B, B A).

    So a steady drift adds as much to each of them.
    """
    return list(things) if number % 2 == 0 else list(things)[::-1]
