# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce timers`: the clocks of 2001, on this Linux and by Wine on Win32."""

import argparse
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial

from tare import environment, options, reproduce, result
from tare.errors import CannotHere
from tare.experiments.timers import figures, run
from tare.reproduce import verb

TITLE, YEAR = "the cost of reading the clock", 2001
SECONDS = {"quick": 10, "usual": 40, "full": 500}
LEAST, MOST = 6, 1000


@dataclass(frozen=True)
class Amount:
    """count calls in each of so many runs; every clock in so many processes."""

    runs: int
    count: str
    processes: int


AMOUNTS = {"quick": Amount(LEAST, "100k", LEAST), "usual": Amount(20, "1m", 10),
           "full": Amount(100, "1m", 100)}

# 999999999m: days of the cheapest call; more is a mistake of who wrote it
COUNT_MAX = 999_999_999_000_000


def add_parser(verbs):
    parser = verb.add(
        verbs, "timers", measure, boots=False, help="what it costs to read the clock (2001)",
        description="The published runs of 2001, on this Linux and by Wine on Win32: the cost of "
                    "gettimeofday and QueryPerformanceCounter, beside every other clock. About "
                    "two minutes.")
    usual = AMOUNTS["usual"]
    parser.add_argument("-r", "--rounds", type=options.whole(LEAST, MOST), metavar="N",
                        help=f"runs on each system, from {LEAST}: fewer have no interval of 95 %% "
                             f"(default: {usual.runs})")
    parser.add_argument("-n", "--count", type=_count, metavar="COUNT",
                        help=f"calls of a run, may end in k or m (default: {usual.count})")
    parser.set_defaults(run=_run)


def _count(text):
    """As it was written: it is a word for the programs."""
    if options.count(text) > COUNT_MAX:
        raise argparse.ArgumentTypeError(f"must be at most {COUNT_MAX}")
    return text


def _run(arguments):
    return verb.run("timers", partial(measure, runs=arguments.rounds, count=arguments.count),
                    arguments)


def measure(amount=reproduce.USUAL, progress=lambda text: None, runs=None, count=None):
    """The result document."""
    plan = AMOUNTS[amount]
    runs, count = runs or plan.runs, count or plan.count
    document = result.document("timers", environment.of_host(), environment.host_facts())
    run.need_linux()
    with ExitStack() as stack:
        systems = [run.linux()]
        try:
            systems.append(run.win32(stack))
        except CannotHere as reason:
            document["warnings"].append(f"Win32 is left out: {reason}")
        run.take(systems, runs, count, plan.processes, progress)
    figures.fill(document, systems, count)
    return document
