# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy`: the verbs of the experiment."""

from tare import inputs, options, output_options
from tare.experiments.memcpy import demo, dose, export, figures
from tare.experiments.memcpy.calls import verbs as calls_verbs
from tare.experiments.memcpy.record import verbs as record_verbs
from tare.experiments.memcpy.replay import verbs as replay_verbs
from tare.experiments.memcpy.verdict import verbs as verdict_verbs
from tare.experiments.memcpy.read.load import load

# `tare memcpy report`: what a capture holds.


def add_report(commands):
    parser = commands.add_parser("report", examples=("tare memcpy report memcpy.profile",),
                                 help="sizes, contexts, alignments and callers of a capture")
    parser.add_argument("capture", metavar="PROFILE|TRACE", type=inputs.Input)
    output_options.add(parser)
    parser.set_defaults(run=run_report, measures=False)


def run_report(arguments):
    return figures.summarise(load(arguments.capture))


def add_parser(commands):
    options.verbs(commands, "memcpy",
                  "capture the kernel's memory copies, replay them, give a verdict",
                  record_verbs.add_parser, add_report, replay_verbs.add_parser,
                  verdict_verbs.add_parser, dose.add_parser, export.add_parser,
                  calls_verbs.add_parser, demo.add_parser)
