# SPDX-License-Identifier: GPL-2.0-only
"""What `tare latency` tells: of system calls from user space and from inside, of other events."""

from dataclasses import dataclass

import numpy as np

from tare import figures, result, samples, stats
from tare.experiments.latency import run
from tare.experiments.latency.run import entry

# `tare latency syscall`: system calls from user space and from inside, and whether they agree.
#
# The empty body of a user-space loop is an empty loop. The empty body of what measures between
# entry and exit is a call that the kernel does not have: it goes in and comes back.

NOTHING = "nosys"
# What a body calls, as instruments name it, and how many crossings that is.
BODIES = {NOTHING: ("syscall 511",), "getppid": ("getppid",), "read": ("read",),
          "pipe": ("write", "read")}
NUMBERS = "0,1,110,511"
ADDED = "Time with an instrument over time without"
INSTRUMENTS = (run.ebpf("syslat", f"-s {NUMBERS}"),
               run.lattap(f"syscalls={NUMBERS} command=crossings wakeups=N"))


def fill_syscalls(document, taken, used):
    """Measurements, and the table of terms, of what was sampled."""
    document["measurements"] += [taken.bare(body, bar=("From user space", body))
                                 for body in BODIES]
    for one in used:
        if one.name == run.BARE.name:
            continue
        for body in BODIES:
            document["measurements"] += [_seen(taken, one.name, body),
                                         added(taken, one.name, body)]
        document["tables"].append(_terms(taken, one.name))
    _lead(document)


def _lead(document):
    """How much longer a call takes with an instrument: what no instrument may hide."""
    adds = [entry for entry in document["measurements"]
            if entry["raw"] and entry["about"]["what"] == "added"]
    said = [f"{entry['about']['instrument']} makes {entry['about']['body']} take "
            f"{figures.estimate(entry['raw'], entry['interval_over'])} times as long"
            for entry in adds if entry["about"]["body"] == "getppid"]
    result.lead(document, plot=ADDED if adds else "From user space", sentence="; ".join(said),
                measurements=[entry["name"] for entry in adds])


def inside(taken, instrument, body):
    """ns from entry to exit in each round, all calls of the body together."""
    def ns(found):
        return found["min"] if taken.exact else found["sum"] / found["count"]

    return np.array([sum(ns(entry(one, name)) for name in BODIES[body])
                     for one in taken.seen[instrument, body]])


def _seen(taken, instrument, body):
    """What an instrument saw of a body, its own share subtracted; of nothing, only the raw."""
    nothing, words = (), {}
    conditions = ["what the instrument measures of a call without a kernel function: its own "
                  "overhead"]
    if body != NOTHING:
        nothing = len(BODIES[body]) * inside(taken, instrument, NOTHING)
        words = {"better": "lower", "bar": (f"By {instrument}", body)}
        # the least where nothing but interruptions makes calls differ
        conditions = [f"{'least' if taken.exact else 'mean'} from entry to exit; overhead: the "
                      "same of a call without a kernel function"]
    rows = run.rows(body, instrument, taken.calls, inside(taken, instrument, body), nothing)
    return samples.figure(rows, resolution=1, exact=taken.exact).measurement(
        f"latency.{instrument}.{body}", title=f"{body}, by {instrument}", conditions=conditions,
        about={"what": "seen", "instrument": instrument, "body": body}, **words)


def added(taken, instrument, body):
    """What an attached instrument makes of the body's time, as a ratio."""
    ratio = stats.paired_ratio(taken.user(instrument, body), taken.user(run.BARE.name, body))
    return result.measurement(
        f"latency.{instrument}.added.{body}", "ratio", ratio, better="lower", over=taken.over,
        samples=len(taken.seen[instrument, body]), title=f"{body} with {instrument} attached",
        conditions=["user-space time with the instrument over without, in turn"], detail=True,
        about={"what": "added", "instrument": instrument, "body": body},
        bar=(ADDED, f"{body}, {instrument}"))


