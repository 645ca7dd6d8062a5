# SPDX-License-Identifier: GPL-2.0-only
"""`tare events`: the verbs of the experiment."""

from tare.experiments.events import setup, transfer

# each adds its parser and says what runs it
VERBS = (setup.add_setup, transfer.add_transfer)


def add_parser(commands):
    parser = commands.add_parser(
        "events", help="select, poll, epoll and io_uring servers: what a connection's set-up and a "
                       "request cost")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    for add in VERBS:
        add(verbs)
