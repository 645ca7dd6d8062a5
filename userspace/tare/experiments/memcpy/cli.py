# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy`: the verbs of the experiment."""

from tare.experiments.memcpy import (
    demo, export, record, replay, report, sites, verdict, write_calls)

VERBS = (record.add_parser, report.add_parser, replay.add_parser, verdict.add_parser,
         export.add_parser, write_calls.add_parser, sites.add_parser, demo.add_parser)


def add_parser(commands):
    parser = commands.add_parser("memcpy", help="capture the kernel's memory copies, replay them, "
                                                "give a verdict")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    for add in VERBS:
        add(verbs)
