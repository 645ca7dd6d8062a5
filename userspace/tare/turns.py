# SPDX-License-Identifier: GPL-2.0-only
"""In which order things are measured that are compared."""


def order(things, number):
    """THINGS as round NUMBER takes them: forwards, in the next round backwards (A B, B A).

    So what drifts steadily adds as much to each of them.
    """
    return list(things) if number % 2 == 0 else list(things)[::-1]
