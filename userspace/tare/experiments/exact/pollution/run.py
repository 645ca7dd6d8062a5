# SPDX-License-Identifier: GPL-2.0-only
"""Calls of many kinds in an exact machine, and what each of them evicts."""

import tempfile
from collections import Counter
from dataclasses import dataclass

from tare import machine
from tare.counting import boot, simulation
from tare.errors import TareError
from tare.experiments.exact.compare.verbs import PROGRAM
from tare.experiments.exact.prices.run import variants


@dataclass(frozen=True)
class Measured:
    """Of a kernel with some words on its command line. calls: {name: [counted.Evicted]}; left_out:
    {name: how many calls were interrupted, or slept}."""

    title: str
    environment: dict
    calls: dict
    left_out: dict


def measure(title, name, count, append):
    """The Measured of COUNT calls of each kind in the machine NAME; TareError."""
    with tempfile.TemporaryDirectory(prefix="tare-exact-") as folder:
        counting = boot.Counting(name, folder, simulation=simulation.Simulation(pollution=True))
        addresses = {counting.known.call(one): one for one in variants()}
        found, outcome = counting.run([PROGRAM, "--all", "-n", str(count)], list(addresses),
                                      files=machine.programs(PROGRAM), append=append, cells=False)
    evicted = found.counted.simulated.evicted
    tasks = Counter(one.task for of in evicted.values() for one in of)
    [(task, _)] = tasks.most_common(1)
    made = {one: _made(evicted.get(address, ()), task, count)
            for address, one in sorted(addresses.items(), key=lambda pair: pair[1])}
    calls = {one: [call for call in of if call.whole] for one, of in made.items()}
    if missing := [one for one, of in made.items() if not of]:
        raise TareError(f"{title}: {', '.join(missing)}: never called")
    return Measured(title, {**machine.environment(outcome), "append": append}, calls,
                    {one: len(made[one]) - len(calls[one]) for one in calls})


def _made(calls, task, count):
    """Those of the program, as what it starts makes calls of its own; execve is theirs alone."""
    own = [one for one in calls if one.task == task]
    return own if len(own) >= count else list(calls)
