# SPDX-License-Identifier: GPL-2.0-only
"""What servers, clients and their networks need of a machine."""

from functools import partial

from tare.doctor.ability import Ability
from tare.experiments.events import published
from tare.experiments.events.setup import run as setup_run, verbs as setup_verbs
from tare.experiments.events.transfer import verbs as transfer_verbs


def _transfer(models=None):
    warnings = []
    with transfer_verbs.ready(models, warnings):
        return "; ".join(warnings)


ABILITIES = (
    Ability("compare servers of connections", "events transfer", _transfer),
    Ability("compare servers by io_uring", "events transfer --model uring",
            partial(_transfer, ["uring"])),
    Ability("compare servers in virtual time", "events setup",
            partial(setup_run.need_machine, setup_verbs.KERNELS[0])),
    Ability("compare servers, as about 2006", "reproduce events", published.need),
)
