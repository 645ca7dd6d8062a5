# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce`: a published experiment again, its figures beside ours."""

import argparse
import re

from tare import output_options
from tare.terminal import status


def add_parser(commands):
    parser = commands.add_parser("reproduce", help="run a published experiment again, its figures "
                                                   "beside ours")
    verbs = parser.add_subparsers(metavar="EXPERIMENT", required=True)
    _add_timers(verbs)
    _add_driver(verbs)


def _runs(least, most, why=""):
    """The type of an option --runs."""
    def parse(text):
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"must be from {least} to {most}{why}")
        return int(text)

    return parse


def _count(text):
    if not re.fullmatch(r"[1-9][0-9]{0,8}[kKmM]?", text):
        raise argparse.ArgumentTypeError("must be a number, which may end in k or m")
    return text


def _add_timers(verbs):
    from tare.timers import runs

    parser = verbs.add_parser(
        "timers", help="what it costs to read the clock (2001)",
        description="The published runs of 2001, on this Linux and by Wine on Win32: the cost of "
                    "gettimeofday and QueryPerformanceCounter, beside every other clock.")
    parser.add_argument("--runs", type=_runs(6, 1000, ": fewer have no interval of 95 %"),
                        default=runs.RUNS, metavar="N",
                        help="runs on each system (default: %(default)s)")
    parser.add_argument("--count", type=_count, default=runs.COUNT, metavar="COUNT",
                        help="calls of a run, may end in k or m (default: %(default)s)")
    output_options.add(parser)
    parser.set_defaults(run=run_timers)


def _add_driver(verbs):
    parser = verbs.add_parser(
        "driver", help="a NIC driver in the kernel and at user level (2009)",
        description="The published runs of 2009, small packets and TCP, beside ours in virtual "
                    "time: the same figures in every run. Two or three minutes.")
    output_options.add(parser, png=True)
    parser.set_defaults(run=run_driver)


def run_driver(arguments):
    from tare.driver import reproduce

    with status("driver"):
        document = reproduce.measure()
    output_options.deliver(document, arguments)
    return 0


def run_timers(arguments):
    from tare.timers import runs

    with status("reading clocks") as progress:
        document = runs.reproduce(arguments.runs, arguments.count, progress)
    output_options.deliver(document, arguments)
    return 0
