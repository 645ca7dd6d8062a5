# SPDX-License-Identifier: GPL-2.0-only
"""What floods in virtual time say: curves over the instructions that the CPU has for a packet."""

import math

import numpy as np

from tare import machine, published, result, stats
from tare.experiments.driver import designs, figures, hub, paced

DEFAULT = ("kernel-queue", "kernel-napi-queue", "kernel-napi", "user-direct", "user-queued")
RATE, COUNT = 200_000, 20_000
RATES = (50_000, 100_000, 200_000, 400_000, 800_000)
ROWS = ("card",)
# those that differ in queueing alone, and those of which 2009's table has figures
PAIRS = (("kernel-napi-queue", "kernel-napi"), ("user-queued", "user-direct"))
PLACES = ("In the kernel", "at user level")
# (what differs, the one, the other): one thing each
STEPS = (("queueing, in the kernel", *PAIRS[0]), ("queueing, at user level", *PAIRS[1]),
         ("interrupts instead of polling", "kernel-queue", "kernel-napi-queue"),
         ("the driver at user level, below the kernel's stack", "user-tap", "kernel-queue"),
         ("the driver at user level, below lwIP", "user-direct", "kernel-lwip"),
         ("lwIP above the kernel's driver", "kernel-lwip", "kernel-queue"),
         ("lwIP above the user-level driver", "user-direct", "user-tap"))
KERNEL_2009, USER_2009 = "kernel-queue", "user-direct"
COLUMNS_2009 = ("in_kernel", "user_level")
SOURCE = "pcnet32 in GNU Mach and at user level on the Hurd, 2009"
CYCLES_2009 = 2.4e9 * 30 / 1e6  # of a Core 2 Duo of 2.4 GHz, a packet: 1,000,000 in 30 s
# Of the packets offered. At a load at which nobody loses as much, nothing can be told; a difference
# of less is none.
LOSS = 0.01
OF_ONE_BOOT = ("instructions a packet rest on one boot, and their overhead on one flood of it, to "
               "an unused address")


def measure(variants, accesses, rates, count, kernel, rounds=1, floods=paced.FLOODS):
    """The result document of floods at these rates, in each row of accesses."""
    loads = [paced.Load.of(rate, count) for rate in rates]
    found, outcome = paced.take(variants, accesses, loads, kernel, rounds, floods)
    made = machine.document("driver.flood", outcome, wire="hub")
    fill(made, found)
    return made


def by_access(floods):
    """{access: {(variant, load): Series}} of {(access, variant, load): Series}."""
    found = {}
    for (access, name, load), series in floods.items():
        found.setdefault(access, {})[name, load] = series
    return found


def fill(made, floods):
    """floods: {(access, variant, load): Series}."""
    for (access, name, load), series in floods.items():
        made["measurements"] += _measurements(access, name, load, series)
    for access, rows in by_access(floods).items():
        made["tables"] += [_where(access, rows), _latencies(access, rows)]
        made["distributions"].append(_curves(access, rows))
    for why in dict.fromkeys(series.untold for series in floods.values() if series.untold):
        made["warnings"].append(f"instructions a packet were not measured: {why}")
    made["tables"] += [*_steps(floods), _beside_2009(floods)]
    made["verdict"] = answer(floods)
    result.lead(made, plot=made["distributions"][0]["name"])


def _about(access, name, load, **more):
    return {"what": "flood", "access": access, "design": name,
            "instructions_per_packet": round(load.interval, 3), **more}


def _measurements(access, name, load, series):
    prefix = f"driver.flood.{access}.{name}.{round(load.interval)}"
    conditions = [hub.ACCESSES[access].title, f"{load.interval:g} instructions between packets",
                  "each packet comes at a random moment of its part of the time; the moments "
                  f"repeat after {load.cards} packets"]
    account = series.account
    parts = {part: getattr(account, part) for part in figures.PARTS}
    found = [
        result.measurement(
            f"{prefix}.received", "% of packets offered", series.share.scaled(100),
            better="higher", over=result.ARRIVALS, samples=account.sent,
            title=f"packets received, {designs.title(name)}", detail=True, conditions=conditions,
            about=_about(access, name, load, offered=account.sent, **parts))]
    if series.overhead is not None:
        net = series.instructions
        found.append(result.measurement(
            f"{prefix}.instructions", "instructions", net.shifted(series.overhead),
            overhead=stats.exact(series.overhead), net=net, over=result.ARRIVALS,
            title=f"instructions for each packet offered, {designs.title(name)}",
            better="lower", detail=True, conditions=[*conditions, OF_ONE_BOOT],
            about=_about(access, name, load, offered=account.sent)))
    middles = [figures.latency(flood)["p50"] for flood in series.floods if flood.latency]
    if middles:
        found.append(result.measurement(
            f"{prefix}.latency", "ns", stats.median(middles), better="lower",
            over=result.ARRIVALS, title=f"latency in virtual time, {designs.title(name)}",
            percentiles=figures.latency(series), samples=account.received, detail=True,
            conditions=[*conditions, "from the moment at which the card's timer fires",
                        "the value is the median of the floods' p50; p50 is over all packets"],
            about=_about(access, name, load, offered=account.sent)))
    return found


