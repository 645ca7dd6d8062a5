# SPDX-License-Identifier: GPL-2.0-only
"""What a packet and a byte take of each design, in virtual time."""

from tare import result, stats
from tare.experiments.driver import designs, paced, reproduce, tcp
from tare.terminal import status

# where all arrive
REST = paced.Load.of(20_000, 2000)


def measure(document, _):
    """Add instructions a packet and TCP to a result."""
    every = dict(designs.variant(name) for name in designs.DESIGNS)
    with status("floods in virtual time"):
        rest, _ = paced.take(every, ["instruction"], [REST], reproduce.KERNEL,
                             floods=reproduce.FLOODS)
    with status("TCP in virtual time"):
        moved, _ = tcp.take({name: every[name] for name in reproduce.PUBLISHED},
                            [reproduce.ACCESS], tcp.BYTES, reproduce.KERNEL)
    document["measurements"] += _packets(rest)
    tcp.fill(document, moved)


def _packets(rest):
    for (_, name, load), series in rest.items():
        net = series.instructions
        yield result.measurement(
            f"driver.instructions_per_packet.{name}", "instructions",
            net.shifted(series.overhead), better="lower",
            overhead=stats.exact(series.overhead), net=net, over=result.ARRIVALS,
            title=f"instructions a packet, {designs.title(name)}",
            conditions=[f"{load.interval:g} instructions between packets: all arrive",
                        "overhead: a flood to an unused address"])
