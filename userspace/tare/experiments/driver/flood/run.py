# SPDX-License-Identifier: GPL-2.0-only
"""Floods in virtual time, in a machine that sends to itself: equal in every boot, packet by packet.

Each of several virtio cards sends a frame when its timer of virtual time fires, from a ring that
was filled before; the design receives them at the pcnet card on the same wire. During the flood
nothing but the receiver needs the CPU, which has a fixed number of instructions for each packet, on
average: arrivals.py says when packets come.
"""

import tempfile
from dataclasses import astuple, dataclass
from pathlib import Path

import numpy as np

from tare import stats
from tare.errors import TareError
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.flood.arrivals import Load
from tare.figures import counted

# functions of a PCI slot, and the first slot that is free
FUNCTIONS, FIRST_SLOT = 8, 6
# fewer have no interval of 95 %; the number of a flood has 8 bits
FLOODS, FLOODS_MAX = 6, 254
# of the emulator and its machine, by experience
SECONDS_A_PACKET = 1.5e-4
# of the runs of a boot: what the run costs, and the floods
TO_NOBODY = 1
# of a flood's time, in which rings and queues fill: it is not in the share
WARM_UP = 0.5
# in the machine
PLANS = "/tare/plans"


# of an Account, above the driver's ring
ABOVE = ("driver_dropped", "queue_dropped", "stack_dropped", "socket_dropped")


@dataclass(frozen=True)
class Account:
    """Packets of one flood, each counted once, in the order in which they can be lost."""

    sent: int
    missed: int  # by the NIC: no descriptor was free
    errors: int  # frames that the NIC marked as bad
    driver_dropped: int
    queue_dropped: int  # between driver and stack
    stack_dropped: int
    socket_dropped: int  # the receiver's buffer was full
    received: int  # by the application

    @property
    def handled(self):
        """Packets that the driver took from the ring, and so had work with."""
        return self.received + sum(getattr(self, part) for part in ABOVE)


@dataclass(frozen=True)
class Flood:
    """One flood. instructions: a packet that was offered, less the same run to nobody; None where
    they cannot be told, since the receiver never idles. switches: of tasks; crossings: from user
    mode into the kernel and back; both less those of that run.
    latency: [(ns, count)], ascending. share, after: see settled(). rate: packets a second that
    were sent.
    """

    account: Account
    instructions: float | None
    interrupts: int
    switches: int
    crossings: int
    latency: list
    share: float
    after: int
    rate: float


@dataclass(frozen=True)
class Series:
    """The floods of one boot: of one design at one load, at other random moments each.

    overhead: instructions of the run to nobody, a packet; None as in Flood, and untold says why.
    """

    load: Load
    floods: tuple
    overhead: float | None
    untold: str | None = None

    def each(self, name):
        """One of a Flood's fields, of each."""
        return [getattr(flood, name) for flood in self.floods]

    def sum(self, name):
        return sum(self.each(name))

    @property
    def account(self):
        """Of all floods together."""
        return Account(*map(sum, zip(*map(astuple, self.each("account")))))

    @property
    def share(self):
        return stats.median(self.each("share"))

    @property
    def rate(self):
        return stats.median(self.each("rate")).value

    @property
    def instructions(self):
        """A packet; None as in Flood."""
        return None if self.overhead is None else stats.median(self.each("instructions"))


def devices(load):
    """(words for -device, {id: netdev}) of the cards."""
    words = [f"virtio-net-pci,netdev=pace{i},addr={FIRST_SLOT + i // FUNCTIONS:x}.{i % FUNCTIONS},"
             "multifunction=on,romfile=,vectors=0,disable-legacy=on,iommu_platform=on,"
             "event_idx=off,ioeventfd=off,tx=timer,x-txburst=1,"
             f"x-txtimer={load.timer}" for i in range(load.cards)]
    return words, {f"pace{i}": "hubport,hubid=0" for i in range(load.cards)}


def boot(variant, access, load, kernel, floods=FLOODS, script=("exact-peer",)):
    """(Series, outcome) of one boot."""
    cards, netdevs = devices(load)
    # of a file, a thread that is interrupted would leave it
    with tempfile.TemporaryDirectory(prefix="tare-flood-") as folder:
        plans = Path(folder) / "plans"
        load.write_plans(plans, floods)
        reports, spans, outcome = driver_run.counted(
            ["--timer", str(load.timer), "--plan", PLANS], variant, access, kernel, script=script,
            more_files={PLANS: plans}, devices=cards, netdevs=netdevs)
    return series(variant[0], load, reports, spans, floods), outcome


