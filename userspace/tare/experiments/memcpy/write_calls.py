# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy calls`: the calls of a source as a file, which memreplay times."""

from tare.errors import UsageError
from tare.experiments.memcpy.calls import options, source
from tare.experiments.memcpy.calls.prepare import SEED_MAX, Preparation
from tare.output import atomic


def add_parser(commands):
    parser = commands.add_parser(
        "calls", help="write the calls of a capture as a file for memreplay",
        description="Choose calls of a trace, a profile, or a distribution of LLVM libc or "
                    "Fleetbench, give each a place in memory, and write them as memreplay takes "
                    "them: for machines that have memreplay and nothing else.")
    parser.add_argument("source", metavar="SOURCE", help="trace, profile or distribution CSV")
    options.add(parser)
    parser.add_argument("--seed", type=int, metavar="N", default=1,
                        help="of all that is drawn (default: %(default)s)")
    parser.add_argument("-o", "--output", metavar="FILE", required=True,
                        help="where to write them")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    if not 0 <= arguments.seed <= SEED_MAX:
        raise UsageError(f"--seed {arguments.seed}: must be a number from 0 to {SEED_MAX}")
    prepared = Preparation(source.read(arguments.source), options.chosen(arguments)
                           ).draw(arguments.seed)
    with atomic(arguments.output, "wb") as stream:
        prepared.write(stream)
    return 0
