# SPDX-License-Identifier: GPL-2.0-only
"""What NT's services need of a machine, a front end each."""

from functools import partial

from tare import machine
from tare.doctor.ability import Ability
from tare.experiments.nt import run
from tare.experiments.nt.cost import verbs as cost_verbs
from tare.experiments.nt.testapi import verbs as testapi_verbs


def _timed(verb, chosen):
    warnings = []
    run.need_a_clock(verb, None, False)
    testapi_verbs.available(verb, chosen, tuple(run.WORDS), warnings, asked=len(chosen) == 1)
    return "; ".join(warnings)


def _cost():
    run.need_a_clock("cost", None, False)
    return "; ".join(cost_verbs.available()[1])


ABILITIES = (
    Ability("time NT services by a server", "nt testapi server",
            partial(_timed, "testapi", ["server"])),
    Ability("time NT services of Wine", "nt testapi wine", partial(_timed, "testapi", ["wine"])),
    Ability("time NT services of the kernel module", "nt testapi ntobj",
            partial(_timed, "testapi", ["ntobj"])),
    Ability("time NT services that are asked for at the same time", "nt testall",
            partial(_timed, "testall", list(run.FRONTS))),
    Ability("time calls, crossings and switches", "nt cost", _cost),
    Ability("count what NT services execute", "nt cost --exact",
            partial(machine.need, run.MACHINE, exact=True)),
    Ability("count what waking a second CPU executes", "nt cost --repeatable",
            partial(machine.need, run.MACHINE, exact=True)),
    Ability("time NT services, as in 2010", "reproduce nt",
            partial(_timed, "testapi", list(run.FRONTS))),
)
