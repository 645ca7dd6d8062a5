# SPDX-License-Identifier: GPL-2.0-only
"""`tare events`: the verbs of the experiment."""

from tare.experiments.events.setup import verbs as setup_verbs
from tare.experiments.events.transfer import verbs as transfer_verbs

# each adds its parser and says what runs it
VERBS = (setup_verbs.add_setup, transfer_verbs.add_transfer)


def add_parser(commands):
    parser = commands.add_parser(
        "events", help="select, poll, epoll and io_uring servers: what a connection's set-up and a "
                       "request cost")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    for add in VERBS:
        add(verbs)
