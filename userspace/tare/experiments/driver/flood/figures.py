# SPDX-License-Identifier: GPL-2.0-only
"""What floods in virtual time say: curves over the instructions that the CPU has for a packet."""

from tare import result, stats
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.flood import run
from tare.experiments.driver.flood.arrivals import KINDS

PARTS = {
    "missed": "missed by the NIC", "errors": "bad frames",
    "driver_dropped": "dropped by the driver", "queue_dropped": "dropped at the queue",
    "stack_dropped": "dropped by the stack", "socket_dropped": "dropped at the socket",
    "received": "received",
}
PERCENTILES = (50, 90, 99, 99.9)


def latency(series):
    """{"p50": ns, ...}: Estimates over the floods, of percentiles for which packets enough arrived
    in each."""
    each = [stats.of_buckets(flood.latency, PERCENTILES) for flood in series.floods]
    return {name: stats.median([found[name] for found in each])
            for name in each[0] if all(name in found for found in each)}


# per_packet() has these
COUNTS = ("interrupts", "switches", "crossings")


def per_packet(series, name):
    """Of each packet that the driver took from the ring; 0 where the flood to an unused address,
    which is subtracted, had more."""
    return max(series.sum(name), 0) / max(series.account.handled, 1)


DEFAULT = ("kernel-queue", "kernel-napi-queue", "kernel-napi", "user-direct", "user-queued")
RATE, COUNT = 200_000, 20_000
# where frames that nobody takes lie between the packets
COUNT_UNEVEN = 7_000
RATES = (50_000, 100_000, 200_000, 400_000, 800_000)
WITHIN = (f"received of those sent after {run.WARM_UP:.0%} of the flood, until the last is sent; "
          "one that lay in a queue before stands for one that lies there at the end")
OF_ONE_BOOT = ("instructions a packet rest on one boot, and their overhead on one flood of it, to "
               "an unused address")


def fill(made, floods):
    """floods: {(access, variant, load): Series}."""
    by_access = {}
    for (access, name, load), series in floods.items():
        made["measurements"] += _measurements(access, name, load, series)
        by_access.setdefault(access, {})[name, load] = series
    for access, rows in by_access.items():
        made["tables"] += [_where(access, rows), _latencies(access, rows), _each(access, rows)]
        made["distributions"].append(_curves(access, rows))
    for why in dict.fromkeys(series.untold for series in floods.values() if series.untold):
        made["warnings"].append(f"instructions a packet were not measured: {why}")
    result.lead(made, plot=made["distributions"][0]["name"])


def _measurements(access, name, load, series):
    account, found = series.account, []
    common = [driver_run.ACCESSES[access],
              f"{load.interval:g} instructions between packets",
              load.words(len(series.floods))]

    def add(figure, unit, raw, title, conditions, about=None, **more):
        found.append(result.measurement(
            f"driver.flood.{access}.{name}.{round(load.interval)}.{figure}", unit, raw,
            over=result.ARRIVALS, title=f"{title}, {name}", detail=True,
            conditions=[*common, *conditions],
            about={"what": "flood", "access": access, "design": name, "arrivals": load.arrivals,
                   "instructions_per_packet": round(load.interval, 3), "offered": account.sent,
                   **(about or {})}, **more))

    add("received", "% of packets offered", series.share.scaled(100), "packets received", [WITHIN],
        {"after": series.sum("after"), **{part: getattr(account, part) for part in PARTS}},
        better="higher", samples=account.sent)
    if series.overhead is not None:
        net = series.instructions
        add("instructions", "instructions", net.shifted(series.overhead),
            "instructions for each packet offered", [OF_ONE_BOOT],
            overhead=stats.exact(series.overhead), net=net, better="lower")
    if times := latency(series):
        add("latency", "ns", times["p50"], "latency in virtual time",
            ["from the moment at which the card's timer fires",
             "a percentile is the median of the floods'"],
            percentiles={name: one.value for name, one in times.items()},
            samples=account.received, better="lower")
    return found


