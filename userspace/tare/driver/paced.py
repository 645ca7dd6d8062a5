# SPDX-License-Identifier: GPL-2.0-only
"""Floods in virtual time, in a machine that sends to itself: equal in every boot, packet by packet.

Each of several virtio cards sends a frame when its timer of virtual time fires, from a ring that
was filled before; the design receives them at the pcnet card on the same wire. During the flood
nothing but the receiver needs the CPU, which has a fixed number of instructions for each packet.
"""

import json
import os
from dataclasses import dataclass

from tare import machine, parallel
from tare.driver import accounts, designs
from tare.errors import CannotHere, TareError, UsageError

MACHINE = "pcnet-hub"
# frames that a card holds; functions of a PCI slot, and the first slot that is free
SLOTS, FUNCTIONS, FIRST_SLOT = 256, 8, 6
CARDS_MAX = 128  # as many as pktpace opens
COUNT_MAX = CARDS_MAX * SLOTS
# the cards are started one after the other between two ticks of the kernel's timer
TIMER_MAX_NS = 3_000_000
# a tick meanwhile is no matter where frames are so far apart
TICK_NS = 200_000
TIMER_MIN_NS = 1000
TIMEOUT_SECONDS = 1800
# of the two runs of a boot: what the run costs, and the flood
TO_NOBODY, TO_CARD = 1, 2


@dataclass(frozen=True)
class Access:
    """What the card costs. delays: ns for a register's read, its write, an interrupt."""

    title: str
    delays: tuple | None


ACCESSES = {
    "instruction": Access("registers and interrupts take an instruction each, as no card does",
                          None),
    "card": Access("a card: reads of registers and interrupts take 1 us, writes nothing",
                   (1000, 0, 1000)),
    "vm-2009": Access("a virtual machine of 2009: reads, writes and interrupts take 1 us",
                      (1000, 1000, 1000)),
}


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
            raise UsageError(f"--count: with --exact at most {COUNT_MAX}")
        if load.timer < TIMER_MIN_NS:
            raise UsageError(f"--rate {rate:g}: more than {load.cards} cards can send: write more "
                             "packets or a lower rate")
        if load.cards > 1 and load.interval < TICK_NS and load.timer > TIMER_MAX_NS:
            most = int(TIMER_MAX_NS / load.interval) * SLOTS
            raise UsageError(f"--count: at {rate:g} packets a second at most {most} with --exact")
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
    """One flood. instructions: a packet that was offered, less the same run to nobody."""

    design: str
    access: str
    load: Load
    account: accounts.Account
    instructions: float
    overhead: float  # instructions of the run to nobody, a packet
    interrupts: int
    latency: list  # [(least, greatest, count)], ns


def devices(load):
    """(words for -device, {id: netdev}) of the cards."""
    words = [f"virtio-net-pci,netdev=pace{i},addr={FIRST_SLOT + i // FUNCTIONS:x}.{i % FUNCTIONS},"
             "multifunction=on,romfile=,vectors=0,disable-legacy=on,iommu_platform=on,"
             "event_idx=off,ioeventfd=off,tx=timer,x-txburst=1,"
             f"x-txtimer={load.timer}" for i in range(load.cards)]
    return words, {f"pace{i}": "hubport,hubid=0" for i in range(load.cards)}


def boot(design, words, access, load, kernel):
    """(Flood, outcome) of one boot."""
    name = f"{MACHINE}-{kernel}"
    delays = ACCESSES[access].delays
    if delays:
        words = ["--delay", ",".join(map(str, delays)), *words]
    cards, netdevs = devices(load)
    outcome = machine.run(
        name, ["receive-paced", str(load.timer), str(load.count), design, *words],
        files=designs.files(design, exact=True), modules=designs.modules(design, name),
        devices=cards, netdevs=netdevs, exact=True, timeout=TIMEOUT_SECONDS)
    if outcome.verdict == "lost" and "-device virtio-net-pci" in outcome.reason:
        raise CannotHere(f"QEMU {outcome.qemu_version} has no such card as sends in virtual time: "
                         f"{outcome.reason.rpartition(': ')[2]}")
    machine.check(outcome)
    if not outcome.passed:
        said = outcome.stderr.decode(errors="replace").strip().splitlines()
        raise TareError(f"{design}: {said[-1] if said else outcome.reason}")
    return flood(design, access, load, outcome.stdout.decode()), outcome


