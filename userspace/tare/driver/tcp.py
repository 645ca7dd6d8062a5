# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver tcp`: how fast bytes arrive by TCP, and what they cost."""

from tare import result
from tare.driver import designs, figures, flood, run, turns

BYTES = 100_000_000
# the longest that a transfer may stand still
STALL_SECONDS = 20
# Of the receiver, the same for every stack: 22 full frames, fewer than the ring has descriptors.
# Without it a sender has 45 (lwIP) or hundreds on the way, and what is measured is their loss.
WINDOW = 32768
# slower than the published 2.3 MB/s is no transfer any more
LEAST_RATE = 500_000


def take(variants, rounds, size, options, window=WINDOW):
    """{variant: [Transfer of each round]} and a machine's outcome. window: 0 for the stack's."""
    commands = [run.transfer_command(size, STALL_SECONDS)]
    if window:
        variants = windowed(variants, window)
    taken, outcome = {name: [] for name in variants}, None
    for name, session in turns.take(variants, rounds, commands, size / LEAST_RATE, options):
        taken[name] += run.transfers(session)
        outcome = session.outcome
    return taken, outcome


def windowed(variants, window=WINDOW):
    """The variants with this window."""
    return {name: (design, ["--window", str(window), *words])
            for name, (design, words) in variants.items()}


def measure(variants, rounds, size, options, window=WINDOW):
    """The result document of transfers."""
    taken, outcome = take(variants, rounds, size, options, window)
    made = flood.document("driver.tcp", outcome, options)
    made["environment"]["tcp_window"] = window
    fill(made, taken, options["wire"])
    return made


def fill(made, taken, wire, published=None):
    """Measurements and a table of transfers."""
    stacks = sorted({one.stack for runs in taken.values() for one in runs})
    sender = f"sent by the TCP of {' and '.join(stacks)}, over the wire {wire}"
    for name, runs in taken.items():
        quoted = (published or {}).get(name, {})
        title = designs.title(name)
        made["measurements"] += [
            result.measurement(f"driver.tcp.{name}.{what}", "MB/s",
                               figures.median(runs, of), better="higher", over=result.BOOTS,
                               title=f"TCP {word} rate, {title}", published=quoted.get(what),
                               conditions=[sender])
            for what, word, of in (("average", "average", lambda one: one.rate / 1e6),
                                   ("peak", "peak", lambda one: one.peak / 1e6))]
    made["tables"].append(_table(taken, sender))


def _table(taken, sender):
    rows = []
    for name, runs in taken.items():
        rows.append([designs.title(name), *(round(figures.median(runs, of).value, digits)
                                            for of, digits in _COLUMNS.values())])
    return {"name": "driver.tcp.cost", "title": "What a transfer took, medians",
            "columns": ["design", *_COLUMNS], "rows": rows,
            "notes": [f"{sender[0].upper()}{sender[1:]}: not comparable with other "
                      "stacks and wires.",
                      "Peak: over 100 ms. CPU: of the whole machine, its idle time taken away."]}


_COLUMNS = {
    "MB/s": (lambda one: one.rate / 1e6, 2),
    "peak MB/s": (lambda one: one.peak / 1e6, 2),
    "CPU %": (lambda one: 100 * one.busy, 1),
    "CPU ns a byte": (lambda one: one.busy_ns / one.bytes, 2),
    "interrupts a MB": (lambda one: one.interrupts / (one.bytes / 1e6), 1),
    "missed by the NIC": (lambda one: one.missed, 0),
    "sent again": (lambda one: one.retransmitted, 0),
    "longest stall, ms": (lambda one: one.stall_ns / 1e6, 1),
}
