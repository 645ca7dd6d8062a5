# SPDX-License-Identifier: GPL-2.0-only
"""Boots of a machine that sends to itself, in virtual time, and the designs that it compares."""

import json
import re
import tempfile
from contextlib import suppress
from dataclasses import dataclass

from tare import machine, parallel, paths, terminal
from tare.counting.boot import Counting
from tare.errors import CannotHere, TareError, UsageError
from tare.options import whole

# The designs that are compared, and what each needs in a machine.

# how a user-level driver learns of frames, and that its thread comes before all others
_USER = {**{word: f"mode={word}" for word in ("interrupt", "poll", "hybrid")},
         "fifo": "priority=1"}
# how packets come from a driver of the kernel to the application
SINKS = {"socket": "the kernel's UDP socket", "packet": "a packet socket",
         "xdp": "an AF_XDP socket (generic, copies)", "lwip": "lwIP above an AF_XDP socket"}
_SINKS = {sink: f"sink={sink}" for sink in SINKS}


@dataclass(frozen=True)
class Design:
    """modes: {name: word for the receiver}. module: of ours that drives the card, or None. queue:
    the least depth of its own, or 0: it has none. polls: it has a poll of NAPI's.
    """

    modes: dict
    module: str | None = None
    user_level: bool = False
    queue: int = 0
    polls: bool = False


OURS = "tare_pcnet32irq"
# a socket's least buffer holds so many (userspace/driver/pcnet32/pcnet32.c)
MESSAGES_MIN = 6
DESIGNS = {
    # in the kernel: Linux's own driver, which polls (NAPI)
    "kernel-stock": Design(_SINKS, polls=True),
    # ours: an interrupt a packet, then a queue; polling, then the queue; polling
    "kernel-queue": Design(_SINKS, OURS, queue=1),
    "kernel-napi-queue": Design(_SINKS, OURS, queue=1, polls=True),
    "kernel-napi": Design(_SINKS, OURS, polls=True),
    # at user level: straight into the stack; through a queue
    "user-direct": Design(_USER, user_level=True),
    "user-queued": Design(_USER, user_level=True, queue=1),
    # to the kernel's stack by TAP; to the stack of another process by messages
    "user-tap": Design(_USER, user_level=True),
    "user-message": Design(_USER, user_level=True, queue=MESSAGES_MIN),
}


def files(design, words=()):
    """{path in the guest: path here} of the programs that the design, with words for its receiver,
    and its sender run.
    """
    of_lwip = [*(["pcnet32"] if DESIGNS[design].user_level else []),
               *(["lwipsink"] if "sink=lwip" in words or design == "user-message" else [])]
    return {**machine.programs("receive", "exact-peer", "wire-addresses", "netsink", "pktsend",
                               *of_lwip),
            **({"/tare/lib": paths.guest_libraries()} if of_lwip else {})}


def modules(design, machine_name, words=()):
    """The kernel modules that the design, with words for its receiver, loads."""
    # ours has the kernel wait at crossings and switches, too
    costs = any(word.startswith(("crossing=", "switch=")) for word in words)
    return [machine.module(OURS, machine_name)] if costs or DESIGNS[design].module else []


@dataclass(frozen=True)
class Setting:
    """An option of a flood, for all its designs. how: argparse takes it. polls: only where the
    kernel polls. sinks: only for these; none: for all.
    """

    help: str
    how: dict
    polls: bool = True
    sinks: tuple = ()


def _number(metavar, least, most):
    return {"metavar": metavar, "type": whole(least, most)}