def flood(design, access, load, text):
    """The Flood that the lines of a boot tell of; TareError where they do not add up."""
    got, sent, paced = {}, {}, {}
    for line in text.splitlines():
        report = json.loads(line)
        for key, into in (("flood", paced), ("starts", sent), ("counters", got)):
            if key in report:
                into[report["flood" if key == "flood" else "run"]] = report
    for reports, who in ((paced, "sender"), (sent, "run"), (got, "receiver")):
        if sorted(reports) != [TO_NOBODY, TO_CARD]:
            raise TareError(f"{design}: {len(reports)} of 2 reports of the {who} came")
    accounts_of = {run: accounts.balance(design, {
        "rate": 1e9 / load.interval, "sent": load.count if run == TO_CARD else 0, "refused": 0,
        "foreign": 0, "starts": sent[run]["starts"], "finishes": sent[run]["finishes"]}, got[run])
        for run in (TO_NOBODY, TO_CARD)}
    _check(design, load, paced, got)
    # the sender's own work before the first frame is in neither
    nobody, all_of_it = (got[run]["counters"]["busy_ns"] - paced[run]["busy_ns"]
                         for run in (TO_NOBODY, TO_CARD))
    return Flood(design, access, load, accounts_of[TO_CARD],
                 (all_of_it - nobody) / load.count, nobody / load.count,
                 got[TO_CARD]["counters"]["interrupts"],
                 [tuple(bucket) for bucket in got[TO_CARD]["latency_ticks"]])


def _check(design, load, paced, got):
    """What would be wrong with the clock or the sender, and would not show in the account."""
    for run, report in got.items():
        if report["late"]:
            raise TareError(f"{design}: {report['late']} packets came after their run")
        if report["negative"]:
            raise TareError(f"{design}: {report['negative']} packets came before their card's "
                            "timer can have fired: this QEMU does not send when it should")
        if paced[run]["sent"] != load.count:
            raise TareError(f"{design}: the sender sent {paced[run]['sent']} packets, not "
                            f"{load.count}")


def take(variants, accesses, loads, kernel, rounds=1):
    """({(access, variant, load): Flood}, outcome). Boots that differ are a failed measurement."""
    wanted = [(access, name, load) for access in accesses for name in variants for load in loads]
    for access, name, _ in wanted:
        if ACCESSES[access].delays and variants[name][0] == "kernel-stock":
            raise UsageError("kernel-stock: Linux's own driver cannot be made to take longer: "
                             "only with --access instruction")
    taken, outcomes = {}, []
    jobs = [key for key in wanted for _ in range(rounds)]

    def boot_next():
        access, name, load = key = jobs.pop(0)
        design, words = variants[name]
        found, outcome = boot(design, words, access, load, kernel)
        outcomes.append(outcome)
        if taken.setdefault(key, found) != found:
            raise TareError(f"{name}: two boots differ, which must not be: {taken[key]} and "
                            f"{found}")

    def work():
        try:
            while jobs:
                boot_next()
        except BaseException:
            jobs.clear()  # the others need not go on
            raise

    # built once, before several ask for it at the same time
    for design, _ in variants.values():
        designs.modules(design, f"{MACHINE}-{kernel}")
    # what counts instructions does not mind who else uses the CPU
    parallel.together(*[work] * min(len(os.sched_getaffinity(0)), len(jobs)))
    return {key: taken[key] for key in wanted}, outcomes[-1]
