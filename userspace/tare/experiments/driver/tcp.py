# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver tcp`: how fast bytes arrive by TCP, and what they cost, in virtual time."""

from dataclasses import dataclass

from tare import result, stats
from tare.errors import TareError
from tare.experiments.driver import run
from tare.figures import counted

BYTES = 4_000_000
# of fewer there may be no time between the first and the last that come
BYTES_MIN, BYTES_MAX = 10_000, 10_000_000_000
# Of the receiver, the same for every stack: 22 full frames, fewer than the ring has descriptors.
# Without it a sender has hundreds on the way, and what is measured is their loss.
WINDOW = 32768


def ends(reports):
    """(the sender's reports of transfers, the receivers'), of all reports of a boot."""
    return [[one for one in reports if "transfer" in one and ("retransmitted" in one) == by_sender]
            for by_sender in (True, False)]


@dataclass(frozen=True)
class Transfer:
    """One transfer, as the receiver has it. executed: instructions of the whole machine from the
    connection to its end.
    """

    bytes: int
    seconds: float  # from the first byte to the last
    executed: int
    interrupts: int
    missed: int
    retransmitted: int

    @classmethod
    def of(cls, design, size, reports, spans):
        """From the sender's report, the receiver's and its span."""
        sent, got = ends(reports)
        if not len(sent) == len(got) == len(spans) == 1:
            raise TareError(f"{design}: {counted(len(sent), 'transfer')} sent, {len(got)} "
                            f"reported and {len(spans)} counted")
        (sent,), (got,) = sent, got
        if not sent["transfer"] == got["transfer"] == size or got["damaged"]:
            raise TareError(f"{design}: of {counted(size, 'byte')} {got['transfer']} arrived, "
                            f"{got['damaged']} of them damaged")
        if not got["seconds"]:
            raise TareError(f"{design}: {counted(size, 'byte')} came too quickly to compute a "
                            "rate: send more")
        counters = got["counters"]
        return cls(size, got["seconds"], spans[0].executed, counters["interrupts"],
                   counters["nic_missed"], sent["retransmitted"])

    @property
    def instructions(self):
        """A byte."""
        return self.executed / self.bytes

    @property
    def rate(self):
        """Bytes a second."""
        return self.bytes / self.seconds


def boot(variant, access, size, kernel):
    """(Transfer, outcome) of one boot of the machine that sends to itself."""
    design, words = variant
    reports, spans, outcome = run.counted(["--transfer", str(size)],
                                          (design, [f"window={WINDOW}", *words]), access, kernel)
    return Transfer.of(design, size, reports, spans), outcome


def take(variants, accesses, size, kernel, rounds=1):
    """({(access, variant): Transfer}, outcome). Boots that differ are a failed measurement."""
    jobs = [(access, name) for access in accesses for name in variants]
    return run.take(jobs, lambda job: boot(variants[job[1]], job[0], size, kernel), rounds, kernel)


def fill(made, moved, published=None):
    """moved: {(access, variant): Transfer}; published: {variant: of its rate}."""
    rates = []
    for (access, name), one in moved.items():
        shared = {"over": None, "about": {"what": "tcp", "access": access, "design": name,
                                          "bytes": one.bytes}}
        conditions = [run.ACCESSES[access],
                      "sender and receiver share the CPU: the figure includes Linux's sending"]
        rates.append(result.measurement(
            f"driver.tcp.{access}.{name}.rate", "MB/s", stats.exact(one.rate / 1e6),
            title=f"TCP rate in virtual time, {name}", better="higher",
            conditions=[*conditions, "a nanosecond is an instruction"],
            bar=(f"TCP in virtual time; {run.ACCESSES[access]}", name),
            published=(published or {}).get(name), **shared))
        made["measurements"] += [rates[-1], result.measurement(
            f"driver.tcp.{access}.{name}.instructions", "instructions",
            stats.exact(one.instructions), better="lower", conditions=conditions,
            bar=(f"Instructions a byte by TCP; {run.ACCESSES[access]}", name),
            title=f"instructions a byte by TCP, {name}", **shared)]
    result.lead(made, plot=rates[0]["bar"]["plot"] if rates else None,
                measurements=[one["name"] for one in rates])
    columns = {"MB/s": (lambda one: one.rate / 1e6, 2),
               "instructions a byte": (lambda one: one.instructions, 2),
               "interrupts a MB": (lambda one: one.interrupts / (one.bytes / 1e6), 1),
               "missed by the NIC": (lambda one: one.missed, 0),
               "sent again": (lambda one: one.retransmitted, 0)}
    for access in dict.fromkeys(access for access, _ in moved):
        made["tables"].append({
            "name": f"driver.tcp.{access}",
            "title": f"Bytes by TCP in virtual time; {run.ACCESSES[access]}",
            "columns": ["design", *columns],
            "rows": [[name, *(round(of(one), digits) for of, digits in columns.values())]
                     for (row, name), one in moved.items() if row == access],
            "notes": ["Sender and receiver share one CPU that executes one instruction a ns: "
                      "all figures include Linux's sending. Each boot gives the same."]})
