# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact report`: what was counted, in the terminal or as files that other programs read."""

from tare import inputs, options
from tare.errors import UsageError
from tare.experiments.exact import figures
from tare.experiments.exact.read import events
from tare.experiments.exact.report import annotated, formats


def _write_page(recorded, path):
    # loads matplotlib, which no help text needs
    from tare.experiments.exact.report import page

    page.write(recorded, path)


# options that write a file, what writes it, and what reads it
_FILES = (
    ("html", _write_page, "a self-contained page with a flame graph"),
    ("callgrind", formats.write_callgrind, "for KCachegrind and callgrind_annotate"),
    ("folded", formats.write_stacks, "folded stacks, for flamegraph.pl and speedscope"),
    ("pprof", formats.write_pprof, "for go tool pprof and speedscope; needs Python's protobuf"),
)


def add_parser(verbs, default):
    parser = verbs.add_parser(
        "report", examples=("tare exact report", "tare exact report misses.json --event D1mr",
                            "tare exact report misses.json --data --by function"),
        help="show what was counted: the tree of calls and the functions",
        description="Show what `tare exact record` wrote, or write it as other files; then the "
                    "tree and the table are not printed.")
    parser.add_argument("file", nargs="?", default=default, metavar="FILE", type=inputs.Input,
                        help=f"default: {default}")
    parser.add_argument("--min-percent", type=options.Within(float, 0, 100), metavar="PERCENT",
                        default=figures.LEAST,
                        help="leave out paths with less of all instructions (default: "
                             f"{figures.LEAST:g})")
    parser.add_argument("-T", "--top", type=options.whole(1), default=figures.TOP, metavar="N",
                        help=f"rows of the table below the tree (default: {figures.TOP})")
    parser.add_argument("--by", metavar="WHAT",
                        choices=dict.fromkeys((*figures.BY, *figures.DATA_BY)),
                        help=f"what a row of that table is: {', '.join(figures.BY)} (default: "
                             f"{figures.FUNCTION}); with --data, {', '.join(figures.DATA_BY)} "
                             f"(default: field)")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--data", action="store_true",
                       help="show instead which data missed in simulated caches: the region of "
                            "memory, the variable or slab cache, and the field")
    shown.add_argument("--annotate", metavar="FUNCTION",
                       help="show how often each instruction of FUNCTION was executed, and what "
                            "was simulated there; of a module's, MODULE:FUNCTION")
    events.add_option(parser)
    parser.add_argument("--vmlinux", metavar="FILE",
                        help="with --annotate: the kernel's vmlinux, the module's .ko, or a built "
                             "kernel tree: shows the instructions, and the lines of the source "
                             "where it has debug information")
    for name, _, what in _FILES:
        parser.add_argument(f"--{name}", metavar="FILE", help=f"write FILE, {what}")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    asked = [(write, path) for name, write, _ in _FILES if (path := getattr(arguments, name))]
    by = arguments.by or ("field" if arguments.data else figures.FUNCTION)
    _refuse(arguments, by)
    recorded = events.load(arguments.file, arguments.event)
    for write, path in asked:
        write(recorded, path)
    if arguments.data:
        figures.show_data(recorded, arguments.file, by, arguments.top)
    elif arguments.annotate:
        annotated.print_function(recorded, arguments.annotate, arguments.vmlinux)
    elif not asked:
        figures.show(recorded, arguments.min_percent, arguments.top, by)


def _refuse(arguments, by):
    if arguments.vmlinux and not arguments.annotate:
        raise UsageError("--vmlinux: only with --annotate FUNCTION")
    if by not in (figures.DATA_BY if arguments.data else figures.BY):
        raise UsageError(f"--by {by}: only {'without' if by in figures.BY else 'with'} --data")
    if arguments.data and arguments.event != events.IR:
        raise UsageError("--event: only without --data, which has events of its own")
