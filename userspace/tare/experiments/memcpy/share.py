# SPDX-License-Identifier: GPL-2.0-only
"""What the captured calls are a share of, where an honest share exists.

kvm or bare metal: of busy time. tcg in exact mode: of executed instructions, and called
so. tcg otherwise: of nothing, because the emulator's time is not a CPU's.
"""

from dataclasses import dataclass, replace

from tare.errors import TareError
from tare.stats import CONFIDENCE, Estimate

TIME, INSTRUCTIONS, NONE = "time", "instructions", "none"
# /proc/stat counts in hundredths of a second; idle and iowait round at both ends of the span.
BUSY_UNCERTAINTY_NS = 20_000_000
# An interval of timed calls, one in 61 of all, held the truth in 99 % of draws or more with its
# ends moved by this factor, where cost depends on size alone (docs/method.md); as it is, in 30 %.
WIDER = 1.5


@dataclass(frozen=True)
class Base:
    """What a share is of: basis, its name and unit, and the amount (None without a basis)."""

    basis: str
    name: str
    unit: str
    amount: Estimate | None
    why_none: str = ""


def base(header):
    """The base that a capture's header allows."""
    found = kind(header.accelerator, header.exact)
    return found if found.basis == NONE else replace(found, amount=_busy(header))


def kind(accelerator, exact):
    """The base of captures under ACCELERATOR, without an amount."""
    if accelerator in ("none", "kvm"):
        return Base(TIME, "busy time", "ns", None)
    if accelerator == "tcg" and exact:
        return Base(INSTRUCTIONS, "executed instructions", "instructions", None)
    if accelerator == "tcg":
        why = ("captured under emulation (tcg): the emulator's time is not a CPU's, so there is "
               "no honest share; capture with --exact for a share of instructions, or under KVM "
               "or on bare metal for a share of time")
    else:
        why = ("the capture does not say what it ran on (accelerator): whether its time is a "
               "CPU's is not known")
    return Base(NONE, "nothing", "ns", None, why)


def _busy(header):
    """Busy ns of the span, idle excluded; in exact mode a ns is an instruction."""
    busy = header.number("busy-ns")
    if busy is None:
        raise TareError(f"{header.path}: the header has no busy-ns: record it with memrecord, "
                        "while no CPU comes or goes")
    if busy <= BUSY_UNCERTAINTY_NS:
        raise TareError(f"{header.path}: {busy / 1e6:g} ms of work is too little: the kernel "
                        "counts idle time in steps of 10 ms; capture something longer")
    return Estimate(busy, busy - BUSY_UNCERTAINTY_NS, busy + BUSY_UNCERTAINTY_NS, 1)


def of(part, whole):
    """PART of WHOLE in percent, with the widest interval that both allow."""
    return Estimate(100 * part.value / whole.value, 100 * max(part.low, 0) / whole.high,
                    100 * part.high / whole.low, part.samples, part.confidence)


def hull(estimates):
    """The first of ESTIMATES, with an interval that holds them all."""
    first, *_ = estimates
    return Estimate(first.value, min(one.low for one in estimates),
                    max(one.high for one in estimates), first.samples,
                    min(one.confidence for one in estimates))


def safe(share):
    """SHARE with an interval that an answer may rest on."""
    if share.confidence >= CONFIDENCE:
        return share
    return replace(share, low=share.low / WIDER, high=share.high * WIDER)


def savings(share, saved):
    """Percent of the base that a routine saves: SHARE (percent) times what it saves of it.

    saved: Estimate in percent of the routine in use; negative: it costs more. The interval holds
    for what the share's does: the capture.
    """
    ends = [part * gain / 100 for part in (share.low, share.high) for gain in (saved.low,
                                                                              saved.high)]
    return Estimate(share.value * saved.value / 100, min(ends), max(ends), share.samples,
                    min(share.confidence, saved.confidence))
