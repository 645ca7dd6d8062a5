# SPDX-License-Identifier: GPL-2.0-only
"""Where every packet of a flood went. A flood that does not balance is a failed measurement."""

from dataclasses import astuple, dataclass

from tare.errors import TareError
from tare.figures import counted

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


def total(accounts):
    """Field by field."""
    return Account(*map(sum, zip(*map(astuple, accounts))))


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
