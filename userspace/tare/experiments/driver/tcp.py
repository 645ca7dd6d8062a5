# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver tcp`: how fast bytes arrive by TCP, and what they cost.

In virtual time, in a machine that sends to itself; or over a TAP device from this machine.
"""

import os
import socket
import subprocess
import threading
from contextlib import contextmanager
from dataclasses import dataclass

from tare import machine, paths, result, stats, terminal, turns
from tare.counting import boot as boot_of, simulation
from tare.errors import CannotHere, TareError, of_status, telling
from tare.experiments.driver import read, run
from tare.figures import counted

# in virtual time, and over a TAP device
BYTES, TAP_BYTES = 4_000_000, 100_000_000
# Of the receiver, the same for every stack: 22 full frames, fewer than the ring has descriptors.
# Without it a sender has hundreds on the way, and what is measured is their loss.
WINDOW = 32768
ROWS = ("card",)
# bytes of a full one
FRAME = 1460
# of two transfers whose events are counted: of few bytes most are of the connection
EVENT_BYTES = 4_000_000, 20_000_000
# boots over a TAP device that have an interval of 95 %
ENOUGH_ROUNDS = 6


@dataclass(frozen=True)
class Transfer:
    """One transfer, as the receiver has it. busy_ns, clock_ns: of the whole machine."""

    bytes: int
    seconds: float  # from the first byte to the last
    peak: float  # bytes a second, over 100 ms; 0 where it took less
    busy_ns: int
    busy_step_ns: int  # in what steps it is told
    clock_ns: int
    interrupts: int
    missed: int
    retransmitted: int
    stall_ns: int

    @classmethod
    def of(cls, design, size, reports):
        """From the sender's report and the receiver's."""
        sent, got = ([report for report in reports if "transfer" in report
                      and ("retransmitted" in report) == by_sender] for by_sender in (True, False))
        if len(sent) != 1 or len(got) != 1:
            raise TareError(f"{design}: {counted(len(sent), 'transfer')} sent and {len(got)} "
                            "reported")
        (sent,), (got,) = sent, got
        if not sent["transfer"] == got["transfer"] == size or got["damaged"]:
            raise TareError(f"{design}: of {counted(size, 'byte')} {got['transfer']} arrived, "
                            f"{got['damaged']} of them damaged")
        if not got["seconds"]:
            raise TareError(f"{design}: {counted(size, 'byte')} came too quickly to compute a "
                            "rate: send more")
        counters = got["counters"]
        read.refuse_restarts(design, counters)
        return cls(size, got["seconds"], got["peak_bytes_per_second"], counters["busy_ns"],
                   got["busy_step_ns"], counters["clock_ns"], counters["interrupts"],
                   counters["nic_missed"], sent["retransmitted"], got["longest_stall_ns"])

    @property
    def instructions(self):
        """A byte, in virtual time; None where idle time is told in steps that are too wide."""
        return self.busy_ns / self.bytes if self.busy_step_ns <= run.STEP_MAX_NS else None

    @property
    def rate(self):
        """Bytes a second."""
        return self.bytes / self.seconds

    @property
    def busy(self):
        """Of the machine's CPU, from the connection to its end."""
        return self.busy_ns / self.clock_ns


def windowed(variants, window):
    """The variants with this window, or as they are with 0: what each stack has."""
    return {name: (design, [*(["--window", str(window)] if window else []), *words])
            for name, (design, words) in variants.items()}


# ---- in virtual time


def boot(variant, access, size, kernel):
    """(Transfer, outcome) of one boot of the machine that sends to itself."""
    reports, outcome = run.run(["receive-tcp", str(size)], variant, access, kernel)
    machine.check_command(outcome, variant[0])
    return Transfer.of(variant[0], size, reports), outcome


def take(variants, accesses, size, kernel, rounds=1, window=WINDOW):
    """({(access, variant): Transfer}, outcome). Boots that differ are a failed measurement."""
    run.refuse(variants, accesses)
    narrow = windowed(variants, window)
    jobs = [(access, name) for access in accesses for name in variants]
    return run.take(jobs, lambda job: boot(narrow[job[1]], job[0], size, kernel), rounds,
                    [design for design, _ in variants.values()], kernel)


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
            f"{EVENT_BYTES[0]}. What does not grow with the bytes differs by up to 1.5 million "
            "instructions, 1 % of these."))
    return made


