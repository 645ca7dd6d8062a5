# SPDX-License-Identifier: GPL-2.0-only
"""`tare events`: the verbs of the experiment."""

from tare import options
from tare.experiments.events.setup import verbs as setup_verbs
from tare.experiments.events.transfer import verbs as transfer_verbs


def add_parser(commands):
    options.verbs(commands, "events",
                  "select, poll, epoll and io_uring servers: what a connection's set-up and a "
                  "request cost", setup_verbs.add_setup, transfer_verbs.add_transfer)