# by the names that `receive` has for them
SETTINGS = {
    "crossing": Setting("make each system call, and each interrupt of user mode, NS longer",
                        _number("NS", 1, 20_000), polls=False),
    "switch": Setting("make each switch of tasks NS longer", _number("NS", 1, 20_000),
                      polls=False),
    "buffer": Setting("of the socket, as SO_RCVBUF takes it (default: what the kernel has)",
                      _number("BYTES", 2048, 1_000_000_000), False, ("socket", "packet")),
    "batch": Setting("packets that GRO hands on at a time (net.core.gro_normal_batch; default: 8)",
                     _number("N", 1, 1000)),
    "threaded": Setting("the kernel polls in a thread of its own", {"action": "store_true"}),
    "busy_poll": Setting("the socket polls for so long before it sleeps (SO_BUSY_POLL, "
                         "SO_PREFER_BUSY_POLL, net.core.busy_poll)",
                         _number("USEC", 1, 1_000_000), sinks=("socket",)),
    "defer": Setting("napi_defer_hard_irqs and gro_flush_timeout, as in 2,20000",
                     {"metavar": "N,NS"}),
    "suspend": Setting("irq_suspend_timeout of Linux 6.13 and later, by epoll; give --defer, too",
                       _number("NS", 1, 1_000_000_000), sinks=("socket",)),
}


def settled(variants, settings):
    """The variants with settings, {name of SETTINGS: text, or True}, as words for their receivers.

    UsageError where a design or a sink has nothing that can be set so.
    """
    defer = settings.get("defer")
    if defer and not re.fullmatch("(0|[1-9][0-9]{0,8}),(0|[1-9][0-9]{0,9})", defer):
        raise UsageError(f"--defer {defer}: write N,NS as in 2,20000")
    if "suspend" in settings and not defer:
        raise UsageError("--suspend: interrupts that are not deferred are not suspended: give "
                         "--defer N,NS, too")
    return dict(_settled(name, *variant, settings) for name, variant in variants.items())


def _settled(name, design, words, settings):
    sink = sink_of(design, words)
    for setting, value in settings.items():
        one, option = SETTINGS[setting], "--" + setting.replace("_", "-")
        if one.polls and not DESIGNS[design].polls:
            polling = ", ".join(each for each in DESIGNS if DESIGNS[each].polls)
            raise UsageError(f"{option}: {design} has no poll of the kernel's: name designs "
                             f"that have one ({polling})")
        if one.sinks and sink not in one.sinks:
            raise UsageError(f"{option}: is for {' and '.join(one.sinks)} alone: leave {name} out")
        name += f"/{option[2:]}" + ("" if value is True else f"={value}")
        words = [*words, f"{setting}={int(value) if value is True else value}"]
    return name, (design, words)


def sink_of(design, words):
    """The one of SINKS by which packets come to the application, or None: the process that drives
    the card has its own.
    """
    if DESIGNS[design].user_level and design != "user-tap":
        return None
    return next((word[5:] for word in words if word.startswith("sink=")), "socket")


def variant(word):
    """(name, (design, words for the receiver)) of NAME[:DEPTH OF ITS QUEUE][/MODE...]."""
    rest, *modes = word.split("/")
    design, colon, given = rest.partition(":")
    if design not in DESIGNS:
        raise UsageError(f"{word}: there is no such design; there are {', '.join(DESIGNS)}")
    chosen = DESIGNS[design]
    if not set(modes) <= set(chosen.modes):
        raise UsageError(f"{word}: write some of {', '.join(chosen.modes)} after {design}/")
    words = [chosen.modes[mode] for mode in modes]
    if len({word.partition("=")[0] for word in words}) < len(modes):
        raise UsageError(f"{word}: two words for one thing: leave one of them out")
    if not colon:
        return word, (design, words)
    if not chosen.queue:
        raise UsageError(f"{word}: write a depth only after a design with a queue "
                         f"({', '.join(name for name, one in DESIGNS.items() if one.queue)})")
    # the kernel takes one that begins with 0 as octal
    if not re.fullmatch("[1-9][0-9]{0,6}", given) or not chosen.queue <= int(given) <= 1_000_000:
        raise UsageError(f"{word}: write a depth from {chosen.queue} to 1000000")
    return word, (design, [f"queue={given}", *words])


def variants(words):
    """{name: (design, words for the receiver)}."""
    return dict(map(variant, words))


