# SPDX-License-Identifier: GPL-2.0-only
"""Floods in virtual time, in a machine that sends to itself: equal in every boot, packet by packet.

Each of several virtio cards sends a frame when its timer of virtual time fires, from a ring that
was filled before; the design receives them at the pcnet card on the same wire. During the flood
nothing but the receiver needs the CPU, which has a fixed number of instructions for each packet.
Time is cut into parts of that length, and each has one packet, at a random moment: drawn anew for
each card and each flood of a boot, and alike for every design.
"""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from tare import machine, stats
from tare.experiments.driver import read, run as driver_run
from tare.errors import TareError, UsageError
from tare.figures import counted

# frames that a card holds; functions of a PCI slot, and the first slot that is free
SLOTS, FUNCTIONS, FIRST_SLOT = 256, 8, 6
CARDS_MAX = 128  # as many as pktpace opens
COUNT_MAX = CARDS_MAX * SLOTS
# the sender has the CPU to itself while it starts the cards
TIMER_MAX_NS = 100_000_000
TIMER_MIN_NS = 1000
# fewer have no interval of 95 %; the number of a flood has 8 bits
FLOODS, FLOODS_MAX = 6, 254
# of the emulator and its machine, by experience
SECONDS_A_PACKET = 1.5e-4
# of the runs of a boot: what the run costs, and the floods
TO_NOBODY = 1
# of a flood's time, in which rings and queues fill: it is not in the share
WARM_UP = 0.25


