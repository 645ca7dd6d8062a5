# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce`: a published experiment again, its figures beside ours."""

from tare import experiments


def add_parser(commands):
    parser = commands.add_parser("reproduce", help="run a published experiment again, with its "
                                                   "figures beside ours")
    verbs = parser.add_subparsers(metavar="EXPERIMENT", required=True)
    for one in experiments.everyone():
        if add := one.load("reproduce"):
            add(verbs)
