# SPDX-License-Identifier: GPL-2.0-only
"""What a packet and a byte take of each design, in virtual time."""

from tare import result, stats, terminal
from tare.experiments.driver import published, run as driver_run, tcp
from tare.experiments.driver.flood import run as flood_run

# where all arrive
REST = flood_run.Load.of(20_000, 2000)


def measure(document, _):
    """Add instructions a packet and TCP to a result."""
    with terminal.status("floods in virtual time"):
        rest, _ = flood_run.take(driver_run.variants(driver_run.DESIGNS), ["instruction"], [REST],
                                 driver_run.KERNEL)
    with terminal.status("TCP in virtual time"):
        moved, _ = tcp.take(driver_run.variants(published.PUBLISHED), [published.ACCESS],
                            tcp.BYTES, driver_run.KERNEL)
    document["measurements"] += [result.measurement(
        f"driver.instructions_per_packet.{name}", "instructions",
        series.instructions.shifted(series.overhead), better="lower",
        overhead=stats.exact(series.overhead), net=series.instructions, over=result.ARRIVALS,
        title=f"instructions a packet, {name}",
        conditions=[f"{REST}: all arrive", "overhead: a flood to an unused address"])
        for (_, name, _), series in rest.items()]
    tcp.fill(document, moved)
