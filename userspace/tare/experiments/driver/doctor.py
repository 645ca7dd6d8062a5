# SPDX-License-Identifier: GPL-2.0-only
"""What machines with network cards need of this one."""

from functools import partial

from tare.doctor.ability import Ability
from tare.experiments.driver import published, run, verbs

KERNEL = verbs.KERNEL
ABILITIES = (
    Ability("flood drivers, and account for packets", "driver flood", partial(run.need, KERNEL)),
    Ability("tell which change moves what arrives", "driver attribute", partial(run.need, KERNEL)),
    Ability("compare drivers by TCP", "driver tcp", partial(run.need, KERNEL)),
    Ability("put faults into drivers", "driver faults", partial(run.need, KERNEL)),
    Ability("compare drivers, as in 2009", "reproduce driver",
            partial(run.need, published.KERNEL)),
)
CHECKS = ()
