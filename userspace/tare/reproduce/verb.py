# SPDX-License-Identifier: GPL-2.0-only
"""What the verbs of `tare reproduce` have in common."""

import argparse
from functools import partial

from tare import machine_options, output_options
from tare.reproduce import FULL, QUICK, USUAL, everyone


def add(verbs, name, measure, *, help, description, png=False, boots=True):
    """Adds the parser of `tare reproduce NAME`, which calls MEASURE and delivers its result.

    boots: the verb boots machines.
    """
    parser = verbs.add_parser(name, help=help, description=description, examples=(
        f"tare reproduce {name}", f"tare reproduce {name} --quick --html {name}.html"))
    add_amounts(parser)
    if boots:
        # no default, which would replace an option that stands before NAME
        machine_options.add_timeout(parser, default=argparse.SUPPRESS)
    output_options.add(parser, png=png)
    parser.set_defaults(run=partial(run, name, measure), boots=boots)
    return parser


def add_amounts(parser, prefix=""):
    """Adds --quick and --full."""
    group = parser.add_mutually_exclusive_group()
    for amount, what in ((QUICK, "a quarter of the time: fewer repeats, so that many have no "
                                 "interval of 95 %%"),
                         (FULL, "intervals narrow enough to publish; it may take hours")):
        group.add_argument(f"--{amount}", action="store_const", const=amount, help=what,
                           dest=f"{prefix}amount", default=USUAL)


def run(name, measure, arguments):
    """MEASURE's result; how long it takes is told before, and its progress also into a pipe."""
    from tare.reproduce import session

    one = next(one for one in everyone() if one.name == name)
    with session.step(one, arguments.amount) as progress:
        return measure(arguments.amount, progress)
