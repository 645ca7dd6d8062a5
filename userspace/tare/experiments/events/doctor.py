# SPDX-License-Identifier: GPL-2.0-only
"""What servers, clients and their networks need of a machine."""

import os
import resource
from functools import partial

from tare import paths
from tare.doctor import ability, tools
from tare.doctor.finding import CANNOT, OK, WARNING, Finding
from tare.errors import CannotHere
from tare.experiments.events import published, run as events_run
from tare.experiments.events.setup import run as setup_run, verbs as setup_verbs
from tare.experiments.events.transfer import verbs as transfer_verbs
from tare.experiments.events.transfer.exact import anchors

NAMESPACE, FILES = "network namespace", "open files"
TWO_CPUS, OTHERS = "two CPUs", "nginx and libevent"
# what 10,000 connections and some need, of which server and client have an end each
_FILES = 10_100


def _transfer(models=None):
    warnings = []
    with transfer_verbs.ready(models, warnings):
        return "; ".join(warnings)


ABILITIES = (
    ability.Ability("compare servers of connections", "events transfer", _transfer),
    ability.Ability("compare servers by io_uring", "events transfer --model uring",
                    partial(_transfer, ["uring"])),
    ability.Ability("compare servers in virtual time", "events setup",
                    partial(setup_run.need_machine, setup_verbs.KERNELS[0])),
    ability.Ability("compare servers, as about 2006", "reproduce events", published.need),
)


def namespace(tree, machine):
    try:
        with events_run.opened():
            return Finding(NAMESPACE, OK, "one of its own can be made")
    except CannotHere as error:
        found, _, todo = str(error).partition("; ")
        return Finding(NAMESPACE, CANNOT, found, todo)


def files(tree, machine):
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if limit == resource.RLIM_INFINITY or limit >= _FILES:
        return Finding(FILES, OK, f"up to {limit} a process")
    return Finding(FILES, WARNING, f"{limit} a process: fewer connections than that",
                   "raise nofile in /etc/security/limits.conf (root)")


def two_cpus(tree, machine):
    """A server and its client need one each."""
    count = len(os.sched_getaffinity(0))
    if count > 1:
        return Finding(TWO_CPUS, OK, f"{count} may be used")
    return Finding(TWO_CPUS, CANNOT, "one: server and client would share it",
                   "allow a second CPU (taskset)")


def others(tree, machine):
    """Installing nginx would start a server, so nobody is asked to."""
    try:
        return Finding(OTHERS, OK, f"in {anchors.programs()[0].parent}")
    except CannotHere:
        return Finding(OTHERS, WARNING, "not here: our server cannot be compared with them",
                       "make -C tests/events/anchors, which takes them out of their packages")


CHECKS = (*(tools.ours(name, partial(paths.guest_program, name))
            for name in dict.fromkeys(setup_run.PROGRAMS + transfer_verbs.PROGRAMS)),
          namespace, files, two_cpus,
          others, tools.tool("wrk", "wrk", "our client cannot be compared with it", WARNING))
