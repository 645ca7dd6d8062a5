# SPDX-License-Identifier: GPL-2.0-only
"""Floods in virtual time, in a machine that sends to itself: equal in every boot, packet by packet.

Each of several virtio cards sends a frame when its timer of virtual time fires, from a ring that
was filled before; the design receives them at the pcnet card on the same wire. During the flood
nothing but the receiver needs the CPU, which has a fixed number of instructions for each packet.
"""

from dataclasses import dataclass

from tare.driver import accounts, hub
from tare.errors import TareError, UsageError

# frames that a card holds; functions of a PCI slot, and the first slot that is free
SLOTS, FUNCTIONS, FIRST_SLOT = 256, 8, 6
CARDS_MAX = 128  # as many as pktpace opens
COUNT_MAX = CARDS_MAX * SLOTS
# the cards are started one after the other between two ticks of the kernel's timer
TIMER_MAX_NS = 3_000_000
# a tick meanwhile is no matter where frames are so far apart
TICK_NS = 200_000
TIMER_MIN_NS = 1000
# of the two runs of a boot: what the run costs, and the flood
TO_NOBODY, TO_CARD = 1, 2
# what the start of a card may be late, as a part of the time between two packets
LATE = 0.1
# from the kernel's tick: where something else is due while cards are started, the next is tried
PHASES_NS = (0, 300_000, 700_000, 1_100_000, 1_500_000)


class _StartedLate(TareError):
    """The cards do not send evenly."""


@dataclass(frozen=True)
class Load:
    """count packets, interval ns from one to the next: as many instructions has the CPU for it."""

    interval: float
    count: int

    @classmethod
    def of(cls, rate, count):
        """At rate packets a second; UsageError where the cards cannot send so."""
        load = cls(1e9 / rate, count)
        if count > COUNT_MAX:
            raise UsageError(f"--count: at most {COUNT_MAX}")
        if load.timer < TIMER_MIN_NS:
            raise UsageError(f"--rate {rate:g}: more than {load.cards} cards can send: write more "
                             "packets or a lower rate")
        if load.cards > 1 and load.interval < TICK_NS and load.timer > TIMER_MAX_NS:
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
    the kernel tells its idle time in steps that are too wide.
    """

    design: str
    access: str
    load: Load
    account: accounts.Account
    instructions: float | None
    overhead: float | None  # instructions of the run to nobody, a packet
    interrupts: int
    latency: list  # [(least, greatest, count)], ns


def devices(load):
    """(words for -device, {id: netdev}) of the cards."""
    words = [f"virtio-net-pci,netdev=pace{i},addr={FIRST_SLOT + i // FUNCTIONS:x}.{i % FUNCTIONS},"
             "multifunction=on,romfile=,vectors=0,disable-legacy=on,iommu_platform=on,"
             "event_idx=off,ioeventfd=off,tx=timer,x-txburst=1,"
             f"x-txtimer={load.timer}" for i in range(load.cards)]
    return words, {f"pace{i}": "hubport,hubid=0" for i in range(load.cards)}


def boot(variant, access, load, kernel):
    """(Flood, outcome) of one boot; of a second one where the first started its cards late."""
    cards, netdevs = devices(load)
    for phase in PHASES_NS:
        reports, outcome = hub.run(["receive-paced", str(load.timer), str(load.count), str(phase)],
                                   variant, access, kernel, devices=cards, netdevs=netdevs)
        hub.judge(variant[0], outcome)
        try:
            return flood(variant[0], access, load, reports), outcome
        except _StartedLate as error:
            late = error
    raise late


def flood(design, access, load, reports):
    """The Flood that the reports of a boot tell of; TareError where they do not add up."""
    got, sent, paced = {}, {}, {}
    for report in reports:
        for key, into in (("flood", paced), ("starts", sent), ("counters", got)):
            if key in report:
                into[report["flood" if key == "flood" else "run"]] = report
    for ends, who in ((paced, "sender"), (sent, "run"), (got, "receiver")):
        if sorted(ends) != [TO_NOBODY, TO_CARD]:
            raise TareError(f"{design}: {len(ends)} of 2 reports of the {who} came")
    _check(design, load, paced, sent, got)
    accounts.balance(design, 0, got[TO_NOBODY])
    account = accounts.balance(design, load.count, got[TO_CARD])
    # the sender's own work before the first frame is in neither
    nobody, all_of_it = (got[run]["counters"]["busy_ns"] - paced[run]["busy_ns"]
                         for run in (TO_NOBODY, TO_CARD))
    per_packet = [busy / load.count if got[TO_CARD]["busy_step_ns"] <= hub.STEP_MAX_NS else None
                  for busy in (all_of_it - nobody, nobody)]
    return Flood(design, access, load, account, *per_packet, got[TO_CARD]["counters"]["interrupts"],
                 [tuple(bucket) for bucket in got[TO_CARD]["latency_ticks"]])


def _check(design, load, paced, sent, got):
    """What would be wrong with the clock or the sender, and would not show in the account."""
    for run, report in got.items():
        if (sent[run]["starts"], sent[run]["finishes"]) != (1, 1):
            # it would be in the counts and in the instructions
            raise TareError(f"{design}: a question had to be asked again: the receiver did not "
                            "answer within 500 ms")
        if report["late"]:
            raise TareError(f"{design}: {report['late']} packets came after their run")
        if report["negative"]:
            raise TareError(f"{design}: {report['negative']} packets came before their card's "
                            "timer can have fired: this QEMU does not send when it should")
        if paced[run]["late_ns"] > LATE * load.interval:
            raise _StartedLate(f"{design}: a card was started {paced[run]['late_ns']} ns late, of "
                               f"{load.interval:g} between two packets")
        if paced[run]["sent"] != load.count:
            raise TareError(f"{design}: the sender sent {paced[run]['sent']} packets, not "
                            f"{load.count}")


def take(variants, accesses, loads, kernel, rounds=1):
    """({(access, variant, load): Flood}, outcome). Boots that differ are a failed measurement."""
    hub.refuse(variants, accesses)
    jobs = [(access, name, load) for access in accesses for name in variants for load in loads]
    return hub.take(jobs, lambda job: boot(variants[job[1]], job[0], job[2], kernel), rounds,
                    [design for design, _ in variants.values()], kernel)
