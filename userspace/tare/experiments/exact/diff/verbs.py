# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact diff`: two recorded runs, function by function."""

from tare import inputs, options, output
from tare.experiments.exact import figures as exact_figures
from tare.experiments.exact.diff import figures
from tare.experiments.exact.read import events


def add(verbs):
    parser = verbs.add_parser(
        "diff", examples=("tare exact diff base.json exact.json",),
        help="what changed between two recorded runs, by function",
        description="Compare two files of `tare exact record`: which functions grew, shrank, are "
                    "new, or went. The differences add up to that of all instructions.",
        epilog="exit status: 0 done; 1 a file is broken; 2 bad usage, or the files are of two "
               "versions of QEMU")
    parser.add_argument("a", metavar="A", type=inputs.Input,
                        help="a file of `tare exact record`: before")
    parser.add_argument("b", metavar="B", type=inputs.Input,
                        help="a file of `tare exact record`: after")
    parser.add_argument("-T", "--top", type=options.whole(1), metavar="N",
                        default=exact_figures.TOP,
                        help=f"functions to show (default: {exact_figures.TOP})")
    parser.add_argument("--json", metavar="FILE", help="write all functions to FILE")
    events.add_option(parser)
    add_across(parser)
    parser.set_defaults(run=run, measures=False)


def add_across(parser):
    """The option of all verbs that compare counts."""
    parser.add_argument("--across-qemu", action="store_true",
                        help="compare although two versions of QEMU counted")


def run(arguments):
    a, b = (events.load(path, arguments.event) for path in (arguments.a, arguments.b))
    figures.refuse_unlike(a, b, arguments.across_qemu)
    figures.show_diff(a, b, arguments.top)
    if arguments.json:
        output.write_json(figures.as_json(a, b), arguments.json, indent=1)
