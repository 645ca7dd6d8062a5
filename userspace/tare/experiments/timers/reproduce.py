# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce timers`: the clocks of 2001, on this Linux and by Wine on Win32."""

import argparse
import re

from tare import output_options
from tare.errors import refuse_outside
from tare.experiments.timers import runs
from tare.terminal import status

LEAST, MOST = 6, 1000


def add_parser(verbs):
    parser = verbs.add_parser(
        "timers", help="what it costs to read the clock (2001)",
        description="The published runs of 2001, on this Linux and by Wine on Win32: the cost of "
                    "gettimeofday and QueryPerformanceCounter, beside every other clock.")
    parser.add_argument("--runs", type=int, default=runs.RUNS, metavar="N",
                        help=f"runs on each system, from {LEAST}: fewer have no interval of 95 %% "
                             "(default: %(default)s)")
    parser.add_argument("--count", type=_count, default=runs.COUNT, metavar="COUNT",
                        help="calls of a run, may end in k or m (default: %(default)s)")
    output_options.add(parser)
    parser.set_defaults(run=run)


def _count(text):
    if not re.fullmatch(r"[1-9][0-9]{0,8}[kKmM]?", text):
        raise argparse.ArgumentTypeError("must be a number, which may end in k or m")
    return text


def run(arguments):
    refuse_outside("--runs", arguments.runs, LEAST, MOST)
    with status("reading clocks") as progress:
        document = runs.reproduce(arguments.runs, arguments.count, progress)
    output_options.deliver(document, arguments)
    return 0
