# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy calls`: the calls of a source as a file, which memreplay times."""

from tare import inputs, options
from tare.experiments.memcpy.calls import choose, prepare
from tare.experiments.memcpy.read.load import read_capture
from tare.experiments.memcpy.read.names import Subset
from tare.output import atomic

# Options of verbs that say which calls of a source are replayed.

# as argparse names them
NAMES = ("functions", "min_size", "max_size", "max_calls", "overlap")


def add(group):
    group.add_argument("-f", "--functions", metavar="NAMES",
                       help="calls of these functions (default: memcpy,memmove)")
    size, number = options.whole(0, choose.LONGEST), options.whole(1, choose.MOST_CALLS)
    group.add_argument("--min-size", type=size, metavar="BYTES", help="leave out smaller calls")
    group.add_argument("--max-size", type=size, metavar="BYTES", help="leave out larger calls")
    group.add_argument("--max-calls", type=number, metavar="N",
                       help="the first N calls of a trace; of a profile that has more a "
                            "sample of N (default: 250000)")
    group.add_argument("--overlap", choices=("keep", "drop"),
                       help="calls whose ranges overlap (default: drop)")


def chosen(arguments):
    """The Choice that the options stand for."""
    functions = Subset().functions
    if arguments.functions is not None:
        functions = tuple(dict.fromkeys(arguments.functions.split(",")))
    return choose.Choice(Subset(functions, arguments.min_size or 0, arguments.max_size),
                         arguments.max_calls, arguments.overlap == "keep")


def add_parser(commands):
    parser = commands.add_parser(
        "calls", examples=("tare memcpy calls memcpy.trace -o calls",),
        help="write the calls of a capture as a file for memreplay",
        description="Choose calls of a trace or a profile, give each a place in memory, and "
                    "write them as memreplay takes them: for machines that have memreplay and "
                    "nothing else.")
    parser.add_argument("source", metavar="SOURCE", type=inputs.Input, help="trace or profile")
    add(parser)
    parser.add_argument("--seed", type=options.whole(0, prepare.SEED_MAX), metavar="N", default=1,
                        help="of all that is drawn (default: %(default)s)")
    parser.add_argument("-o", "--output", metavar="FILE", required=True, help="where to write them")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    prepared = prepare.Preparation(read_capture(arguments.source), chosen(arguments)
                                   ).draw(arguments.seed)
    with atomic(arguments.output, "wb") as stream:
        prepared.write(stream)
