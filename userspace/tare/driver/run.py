# SPDX-License-Identifier: GPL-2.0-only
"""What is measured of one flood or transfer, from both ends' reports."""

from dataclasses import dataclass

from tare.driver import accounts
from tare.errors import TareError

# 60 bytes: the smallest frame without its check sequence
FRAME = 60
# a link of 10 Mbit/s would have carried 14,880 of these a second; QEMU's has no rate


@dataclass(frozen=True)
class Flood:
    """latency: [(least, greatest, count)] in ns, one way, from the sender's stamp."""

    design: str
    rate: float  # packets a second that were offered
    account: accounts.Account
    busy: float  # share of the machine's CPU time
    interrupts: int
    late_ns: dict  # how far behind its time the sender was
    latency: list

    @classmethod
    def of(cls, design, sent, got):
        counters = got["counters"]
        a_tick = 1e9 / sent["ticks_per_second"]
        latency = [(low * a_tick, high * a_tick, count) for low, high, count
                   in got["latency_ticks"]]
        return cls(design, sent["rate"], accounts.balance(design, sent, got),
                   counters["busy_ns"] / counters["clock_ns"], counters["interrupts"],
                   sent["late_ns"], latency)


@dataclass(frozen=True)
class Transfer:
    """rate, peak: bytes a second, from the first byte to the last."""

    design: str
    bytes: int
    rate: float
    peak: float
    busy: float
    busy_ns: int
    interrupts: int
    missed: int
    retransmitted: int
    stack: str  # whose TCP sent it
    stall_ns: int

    @classmethod
    def of(cls, design, sent, got):
        counters = got["counters"]
        check_bytes(design, sent["transfer"], got)
        if not got["seconds"] or not got["peak_bytes_per_second"]:
            raise TareError(f"{design}: {got['transfer']} bytes came too quickly to have a rate: "
                            "send more")
        return cls(design, got["transfer"], got["transfer"] / got["seconds"],
                   got["peak_bytes_per_second"], counters["busy_ns"] / counters["clock_ns"],
                   counters["busy_ns"], counters["interrupts"], counters["nic_missed"],
                   sent["retransmitted"], sent["stack"], got["longest_stall_ns"])


def check_bytes(design, size, got):
    """Fails unless a transfer of `size` bytes came whole."""
    if got["transfer"] != size or got["damaged"]:
        raise TareError(f"{design}: of {size} bytes that were sent by TCP {got['transfer']} came, "
                        f"{got['damaged']} of them with another value")


def floods(session):
    return [Flood.of(session.design, *pair) for pair in session.runs()]


def transfers(session):
    return [Transfer.of(session.design, *pair) for pair in session.transfers()]


def flood_command(number, rate, count, size=FRAME):
    return f"flood {number} {rate:g} {count} {size}"


def transfer_command(size, timeout):
    return f"transfer {size} {timeout}"
