# SPDX-License-Identifier: GPL-2.0-only
"""`tare latency syscall`: system calls from user space and from inside, and whether they agree.

The empty body of a user-space loop is an empty loop. The empty body of what measures between
entry and exit is a call that the kernel does not have: it goes in and comes back.
"""

import numpy as np

from tare import figures, result, stats
from tare.experiments.latency import instruments
from tare.experiments.latency.sample import entry

NOTHING = "nosys"
# What a body calls, as instruments name it, and how many crossings that is.
BODIES = {NOTHING: ("syscall 511",), "getppid": ("getppid",), "read": ("read",),
          "pipe": ("write", "read")}
NUMBERS = "0,1,110,511"
INSTRUMENTS = (instruments.ebpf("syslat", f"-s {NUMBERS}"),
               instruments.lattap(f"syscalls={NUMBERS} command=crossings wakeups=N"))


def fill(document, samples, used):
    """Measurements, and the table of terms, of what was sampled."""
    for body in BODIES:
        document["measurements"].append(_user(samples, body))
    for one in used:
        if one.name == instruments.BARE.name:
            continue
        for body in BODIES:
            document["measurements"] += [_seen(samples, one.name, body),
                                         added(samples, one.name, body)]
            if body != NOTHING:
                document["measurements"].append(_left_over(samples, one.name, body))
        document["tables"].append(_terms(samples, one.name))


def _user(samples, body):
    taken = samples.taken[instruments.BARE.name, body]
    raw, empty = [one.raw for one in taken], [one.empty for one in taken]
    net, floor = stats.paired_net(raw, empty), stats.noise_floor(empty, 1 / samples.calls)
    return result.measurement(
        f"latency.user.{body}", "ns", stats.median(raw), overhead=stats.median(empty), net=net,
        floor=floor, below_floor=stats.below_floor(net, floor, samples.exact), better="lower",
        over=samples.over, samples=len(raw), title=f"{body}, from user space",
        bar=("From user space", body), conditions=["no instrument attached"])


def inside(samples, instrument, body, figure):
    """ns from entry to exit in each round, all calls of the body together.

    figure: "mean", or "least" where nothing but interruptions makes calls differ.
    """
    return [sum(_figure(entry(one.seen, name), figure) for name in BODIES[body])
            for one in samples.taken[instrument, body]]


def _figure(found, figure):
    return found["min"] if figure == "least" else found["sum"] / found["count"]


def _seen(samples, instrument, body):
    """What an instrument saw of a body, its own share subtracted; of nothing, only the raw."""
    figure = "least" if samples.exact else "mean"
    raw = inside(samples, instrument, body, figure)
    name, title = f"latency.{instrument}.{body}", f"{body}, by {instrument}"
    if body == NOTHING:
        return result.measurement(name, "ns", stats.median(raw), samples=len(raw), title=title,
                                  over=samples.over,
                                  conditions=["what the instrument measures of a call without "
                                              "a kernel function: its own overhead"])
    nothing = len(BODIES[body]) * np.array(inside(samples, instrument, NOTHING, figure))
    net, floor = stats.paired_net(raw, nothing), stats.noise_floor(nothing, 1)
    return result.measurement(
        name, "ns", stats.median(raw), overhead=stats.median(nothing), net=net, floor=floor,
        below_floor=stats.below_floor(net, floor, samples.exact), better="lower",
        over=samples.over, samples=len(raw), title=title,
        bar=(f"By {instrument}", body),
        conditions=[f"{figure} from entry to exit; overhead: the same of a call without a kernel "
                    "function"])


def added(samples, instrument, body):
    """What an attached instrument makes of the body's time, as a ratio."""
    ratio = stats.paired_ratio(samples.user(instrument, body),
                               samples.user(instruments.BARE.name, body))
    return result.measurement(
        f"latency.{instrument}.added.{body}", "ratio", ratio, better="lower", over=samples.over,
        samples=len(samples.taken[instrument, body]), title=f"{body} with {instrument} attached",
        conditions=["user-space time with the instrument over without, in turn"], detail=True)


def left_over(samples, instrument, body):
    """ns that no term explains, in each round: 0 where the terms add up.

    An interruption inside a call is in both what was measured and what was seen, and a
    process that is slow is slow in all its terms: so rounds are compared, not medians.
    """
    figure = "least" if samples.exact else "mean"
    calls = len(BODIES[body])
    nothing = np.array(samples.user(instrument, NOTHING))
    share = np.array(inside(samples, instrument, NOTHING, figure))
    net = np.array(inside(samples, instrument, body, figure)) - calls * share
    return np.array(samples.user(instrument, body)) - net - calls * nothing


def _left_over(samples, instrument, body):
    left = left_over(samples, instrument, body)
    return result.measurement(
        f"latency.{instrument}.left_over.{body}", "ns", stats.median(left), over=samples.over,
        samples=len(left), title=f"{body}, left over, by {instrument}",
        conditions=["user space, less kernel net, entry and exit and what the instrument adds; "
                    "0 if the terms add up"])


def _terms(samples, instrument):
    """user = kernel net + entry and exit + what the instrument adds, each measured apart."""
    bare, rows = instruments.BARE.name, []
    figure = "least" if samples.exact else "mean"
    crossing = _median(samples.user(bare, NOTHING))
    adds = _median(np.array(samples.user(instrument, NOTHING)) - samples.user(bare, NOTHING))
    nothing = np.array(inside(samples, instrument, NOTHING, figure))
    for body, calls in BODIES.items():
        if body == NOTHING:
            continue
        net = np.array(inside(samples, instrument, body, figure)) - len(calls) * nothing
        measured = np.array(samples.user(instrument, body))
        left = stats.median(left_over(samples, instrument, body))
        rows.append([body, *(round(value, 2) for value in (
            _median(net), len(calls) * crossing, len(calls) * adds, _median(measured),
            left.value)), *(figures.estimate(one.as_dict(), samples.over)
                            for one in (left, left.scaled(100 / _median(measured))))])
    return {"name": f"latency.terms.{instrument}",
            "title": f"Do the terms add up? ns a call, {instrument} attached",
            "columns": ["body", "kernel, net", "entry and exit", "instrument",
                        "user space measured", "left over", "with its interval",
                        "in % of user space"],
            "rows": rows,
            "notes": ["entry and exit: a call without a kernel function, nothing attached. "
                      "instrument: what it adds to that call. Medians over rounds.",
                      "left over: median and interval over rounds; if the interval excludes 0, a "
                      "term of this size is missing"]}


def _median(values):
    return float(np.median(values))
