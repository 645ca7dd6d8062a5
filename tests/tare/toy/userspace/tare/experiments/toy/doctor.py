# SPDX-License-Identifier: GPL-2.0-only
"""Whether nothing can be measured."""

from tare.doctor.ability import Ability

ABILITIES = (Ability("measure nothing", "toy say", lambda: None),)
