# SPDX-License-Identifier: GPL-2.0-only
"""What can be seen of latencies here, asked by attaching the instruments, as the verbs do."""

from functools import partial

from tare import machine
from tare.doctor.ability import Ability
from tare.experiments.latency import verbs

ABILITIES = (
    *(Ability(f"measure {text}", f"latency {verb}", partial(verbs.need_here, verb))
      for verb, text in (("syscall", "system calls"), ("wakeup", "wake-ups"),
                         ("switch", "switches"), ("timer", "timers"))),
    Ability("measure latencies in a machine", "latency syscall --machine minimal",
            partial(machine.need, "minimal")),
)
