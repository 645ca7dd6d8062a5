# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce`: runs published experiments again, and shows both figures side by side."""

from functools import partial

from tare import machine_options, output
from tare.errors import UsageError
from tare.reproduce import FULL, USUAL, everyone, verb

OUT = "reproduce"


def add_parser(commands):
    parser = commands.add_parser(
        "reproduce", examples=(
            "tare reproduce --quick", "tare reproduce timers", "tare reproduce --bundle my.bundle"),
        help="run published experiments again, their figures beside ours",
        description="Run one published experiment again, or all of them: the published figures "
                    "beside ours, what differs in the conditions, and what the figures say. All "
                    "of them leave a result of each and one page in DIR, and go on where they "
                    "were interrupted. Six to nine minutes on two idle CPUs.")
    verb.add_amounts(parser, "all_")
    machine_options.add_timeout(parser)
    parser.add_argument("--fresh", action="store_true",
                        help="measure anew what an earlier run left in DIR")
    parser.add_argument("-o", "--output", dest="out", metavar="DIR",
                        help=f"of all experiments: for results and page (default: {OUT})")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--bundle", metavar="FILE",
                       help="measure what this machine can, an hour at most, into one FILE with "
                            "nothing private, for --with on another machine")
    group.add_argument("--with", dest="bundled", metavar="FILE",
                       help="fill empty cells of the page by a FILE that --bundle wrote")
    parser.set_defaults(run=run)
    verbs = parser.add_subparsers(metavar="EXPERIMENT")
    for one in everyone():
        one.module.add_parser(verbs)
        alone = verbs.choices[one.name]
        alone.set_defaults(run=partial(_alone, one.name, alone.get_default("run")))


def _alone(name, measure, arguments):
    """Refuses options of the whole run that stand before the name of one experiment."""
    for option, given in (("--bundle", arguments.bundle), ("--with", arguments.bundled),
                          ("--fresh", arguments.fresh), ("--output", arguments.out),
                          (f"--{arguments.all_amount}", arguments.all_amount != USUAL)):
        if given:
            raise UsageError(f"{option} is for all experiments, and {name} is one: leave it out, "
                             f"or see `tare reproduce {name} --help`")
    if arguments.timeout is not None and not arguments.boots:
        raise UsageError(f"--timeout: {name} boots no machine: leave it out")
    return measure(arguments)


def run(arguments):
    from tare.reproduce import bundle, session

    amount, given = arguments.all_amount, arguments.bundled
    if arguments.bundle and amount == FULL:
        raise UsageError("--full: not with --bundle, which takes an hour at most: leave it out")
    found = bundle.read(given) if given else None
    folder = output.folder(arguments.out or OUT)
    with output.alone(folder, f"{folder}: another tare reproduce measures into it: wait for it"):
        if arguments.bundle:
            return bundle.make(arguments.bundle, amount, folder, arguments.fresh)
        return session.run(amount, folder, arguments.fresh, bundle=found)
