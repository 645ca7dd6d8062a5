# SPDX-License-Identifier: GPL-2.0-only
"""The designs that are compared, and what each needs in a machine."""

from dataclasses import dataclass

from tare import machine, paths
from tare.errors import UsageError


# how a user-level driver learns of frames
_USER = {word: ["--mode", word] for word in ("interrupt", "poll", "hybrid")}
# how the module hands frames on, below lwIP; without lwIP each is a design of its own
_LWIP = {word: ["--delivery", word] for word in ("queue", "napi")}
# what can be asked of a kernel whose driver polls: 50 us of busy polling, as its documentation
# advises; two empty polls, 20 us apart, before interrupts are on again
_POLLS = {"threaded": ["--threaded"], "busy-poll": ["--busy-poll", "50"],
          "deferred": ["--defer", "2,20000"]}
# an interrupt and an IOMMU mapping for each frame that is sent
_MAPPED = {"mapped": ["--transmit", "mapped"]}


@dataclass(frozen=True)
class Design:
    """title: for tables. module: of ours that drives the card, or None. lwip: a program of its own
    has the stack, and so needs libraries in the machine. queue: its depth can be chosen.
    modes: {name: words for the receiver}.
    """

    title: str
    modes: dict
    module: str | None = None
    user_level: bool = False
    lwip: bool = False
    queue: bool = False


DESIGNS = {
    "kernel-stock": Design("in the kernel, Linux's own driver (NAPI)", _POLLS),
    "kernel-queue": Design("in the kernel, an interrupt a packet, then a queue", _MAPPED,
                           module="tare_pcnet32irq", queue=True),
    "kernel-napi-queue": Design("in the kernel, the same driver polling, then the queue",
                                {**_MAPPED, **_POLLS}, module="tare_pcnet32irq", queue=True),
    "kernel-napi": Design("in the kernel, the same driver polling (NAPI)",
                          {**_MAPPED, **_POLLS}, module="tare_pcnet32irq"),
    "kernel-lwip": Design("in the kernel, the same driver, its frames to lwIP in a process", _LWIP,
                          module="tare_pcnet32irq", lwip=True),
    "user-direct": Design("at user level, straight into the stack", _USER, user_level=True),
    "user-queued": Design("at user level, through a queue", _USER, user_level=True, queue=True),
    "user-tap": Design("at user level, to the kernel's stack by TAP", _USER, user_level=True),
}


def files(design):
    """{path in the guest: path here} of the programs that the design and its sender run."""
    programs = ["receive", "receive-paced", "receive-tcp", "receive-killed", "exact-peer",
                "wire-addresses", "netsink", "pktsend", "pktpace",
                *(["pcnet32"] if DESIGNS[design].user_level else []),
                *(["lwipsink"] if DESIGNS[design].lwip else [])]
    chosen = machine.programs(*programs)
    if DESIGNS[design].user_level or DESIGNS[design].lwip:
        chosen["/tare/lib"] = paths.guest_libraries()
    return chosen


def modules(design, machine_name):
    """The kernel modules that the design loads."""
    name = DESIGNS[design].module
    return [machine.module(name, machine_name)] if name else []


def variant(word):
    """(name, (design, words for the receiver)) of NAME[:DEPTH OF ITS QUEUE][/MODE]."""
    rest, slash, mode = word.partition("/")
    design, colon, given = rest.partition(":")
    if design not in DESIGNS:
        raise UsageError(f"{design}: there is no such design; there are {', '.join(DESIGNS)}")
    chosen = DESIGNS[design]
    if slash and mode not in chosen.modes:
        raise UsageError(f"{word}: write one of {', '.join(chosen.modes)} after {design}/")
    words = chosen.modes[mode] if slash else []
    if not colon:
        return word, (design, words)
    if not chosen.queue or not given.isdecimal() or not 1 <= int(given) <= 1_000_000:
        raise UsageError(f"{word}: write a depth from 1 to 1000000 after a design with a queue "
                         f"({', '.join(name for name, one in DESIGNS.items() if one.queue)})")
    return word, (design, ["--queue", given, *words])


def title(name):
    """The title of a variant for tables."""
    rest, slash, mode = name.partition("/")
    design, colon, depth = rest.partition(":")
    more = [*([f"{depth} packets"] if colon else []), *([mode] if slash else [])]
    return f"{design} ({', '.join(more)})" if more else design
