# SPDX-License-Identifier: GPL-2.0-only
"""Whether instructions can be counted here: in a machine alone, so by what the machine asks."""

from functools import partial

from tare import machine
from tare.doctor.ability import Ability
from tare.experiments.exact.compare import PROGRAM

_ASK = partial(machine.need, "minimal", exact=True)


def _ask_of_prices():
    _ASK()
    machine.programs(PROGRAM)


ABILITIES = (
    Ability("count instructions by function, exactly", "exact record -- true", _ASK),
    Ability("fail where a command executes more", "exact gate --against exact.json -- true", _ASK),
    Ability("count what system calls evict of caches", "exact pollution", _ASK),
    Ability("count what system calls cost, kernel by kernel", "exact prices", _ask_of_prices),
    Ability("count a command on several kernels", "exact compare --kernels 6.1 -- true", _ASK),
)
