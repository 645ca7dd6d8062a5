# SPDX-License-Identifier: GPL-2.0-only
"""select, poll, epoll, io_uring: what setting up connections and a request on them cost."""

from tare.experiments import Experiment

EXPERIMENT = Experiment(
    name="events",
    title="select, poll, epoll, io_uring: what a connection's set-up and a request cost",
    packages=("liburing-dev",),
    verbs="tare.experiments.events.cli:add_parser",
)
