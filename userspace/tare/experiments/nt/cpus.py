# SPDX-License-Identifier: GPL-2.0-only
"""On how many CPUs something runs: what is started in a block inherits them."""

import os
from contextlib import contextmanager

WORDS = {1: "one CPU", 2: "two CPUs"}


def allowed():
    """The CPUs that this thread may use, the highest first, as the toolbox takes them."""
    return sorted(os.sched_getaffinity(0), reverse=True)


@contextmanager
def pinned(count):
    """What this thread starts in the block may use COUNT CPUs; yields them."""
    before = os.sched_getaffinity(0)
    taken = allowed()[:count]
    os.sched_setaffinity(0, taken)
    try:
        yield taken
    finally:
        os.sched_setaffinity(0, before)