def _terms(taken, instrument):
    """user = kernel net + entry and exit + what the instrument adds, each measured apart.

    An interruption inside a call is in both what was measured and what was seen, and a
    process that is slow is slow in all its terms: so rounds are compared, not medians.
    """
    bare, nothing = (np.array(taken.user(name, NOTHING)) for name in (run.BARE.name, instrument))
    adds, rows = np.median(nothing - bare), []
    for body in [body for body in BODIES if body != NOTHING]:
        calls, measured = len(BODIES[body]), np.array(taken.user(instrument, body))
        net = inside(taken, instrument, body) - calls * inside(taken, instrument, NOTHING)
        left, middle = stats.median(measured - net - calls * nothing), float(np.median(measured))
        rows.append([body, *(round(float(value), 2) for value in (
            np.median(net), calls * np.median(bare), calls * adds, middle, left.value)),
            *(figures.estimate(one.as_dict(), taken.over)
              for one in (left, left.scaled(100 / middle)))])
    return {"name": f"latency.terms.{instrument}",
            "title": f"Do the terms add up? ns a call, {instrument} attached",
            "columns": ["body", "kernel, net", "entry and exit", "instrument",
                        "user space measured", "residual", "with its interval",
                        "in % of user space"],
            "rows": rows,
            "notes": ["entry and exit: a call without a kernel function, nothing attached. "
                      "instrument: what it adds to that call. Medians over rounds.",
                      "Residual: median and interval over rounds; if the interval excludes 0, "
                      "a term of this size is missing"]}


# `tare latency wakeup|switch|timer`: what the kernel's events say beside user space.


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
                   (run.ebpf("wakelat", "--woken"),
                    run.lattap("syscalls=none command=crossings")),
                   {"wakelat": "woken", "lattap": "waking to running"}),
    "switch": Kind("pingpong", 2, "between two switches of a CPU",
                   (run.ebpf("switchlat"),), {"switchlat": "all"}),
    "timer": Kind("timer", 1, "from a timer's expiry to the thread that it wakes",
                  (run.ebpf("hrtimerlat"),
                   run.lattap("syscalls=none wakeups=N period_us=1000")),
                  {"hrtimerlat": "woken thread", "lattap": "periodic thread"}, 100000),
}


def fill_events(document, taken, used, kind):
    asked = [f"beyond the {kind.asked_ns} ns asked for"] if kind.asked_ns else []
    document["measurements"].append(taken.bare(
        kind.body, kind.parts, kind.asked_ns, [f"1/{kind.parts} of a call", *asked]))
    seen = [_seen_event(taken, one.name, kind) for one in used if one.name != run.BARE.name]
    document["measurements"] += seen
    result.lead(document, plot=seen and seen[0]["bar"]["plot"],
                measurements=[entry["name"] for entry in seen])


def _seen_event(taken, instrument, kind):
    """Mean of what was seen. How much of what the instrument adds lies inside what it sees is
    not known: between nothing and all of it, which is the interval that is given.
    """
    bare = np.array(taken.user(run.BARE.name, kind.body))
    found = [entry(one, kind.entries[instrument]) for one in taken.seen[instrument, kind.body]]
    # a task that preempts who wakes it needs no second wake-up: events are counted, not assumed
    events = np.array([one["count"] for one in found]) / taken.observed
    adds = stats.median((np.array(taken.user(instrument, kind.body)) - bare) / events)
    raw = stats.median([one["sum"] / one["count"] for one in found])
    most = max(adds.high, 0)
    # of the three ends that it is made of, each may miss
    missed = (1 - raw.confidence) + (1 - adds.confidence) / 2
    net = stats.Estimate(raw.value - most / 2, raw.low - most, raw.high, raw.samples,
                         max(1 - missed, 0.0))
    floor = stats.noise_floor(bare / kind.parts, 1)
    merged = found[len(found) // 2]
    return result.measurement(
        f"latency.{instrument}", "ns", raw, overhead=adds, net=net, floor=floor,
        below_floor=stats.below_floor(net, floor, taken.exact), better="lower",
        over=taken.over, samples=len(found),
        percentiles=merged["percentiles"], title=f"{kind.what}, by {instrument}",
        conditions=[f"{np.median(events):.2f} events a call",
                    "overhead: what the instrument adds to an event; none to all of it lies "
                    "inside the latency", "percentiles: raw, of the middle round"],
        bar=(kind.what.capitalize(), instrument),
        about={"what": "seen", "instrument": instrument, "body": kind.body})
