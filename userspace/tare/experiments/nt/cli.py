# SPDX-License-Identifier: GPL-2.0-only
"""`tare nt`: the verbs of the experiment."""

from tare.experiments.nt import cost, testapi

# each adds its parser and says what runs it
VERBS = (testapi.add_testapi, testapi.add_testall, cost.add_cost)


def add_parser(commands):
    parser = commands.add_parser(
        "nt", help="NT's services in a process, a server and the kernel: what crossing, switching "
                   "and waking cost")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    for add in VERBS:
        add(verbs)
