# SPDX-License-Identifier: GPL-2.0-only
"""`tare nt`: the verbs of the experiment."""

from tare import options
from tare.experiments.nt.cost import verbs as cost_verbs
from tare.experiments.nt.testapi import verbs as testapi_verbs


def add_parser(commands):
    options.verbs(commands, "nt", "NT's services in a process, a server and the kernel: what "
                  "crossing, switching and waking cost", testapi_verbs.add_testapi,
                  testapi_verbs.add_testall, cost_verbs.add_cost)