def _table(kind, access, title, columns, rows, notes, **more):
    """rows: [((design, load), cells)]; by load, from much time for a packet to little."""
    return {"name": f"driver.flood.{kind}.{access}",
            "title": f"{title}; {driver_run.ACCESSES[access]}",
            "columns": ["design", "instructions between packets", *columns],
            "rows": [[name, round(load.interval, 1), *cells]
                     for (name, load), cells in sorted(rows, key=lambda row: -row[0][1].interval)],
            "notes": notes, **more}


def _where(access, rows):
    used = [part for part in PARTS if any(getattr(flood.account, part) for flood in rows.values())]
    return _table(
        "where", access, "Where the packets went",
        ["packets a second", "received, %", "from", "to", "sent", *(PARTS[part] for part in used),
         "of these after the last was sent", "instructions a packet", "interrupts a packet",
         "task switches a packet", "crossings a packet"],
        [(key, [round(series.rate), *percent(series.share, 2), series.account.sent,
                *(getattr(series.account, part) for part in used), series.sum("after"),
                None if series.overhead is None else round(series.instructions.value, 1),
                *(round(per_packet(series, count), 3) for count in COUNTS)])
         for key, series in rows.items()],
        [_of_floods(rows.values()),
         *dict.fromkeys(_sentence(load, len(series.floods)) for (_, load), series in rows.items()),
         "Every packet is counted once, and each boot gives the same counts. Counts are sums over "
         "all floods.",
         f"The share is of packets {WITHIN}. The counts are of the whole flood: those received "
         "after it lay in queues when it ended.",
         "Instructions are path lengths: a nanosecond of virtual time each, without caches; for "
         f"each packet offered. {OF_ONE_BOOT.capitalize()}. Interrupts, task switches and "
         "crossings (from user mode into the kernel and back) are for each packet that the driver "
         "took from the ring; the last two less those of that flood, or 0 where it had more."])


def _sentence(load, floods):
    words = load.words(floods)
    size = "" if load.arrivals not in KINDS else f"; of {load.size} bytes"
    return f"{words[0].upper()}{words[1:]}{size}."


def percent(estimate, digits):
    """Value and ends of a share."""
    return [round(100 * part, digits) for part in (estimate.value, estimate.low, estimate.high)]


def _of_floods(every):
    """What an interval over floods holds for."""
    estimate = min((series.share for series in every), key=lambda one: one.samples)
    if not estimate.confidence:
        return "One flood each: from and to are not an interval."
    return (f"{estimate.samples} floods each, of other drawn moments: the median; from "
            f"and to are the ends of its {100 * estimate.confidence:.3g} % interval.")


def _latencies(access, rows):
    names = [f"p{p:g}" for p in PERCENTILES]
    return _table(
        "latencies", access, "Latency of the packets that arrived, thousands of instructions",
        names, [(key, [round(found[name].value / 1000, 1) if name in found else None
                       for name in names])
                for key, series in rows.items() for found in [latency(series)]],
        ["The median of the floods' percentiles; empty where a flood has too few packets for one."])


def _each(access, rows):
    """What each flood has: an interval can be made anew from it."""
    return _table(
        "each", access, "Each flood",
        ["flood", "received, %", "sent", *PARTS.values(), "of these after the last was sent",
         "instructions a packet", "interrupts", "task switches", "crossings", "p50, ns"],
        [(key, [number, round(100 * flood.share, 2), flood.account.sent,
                *(getattr(flood.account, part) for part in PARTS), flood.after,
                None if flood.instructions is None else round(flood.instructions, 1),
                *(getattr(flood, count) for count in COUNTS),
                stats.of_buckets(flood.latency).get("p50")])
         for key, series in rows.items() for number, flood in enumerate(series.floods, 1)],
        ["Task switches and crossings are less those of the flood to an unused address: below 0 "
         "where it had more."], detail=True)


def _curves(access, rows):
    curves = {}
    for (name, load), series in sorted(rows.items(), key=lambda row: row[0][1].interval):
        curves.setdefault(name, []).append(
            {"x": round(load.interval, 3), **series.share.scaled(100).as_dict()})
    return {"name": f"driver.flood.curves.{access}", "unit": "% of packets offered",
            "title": f"Packets received; {driver_run.ACCESSES[access]}",
            "about": {"access": access}, "x": "instructions between packets",
            "interval_over": result.ARRIVALS,
            "curves": [{"name": name, "points": points} for name, points in curves.items()]}
