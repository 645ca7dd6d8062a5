# SPDX-License-Identifier: GPL-2.0-only
"""What an operation costs, from what it asks for:

    crossings x (entry + LSM) + service + switches x (switch + wake) + copying

The service is what the core executes where it is called directly. The constants are fitted on every
second operation of one kernel, all together, and none for an operation; so every other operation
is predicted. Another kernel's way in, its LSMs, its pipes and its scheduler are measured there, by
one operation that crosses (trap) and one that switches (pipe echo), which no service is in.
"""

from dataclasses import dataclass, replace

import numpy as np

from tare.experiments.nt.cost import run, terms

# by which another kernel is measured: an operation, without its service
MEASURED_BY, MEASURED = "set", (run.TRAP, run.ECHO)
LIMIT = 5  # per cent
# of the kernel on which the constants are fitted
FITTED = (run.NTOBJ, run.SERVER)


@dataclass(frozen=True)
class Constants:
    """Instructions of each: an ioctl without LSM, a call of a pipe or of epoll, with the data that
    it moves, a block that an ioctl copies, a switch, waking somebody."""

    ioctl: float
    ioctl_lsm: float
    call: float
    call_lsm: float
    copy: float
    switch: float
    wake: float


def half(operations):
    """Every second one: on these the constants are fitted."""
    return operations[::2]


def service(profile, step, operation):
    """Of the core for an operation; a round trip of two threads asks for what `alone` does."""
    if step in MEASURED:
        return 0
    asked = run.ALONE if operation == run.HAND_OVER else operation
    return profile.of(run.DIRECT, asked).net


def fitted(profile):
    """The Constants of a profile."""
    rows = [(step, profile.of(step, operation), service(profile, step, operation))
            for step in FITTED for operation in half(profile.operations)
            if profile.has(step, operation)]
    ioctl_lsm, call_lsm = (
        sum(one.terms[terms.LSM] for _, one, _ in of) / sum(one.crossings for _, one, _ in of)
        for of in ([row for row in rows if row[0] == step] for step in FITTED))
    switching = [(one.terms[terms.SWITCH], one.net, one.switches, one.wakes)
                 for _, one, _ in rows if one.switches >= 1]
    switch, wake = _fit(*zip(*((term, net, numbers) for term, net, *numbers in switching),
                             strict=True))
    ioctl, call, copy = _fit(*zip(*(
        (one.net - done - one.terms[terms.SWITCH] - one.terms[terms.LSM], one.net,
         (one.ioctls, one.crossings - one.ioctls, one.copies))
        for _, one, done in rows), strict=True))
    return Constants(ioctl, ioctl_lsm, call, call_lsm, copy, switch, wake)


def _fit(found, wholes, numbers):
    """What makes NUMBERS times it FOUND, each error as a part of its whole; few far ones count
    little."""
    from scipy.optimize import least_squares  # slow to load

    found, wholes, numbers = map(np.array, (found, wholes, numbers))
    return least_squares(lambda tried: (numbers @ tried - found) / wholes,
                         np.full(numbers.shape[1], 100.), bounds=(0, np.inf), x_scale=1000,
                         loss="soft_l1", f_scale=LIMIT / 100).x.tolist()


def of_kernel(known, there, here):
    """The Constants of another kernel. known: those of THERE's profile; here: of that kernel."""
    trap, echo = (here.of(step, MEASURED_BY) for step in MEASURED)
    entry = [_beside(one.of(run.TRAP, MEASURED_BY)) for one in (there, here)]
    scale = echo.terms[terms.SWITCH] / (echo.switches * known.switch + echo.wakes * known.wake)
    return replace(known, ioctl=known.ioctl + entry[1] - entry[0],
                   ioctl_lsm=trap.terms[terms.LSM], call=_beside(echo) / echo.crossings,
                   call_lsm=echo.terms[terms.LSM] / echo.crossings,
                   switch=scale * known.switch, wake=scale * known.wake)


def _beside(one):
    """What an operation without service takes beside LSMs and switches."""
    return one.net - one.terms[terms.LSM] - one.terms[terms.SWITCH]


def without_lsm(constants):
    return replace(constants, ioctl_lsm=0, call_lsm=0)


def predicted(constants, step, one, done):
    """Instructions of an operation. one: its Round, of which only the numbers are taken, and no
    instructions; done: its service."""
    calls = one.crossings - one.ioctls
    if step in (run.ECHO, run.SERVER):
        entry = calls * (constants.call + constants.call_lsm)
    else:
        # a futex is asked for without LSM
        entry = calls * constants.ioctl
    return (entry + one.ioctls * (constants.ioctl + constants.ioctl_lsm) + done
            + one.copies * constants.copy + one.switches * constants.switch
            + one.wakes * constants.wake)


@dataclass(frozen=True)
class Error:
    """part: measured or fitted by it, or ""."""

    step: run.Step
    operation: str
    predicted: float
    measured: float
    part: str

    @property
    def percent(self):
        return 100 * (self.predicted / self.measured - 1)

    @property
    def beyond(self):
        return not self.part and abs(self.percent) > LIMIT


def errors(constants, profile, fitting=False, measured=False):
    """[Error] of all that crosses into the kernel. fitting: it is the profile of which the
    constants were made; measured: its kernel's were."""
    found = []
    for step in profile.steps:
        for operation in profile.operations:
            if not profile.has(step, operation) or step == run.TRAP:
                continue
            one = profile.of(step, operation)
            if one.crossings < 1:
                continue
            part = ("fitted" if fitting and step in FITTED and operation in half(profile.operations)
                    else "measured" if measured and (step, operation) == (run.ECHO, MEASURED_BY)
                    else "")
            found.append(Error(step, operation, predicted(
                constants, step, one, service(profile, step, operation)), one.net, part))
    return found