@dataclass(frozen=True)
class Load:
    """count packets, interval ns from one to the next: as many instructions has the CPU for it."""

    interval: float
    count: int

    def __str__(self):
        return f"{self.interval:g} instructions between packets"

    @classmethod
    def of(cls, rate, count):
        """At rate packets a second; UsageError where the cards cannot send so."""
        load = cls(1e9 / rate, count)
        if count > COUNT_MAX:
            raise UsageError(f"--count: at most {COUNT_MAX}")
        if load.timer < TIMER_MIN_NS:
            raise UsageError(f"--rate {rate:g}: more than {load.cards} cards can send: give more "
                             "packets or a lower rate")
        if load.timer > TIMER_MAX_NS:
            most = int(TIMER_MAX_NS / load.interval) * SLOTS
            raise UsageError(f"--count: at {rate:g} packets a second at most {most}")
        return load

    @property
    def cards(self):
        return -(-self.count // SLOTS)

    @property
    def timer(self):
        """Of each card, ns."""
        return round(self.cards * self.interval)


@dataclass(frozen=True)
class Flood:
    """One flood. instructions: a packet that was offered, less the same run to nobody; None where
    they cannot be told: the kernel's steps of idle time are too wide, or the receiver never idles.
    share: what was received a second, of what was offered a second, from the end of the warm-up
    until the last packet was sent. after: packets that were received after that.
    """

    account: read.Account
    instructions: float | None
    interrupts: int
    latency: list  # [(least, greatest, count)], ns
    share: float
    after: int


@dataclass(frozen=True)
class Series:
    """The floods of one boot: of one design at one load, at other random moments each.

    overhead: instructions of the run to nobody, a packet; None as in Flood, and untold says why.
    """

    load: Load
    floods: tuple
    overhead: float | None
    untold: str | None = None

    @property
    def account(self):
        """Of all floods together."""
        return read.total(flood.account for flood in self.floods)

    @property
    def shares(self):
        """Of each flood, as its share."""
        return [flood.share for flood in self.floods]

    @property
    def share(self):
        return stats.median(self.shares)

    @property
    def interrupts(self):
        return sum(flood.interrupts for flood in self.floods)

    @property
    def after(self):
        return sum(flood.after for flood in self.floods)

    @property
    def latency(self):
        """Of all floods together."""
        found = Counter()
        for flood in self.floods:
            for low, high, count in flood.latency:
                found[low, high] += count
        return [(*bucket, count) for bucket, count in sorted(found.items())]

    @property
    def instructions(self):
        """A packet; None as in Flood."""
        if self.overhead is None:
            return None
        return stats.median([flood.instructions for flood in self.floods])


def devices(load):
    """(words for -device, {id: netdev}) of the cards."""
    words = [f"virtio-net-pci,netdev=pace{i},addr={FIRST_SLOT + i // FUNCTIONS:x}.{i % FUNCTIONS},"
             "multifunction=on,romfile=,vectors=0,disable-legacy=on,iommu_platform=on,"
             "event_idx=off,ioeventfd=off,tx=timer,x-txburst=1,"
             f"x-txtimer={load.timer}" for i in range(load.cards)]
    return words, {f"pace{i}": "hubport,hubid=0" for i in range(load.cards)}


def boot(variant, access, load, kernel, floods=FLOODS):
    """(Series, outcome) of one boot."""
    cards, netdevs = devices(load)
    reports, outcome = driver_run.run(["receive-paced", str(load.timer), str(load.count),
                                       str(floods)], variant, access, kernel, devices=cards,
                                      netdevs=netdevs)
    machine.check_command(outcome, variant[0])
    return series(variant[0], load, reports, floods), outcome


def series(design, load, reports, floods=FLOODS):
    """The Series that the reports of a boot tell of; TareError where they do not add up."""
    got, sent, paced = {}, {}, {}
    for report in reports:
        for key, into in (("flood", paced), ("starts", sent), ("counters", got)):
            if key in report:
                into[report["flood" if key == "flood" else "run"]] = report
    runs = list(range(TO_NOBODY, floods + 2))
    for ends, who in ((paced, "sender"), (sent, "run"), (got, "receiver")):
        if sorted(ends) != runs:
            raise TareError(f"{design}: {len(ends)} of {len(runs)} reports of the {who} came")
    for run in runs:
        _check(design, load, paced[run], sent[run], got[run])
    read.balance(design, 0, got[TO_NOBODY])
    # the sender's own work before the first frame is in neither
    busy = {run: got[run]["counters"]["busy_ns"] - paced[run]["busy_ns"] for run in runs}
    untold = _untold(design, got[TO_NOBODY])
    exact = untold is None
    return Series(load, tuple(
        Flood(read.balance(design, load.count, got[run]),
              (busy[run] - busy[TO_NOBODY]) / load.count if exact else None,
              got[run]["counters"]["interrupts"],
              [tuple(bucket) for bucket in got[run]["latency_ticks"]],
              *_within(load.count, paced[run], got[run])) for run in runs[1:]),
        busy[TO_NOBODY] / load.count if exact else None, untold)


def _within(count, paced, got):
    """(share, after) of a Flood. One packet is offered in each part of the time; the share is
    within one packet, which may be on its way at either end.
    """
    first, last = paced["first_ticks"], paced["last_ticks"]
    came = np.cumsum(np.array(got["arrival_ticks"], dtype=np.int64))
    begin = first + WARM_UP * (last - first)
    received = int(((came > begin) & (came <= last)).sum())
    # one more may come at the end than is offered
    return min(1.0, received / ((1 - WARM_UP) * count)), int((came > last).sum())


def _untold(design, to_nobody):
    """Why instructions a packet cannot be told, or None."""
    if to_nobody["busy_step_ns"] > driver_run.STEP_MAX_NS:
        return "this kernel counts idle time in steps of 10 ms"
    counters = to_nobody["counters"]
    if 2 * counters["busy_ns"] > counters["clock_ns"]:
        return f"{design} uses the CPU while no packet comes"
    return None


def _check(design, load, paced, sent, got):
    """What would be wrong with the clock or the sender, and would not show in the account."""
    if (sent["starts"], sent["finishes"]) != (1, 1):
        # it would be in the counts and in the instructions
        raise TareError(f"{design}: a request was repeated: the receiver did not answer within "
                        "500 ms")
    if got["late"]:
        raise TareError(f"{design}: {counted(got['late'], 'packet')} came after their run")
    # on this wire nobody else sends
    if got["foreign"]:
        raise TareError(f"{design}: {counted(got['foreign'], 'packet')} arrived damaged: "
                        "they are no probes")
    if got["next"] > load.count:
        raise TareError(f"{design}: a packet arrived with number {got['next'] - 1}, but only "
                        f"{load.count} were sent")
    if got["negative"]:
        raise TareError(f"{design}: {counted(got['negative'], 'packet')} came before their card's "
                        "timer can have fired: this QEMU sends at the wrong time")
    if len(got["arrival_ticks"] or []) != got["received"]:
        raise TareError(f"{design}: {counted(got['received'], 'packet')} came, but not as many "
                        "times of arrival")
    if paced["sent"] != load.count:
        raise TareError(f"{design}: the sender sent {counted(paced['sent'], 'packet')}, not "
                        f"{load.count}")


def take(variants, accesses, loads, kernel, rounds=1, floods=FLOODS):
    """({(access, variant, load): Series}, outcome). Boots that differ are a failed measurement."""
    driver_run.refuse(variants, accesses)
    jobs = [(access, name, load) for access in accesses for name in variants for load in loads]
    return driver_run.take(jobs, lambda job: boot(variants[job[1]], job[0], job[2], kernel, floods),
                           rounds, [design for design, _ in variants.values()], kernel,
                           driver_run.SECONDS + SECONDS_A_PACKET * (floods + 1) * max(
                               load.count for load in loads))