def series(design, load, reports, spans, floods=FLOODS):
    """The Series that the reports of a boot tell of, and its spans, two of each run: from START to
    the end of the sender's work, and from there to FINISH; TareError where they do not add up.
    """
    sent = {report["flood"]: report for report in reports if "flood" in report}
    got = {report["run"]: report for report in reports if "run" in report}
    runs = list(range(TO_NOBODY, floods + 2))
    for ends, who in ((sent, "sender"), (got, "receiver")):
        if sorted(ends) != runs:
            raise TareError(f"{design}: {len(ends)} of {len(runs)} reports of the {who} came")
    if len(spans) != 2 * len(runs):
        raise TareError(f"{design}: {len(spans)} of {2 * len(runs)} spans were counted")
    before = spans[0].executed
    spans = dict(zip(runs, spans[1::2], strict=True))
    for run in runs:
        _check(design, load, sent[run], got[run])
    balance(design, 0, got[TO_NOBODY])
    busy = {run: spans[run].executed for run in runs}
    untold = None
    if 2 * (before + busy[TO_NOBODY]) > got[TO_NOBODY]["counters"]["clock_ns"]:
        untold = f"{design} uses the CPU while no packet comes"
    exact = untold is None
    return Series(load, tuple(
        Flood(balance(design, load.count, got[run]),
              (busy[run] - busy[TO_NOBODY]) / load.count if exact else None,
              got[run]["counters"]["interrupts"],
              *(getattr(spans[run], count) - getattr(spans[TO_NOBODY], count)
                for count in ("switches", "crossings")),
              *_of_packets(design, load.plan(run - 1).times(load.timer, sent[run]["card_ticks"]),
                           got[run]["arrivals"])) for run in runs[1:]),
        busy[TO_NOBODY] / load.count if exact else None, untold)


def balance(design, sent, got):
    """The Account of a flood of `sent` packets from the receiver's report.

    The question that ended the run came through the card, too. Raises TareError where a packet is
    missing or was counted twice.
    """
    counters = got["counters"]
    below = sent + 1 - counters["nic_received"] - counters["nic_missed"] - counters["nic_errors"]
    above = counters["nic_received"] - sum(counters[part] for part in ABOVE) - got["received"] \
        - got["control"] - got["late"] - got["foreign"]
    if below or above:
        raise TareError(f"{design}: the packets do not add up: of {sent} and a request, {below} "
                        f"are missing at the NIC and {above} above its driver")
    if got["duplicates"]:
        raise TareError(f"{design}: {counted(got['duplicates'], 'packet')} arrived twice")
    if got["damaged"]:
        raise TareError(f"{design}: {counted(got['damaged'], 'packet')} arrived damaged")
    return Account(sent, counters["nic_missed"], counters["nic_errors"],
                   *(counters[part] for part in ABOVE), got["received"])


def _of_packets(design, sent, arrivals):
    """(latency, share, after, rate) of a Flood whose packets were sent at these ticks. arrivals: as
    the receiver reports them.
    """
    came, numbers = np.array(arrivals, dtype=np.int64).reshape(-1, 2).cumsum(axis=0).T
    latency = came - sent[numbers]
    if (latency < 0).any():
        raise TareError(f"{design}: {counted(int((latency < 0).sum()), 'packet')} came before "
                        "their card's timer can have fired: this QEMU sends at the wrong time")
    times, counts = np.unique(latency, return_counts=True)
    return (list(zip(times.tolist(), counts.tolist())), *settled(sent, came, sent[numbers]),
            1e9 * (len(sent) - 1) / int(sent.max() - sent.min() or 1))


def settled(sent, came, came_from):
    """(share, after). sent: ticks of each packet that was. came, came_from: ticks at which each
    that was received came, and was sent.

    share: received of those sent since the warm-up, until the last was sent. Those that lay in
    queues when the warm-up ended stand for as many that lie there at the end, so that what a queue
    holds is neither lost nor won; where it has become less full, no more than was offered counts.
    after: received after the last was sent.
    """
    end = sent.max()
    begin = sent.min() + WARM_UP * (end - sent.min())
    fresh, in_time = came_from > begin, came <= end
    queued = int((~fresh & (came > begin) & in_time).sum()), int((fresh & ~in_time).sum())
    return ((int((fresh & in_time).sum()) + min(queued)) / int((sent > begin).sum()),
            int((~in_time).sum()))


def _check(design, load, sent, got):
    """What would be wrong with the clock or the sender, and would not show in the account."""
    for wrong, said in (
            # it would be in the counts and in the instructions
            ((sent["starts"], sent["finishes"]) != (1, 1),
             "a request was repeated: the receiver did not answer within 500 ms"),
            (got["late"], f"{counted(got['late'], 'packet')} came after their run"),
            # on this wire nobody else sends
            (got["foreign"],
             f"{counted(got['foreign'], 'packet')} arrived damaged: they are not probes"),
            (got["next"] > load.count, f"a packet arrived with number {got['next'] - 1}, but only "
                                       f"{load.count} were sent"),
            (len(got["arrivals"] or []) != 2 * got["received"],
             f"{counted(got['received'], 'packet')} came, but not as many times of arrival"),
            (sent["sent"] != load.count,
             f"the sender sent {counted(sent['sent'], 'packet')}, not {load.count}")):
        if wrong:
            raise TareError(f"{design}: {said}")


def seconds(count, floods=FLOODS):
    """What a boot of floods of COUNT packets takes by experience."""
    return driver_run.SECONDS + SECONDS_A_PACKET * (floods + 1) * count


def take(variants, accesses, loads, kernel, rounds=1, floods=FLOODS):
    """({(access, variant, load): Series}, outcome). Boots that differ are a failed measurement."""
    jobs = [(access, name, load) for access in accesses for name in variants for load in loads]
    return driver_run.take(jobs, lambda job: boot(variants[job[1]], job[0], job[2], kernel, floods),
                           rounds, kernel, seconds(max(load.count for load in loads), floods))
