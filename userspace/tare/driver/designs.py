# SPDX-License-Identifier: GPL-2.0-only
"""The designs that are compared, and what each needs in a machine."""

from dataclasses import dataclass

from tare import machine, paths
from tare.errors import UsageError


@dataclass(frozen=True)
class Design:
    """title: for tables. module: of ours that drives the card, or None. lwip: a program of its own
    has the stack, and so needs libraries in the machine.
    """

    title: str
    module: str | None = None
    user_level: bool = False
    lwip: bool = False


DESIGNS = {
    "kernel-stock": Design("in the kernel, Linux's own driver (NAPI)"),
    "kernel-queue": Design("in the kernel, an interrupt a packet, then a queue",
                           module="tare_pcnet32irq"),
    "kernel-napi": Design("in the kernel, the same driver polling (NAPI)",
                          module="tare_pcnet32irq"),
    "kernel-lwip": Design("in the kernel, the same driver, its frames to lwIP in a process",
                          module="tare_pcnet32irq", lwip=True),
    "user-direct": Design("at user level, straight into the stack", user_level=True),
    "user-queued": Design("at user level, through a queue", user_level=True),
    "user-tap": Design("at user level, to the kernel's stack by TAP", user_level=True),
}

# those whose queue has a depth that can be chosen
QUEUES = ("kernel-queue", "user-queued")
# how a user-level driver learns of frames
MODES = ("interrupt", "poll", "hybrid")
# how the module hands them on, below lwIP; without lwIP each is a design of its own
DELIVERIES = ("queue", "napi")


def files(design):
    """{path in the guest: path here} of the programs that the design and its sender run."""
    programs = ["receive", "receive-paced", "receive-tcp", "receive-killed", "exact-peer",
                "netsink", "pktsend", "pktpace", *(["pcnet32"] if DESIGNS[design].user_level
                                                   else []),
                *(["lwipsink"] if DESIGNS[design].lwip else [])]
    chosen = {f"/tare/bin/{name}": paths.guest_program(name) for name in programs}
    if DESIGNS[design].user_level or DESIGNS[design].lwip:
        chosen["/tare/lib"] = paths.guest_libraries()
    return chosen


def modules(design, machine_name):
    """The kernel modules that the design loads."""
    name = DESIGNS[design].module
    return [machine.module(name, machine_name)] if name else []


def variant(word):
    """(name, (design, words for the receiver)) of NAME[:DEPTH OF ITS QUEUE][/MODE].

    A mode of kernel-lwip is one of DELIVERIES.
    """
    rest, slash, mode = word.partition("/")
    design, colon, given = rest.partition(":")
    if design not in DESIGNS:
        raise UsageError(f"{design}: there is no such design; there are {', '.join(DESIGNS)}")
    words = []
    if slash and DESIGNS[design].lwip:
        if mode not in DELIVERIES:
            raise UsageError(f"{word}: write one of {', '.join(DELIVERIES)} after {design}/")
        words += ["--delivery", mode]
    elif slash:
        if mode not in MODES or not DESIGNS[design].user_level:
            raise UsageError(f"{word}: write one of {', '.join(MODES)} after a user-level design")
        words += ["--mode", mode]
    if not colon:
        return word, (design, words)
    if design not in QUEUES or not given.isdecimal() or not 1 <= int(given) <= 1_000_000:
        raise UsageError(f"{word}: write a depth from 1 to 1000000 after a design with a queue "
                         f"({', '.join(QUEUES)})")
    return word, (design, ["--queue", given, *words])


def title(name):
    """The title of a variant for tables."""
    rest, slash, mode = name.partition("/")
    design, colon, depth = rest.partition(":")
    more = [*([f"{depth} packets"] if colon else []), *([mode] if slash else [])]
    return f"{design} ({', '.join(more)})" if more else design
