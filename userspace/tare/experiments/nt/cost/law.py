# SPDX-License-Identifier: GPL-2.0-only
"""What an operation costs, from what it asks for:

    crossings x (entry + LSM) + service + switches x (switch + wake) + copying

The service is what the core executes where it is called directly, and on the kernel's side of that
what is counted: the locks that it takes, and so on. The constants are fitted on every second
operation of one kernel, all together, and none for an operation; so every other operation is
predicted. Switching and waking are not fitted: they are what their functions execute. Another
kernel's way in, its LSMs, its pipes and its scheduler are measured there, by what crosses (trap)
and what switches (pipe echo), which no service is in: by the same half of the operations together,
since by what ran before a request wakes once or twice. Of ntsync, which does not run the core, the
service is measured on the first kernel that has it.
"""

from dataclasses import dataclass

import numpy as np

from tare.experiments.nt.cost import run, terms
from tare.experiments.nt.cost.profile import BYTE

# by which another kernel is measured: operations without their service
MEASURED = {"ioctl": run.TRAP, "call": run.ECHO}
LIMIT = 5  # per cent
# of the kernel on which the constants are fitted
FITTED = (run.NTOBJ, run.SERVER, run.PRIVATE, run.FUTEX)
# those of a constant are instructions of one, without the service
HOOKS = {"ioctl": "ioctl's hooks", "call": "call's hooks"}
ASKED = ("ioctl", "call", "futex", "page", "copy", "lock", "room")


def half(operations):
    """Every second one: on these the constants are fitted."""
    return operations[::2]


def service(profile, step, operation):
    """What is done for an operation; a round trip of two threads asks for what `alone` does."""
    if step in MEASURED.values():
        return 0
    asked = run.ALONE if operation == run.HAND_OVER else operation
    # who crosses but to sleep does it by itself
    itself = profile.has(step, asked) and not profile.of(step, asked).crossings
    return profile.of(step if itself else run.DIRECT, asked).net


def fitted(profile):
    """{kind: instructions of one}, the constants of a profile."""
    rows = [(profile.of(step, operation), service(profile, step, operation))
            for step in FITTED for operation in half(profile.operations)
            if profile.has(step, operation) and profile.of(step, operation).crossings]
    hooks = _fit(HOOKS.values(), [(one, one.terms[terms.LSM]) for one, _ in rows])
    return _fit(ASKED, [(one, _beside(one) - done) for one, done in rows]) | hooks | _switching(
        [one for one, _ in rows if one.numbers["switch"] >= 1]) | {BYTE: 1}


def _fit(kinds, rows):
    """{kind: the constant} that makes of each (Round, instructions) these, each error as a part of
    the whole round; few far ones count little."""
    from scipy.optimize import least_squares  # slow to load

    numbers = np.array([[one.numbers[kind] for kind in kinds] for one, _ in rows])
    found, wholes = np.array([(of, one.net) for one, of in rows]).T
    return dict(zip(kinds, least_squares(
        lambda tried: (numbers @ tried - found) / wholes, np.full(len(kinds), 100.),
        bounds=(0, np.inf), x_scale=1000, loss="soft_l1", f_scale=LIMIT / 100).x.tolist(),
        strict=True))


def of_kernel(known, there, here):
    """The constants of another kernel. known: those of THERE's profile; here: of that kernel."""
    found = dict(known)
    for kind, step in MEASURED.items():
        were, are = ([of.of(step, operation) for operation in half(here.operations)
                      if of.has(step, operation)] for of in (there, here))
        found[kind] += _each(are, kind, _beside) - _each(were, kind, _beside)
        found[HOOKS[kind]] = _each(are, HOOKS[kind], lambda one: one.terms[terms.LSM])
    return found | _switching(are)


def _each(rounds, kind, executed):
    """Instructions of one of a KIND in all Rounds together; executed: those of a Round."""
    return sum(map(executed, rounds)) / sum(one.numbers[kind] for one in rounds)


def _switching(rounds):
    return {"switch": _each(rounds, "switch", lambda one: one.terms[terms.SWITCH] - one.waking),
            "wake": _each(rounds, "wake", lambda one: one.waking)}


def _beside(one):
    """What an operation takes beside LSMs, switches, and `rep`, each of which is an instruction."""
    return one.net - one.terms[terms.LSM] - one.terms[terms.SWITCH] - one.numbers[BYTE]


def without_lsm(constants):
    return constants | dict.fromkeys(HOOKS.values(), 0)


def predicted(constants, one, done):
    """Instructions of an operation. one: its Round, of which only the numbers are taken, and no
    instructions; done: its service."""
    return done + sum(constants[kind] * number for kind, number in one.numbers.items())


def of_ntsync(constants, profile):
    """{operation: ntsync's service}."""
    return {operation: one.net - predicted(constants, one, 0)
            for operation in profile.rounds.get(run.NTSYNC, ())
            for one in (profile.of(run.NTSYNC, operation),)}


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


def errors(constants, profile, ntsync, fitting=False, measured=()):
    """[Error] of all that crosses into the kernel. ntsync: {operation: its service}; fitting: it is
    the profile of which the constants were made; measured: (step, operation)s or steps of it that
    were."""
    found = []
    for step, of in profile.rounds.items():
        for operation in of:
            one = profile.of(step, operation)
            if step == run.TRAP or one.crossings < 1:
                continue
            part = ("fitted" if fitting and step in FITTED and operation in half(profile.operations)
                    else "measured" if step in measured or (step, operation) in measured else "")
            done = ntsync[operation] if step == run.NTSYNC else service(profile, step, operation)
            found.append(Error(step, operation, predicted(constants, one, done), one.net, part))
    return found
