# SPDX-License-Identifier: GPL-2.0-only
"""Whether nothing can be measured."""

from tare.doctor.finding import OK, Finding

ABILITIES = (("measure nothing", ("toys",)),)


def toys(tree, machine):
    return Finding("toys", OK, "there are toys")


CHECKS = (toys,)
