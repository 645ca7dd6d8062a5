# SPDX-License-Identifier: GPL-2.0-only
"""What queueing does to a driver's packets, and what a packet and a byte take: in virtual time."""

from tare import result, stats
from tare.experiments.driver import curves, designs, hub, paced, reproduce, tcp
from tare.terminal import status

# 5,000 instructions between packets: of the loads of `tare reproduce driver` the one nearest to
# where 2009 stood, when the kernel's driver received 4.7 %: kernel-queue receives 11 % here, and
# 4.7 % at about 3,100.
LOAD_2009 = paced.Load.of(200_000, curves.COUNT)
# and where all arrive
REST = paced.Load.of(20_000, 2000)


def measure(document, _):
    """Add queued over direct, instructions a packet and TCP to a result."""
    pairs = dict(designs.variant(name) for pair in curves.PAIRS for name in pair)
    every = dict(designs.variant(name) for name in designs.DESIGNS)
    with status("floods in virtual time"):
        floods, _ = paced.take(pairs, [reproduce.ACCESS], [LOAD_2009], reproduce.KERNEL,
                              floods=reproduce.FLOODS)
        rest, _ = paced.take(every, ["instruction"], [REST], reproduce.KERNEL,
                             floods=reproduce.FLOODS)
    with status("TCP in virtual time"):
        moved, _ = tcp.take({name: every[name] for name in reproduce.PUBLISHED},
                            [reproduce.ACCESS], tcp.BYTES, reproduce.KERNEL)
    document["measurements"] += [*_ratios(floods), *_packets(rest)]
    tcp.fill(document, moved)


def _ratios(floods):
    for where, (queued, direct) in zip(("kernel", "user"), curves.PAIRS):
        one, other = (floods[reproduce.ACCESS, name, LOAD_2009] for name in (queued, direct))
        ratio = stats.paired_ratio(one.shares, other.shares)
        if not ratio:
            continue
        yield result.measurement(
            f"driver.queue_over_direct.{where}", "ratio", ratio, over=result.ARRIVALS,
            better="higher", title=f"packets received, {queued} over {direct}",
            conditions=[hub.ACCESSES[reproduce.ACCESS].title,
                        f"{LOAD_2009.interval:g} instructions between packets, about where 2009 "
                        "stood",
                        f"{one.account.received} and {other.account.received} of "
                        f"{one.account.sent}"])


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
