# SPDX-License-Identifier: GPL-2.0-only
"""Whether nothing can be measured."""

from tare.doctor.ability import Ability
from tare.doctor.finding import OK, Finding

ABILITIES = (Ability("measure nothing", "toy say", lambda: None),)


def toys(tree, machine):
    return Finding("toys", OK, "there are toys")


CHECKS = (toys,)
