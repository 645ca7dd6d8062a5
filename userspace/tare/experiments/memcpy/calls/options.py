# SPDX-License-Identifier: GPL-2.0-only
"""Options of verbs that say which calls of a source are replayed, and in which order."""

from tare.experiments.memcpy.calls.choose import ORDERS, Choice
from tare.experiments.memcpy.subset import Subset

# as argparse names them
NAMES = ("functions", "min_size", "max_size", "max_calls", "overlap", "order", "period")


def add(group):
    group.add_argument("-f", "--functions", metavar="NAMES",
                       help="calls of these functions (default: memcpy,memmove)")
    group.add_argument("--min-size", type=int, metavar="BYTES", help="leave out smaller calls")
    group.add_argument("--max-size", type=int, metavar="BYTES", help="leave out larger calls")
    group.add_argument("--max-calls", type=int, metavar="N",
                       help="the first N calls of a trace; of a profile that has more and of a "
                            "distribution a sample of N (default: 250000)")
    group.add_argument("--overlap", choices=("keep", "drop"),
                       help="calls whose ranges overlap (default: drop)")
    group.add_argument("--order", choices=ORDERS,
                       help="order of a trace's calls: its own (default), shuffled, or sampled as "
                            "a profile; without this and --period, other orders are compared, too")
    group.add_argument("--period", type=int, metavar="N",
                       help="draw N calls and repeat them, each time on other pages")


def chosen(arguments):
    """The Choice that the options stand for."""
    functions = Subset().functions
    if arguments.functions is not None:
        functions = tuple(dict.fromkeys(arguments.functions.split(",")))
    return Choice(Subset(functions, arguments.min_size or 0, arguments.max_size),
                  arguments.max_calls, arguments.overlap == "keep", arguments.order,
                  arguments.period)
