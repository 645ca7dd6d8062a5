# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver exact`: instructions a packet, in a machine that sends to itself.

The kernel's pktgen sends at one card, the design receives at the other. What a packet costs is
the difference of two floods that differ in length alone, less the same difference of two floods
that nobody receives: the sender's own part.
"""

import json
from dataclasses import dataclass

from tare import machine, result, stats
from tare.driver import designs, run, tcp
from tare.driver.flood import document
from tare.errors import TareError

MACHINE = "pcnet-hub"
# bytes of a short and of a long transfer
BYTES = (200_000, 1_200_000)
# packets of a short and of a long flood
COUNTS = (500, 1500)
# ns from packet to packet: 1,000, 5,000 and 33,333 packets a second
INTERVALS = (1_000_000, 200_000, 30_000)
# of each interval in one boot: what the kernel does now and then falls into some of them
REPEATS = 5
# a boot makes four runs of each interval and repeat, and has 255 numbers for them
INTERVALS_MAX = 255 // (4 * REPEATS)
# of a CPU that is busy all the time, nobody can say what a packet took: pktgen spins when the
# next packet is due within 100 us
SATURATED = 0.98
TIMEOUT_SECONDS = 900


@dataclass(frozen=True)
class Cost:
    """Per packet that was sent, of one design at one interval."""

    interval: int  # ns
    sender: float  # instructions
    all: float  # instructions of sender and receiver
    interrupts: float
    received: int  # of the long flood
    missed: int
    dropped: int  # between the ring and the application
    sent: int

    @property
    def receiver(self):
        """None where the CPU was never idle."""
        busiest = max(self.all, self.sender)
        return None if busiest > SATURATED * self.interval else self.all - self.sender


@dataclass(frozen=True)
class Costs:
    """packets: a Cost of each interval, REPEATS times. a_byte: instructions by TCP, both ends."""

    packets: list
    a_byte: float


def take(variants, intervals, counts, kernel):
    """({variant: Costs}, outcome)."""
    costs, outcome = {}, None
    intervals = tuple(intervals) * REPEATS
    for name, (design, words) in tcp.windowed(variants).items():
        costs[name], outcome = costs_of(design, words, intervals, counts, kernel)
    return costs, outcome


def measure(variants, intervals, counts, kernel):
    """The result document of all designs."""
    costs, outcome = take(variants, intervals, counts, kernel)
    made = document("driver.exact", outcome, {"wire": "hub"})
    fill(made, costs)
    return made


def costs_of(design, words, intervals, counts, kernel):
    """(Costs, outcome) of one boot."""
    name = f"{MACHINE}-{kernel}"
    outcome = machine.run(
        name, ["receive-exact", " ".join(map(str, intervals)), " ".join(map(str, counts)),
               " ".join(map(str, BYTES)), design, *words],
        files=designs.files(design, exact=True), modules=designs.modules(design, name),
        exact=True, timeout=TIMEOUT_SECONDS)
    machine.check(outcome)
    if not outcome.passed:
        said = outcome.stderr.decode(errors="replace").strip().splitlines()
        raise TareError(f"{design}: {said[-1] if said else outcome.reason}")
    runs, transfers = {}, {}
    for line in outcome.stdout.decode().splitlines():
        report = json.loads(line)
        if "design" in report and "run" in report:
            runs[report["run"]] = report
        elif "design" in report and "transfer" in report:
            transfers[report["transfer"]] = report["counters"]["busy_ns"]
            run.check_bytes(design, report["transfer"], report)
        elif report.get("status"):
            raise TareError(f"{design}: pktgen failed in run {report['run']}")
    if sorted(transfers) != sorted(BYTES):
        raise TareError(f"{design}: {len(transfers)} of {len(BYTES)} transfers were reported")
    wanted = 2 * len(intervals) * len(counts)
    if sorted(runs) != list(range(1, wanted + 1)):
        raise TareError(f"{design}: {len(runs)} of {wanted} runs were reported")
    packets = [_cost(design, interval, counts,
                     [runs[place * 4 + number] for number in range(1, 5)])
               for place, interval in enumerate(intervals)]
    a_byte = (transfers[BYTES[1]] - transfers[BYTES[0]]) / (BYTES[1] - BYTES[0])
    return Costs(packets, a_byte), outcome


def _cost(design, interval, counts, reports):
    """reports: of the short and the long flood to nobody, then to the card."""
    def slope(short, long, key):
        return (long["counters"][key] - short["counters"][key]) / (counts[1] - counts[0])

    for report, count in zip(reports, (0, 0, *counts), strict=True):
        _check(design, report, count)
    alone, together = reports[:2], reports[2:]
    counters = together[1]["counters"]
    dropped = sum(counters[key] for key in ("driver_dropped", "queue_dropped", "stack_dropped",
                                            "socket_dropped"))
    return Cost(interval, slope(*alone, "busy_ns"), slope(*together, "busy_ns"),
                slope(*together, "interrupts"), together[1]["foreign"], counters["nic_missed"],
                dropped, counts[1])


def _check(design, report, sent):
    """Every packet is accounted for, as in accounts.py; pktgen's are no probes."""
    counters = report["counters"]
    below = sent + 1 - counters["nic_received"] - counters["nic_missed"] - counters["nic_errors"]
    above = counters["nic_received"] - 1 - report["foreign"] - sum(
        counters[key] for key in ("driver_dropped", "queue_dropped", "stack_dropped",
                                  "socket_dropped"))
    if below or above:
        raise TareError(f"{design}: of {sent} packets {below} are missing at the NIC and {above} "
                        "above its driver")


