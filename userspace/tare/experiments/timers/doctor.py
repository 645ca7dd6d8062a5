# SPDX-License-Identifier: GPL-2.0-only
"""What the runs of 2001 need of a machine."""

from tare.doctor.ability import Ability
from tare.errors import CannotHere
from tare.experiments.timers import run


def _both():
    run.need_linux()
    try:
        run.need_win32()
    except CannotHere as reason:
        return f"Win32 is left out: {reason}"
    return None


ABILITIES = (Ability("time clocks, as in 2001", "reproduce timers", _both),)
