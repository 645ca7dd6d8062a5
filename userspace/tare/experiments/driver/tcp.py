# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver tcp`: how fast bytes arrive by TCP, and what they cost, in virtual time."""

import tempfile
from dataclasses import dataclass

from tare import machine, result, stats
from tare.counting import boot as boot_of, simulation
from tare.counting.boot import Counting
from tare.errors import TareError
from tare.experiments.driver import run
from tare.figures import counted

BYTES = 4_000_000
# of fewer there may be no time between the first and the last that come
BYTES_MIN = 10_000
# Of the receiver, the same for every stack: 22 full frames, fewer than the ring has descriptors.
# Without it a sender has hundreds on the way, and what is measured is their loss.
WINDOW = 32768
ROWS = ("card",)
# bytes of a full one
FRAME = 1460
# of two transfers whose events are counted: of few bytes most are of the connection
EVENT_BYTES = 4_000_000, 20_000_000


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
    stall_ns: int

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
                   counters["nic_missed"], sent["retransmitted"], got["longest_stall_ns"])

    @property
    def instructions(self):
        """A byte."""
        return self.executed / self.bytes

    @property
    def rate(self):
        """Bytes a second."""
        return self.bytes / self.seconds


def windowed(variants, window):
    """The variants with this window, or as they are with 0: what each stack has."""
    return {name: (design, [*([f"window={window}"] if window else []), *words])
            for name, (design, words) in variants.items()}


def boot(variant, access, size, kernel):
    """(Transfer, outcome) of one boot of the machine that sends to itself."""
    with tempfile.TemporaryDirectory(prefix="tare-tcp-") as folder:
        counting = Counting(f"{run.MACHINE}-{kernel}", folder)
        reports, outcome = run.run(["receive-tcp", str(size)], variant, access, kernel,
                                   plugins=counting.plugins(sums=True))
        machine.check_command(outcome, variant[0])
        return Transfer.of(variant[0], size, reports, counting.spans()), outcome


def take(variants, accesses, size, kernel, rounds=1, window=WINDOW):
    """({(access, variant): Transfer}, outcome). Boots that differ are a failed measurement."""
    run.refuse(variants, accesses)
    narrow = windowed(variants, window)
    jobs = [(access, name) for access in accesses for name in variants]
    return run.take(jobs, lambda job: boot(narrow[job[1]], job[0], size, kernel), rounds,
                    variants.values(), kernel)


def measure(variants, accesses, size, kernel, rounds=1, window=WINDOW, simulated=None):
    """The result document of transfers in virtual time. simulated: the Simulation whose events
    are counted, too."""
    moved, outcome = take(variants, accesses, size, kernel, rounds, window)
    made = machine.document("driver.tcp", outcome, wire="hub", tcp_window=window)
    fill(made, moved)
    if simulated:
        made["tables"].append(simulation.table(
            "driver.tcp.events", f"Simulated events of {FRAME} bytes by TCP", ("access", "design"),
            events(windowed(variants, window), moved, kernel, simulated), simulated,
            f"Raw, sender and receiver together: what {EVENT_BYTES[1]} bytes have more than "
            f"{EVENT_BYTES[0]}."))
    return made


def events(variants, jobs, kernel, simulated):
    """{(access, variant): {event: how often a full frame has it}}. jobs: the keys."""
    def running(access, name):
        def run_one(frames):
            machine_name, words, options = run.command(
                ["receive-tcp", str(frames * FRAME)], variants[name], access, kernel)
            return boot_of.happened(machine_name, words, simulated, marked=True, **options)
        return run_one

    frames = [size // FRAME for size in EVENT_BYTES]
    return boot_of.of_each("driver", {job: (running(*job), *frames) for job in jobs})


def fill(made, moved, published=None):
    """moved: {(access, variant): Transfer}; published: {variant: of its rate}."""
    rates = []
    for (access, name), one in moved.items():
        shared = {"over": None, "about": {"what": "tcp", "access": access, "design": name,
                                          "bytes": one.bytes}}
        conditions = [run.ACCESSES[access].title, "sender and receiver share the CPU: the "
                                                  "figure includes Linux's sending"]
        rates.append(result.measurement(
            f"driver.tcp.{access}.{name}.rate", "MB/s", stats.exact(one.rate / 1e6),
            title=f"TCP rate in virtual time, {run.title(name)}", better="higher",
            conditions=[*conditions, "a nanosecond is an instruction"],
            bar=(f"TCP in virtual time; {run.ACCESSES[access].title}", name),
            published=(published or {}).get(name), **shared))
        made["measurements"] += [rates[-1], result.measurement(
            f"driver.tcp.{access}.{name}.instructions", "instructions",
            stats.exact(one.instructions), better="lower", conditions=conditions,
            bar=(f"Instructions a byte by TCP; {run.ACCESSES[access].title}", name),
            title=f"instructions a byte by TCP, {run.title(name)}", **shared)]
    result.lead(made, plot=rates[0]["bar"]["plot"] if rates else None,
                measurements=[one["name"] for one in rates])
    columns = {"MB/s": (lambda one: one.rate / 1e6, 2),
               "instructions a byte": (lambda one: one.instructions, 2),
               "interrupts a MB": (lambda one: one.interrupts / (one.bytes / 1e6), 1),
               "missed by the NIC": (lambda one: one.missed, 0),
               "sent again": (lambda one: one.retransmitted, 0),
               "longest stall, us": (lambda one: one.stall_ns / 1e3, 1)}
    for access in dict.fromkeys(access for access, _ in moved):
        made["tables"].append({
            "name": f"driver.tcp.{access}",
            "title": f"Bytes by TCP in virtual time; {run.ACCESSES[access].title}",
            "columns": ["design", *columns],
            "rows": [[run.title(name), *(round(of(one), digits) for of, digits in columns.values())]
                     for (row, name), one in moved.items() if row == access],
            "notes": ["Sender and receiver share one CPU that executes one instruction a ns: "
                      "all figures include Linux's sending. Each boot gives the same."]})
