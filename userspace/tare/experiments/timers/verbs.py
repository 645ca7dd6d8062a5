# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce timers`: the clocks of 2001, on this Linux and by Wine on Win32."""

from contextlib import ExitStack

from tare import environment, reproduce, result
from tare.errors import CannotHere
from tare.experiments.timers import figures, run
from tare.reproduce import verb

TITLE, YEAR = "the cost of reading the clock", 2001
SECONDS = {"quick": 10, "usual": 40, "full": 500}
# {amount: (runs on each system, calls of a run, processes that read every clock)}; fewer than 6
# have no interval of 95 %
AMOUNTS = {"quick": (6, "100k", 6), "usual": (20, "1m", 10), "full": (100, "1m", 100)}


def add_parser(verbs):
    verb.add(
        verbs, "timers", measure, boots=False, help="what it costs to read the clock (2001)",
        description="The published runs of 2001, on this Linux and by Wine on Win32: the cost of "
                    "gettimeofday and QueryPerformanceCounter, beside every other clock. About "
                    "two minutes.")


def measure(amount=reproduce.USUAL, progress=lambda text: None):
    """The result document."""
    runs, count, processes = AMOUNTS[amount]
    document = result.document("timers", environment.of_host(), environment.host_facts())
    run.need_linux()
    with ExitStack() as stack:
        systems = [run.linux()]
        try:
            systems.append(run.win32(stack))
        except CannotHere as reason:
            document["warnings"].append(f"Win32 is left out: {reason}")
        run.take(systems, runs, count, processes, progress)
    figures.fill(document, systems, count)
    return document
