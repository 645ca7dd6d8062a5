# SPDX-License-Identifier: GPL-2.0-only
"""Runs of nt-cost as tests want them."""

from tare.experiments.nt.cost.figures import Samples
from tare.experiments.nt.cost.read import Run


def case(name, net, **more):
    """A case of nt-cost whose nets are NET, a number a round; its overhead is 3."""
    return {"name": name, "what": f"to {name}", "asked": 100, "requests": 1, "switches": 1,
            "server_switches": 1, "raw": [one + 3 for one in net], "overhead": [3] * len(net),
            "each": None, **more}


def run_of(*cases):
    """A process."""
    document = {"tool": "nt-cost", "version": 1, "front": "server", "asks": 0, "answers": 0,
                "awake": False, "clock": "sundial", "operations": 100, "cases": list(cases),
                "rounds": len(cases[0]["raw"]), "left_out": {}}
    return Run(document, {one["name"]: one for one in cases})


def samples(nets, exact=False, **counts):
    """Samples of {Step: {operation: [net of each process]}}; COUNTS: of every case."""
    return Samples({step: [run_of(*(case(name, [net[number]] * 3, **counts)
                                    for name, net in operations.items()))
                           for number in range(len(next(iter(operations.values()))))]
                    for step, operations in nets.items()}, exact)
