# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy report`: what a capture holds."""

from tare import output_options
from tare.experiments.memcpy import summary
from tare.experiments.memcpy.load import load


def add_parser(commands):
    parser = commands.add_parser("report", help="sizes, contexts, alignments and callers of a "
                                                "capture")
    parser.add_argument("capture", metavar="PROFILE|TRACE")
    output_options.add(parser)
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    output_options.deliver(summary.summarise(load(arguments.capture)), arguments)
    return 0
