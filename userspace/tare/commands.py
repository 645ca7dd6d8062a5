# SPDX-License-Identifier: GPL-2.0-only
"""The verbs of the command, in the order in which help lists them.

A verb measures, and doctor says whether it can, unless its parser has the default measures=False.
"""

from tare import bench, experiments, machine_command, report
from tare.compare import command as compare
from tare.doctor import command as doctor
from tare.reproduce import command as reproduce

TOP_LEVEL = (doctor.add_parser,
             *(one.load("verbs") for one in experiments.everyone() if one.verbs),
             machine_command.add_parser, report.add_parser, compare.add_parser,
             reproduce.add_parser, bench.add_parser)
