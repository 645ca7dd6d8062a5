# SPDX-License-Identifier: GPL-2.0-only
"""The verbs of the command, in the order in which help lists them."""

from tare import bench, experiments, machine_command, report, reproduce
from tare.doctor import command as doctor

TOP_LEVEL = (doctor.add_parser,
             *(one.load("verbs") for one in experiments.everyone() if one.verbs),
             machine_command.add_parser, report.add_parser, reproduce.add_parser, bench.add_parser)
