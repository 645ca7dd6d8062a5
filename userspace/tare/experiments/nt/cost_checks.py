# SPDX-License-Identifier: GPL-2.0-only
"""Steps that are predicted from others: what the parts do not explain is said.

The server (5) is the echo (4) and the direct call (1). A second CPU that sleeps (7) is one that is
kept awake (6) and leaving idle, measured alone, for each time that somebody goes to sleep. Wine (9)
is the server (5) for each of its requests.
"""

from dataclasses import dataclass

from tare import stats
from tare.experiments.nt import cost_steps as steps


@dataclass(frozen=True)
class Check:
    """A step's operation as predicted: estimates of both, and of measured less predicted."""

    step: steps.Step
    operation: str
    of: str
    predicted: stats.Estimate
    measured: stats.Estimate
    difference: stats.Estimate

    @property
    def explained(self):
        """Whether the prediction lies within what was measured."""
        return self.measured.low <= self.predicted.value <= self.measured.high


def _check(samples, step, operation, of, predicted):
    measured = samples.net(step, operation)
    return Check(step, operation, of, stats.median(predicted), stats.median(measured),
                 stats.median(measured - predicted))


def server(samples):
    """5 from 4 and 1, of every operation that both have."""
    for operation in samples.operations:
        if all(samples.has(step, operation) for step in (steps.SERVER, steps.ECHO, steps.DIRECT)):
            yield _check(samples, steps.SERVER, operation, "4 + 1",
                         samples.net(steps.ECHO, operation) + samples.net(steps.DIRECT, operation))


def leaving_idle(samples):
    """ns that a sleep costs more where its CPU has gone idle, by process; None: not measured."""
    pair = (steps.WAKE_ASLEEP, steps.WAKE_AWAKE)
    if not all(samples.has(step, steps.HAND_OVER) for step in pair):
        return None
    asleep, awake = (samples.net(step, steps.HAND_OVER) for step in pair)
    return (asleep - awake) / samples.counted(pair[0], steps.HAND_OVER, "switches")


def asleep(samples):
    """7 from 6 and leaving idle; not of two threads, of which one keeps the CPU from going idle."""
    idle = leaving_idle(samples)
    if idle is None:
        return
    for operation in samples.operations:
        if operation == steps.HAND_OVER or not all(
                samples.has(step, operation) for step in (steps.ASLEEP, steps.AWAKE)):
            continue
        sleeps = [samples.counted(steps.ASLEEP, operation, what)
                  for what in ("switches", "server_switches")]
        if None not in sleeps:
            yield _check(samples, steps.ASLEEP, operation, f"6 + {sum(sleeps):.3g} x leaving idle",
                         samples.net(steps.AWAKE, operation) + sum(sleeps) * idle)


def wine(samples, requests):
    """9 from its requests; REQUESTS: {operation: how many Wine's server got}."""
    for operation, count in requests.items():
        if samples.has(steps.WINE, operation) and samples.has(steps.SERVER, operation):
            each = (samples.net(steps.SERVER, operation)
                    / samples.counted(steps.SERVER, operation, "requests"))
            yield _check(samples, steps.WINE, operation, f"{count:.3g} x 5", count * each)