def _ordered(rows):
    """By load, from much time for a packet to little, then as asked."""
    return sorted(rows.items(), key=lambda entry: -entry[0][1].interval)


def _where(access, rows):
    used = [part for part in figures.PARTS
            if any(getattr(flood.account, part) for flood in rows.values())]
    return {
        "name": f"driver.flood.where.{access}",
        "title": f"Where the packets went; {hub.ACCESSES[access].title}",
        "columns": ["design", "instructions between packets", "packets a second",
                    "received, %", "from", "to", "sent",
                    *(figures.PARTS[part] for part in used), "instructions a packet",
                    "interrupts a packet"],
        "rows": [[designs.title(name), round(load.interval, 1), round(1e9 / load.interval),
                  *_percent(series.share), series.account.sent,
                  *(getattr(series.account, part) for part in used),
                  None if series.overhead is None else round(series.instructions.value, 1),
                  round(figures.interrupts_per_packet(series), 3)]
                 for (name, load), series in _ordered(rows)],
        "notes": [_of_floods(rows.values()),
                  "Every packet is counted once, and each boot gives the same counts. Counts "
                  "are sums over all floods.",
                  "Instructions are path lengths: a nanosecond of virtual time each, without "
                  f"caches; for each packet offered. {OF_ONE_BOOT.capitalize()}. "
                  "Interrupts are for each packet that the driver took from the ring."]}


def _percent(estimate):
    """Value and ends of a share."""
    return [round(100 * part, 2) for part in (estimate.value, estimate.low, estimate.high)]


def _of_floods(every):
    """What an interval over floods holds for."""
    estimate = min((series.share for series in every), key=lambda one: one.samples)
    if not estimate.confidence:
        return "One flood each: from and to are no interval."
    return (f"{estimate.samples} floods each, with other random arrival times: the median; from "
            f"and to are the ends of its {100 * estimate.confidence:.3g} % interval.")


def _latencies(access, rows):
    lines = []
    for (name, load), series in _ordered(rows):
        found = figures.latency(series)
        lines.append([designs.title(name), round(load.interval, 1),
                      *(round(found[f"p{p:g}"] / 1000, 1) if f"p{p:g}" in found else None
                        for p in figures.PERCENTILES)])
    return {"name": f"driver.flood.latencies.{access}",
            "title": "Latency of the packets that arrived, thousands of instructions; "
                     + hub.ACCESSES[access].title,
            "columns": ["design", "instructions between packets",
                        *(f"p{p:g}" for p in figures.PERCENTILES)], "rows": lines}


def _curves(access, rows):
    def point(load, series):
        return {"x": round(load.interval, 3), **series.share.scaled(100).as_dict()}

    return {"name": f"driver.flood.curves.{access}", "unit": "% of packets offered",
            "title": f"Packets received; {hub.ACCESSES[access].title}",
            "about": {"access": access}, "x": "instructions between packets",
            "interval_over": result.ARRIVALS,
            "curves": [{"name": name, "points": [point(load, series) for (of, load), series
                                                 in reversed(_ordered(rows)) if of == name]}
                       for name in dict.fromkeys(name for name, _ in rows)]}


def crossing(points, wanted):
    """Where a curve [(x, y)] first takes the value, between two points of it; None: nowhere.

    On a logarithmic axis of x, along which rates were chosen.
    """
    ordered = sorted(points)
    for (x, y), (next_x, next_y) in zip(ordered, ordered[1:]):
        if min(y, next_y) <= wanted <= max(y, next_y) and y != next_y:
            part = (wanted - y) / (next_y - y)
            return math.exp(math.log(x) + part * (math.log(next_x) - math.log(x)))
    return None


def value_at(points, x):
    """What a curve [(x, y)] has at this x, on the same axis; None outside, and of no points."""
    if not points:
        return None
    places, values = zip(*sorted(points))
    if not places[0] <= x <= places[-1]:
        return None
    return float(np.interp(math.log(x), np.log(places), values))


def _change(one, other):
    """How much more of the packets offered the one received; the packets of the floods of the same
    number came at the same moments.
    """
    return stats.paired_net(one.shares, other.shares)


def _loses(*pair):
    """Whether one of the two loses packets, without which nothing can be told of them."""
    return min(series.account.share for series in pair) <= 1 - LOSS


