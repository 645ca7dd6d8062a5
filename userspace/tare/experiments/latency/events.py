# SPDX-License-Identifier: GPL-2.0-only
"""`tare latency wakeup|switch|timer`: what the kernel's events say beside user space."""

from dataclasses import dataclass

import numpy as np

from tare import result, stats
from tare.experiments.latency import instruments
from tare.experiments.latency.sample import entry
from tare.stats import Estimate


@dataclass(frozen=True)
class Kind:
    """What is run, in how many parts a call is told in user space, and who sees it.

    entries: {instrument: name of its entry}; asked_ns: what the body waits for on purpose.
    """

    body: str
    parts: int
    what: str
    used: tuple
    entries: dict
    asked_ns: int = 0


KINDS = {
    "wakeup": Kind("pingpong", 2, "from waking to running",
                   (instruments.ebpf("wakelat"),
                    instruments.lattap("syscalls=none command=crossings")),
                   {"wakelat": "all", "lattap": "waking to running"}),
    "switch": Kind("pingpong", 2, "between two switches of a CPU",
                   (instruments.ebpf("switchlat"),), {"switchlat": "all"}),
    "timer": Kind("timer", 1, "from a timer's expiry to the thread that it wakes",
                  (instruments.ebpf("timerlat"),
                   instruments.lattap("syscalls=none wakeups=N period_us=1000")),
                  {"timerlat": "woken thread", "lattap": "periodic thread"}, 100000),
}


def fill(document, samples, used, kind):
    asked = [f"beyond the {kind.asked_ns} ns asked for"] if kind.asked_ns else []
    document["measurements"].append(samples.bare(
        kind.body, kind.parts, kind.asked_ns, [f"1/{kind.parts} of a call", *asked]))
    seen = [_seen(samples, one.name, kind) for one in used if one.name != instruments.BARE.name]
    document["measurements"] += seen
    result.lead(document, plot=seen and seen[0]["bar"]["plot"],
                measurements=[entry["name"] for entry in seen])


def _seen(samples, instrument, kind):
    """Mean of what was seen. How much of what the instrument adds lies inside what it sees is
    not known: between nothing and all of it, which is the interval that is given.
    """
    bare = np.array(samples.user(instruments.BARE.name, kind.body))
    found = [entry(one.seen, kind.entries[instrument])
             for one in samples.runs[instrument, kind.body]]
    # a task that preempts who wakes it needs no second wake-up: events are counted, not assumed
    events = np.array([one["count"] for one in found]) / samples.observed
    adds = stats.median((np.array(samples.user(instrument, kind.body)) - bare) / events)
    raw = stats.median([one["sum"] / one["count"] for one in found])
    most = max(adds.high, 0)
    # of the three ends that it is made of, each may miss
    missed = (1 - raw.confidence) + (1 - adds.confidence) / 2
    net = Estimate(raw.value - most / 2, raw.low - most, raw.high, raw.samples,
                   max(1 - missed, 0.0))
    floor = stats.noise_floor(bare / kind.parts, 1)
    merged = found[len(found) // 2]
    return result.measurement(
        f"latency.{instrument}", "ns", raw, overhead=adds, net=net, floor=floor,
        below_floor=stats.below_floor(net, floor, samples.exact), better="lower",
        over=samples.over, samples=len(found),
        percentiles=merged["percentiles"], title=f"{kind.what}, by {instrument}",
        conditions=[f"{np.median(events):.2f} events a call",
                    "overhead: what the instrument adds to an event; none to all of it lies "
                    "inside the latency", "percentiles: raw, of the middle round"],
        bar=(kind.what.capitalize(), instrument),
        about={"what": "seen", "instrument": instrument, "body": kind.body})
