# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact`: the verbs of the experiment."""

import sys
from functools import partial

from tare import figures, options, output
from tare.errors import TareError
from tare.experiments.exact import (compare, diff, figures as exact_figures, gate, pollution,
                                    run)
from tare.experiments.exact.prices import verbs as prices_verbs
from tare.experiments.exact.read import document
from tare.experiments.exact.report import verbs as report_verbs

OUTPUT = "exact.json"


def add_parser(commands):
    options.verbs(commands, "exact",
                  "instructions by function and path of calls, exact, in a machine", _add_record,
                  partial(report_verbs.add_parser, default=OUTPUT), diff.add, gate.add, compare.add,
                  pollution.add, prices_verbs.add)


def _add_record(verbs):
    parser = verbs.add_parser(
        "record", examples=("tare exact record -s getppid -- sh -c :",
                            "tare exact record -o base.json -- sh -c :",
                            "tare exact record --cache -o misses.json -- sh -c :"),
        help="count a command's instructions by path of calls",
        description="Boot an exact machine, run the command in it, count each instruction that is "
                    "executed meanwhile on its path of calls, and check the sum against the "
                    "guest's clock.",
        epilog="exit status: 0 recorded; 1 failed, or the command failed: then the file is written "
               "all the same; 2 bad usage; 77 this machine cannot do it")
    run.add_counting(parser)
    parser.add_argument("-o", "--output", metavar="FILE", default=OUTPUT, help=f"default: {OUTPUT}")
    parser.set_defaults(run=run_record)


def run_record(arguments):
    output.refuse_unwritable(arguments.output)
    made = run.counted(arguments)
    document.write(made, arguments.output)
    print(f"wrote {arguments.output}: {figures.counted(made['instructions'], 'instruction')}; "
          f"{exact_figures.checked(made)} The machine was {made['environment']['start']}.",
          file=sys.stderr)
    if made["exit_status"]:
        raise TareError(f"{arguments.command[0]} ended with status {made['exit_status']}; "
                        f"{arguments.output} is whole")
