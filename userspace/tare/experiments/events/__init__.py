# SPDX-License-Identifier: GPL-2.0-only
"""select, poll, epoll, io_uring: what setting up connections and a request on them cost."""

from tare.experiments import Experiment

EXPERIMENT = Experiment(
    name="events",
    title="select, poll, epoll, io_uring: what a connection's set-up and a request cost",
    packages=("libjansson-dev", "liburing-dev"),
    check_packages=("apache2-utils", "nghttp2-client", "strace", "wrk"),
    bench_packages=("wrk",),
    bench_folders=("tests/events/anchors",),
    helpers=(
        "eventserver",
        "SelectServer",
        "EpollServer",
        "activelink",
        "deadlink",
        "synrto",
    ),
    verbs="tare.experiments.events.verbs:add_parser",
    reproduce="tare.experiments.events.published",
    hardware="tare.experiments.events.hardware",
    bench="tare.experiments.events.bench:measure",
    doctor="tare.experiments.events.doctor",
)
