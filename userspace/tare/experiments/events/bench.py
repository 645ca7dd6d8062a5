# SPDX-License-Identifier: GPL-2.0-only
"""events' part of `tare bench`: io_uring and select over epoll, our server and client over others'.

Of select instructions are counted in an exact machine; all else is CPU time of this machine.
"""

from tare import result
from tare.errors import CannotHere
from tare.experiments.events import (bench_exact, bench_peers, network, transfer, transfer_fill,
                                     transfer_rules, transfer_runs)
from tare.experiments.events.transfer_runs import Load, Variant
from tare.terminal import status

PROCESSES = 8
# 300 connections of 128 bytes, of which others published opposite answers
_CONNECTIONS, _SIZE = 300, 128
LOADS = (Load("ping-pong", _CONNECTIONS, 16_000, size=_SIZE),
         Load("streaming", _CONNECTIONS, 160_000, size=_SIZE, pipeline=transfer.PIPELINE,
              warm=16_000))
URING = ("uring", "uring-multishot", "uring-defer")
_THEN = "others published 1.5 and 0.9 for requests a second of io_uring over epoll"


def measure(document, folder):
    """Add the measurements to a result."""
    pinned = transfer.cpus()
    transfer_rules.no_busy_polling()
    with status("servers") as progress, network.opened() as net:
        _uring(document, net, pinned, progress)
        bench_peers.add(document, net, pinned, folder, progress)
    bench_exact.add(document)


def _uring(document, net, pinned, progress):
    try:
        models = transfer.available(net, pinned, ("epoll", *URING), document["warnings"])
    except CannotHere as error:
        document["warnings"].append(f"io_uring is not compared with epoll: {error}")
        return
    variants = [Variant(model, model) for model in models]
    for load in LOADS:
        taken = transfer_runs.in_turn(net, pinned, variants, load, PROCESSES, progress)
        found, _ = transfer_fill.ratios(taken, net)
        for variant, ratio in found.items():
            document["measurements"].append(result.measurement(
                f"events.iouring_over_epoll.{load.name}.{variant.model}", "ratio", ratio,
                over=result.PROCESSES, better="lower",
                title=f"server CPU a request, {variant.model} over epoll, {load.name}",
                conditions=[*transfer_fill.conditions(net, pinned, load, taken[variant]), _THEN],
                about={"what": "over", "model": variant.model, "against": "epoll",
                       "load": load.name}))
