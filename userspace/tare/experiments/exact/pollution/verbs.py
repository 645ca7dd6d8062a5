# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact pollution`: what system calls evict of their caller's caches."""

from tare import options, output
from tare.counting.counted import SETS
from tare.experiments.exact import run as exact_run
from tare.experiments.exact.pollution import figures, run as pollution

COUNT = 40
KERNEL = "6.1"
_SHOWN = 32


def add(verbs):
    parser = verbs.add_parser(
        "pollution", examples=("tare exact pollution --append randomize_kstack_offset=off",),
        help="count the lines that system calls evict from their caller's caches",
        description="Make 64 system calls in an exact machine, with a working set of the caller's "
                    "in simulated caches before each, and count the lines that the call touches "
                    "and those of the caller's that it evicts.",
        epilog="exit status: 0 done; 1 failed; 2 bad usage; 77 this machine cannot do it")
    exact_run.add_kernels(parser, KERNEL)
    parser.add_argument("-n", "--count", type=options.whole(1, 10000), default=COUNT, metavar="N",
                        help=f"make each call N times (default: {COUNT})")
    parser.add_argument("--set", type=int, choices=SETS, default=_SHOWN, dest="size",
                        help="KiB of the working set that the table is of (default: "
                             f"{_SHOWN}); --json has all")
    parser.add_argument("--json", metavar="FILE", help="write all figures to FILE")
    parser.set_defaults(run=run)


def run(arguments):
    measured = [pollution.measure(title, name, arguments.count, words)
                for title, name, words in exact_run.columns(arguments)]
    figures.show(measured, arguments.size)
    if arguments.json:
        output.write_json(figures.as_json(measured), arguments.json, indent=1)
