# SPDX-License-Identifier: GPL-2.0-only
"""Whether this machine is quiet enough for percentiles of latency.

Two things decide, both of the same run: a model is measured under two names, and the percentiles
of both must be the same (A/A); and others may have used little of the CPUs meanwhile. CPU a request
needs no such gate: what others use is not in it.
"""

import os
import resource
from dataclasses import dataclass

from tare import stats
from tare.environment import HERE

WANTED = (50, 90, 99, 99.9)
# Of all CPUs' time, what others may use
OTHERS = 0.05
# An interval of A/A that is wider than so many times its lower end says nothing.
WIDE = 1.5
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Ticks:
    """Of all CPUs since boot: not idle, and all; in ticks."""

    busy: int
    whole: int


def ticks(tree=HERE):
    """Ticks of now, of /proc/stat."""
    values = [int(word) for word in tree.text("/proc/stat").splitlines()[0].split()[1:9]]
    return Ticks(sum(values) - values[3] - values[4], sum(values))


def own_seconds():
    """CPU time of this process and of what it has started and waited for."""
    return sum(used.ru_utime + used.ru_stime for used in
               map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))


class Others:
    """Measures what others use between its making and `share`."""

    def __init__(self, tree=HERE, own=own_seconds):
        self.tree, self.before, self.own, self.own_before = tree, ticks(tree), own, own()

    def share(self):
        """Of all CPUs' time since, the part that neither was idle nor our own."""
        now = ticks(self.tree)
        whole = now.whole - self.before.whole
        if not whole:
            return 0.0
        own = (self.own() - self.own_before) * _TICKS
        return (now.busy - self.before.busy - own) / whole


def percentile(latency, wanted):
    """ns: the middle of the bucket that it lies in; None where too few samples lie beyond it."""
    if not stats.supported(wanted, latency["count"]):
        return None
    low, high, _ = stats.bucket_at(wanted, latency["buckets"])
    return (low + high) / 2


def of_runs(runs, wanted):
    """A percentile of each Run; None where any has too few samples."""
    found = [percentile(run.client["latency"], wanted) for run in runs]
    return None if None in found else found


def refused(this, that, others):
    """{percentile: why it is not printed}. this, that: Runs of the same model under two names."""
    return {wanted: why for wanted in WANTED if (why := _why(this, that, others, wanted))}


def _why(this, that, others, wanted):
    name = f"p{wanted:g}"
    if others > OTHERS:
        return (f"others used {100 * others:.0f} % of the CPUs meanwhile, more than "
                f"{100 * OTHERS:g} %")
    found = [of_runs(runs, wanted) for runs in (this, that)]
    if None in found:
        return f"{name} needs {stats.BEYOND / (1 - wanted / 100):,.0f} requests of each process"
    ratio = stats.paired_ratio(*found)
    if ratio is None or ratio.confidence < stats.CONFIDENCE:
        return f"{len(this)} processes of the same model are too few to tell noise"
    if not ratio.low <= 1 <= ratio.high:
        return (f"{name} of the same model differs under two names: {ratio.value:.3g} "
                f"[{ratio.low:.3g}, {ratio.high:.3g}] times")
    if ratio.high > WIDE * ratio.low:
        return (f"{name} of the same model varies from {ratio.low:.3g} to {ratio.high:.3g} times "
                "itself")
    return ""
