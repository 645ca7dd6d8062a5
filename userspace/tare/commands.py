# SPDX-License-Identifier: GPL-2.0-only
"""The verbs of the command, in the order in which help lists them."""

from tare import report
from tare.memcpy import cli as memcpy

TOP_LEVEL = (memcpy.add_parser, report.add_parser)