def events(variants, jobs, kernel, simulated, sizes=EVENT_BYTES):
    """{(access, variant): {event: how often a full frame has it}}. jobs: the keys. sizes: bytes of
    a shorter transfer and of a longer one."""
    def running(access, name):
        def run_one(frames):
            machine_name, words, options = run.command(
                ["receive-tcp", str(frames * FRAME)], variants[name], access, kernel)
            return boot_of.happened(machine_name, words, simulated, variable="COUNTED", **options)
        return run_one

    frames = [size // FRAME for size in sizes]
    return boot_of.of_each("driver", {job: (running(*job), *frames) for job in jobs})


def fill(made, moved, published=None):
    """moved: {(access, variant): Transfer}; published: {variant: of its rate}."""
    for (access, name), one in moved.items():
        conditions = [run.ACCESSES[access].title, "sender and receiver share the CPU: the "
                                                  "figure includes Linux's sending"]
        about = {"what": "tcp", "access": access, "design": name, "bytes": one.bytes}
        made["measurements"].append(result.measurement(
            f"driver.tcp.{access}.{name}.rate", "MB/s", stats.exact(one.rate / 1e6), over=None,
            title=f"TCP rate in virtual time, {run.title(name)}", better="higher",
            conditions=[*conditions, "a nanosecond is an instruction"], about=about,
            bar=(f"TCP in virtual time; {run.ACCESSES[access].title}", name),
            published=(published or {}).get(name)))
        if one.instructions is not None:
            made["measurements"].append(result.measurement(
                f"driver.tcp.{access}.{name}.instructions", "instructions",
                stats.exact(one.instructions), over=None, better="lower",
                bar=(f"Instructions a byte by TCP; {run.ACCESSES[access].title}", name),
                title=f"instructions a byte by TCP, {run.title(name)}", conditions=conditions,
                about=about))
    rates = [entry for entry in made["measurements"] if entry["name"].endswith(".rate")
             and entry["name"].startswith("driver.tcp.")]
    result.lead(made, plot=rates[0]["bar"]["plot"] if rates else None,
                measurements=[one["name"] for one in rates])
    columns = {"MB/s": (lambda one: one.rate / 1e6, 2),
               "instructions a byte": (lambda one: one.instructions, 2), **_COUNTS,
               "CPU %": (lambda one: one.instructions and 100 * one.busy, 1),
               "longest stall, us": (lambda one: one.stall_ns / 1e3, 1)}
    for access in dict.fromkeys(access for access, _ in moved):
        made["tables"].append({
            "name": f"driver.tcp.{access}",
            "title": f"Bytes by TCP in virtual time; {run.ACCESSES[access].title}",
            "columns": ["design", *columns],
            "rows": [_row(name, columns, lambda of, one=one: of(one))
                     for (of, name), one in moved.items() if of == access],
            "notes": ["Sender and receiver share one CPU that executes one instruction a ns: "
                      "all figures include Linux's sending. Each boot gives the same."]})


_COUNTS = {
    "CPU %": (lambda one: 100 * one.busy, 1),
    "interrupts a MB": (lambda one: one.interrupts / (one.bytes / 1e6), 1),
    "missed by the NIC": (lambda one: one.missed, 0),
    "sent again": (lambda one: one.retransmitted, 0),
}


def _row(name, columns, value):
    found = [(value(of), digits) for of, digits in columns.values()]
    return [run.title(name),
            *(None if figure is None else round(figure, digits) for figure, digits in found)]


# ---- over a TAP device


def over_tap(variants, rounds, size, kernel, window=WINDOW):
    """The result document of transfers from this machine's kernel, in real time."""
    moved, outcome = {name: [] for name in variants}, None
    for name, (design, _), reports, outcome in take_tap(windowed(variants, window), rounds, size,
                                                        kernel):
        one = Transfer.of(design, size, reports)
        if not one.peak:
            raise TareError(f"{design}: {counted(size, 'byte')} came too quickly to compute a "
                            "peak: send more")
        moved[name].append(one)
    made = machine.document("driver.tcp", outcome, wire="tap", tcp_window=window)
    if rounds < ENOUGH_ROUNDS:
        made["warnings"].append(
            f"{rounds} boot{'s' if rounds > 1 else ''} of each design: no interval of 95 %; give "
            f"-r {ENOUGH_ROUNDS} or more")
    fill_tap(made, moved)
    return made


def fill_tap(made, moved):
    """moved: {variant: [Transfer of each round]}."""
    def middle(runs, of):
        return stats.median([of(run) for run in runs])

    for name, runs in moved.items():
        made["measurements"] += [
            result.measurement(f"driver.tcp.{name}.{what}", "MB/s", middle(runs, of),
                               better="higher", over=result.BOOTS,
                               title=f"TCP {what} rate, {run.title(name)}",
                               bar=(f"TCP {what} rate", name),
                               conditions=["sent by this machine's kernel, over a TAP device"])
            for what, of in (("average", lambda one: one.rate / 1e6),
                             ("peak", lambda one: one.peak / 1e6))]
    result.lead(made, plot="TCP average rate")
    columns = {"MB/s": (lambda one: one.rate / 1e6, 2),
               "peak MB/s": (lambda one: one.peak / 1e6, 2), **_COUNTS,
               "CPU ns a byte": (lambda one: one.busy_ns / one.bytes, 2),
               "longest stall, ms": (lambda one: one.stall_ns / 1e6, 1)}
    made["tables"].append({
        "name": "driver.tcp.cost", "title": "What a transfer took, medians",
        "columns": ["design", *columns],
        "rows": [_row(name, columns, lambda of, runs=runs: middle(runs, of).value)
                 for name, runs in moved.items()],
        "notes": ["This machine's kernel sends: the figures include the emulator and the host.",
                  "Peak: over 100 ms. CPU: non-idle time of the whole machine, from the "
                  "connection to its end."]})


# Transfers from this machine's kernel over a TAP device: boots of the designs in turn.

TAP_MACHINE = "pcnet"
# the longest that a transfer may stand still
STALL_SECONDS = 20
# slower than the published 2.3 MB/s is no transfer any more
LEAST_RATE = 500_000
# Bytes a second that an emulated machine takes, for estimates: measured as 100 MB in 6.4 s, 20 MB
# by each of the five default designs, which take 8 to 60 MB a second.
RATE_HERE = 15_000_000
# a machine boots, and its driver starts, in a few seconds; nobody else has its CPU
BOOT_SECONDS = 60


def need_tap(kernel):
    """CannotHere where no TAP device can be made, or no machine of this kernel."""
    if os.geteuid() or not os.access("/dev/net/tun", os.R_OK | os.W_OK):
        raise CannotHere("--wire tap needs a TAP device in a network namespace: be root")
    machine.need(f"{TAP_MACHINE}-{kernel}")
    paths.program("pktsend")


def take_tap(variants, rounds, size, kernel):
    """Yields (variant's name, variant, reports, outcome), in the turns A B C, C B A."""
    total = rounds * len(variants)
    with terminal.rounds("driver", total, run.SECONDS + size / RATE_HERE, unit="boots") as done:
        for number in range(rounds):
            for name, variant in turns.order(variants.items(), number):
                taken = transfer(variant, size, kernel)
                done(f"{name}, round {number + 1} of {rounds}")
                yield name, variant, *taken


@contextmanager
def _sender():
    """(a pktsend, the machine's end of its TAP device, a descriptor)."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with ours, theirs:
        process = subprocess.Popen(
            [paths.program("pktsend"), "--tap", str(theirs.fileno())], pass_fds=[theirs.fileno()],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        theirs.close()
        try:
            _, files, _, _ = socket.recv_fds(ours, 1, 1)
            if not files:
                raise _error(process.wait(), process.stderr.read())
            try:
                yield process, files[0]
            finally:
                os.close(files[0])
        finally:
            process.kill()
            process.communicate()


def _error(code, said, design=None):
    line = telling(said.decode(errors="replace"), "pktsend") or \
        f"pktsend ended with status {code} and no word"
    return of_status(code, f"{design}: {line}" if design else line)


def transfer(variant, size, kernel, command=None):
    """(reports of both ends, outcome) of one boot. command: what runs in the machine instead."""
    design, words = variant
    name = f"{TAP_MACHINE}-{kernel}"
    stop, said = os.eventfd(0), []
    with _sender() as (process, fd):
        def speak():
            out, err = process.communicate(
                f"sync\ntransfer {size} {STALL_SECONDS}\nleave\n".encode())
            said.extend((out, err))
            if process.returncode:
                os.eventfd_write(stop, 1)  # nobody will tell the receiver to leave

        sender = threading.Thread(target=speak, daemon=True)

        heard = bytearray()

        def hear(data):
            heard.extend(data)
            if b'"ready"' in heard and not sender.ident:
                sender.start()

        try:
            outcome = machine.run(
                name, command or ["receive", design, *words], files=run.files(design),
                modules=run.modules(design, name), netdevs={"wire": f"tap,fd={fd}"}, fds=(fd,),
                timeout=BOOT_SECONDS + 2 * size / LEAST_RATE, on_stdout=hear, stop=stop)
        finally:
            gone = process.poll() is None
            if gone:
                process.kill()  # it would go on asking a machine that is gone
            if sender.ident:
                sender.join()
            os.close(stop)
    if said and process.returncode and not gone:
        raise _error(process.returncode, said[1], design)
    machine.check_command(outcome, design)
    return run.reports((said[0] if said else b"") + outcome.stdout), outcome
