# SPDX-License-Identifier: GPL-2.0-only
"""User-level driver over in-kernel driver, and the instructions of each design."""

from tare.driver import compare, designs, exact, flood, sender, tcp
from tare.terminal import status

ROUNDS = 6


def weigh(document):
    """Add the ratios, what they were taken from, and instructions a packet to a result."""
    variants = dict(designs.variant(name) for name in (compare.KERNEL_2009, compare.USER_2009))
    options = {"kernel": "6.1", "wire": sender.default_wire()}
    taken = compare.take(variants, ROUNDS, compare.PUBLISHED_SIZES, options)
    compare.ratios(document, taken)
    flood.fill(document, taken.normal, "driver.flood")
    flood.fill(document, taken.overload, "driver.overload")
    if taken.transfers:
        tcp.fill(document, taken.transfers, options["wire"])
    else:
        document["warnings"].append("driver.tcp was not measured: over datagrams there is no TCP; "
                                    "be root, for a TAP device")
    every = dict(designs.variant(name) for name in designs.DESIGNS)
    with status("counting the instructions of drivers"):
        exact.fill(document, exact.take(every, exact.INTERVALS, exact.COUNTS, "6.1")[0])