def fill(made, costs):
    rows = []
    for name, some in costs.items():
        for interval in dict.fromkeys(cost.interval for cost in some.packets):
            again = [cost for cost in some.packets if cost.interval == interval]
            if all(cost.receiver is not None for cost in again):
                made["measurements"].append(_packet(name, interval, again))
            rows.append(_row(name, interval, again))
        made["measurements"].append(result.measurement(
            f"driver.instructions_per_byte.{name}", "instructions", stats.exact(some.a_byte),
            over=None, title=f"{designs.title(name)}, a byte by TCP, sender and receiver",
            better="lower",
            conditions=[f"a window of {tcp.WINDOW} bytes; the sender is Linux, and the same"]))
    made["tables"].append({
        "name": "driver.exact", "title": "Instructions and interrupts a packet that was sent",
        "columns": ["design", "packets a second", "instructions", "sender's", "net",
                    "interrupts", "sent", "received", "missed by the NIC", "dropped above it"],
        "rows": rows,
        "notes": ["Path lengths, not times: sender and receiver share one CPU that executes one "
                  "instruction a ns. Equal in every run of this machine; the spread is that of "
                  f"{REPEATS} repeats in one boot. Medians.",
                  "No net where the CPU never idled: pktgen spins for a packet that is due within "
                  "100 us. What arrives is counted all the same."]})


def _packet(name, interval, again):
    alone, together = [cost.sender for cost in again], [cost.all for cost in again]
    return result.measurement(
        f"driver.instructions_per_packet.{name}.{interval}", "instructions",
        stats.median(together), overhead=stats.median(alone),
        net=stats.paired_net(together, alone), better="lower", over=result.EXACT,
        title=f"{designs.title(name)}, a packet every {interval / 1000:g} us",
        conditions=["overhead: the sender, in the same machine"])


def _row(name, interval, again):
    def middle(of):
        return stats.median([of(cost) for cost in again]).value

    idle = all(cost.receiver is not None for cost in again)
    return [designs.title(name), round(1e9 / interval), middle(lambda cost: cost.all),
            middle(lambda cost: cost.sender), middle(lambda cost: cost.receiver) if idle else None,
            middle(lambda cost: cost.interrupts), again[0].sent,
            middle(lambda cost: cost.received), middle(lambda cost: cost.missed),
            middle(lambda cost: cost.dropped)]
