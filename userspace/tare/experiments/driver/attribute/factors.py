# SPDX-License-Identifier: GPL-2.0-only
"""The arrangements of driver and stack, and what is changed about them: a level of 2009 and one of
today for each.
"""

from dataclasses import dataclass

from tare.experiments.driver.flood.arrivals import Load

ERAS = THEN, NOW = "2009", "today"
OTHER = {THEN: NOW, NOW: THEN}
COUNT = 8000
# arrangements, each with what it can have. kernel: its driver is there. stack: the kernel's.
KERNEL, MIXED, TAP, ONE, TWO = "kernel", "kernel-lwip", "user-tap", "user", "user-message"


@dataclass(frozen=True)
class Arrangement:
    """title: for tables. has: factors that it has."""

    title: str
    has: frozenset


_ALL = frozenset(("interrupts", "access", "crossing", "switch", "arrivals", "rate"))
ARRANGEMENTS = {
    KERNEL: Arrangement("driver and stack in the kernel", _ALL | {"queue", "batch", "buffer"}),
    MIXED: Arrangement("driver in the kernel, stack in a process", _ALL | {"queue", "batch"}),
    TAP: Arrangement("driver in a process, stack in the kernel", _ALL | {"priority", "buffer"}),
    ONE: Arrangement("driver and stack in one process", _ALL | {"queue", "priority"}),
    TWO: Arrangement("driver and stack in a process each", _ALL | {"queue", "priority"}),
}


@dataclass(frozen=True)
class Factor:
    """What is changed: its level in 2009 and today, and words for both."""

    title: str
    then: object
    now: object
    words: tuple

    def level(self, era):
        return self.then if era == THEN else self.now

    def told(self, era):
        return self.words[era == NOW]


FACTORS = {
    "interrupts": Factor("interrupts", "each", "polls", ("one a packet", "then polls")),
    "queue": Factor("queue before the stack", True, False,
                    ("1,000 packets", "none, or 278 between processes")),
    "batch": Factor("packets that GRO hands on at a time", 1, 8, ("1", "8")),
    "priority": Factor("priority of the driver's thread", True, False,
                       ("above all (SCHED_FIFO)", "as all")),
    "buffer": Factor("socket's buffer", None, 524_288, ("277 packets", "1,365 packets")),
    "access": Factor("the card", "vm-2009", "card", ("vm-2009", "card")),
    "crossing": Factor("a crossing takes longer by", 1000, 200, ("1 us", "0.2 us")),
    "switch": Factor("a switch of tasks takes longer by", 3000, 1000, ("3 us", "1 us")),
    "arrivals": Factor("arrivals", "even", "bursts", ("even", "bursts of 16")),
    "rate": Factor("instructions between packets", 100_000, 200_000, ("10,000", "5,000")),
}


def has(arrangement, factor, setting):
    """Whether a change of the factor changes anything there. A driver of the kernel that takes an
    interrupt for each packet needs the queue, and one with a queue hands no batches on."""
    if factor not in ARRANGEMENTS[arrangement].has:
        return False
    if arrangement in (KERNEL, MIXED) and factor in ("queue", "batch"):
        polls = setting["interrupts"] == NOW
        return polls if factor == "queue" else polls and setting["queue"] == NOW
    return True


def setting(era, changed=()):
    """{factor: its era}: of one era, but for what is changed."""
    return {factor: OTHER[era] if factor in changed else era for factor in FACTORS}


def boot(arrangement, eras):
    """(design, words for its receiver, access, Load) of an arrangement in a setting; the same where
    settings differ in what the arrangement does not have."""
    def level(factor):
        return FACTORS[factor].level(eras[factor])

    design, words = _in_kernel(level) if arrangement in (KERNEL, MIXED) else _in_process(
        arrangement, level)
    words += [f"crossing={level('crossing')}", f"switch={level('switch')}"]
    if "buffer" in ARRANGEMENTS[arrangement].has and level("buffer"):
        words.append(f"buffer={level('buffer')}")
    if arrangement == MIXED:
        words.append("sink=lwip")
    return (design, tuple(words), level("access"),
            Load.of(level("rate"), COUNT, level("arrivals")))


def _in_kernel(level):
    if level("interrupts") == "each":
        return "kernel-queue", []
    if level("queue"):
        return "kernel-napi-queue", []
    return "kernel-napi", [f"batch={level('batch')}"]


def _in_process(arrangement, level):
    design = {TAP: "user-tap", TWO: "user-message"}.get(
        arrangement, "user-queued" if level("queue") else "user-direct")
    return design, [word for word, wanted in (
        ("queue=1000", arrangement == TWO and level("queue")),
        ("mode=hybrid", level("interrupts") == "polls"),
        ("priority=1", level("priority"))) if wanted]