def _steps(floods):
    """What one change does, where both designs were taken and one of them loses packets."""
    rows = []
    for access, load in dict.fromkeys((access, load) for access, _, load in floods):
        for what, one, other in STEPS:
            pair = [floods.get((access, name, load)) for name in (one, other)]
            if None in pair or not _loses(*pair):
                continue
            rows.append([access, round(load.interval, 1), what, f"{one} / {other}",
                         *(round(100 * series.share.value, 2) for series in pair),
                         *_percent(_change(*pair))])
    if rows:
        yield {"name": "driver.flood.steps",
               "title": "What one change does to packets received, % of those offered",
               "columns": ["access", "instructions between packets", "change", "designs",
                           "with it", "without it", "difference", "from", "to"], "rows": rows,
               "notes": [_of_floods(floods.values()),
                         "Loads at which one of the two loses 1 % or more. The difference is "
                         "taken flood by flood, with packets at the same moments."]}


def shares_2009():
    """Of the packets offered, what was received in 2009: in the kernel, at user level."""
    row = published.row("driver_pcnet32.csv", measure="packets received")
    return [float(row[column]) / 1e6 for column in COLUMNS_2009]


def _beside_2009(floods):
    """The point that was published, on the axis of ours."""
    def line(what, interval, kernel, user):
        return [what, interval, round(100 * kernel, 2), round(100 * user, 2),
                round(user / kernel, 3)]

    then = shares_2009()
    rows = [line("2009", CYCLES_2009, *then)]
    for access, series in by_access(floods).items():
        ours = {load: [series[name, load].account.share for name in (KERNEL_2009, USER_2009)]
                for load in dict.fromkeys(load for _, load in series)
                if (USER_2009, load) in series and (KERNEL_2009, load) in series}
        ours = {load: both for load, both in ours.items() if both[0]}
        rows += [line(access, round(load.interval, 1), *both) for load, both
                 in sorted(ours.items(), key=lambda entry: -entry[0].interval)]
        for text, of in (("in kernel as much as 2009", lambda kernel, user: kernel),
                         ("user level over kernel as 2009", lambda kernel, user: user / kernel)):
            at = crossing([(load.interval, of(*both)) for load, both in ours.items()], of(*then))
            rows.append([f"{access}: {text}", round(at) if at else None, None, None, None])
    return {
        "name": "driver.flood.published", "title": "2009 on the same axis",
        "columns": ["", "cycles (2009), instructions (ours) between packets",
                    f"{KERNEL_2009} received, %", f"{USER_2009} received, %",
                    "user level over kernel"], "rows": rows,
        "notes": ["2009: 33,333 packets a second to a Core 2 Duo of 2.4 GHz, which had 72,000 "
                  "cycles for each; we take a cycle as an instruction. Average of three runs, "
                  "without spread.",
                  "A line without a ratio has the load at which ours would give the published "
                  "figure, between two of our loads, or nothing outside them. 72,000 over that "
                  "load is how much more a packet cost then."]}


def _judged(access, pair, rows):
    """(whether queueing hurts: "yes", "no" or "cannot tell", sentences) of a pair in a row."""
    queued, direct = pair
    words, said = set(), []
    for load in [load for name, load in rows if name == queued and (direct, load) in rows]:
        one, other = rows[queued, load], rows[direct, load]
        if not _loses(one, other):
            continue
        less = _change(other, one)
        words.add(_effect(less))
        value, low, high = _percent(less)
        said.append(f"{access}, {load.interval:g} instructions between packets: {queued} received "
                    f"{100 * one.share.value:.3g} % of the packets and {direct} "
                    f"{100 * other.share.value:.3g} %: {value} less [{low}, {high}]; "
                    f"{100 * one.account.queue_dropped / one.account.sent:.3g} % were dropped at "
                    "the queue, after work")
    if words and words <= {"harmless", "helps"}:
        return "no", said
    return "yes" if "hurts" in words and "helps" not in words else "cannot tell", said


def _effect(less):
    """Of what a queue takes: "hurts", "helps", "harmless", or None: the interval leaves it open."""
    if less.confidence < stats.CONFIDENCE:
        return None
    if less.low > LOSS:
        return "hurts"
    if less.high < -LOSS:
        return "helps"
    return "harmless" if less.high <= LOSS else None


def answer(floods):
    """Is queue-then-deliver what hurts? From counts, where packets were lost; None: no pair.

    The question of 2009 is of the driver in the kernel, and so is the answer; at user level it is
    the second one, or the first where only that was taken.
    """
    reasons, sentences, words = [], [], []
    for where, pair in zip(PLACES, PAIRS):
        judged = {access: _judged(access, pair, rows) for access, rows in by_access(floods).items()
                  if set(pair) <= {name for name, _ in rows}}
        if not judged:
            continue
        found = {word for word, _ in judged.values()}
        words.append(found.pop() if len(found) == 1 else "cannot tell")
        reasons += [line for _, said in judged.values() for line in said]
        each = ", ".join(f"{word} in the row {access}" for access, (word, _) in judged.items())
        sentences.append(f"{where} {words[-1]} ({each})")
    if not words:
        return None
    return {"answer": words[0], "basis": "packets", "threshold": 100 * LOSS,
            "unit": "% of packets offered", "reasons": reasons,
            "sentence": f"Does queueing before delivery hurt? {'; '.join(sentences)}."}
