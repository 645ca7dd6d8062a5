# SPDX-License-Identifier: GPL-2.0-only
"""Each model's server, before it is measured: whether it runs, and what its sockets are like."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from tare import child, paths
from tare.errors import CannotHere
from tare.experiments.events import peer_sockets

TIME_LIMIT = 30


@dataclass(frozen=True)
class Seen:
    """Of a server that listens. options: of its connection; threads: {name: CPUs} of its own."""

    options: dict
    threads: dict


def of_models(network, cpu, models):
    """({model: why this machine cannot run it}, {model: Seen}), of servers on one CPU."""
    lacking, seen = {}, {}
    for model in models:
        try:
            seen[model] = of_model(network, cpu, model)
        except CannotHere as error:
            lacking[model] = str(error).removeprefix("eventserver: ")
    return lacking, seen


def of_model(network, cpu, model):
    """The Seen of one; CannotHere with what the server said."""
    done = child.run(*network.at_server([cpu], paths.guest_program("eventserver"),
                                        "--model", model, network.ip, 0, "--", sys.executable,
                                        Path(peer_sockets.__file__), network.ip, "{PORT}"),
                     timeout=TIME_LIMIT)
    found = json.loads(done.stdout.splitlines()[-1])
    return Seen(found["socket"], found["threads"])
