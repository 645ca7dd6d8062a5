# SPDX-License-Identifier: GPL-2.0-only
"""`tare nt`: the verbs of the experiment."""

from tare.experiments.nt.cost import verbs as cost_verbs
from tare.experiments.nt.testapi import verbs as testapi_verbs

# each adds its parser and says what runs it
VERBS = (testapi_verbs.add_testapi, testapi_verbs.add_testall, cost_verbs.add_cost)


def add_parser(commands):
    parser = commands.add_parser(
        "nt", help="NT's services in a process, a server and the kernel: what crossing, switching "
                   "and waking cost")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    for add in VERBS:
        add(verbs)
