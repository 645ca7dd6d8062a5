# SPDX-License-Identifier: GPL-2.0-only
"""Figures of floods and transfers as measurements and tables of a result."""

import dataclasses

from tare import result, stats

PARTS = {
    "refused": "refused by the wire", "missed": "missed by the NIC", "errors": "bad frames",
    "uncounted": "lost in the driver, uncounted", "driver_dropped": "dropped by the driver",
    "queue_dropped": "dropped at the queue", "stack_dropped": "dropped by the stack",
    "socket_dropped": "dropped at the socket", "received": "received",
}
PERCENTILES = (50, 90, 99, 99.9, 99.99)


def median(runs, of):
    """The Estimate of a figure of each run."""
    return stats.median([of(run) for run in runs])


def latency(runs):
    """{"p50": ns, ...} of all packets of the runs: the upper ends of their buckets."""
    counts = {}
    for run in runs:
        for _, high, count in run.latency:
            key = round(high)
            counts[key] = counts.get(key, 0) + count
    total = sum(counts.values())
    found, below = {}, 0
    wanted = [p for p in PERCENTILES if stats.supported(p, total)]
    for high in sorted(counts):
        below += counts[high]
        while wanted and below >= wanted[0] / 100 * total:
            found[f"p{wanted.pop(0):g}"] = high
    return found


def received(name, title, runs, published=None):
    """Packets that reached the application, with their latency."""
    return result.measurement(
        name, "packets", median(runs, lambda run: run.account.received), title=title,
        over=result.BOOTS, better="higher", published=published,
        conditions=[f"{runs[0].rate:g} packets a second offered", _lateness(runs)])


def delay(name, title, runs):
    """One-way latency, from the sender's stamp to the application; None where nothing came."""
    timed = [run for run in runs if any(count for _, _, count in run.latency)]
    if not timed:
        return None
    total = sum(count for run in timed for _, _, count in run.latency)
    percentiles = latency(timed)
    middle = stats.median([latency([run])["p50"] for run in timed])
    return result.measurement(name, "ns", middle, title=title, better="lower", samples=total,
                              over=result.BOOTS, percentiles=percentiles, detail=True,
                              conditions=["stamped by the sender, whose clock was compared with "
                                          "the receiver's before; emulation is in it"])


def _lateness(runs):
    worst = max(run.late_ns["p99"] for run in runs)
    return f"99 % of packets left at most {worst / 1000:.0f} us late"


def where(name, title, groups):
    """The table of where packets went: {line's title: runs}; medians."""
    used = [part for part in PARTS
            if any(getattr(run.account, part) for runs in groups.values() for run in runs)]
    rows = [[line, runs[0].account.sent,
             *(median(runs, lambda run, part=part: getattr(run.account, part)).value
               for part in used),
             round(100 * median(runs, lambda run: run.busy).value, 1),
             round(median(runs, interrupts_per_packet).value, 3)]
            for line, runs in groups.items()]
    return {"name": name, "title": title,
            "columns": ["design", "sent", *(PARTS[part] for part in used), "CPU %",
                        "interrupts a packet"],
            "rows": rows,
            "notes": ["Medians over the runs, so a line need not add up; every single run does, "
                      "or the measurement fails.",
                      "Interrupts a packet: for each that the driver took from the ring."]}


def interrupts_per_packet(run):
    return run.interrupts / max(run.account.taken, 1)


def latencies(name, groups):
    """The table of one-way latency: {line's title: runs}."""
    rows = []
    for line, runs in groups.items():
        found = latency(runs)
        rows.append([line, *(round(found[f"p{p:g}"] / 1000, 1) if f"p{p:g}" in found else None
                             for p in PERCENTILES)])
    return {"name": name, "title": "One-way latency of the packets that arrived, us",
            "columns": ["design", *(f"p{p:g}" for p in PERCENTILES)], "rows": rows}


def ratio(name, title, runs, reference, of, published=None):
    """The ratio of two designs, run by run in the order in which they were taken."""
    found = stats.paired_ratio([of(run) for run in runs], [of(run) for run in reference])
    if found is None:
        return None
    return result.measurement(name, "ratio", found, title=title, better="higher",
                              over=result.BOOTS, published=published)


def as_row(run):
    """A run in plain figures."""
    return dataclasses.asdict(run.account)
