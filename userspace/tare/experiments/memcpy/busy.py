# SPDX-License-Identifier: GPL-2.0-only
"""The replay beside busy neighbours: how wide its intervals are, and whether they hold.

Each routine is replayed twice in the same rounds, under two names: what it would save against
itself is nothing.
"""

import contextlib
import subprocess
import sys

from tare import result, stats, terminal
from tare.errors import CannotHere
from tare.experiments.memcpy.calls import choose, prepare, read
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.replay import figures, run

LOAD = 20
# a loop ends by itself, too
SECONDS = 1800
_LOOP = f"import time\nend = time.monotonic() + {SECONDS}\nwhile time.monotonic() < end: pass"

# of the demo's, those that every CPU with AVX2 has: three ranges of sizes make 30 pairs
ROUTINES = ("rep_movsl", "rep_movsb", "rep_movsq", "kernel", "mmx_prefetch", "sse2", "sse2_nt",
            "avx2", "libc", "c_loop")
SUBSETS = Subset(), Subset(high=128), Subset(low=129)
WIDTH_GOAL, MISSED_GOAL = 10, 4


@contextlib.contextmanager
def neighbours(count=LOAD):
    """So many busy loops, for as long as the block runs."""
    with contextlib.ExitStack() as running:
        for _ in range(count):
            one = running.enter_context(subprocess.Popen([sys.executable, "-c", _LOOP]))
            running.callback(one.kill)
        yield


def pairs(path, repeat=run.Repeat()):
    """{(subset, routine): {estimator: ratio of its nets to those of itself}}, None where there is
    none, and {(subset, routine): half-width of the ratio to the other name's, in percent}."""
    source, found = read.read(path), {}
    words = ",".join(word for name in ROUTINES for word in (name, f"{name}+"))
    for subset in SUBSETS:
        raw = run.here(prepare.Preparation(source, choose.Choice(subset)),
                       [f"--implementations={words}"], repeat)
        by = figures.subtract(raw, "memreplay", unit="ns", subset=subset,
                              baselines=ROUTINES[:1]).by
        for name in ROUTINES:
            found[subset, name] = {one: (times.nets, times.raws) for one, times in by.items()}
    return found
