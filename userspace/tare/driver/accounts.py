# SPDX-License-Identifier: GPL-2.0-only
"""Where every packet of a flood went. A flood that does not balance is a failed measurement."""

from dataclasses import dataclass

from tare.errors import TareError

# In the emulated chip a descriptor is the driver's for a moment before its frame is said to end.
# Linux's own driver takes such a frame for one of several descriptors and drops it uncounted.
UNCOUNTED = {"kernel-stock": 0.005}
# receive descriptors
RING = 32


@dataclass(frozen=True)
class Account:
    """Packets of one flood, each counted once, in the order in which they can be lost."""

    sent: int
    refused: int  # by the wire: its queue was full
    missed: int  # by the NIC: no descriptor was free
    errors: int  # frames that the NIC marked as bad
    driver_dropped: int
    queue_dropped: int  # between driver and stack
    stack_dropped: int
    socket_dropped: int  # the receiver's buffer was full
    received: int  # by the application
    uncounted: int  # lost in a driver that does not count them: UNCOUNTED

    @property
    def taken(self):
        """Packets that the driver took from the ring, and so had work with."""
        return self.received + self.driver_dropped + self.queue_dropped + self.stack_dropped + \
            self.socket_dropped


def balance(design, sent, got):
    """The Account of a flood from both ends' reports; raises TareError if packets are missing."""
    counters = got["counters"]
    if counters["restarts"]:
        raise TareError(f"{design}: its driver restarted the card {counters['restarts']} times: "
                        "its messages tell why")
    questions = got["finished"] + 1 + sent["starts"] - 1 - got["started"]
    # a repeated question may be on its way while the receiver reads its counters
    slack = sent["starts"] - 1 - got["started"] + sent["finishes"] - 1 - got["finished"]
    if design in UNCOUNTED and (got["disordered"] or slack or got["finished"]):
        # it also brings frames a round of the ring late, and some only after the last question
        slack += RING
    given = sent["sent"] - sent["refused"] + sent["foreign"] + questions
    below = given - counters["nic_received"] - counters["nic_missed"] - counters["nic_errors"]
    above = counters["nic_received"] - sum(counters[name] for name in (
        "driver_dropped", "queue_dropped", "stack_dropped", "socket_dropped"))
    above -= got["received"] + got["control"] + got["late"] + got["foreign"] + sent["foreign"]
    allowed = UNCOUNTED.get(design, 0) * sent["sent"]
    if not -slack <= below <= allowed + slack or abs(above) > slack:
        raise TareError(
            f"{design}, {sent['rate']:g} packets a second: the packets do not add up: the wire "
            f"took {given}, {below} of them are missing at the NIC and {above} above its driver")
    if got["duplicates"]:
        raise TareError(f"{design}: {got['duplicates']} packets came twice")
    if got["damaged"]:
        raise TareError(f"{design}: {got['damaged']} packets came with other bytes than were sent")
    return Account(sent["sent"], sent["refused"], counters["nic_missed"], counters["nic_errors"],
                   counters["driver_dropped"], counters["queue_dropped"],
                   counters["stack_dropped"], counters["socket_dropped"], got["received"],
                   max(below, 0))
