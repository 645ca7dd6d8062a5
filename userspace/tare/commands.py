# SPDX-License-Identifier: GPL-2.0-only
"""The verbs of the command, in the order in which help lists them."""

from tare import bench, machine_command, report, reproduce
from tare.doctor import command as doctor
from tare.driver import cli as driver
from tare.latency import cli as latency
from tare.memcpy import cli as memcpy

TOP_LEVEL = (doctor.add_parser, memcpy.add_parser, latency.add_parser, driver.add_parser,
             machine_command.add_parser, report.add_parser, reproduce.add_parser, bench.add_parser)