# Boots of a machine that sends to itself, in virtual time: equal, whatever else the host does.

MACHINE, KERNEL = "pcnet-hub", "6.1"
TIMEOUT_SECONDS = 1800
# what a boot takes that does little, on a CPU of its own, before it is measured
SECONDS = 10


# what the card costs: {name: title}, words for the receiver, and which are measured without a word
ACCESSES = {"instruction": "no real card: registers and interrupts take an instruction each",
            "card": "a card: reads of registers and interrupts take 1 us, writes no time",
            "vm-2009": "a VM of 2009: reads, writes and interrupts take 1 us"}
DELAYS = {"card": ("read_ns=1000", "interrupt_ns=1000"),
          "vm-2009": ("read_ns=1000", "write_ns=1000", "interrupt_ns=1000")}
ROWS = ("card",)


def need(kernel):
    """What boots of all designs ask first, of this machine; CannotHere."""
    machine.need(f"{MACHINE}-{kernel}", exact=True)
    paths.guest_libraries()


def run(sends, variant, access, kernel, more_files=(), script=("exact-peer",), **options):
    """(reports, outcome) of one boot, whatever its verdict.

    sends: options of pktsend. variant: (design, words for the receiver: `receive` has them in its
    environment). script: the program in the machine that takes both. options: of machine.run.
    """
    design, words = variant
    name = f"{MACHINE}-{kernel}"
    outcome = machine.run(name, ["env", *DELAYS.get(access, ()), *words, *script, design, *sends],
                          files={**files(design, words), **dict(more_files)},
                          modules=modules(design, name, words), exact=True,
                          timeout=TIMEOUT_SECONDS, **options)
    if outcome.verdict == "lost" and "-device virtio-net-pci" in outcome.reason:
        raise CannotHere(f"QEMU {outcome.qemu_version} has no network card that sends in virtual "
                         f"time: {outcome.reason.rpartition(': ')[2]}")
    return reports(outcome.stdout), outcome


def counted(sends, variant, access, kernel, **options):
    """(reports, spans that the plugin counted, outcome) of one boot as of run(), which ended well.
    """
    with tempfile.TemporaryDirectory(prefix="tare-driver-") as folder:
        counting = Counting(f"{MACHINE}-{kernel}", folder)
        reports, outcome = run(sends, variant, access, kernel,
                               plugins=counting.plugins(sums=True), **options)
        machine.check_command(outcome, variant[0])
        return reports, counting.spans(), outcome


def reports(output):
    """The lines of JSON in what a machine printed; others are of programs that set it up."""
    found = []
    for line in output.decode(errors="replace").splitlines():
        with suppress(ValueError):
            found.append(json.loads(line))
    return found


def _named(job):
    """A job for people: words for a receiver without their quotes."""
    return ", ".join(filter(None, (" ".join(part) if isinstance(part, tuple) else str(part)
                                   for part in job)))


def take(jobs, boot, rounds, kernel, seconds=SECONDS, unit="boots"):
    """({job: what boot(job) finds}, outcome), each job `rounds` times, several at the same time.

    boot returns (what it finds, outcome). Boots of one job that differ are a failed measurement.
    seconds: what a boot takes by experience. unit: what they are, for progress.
    """
    results, outcomes = {}, []
    every = [job for job in dict.fromkeys(jobs) for _ in range(rounds)]

    def take_one(job, done):
        found, outcome = boot(job)
        outcomes.append(outcome)
        if results.setdefault(job, found) != found:
            raise TareError(f"{_named(job)}: two boots differ, which must not be: {results[job]} "
                            f"and {found}")
        done(_named(job))

    need(kernel)
    # what counts instructions does not mind who else uses the CPU
    with terminal.rounds("driver", len(every), seconds, parallel.at_once(every), unit) as done:
        parallel.each(every, lambda job: take_one(job, done))
    return {job: results[job] for job in jobs}, outcomes[-1]
