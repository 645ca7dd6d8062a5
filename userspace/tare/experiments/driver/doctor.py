# SPDX-License-Identifier: GPL-2.0-only
"""What machines with network cards need of this one."""

from functools import partial

from tare.doctor.ability import Ability
from tare.experiments.driver import cli, hub, reproduce, tap

KERNEL = cli.KERNEL
ABILITIES = (
    Ability("flood drivers, and account for packets", "driver flood", partial(hub.need, KERNEL)),
    Ability("compare drivers by TCP", "driver tcp", partial(hub.need, KERNEL)),
    Ability("put faults into drivers", "driver faults", partial(hub.need, KERNEL)),
    Ability("compare drivers over a TAP device", "driver tcp --wire tap",
            partial(tap.need, KERNEL)),
    Ability("compare drivers, as in 2009", "reproduce driver",
            partial(hub.need, reproduce.KERNEL)),
)
CHECKS = ()
