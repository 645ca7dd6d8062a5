# SPDX-License-Identifier: GPL-2.0-only
"""What machines with network cards need of this one."""

from functools import partial

from tare.doctor.ability import Ability
from tare.experiments.driver import run

ABILITIES = tuple(Ability(what, verb, partial(run.need, run.KERNEL)) for what, verb in (
    ("flood drivers, and account for packets", "driver flood"),
    ("tell which change moves what arrives", "driver attribute"),
    ("compare drivers by TCP", "driver tcp"),
    ("put faults into drivers", "driver faults"),
    ("compare drivers, as in 2009", "reproduce driver")))
