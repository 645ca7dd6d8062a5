# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce timers`: the clocks of 2001, on this Linux and by Wine on Win32."""

import argparse
import re
from dataclasses import dataclass

from tare import output_options, reproduce
from tare.errors import refuse_outside
from tare.experiments.timers import runs
from tare.reproduce import verb
from tare.terminal import status

TITLE, YEAR = "the cost of reading the clock", 2001
SECONDS = {"quick": 10, "usual": 40, "full": 900}
LEAST, MOST = 6, 1000


@dataclass(frozen=True)
class Amount:
    """count calls in each of so many runs; every other clock in so many processes."""

    runs: int
    count: str
    processes: int


AMOUNTS = {"quick": Amount(LEAST, "100k", LEAST),
           "usual": Amount(runs.RUNS, runs.COUNT, runs.PROCESSES),
           "full": Amount(100, runs.COUNT, 100)}


def add_parser(verbs):
    parser = verb.add(
        verbs, "timers", measure, boots=False, help="what it costs to read the clock (2001)",
        description="The published runs of 2001, on this Linux and by Wine on Win32: the cost of "
                    "gettimeofday and QueryPerformanceCounter, beside every other clock. About "
                    "two minutes.")
    usual = AMOUNTS["usual"]
    parser.add_argument("--runs", type=int, metavar="N",
                        help=f"runs on each system, from {LEAST}: fewer have no interval of 95 %% "
                             f"(default: {usual.runs})")
    parser.add_argument("--count", type=_count, metavar="COUNT",
                        help=f"calls of a run, may end in k or m (default: {usual.count})")
    parser.set_defaults(run=run)


def _count(text):
    if not re.fullmatch(r"[1-9][0-9]{0,8}[kKmM]?", text):
        raise argparse.ArgumentTypeError("must be a number from 1, which may end in k or m")
    return text


def run(arguments):
    refuse_outside("--runs", arguments.runs, LEAST, MOST)
    with status("reading clocks") as progress:
        document = measure(arguments.amount, progress, arguments.runs, arguments.count)
    output_options.deliver(document, arguments)
    return 0


def measure(amount=reproduce.USUAL, progress=lambda text: None, times=None, count=None):
    """The result document."""
    plan = AMOUNTS[amount]
    return runs.measure(times or plan.runs, count or plan.count, progress, plan.processes)
