# SPDX-License-Identifier: GPL-2.0-only
"""Captures made by formula, so that every figure a reader prints is known beforehand."""

import numpy as np
from make_trace import CONTEXTS, RECORD, write_profile, write_trace

# what a plugin of QEMU adds to a profile
OBSERVED = """\
observed clear_page call 3 12288 get_page_from_freelist+0xe1f/0x11b0
observed memcpy call 4 400 kstrdup+0x40/0x60
observed inlined-copy rep 2 9000 copy_page_from_iter_atomic+0x4cf/0x630
observed-size clear_page task 4096 4096 3 12288
observed-size memcpy task 100 100 3 300
observed-size memcpy softirq 100 100 1 100
observed-size inlined-copy task 4480 4607 2 9000
observed-align clear_page 0 - 3
observed-align memcpy 1 2 4
observed-align inlined-copy 63 0 2
observed-unnamed 5 70
"""
# 2 % of all that is executed, and 0.4 % where what rep repeats counts once
EXECUTED = """\
observed-executed all 5000 5000
observed-executed memcpy 20 180
observed-executed memset 100 400
"""


def records(calls=1000, seed=1, functions=(0, 1, 2, 3)):
    """A trace's records: mixed sizes, most of them small, in time order."""
    random = np.random.default_rng(seed)
    made = np.zeros(calls, dtype=RECORD)
    made["tsc"] = np.cumsum(random.integers(1, 1000, calls))
    made["dst"] = 0xFFFF888000000000 + random.integers(0, 1 << 24, calls).astype(np.uint64)
    made["src"] = 0xFFFF888100000000 + random.integers(0, 1 << 24, calls).astype(np.uint64)
    made["len"] = np.where(random.random(calls) < 0.9, random.integers(0, 129, calls),
                           random.integers(129, 70000, calls))
    made["caller"] = random.choice([-4096, 64, 128, 70000], calls)
    made["pid"], made["cpu"] = 1, random.integers(0, 2, calls)
    made["func"] = random.choice(functions, calls)
    made["ctx"] = random.choice(len(CONTEXTS), calls, p=[0.9, 0.06, 0.03, 0.01])
    made["src"][made["func"] == 2] = 0
    return made


def trace(path, made=None, keys=None, lost=0):
    return write_trace(path, records() if made is None else made, keys, lost)


def profile(path, made=None, keys=None, extra=(), lost=0):
    return write_profile(path, records() if made is None else made, keys, extra, lost)


def uniform(calls, size, function=0):
    """CALLS calls of one size."""
    made = records(calls)
    made["len"], made["func"], made["ctx"] = size, function, 0
    return made
