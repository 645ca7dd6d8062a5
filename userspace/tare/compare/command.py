# SPDX-License-Identifier: GPL-2.0-only
"""`tare compare`: options, and when it fails."""

from tare import csvfile, options, output_options, report
from tare.compare import change, conditions, document
from tare.errors import TareError, UsageError


def add_parser(commands):
    parser = commands.add_parser(
        "compare", help="what changed beyond noise between two results",
        description="Compare the measurements that two results share: which grew or fell beyond "
                    "noise, by the interval of the difference. Another kernel is what this is for; "
                    "other conditions that differ are refused.",
        epilog="exit status: 0 done, 1 worse than --gate allows, or a file is broken, 2 bad usage, "
               "or conditions differ")
    parser.add_argument("a", metavar="A", help="a result, as --json wrote it: before")
    parser.add_argument("b", metavar="B", help="a result: after")
    parser.add_argument("--gate", type=options.Within(float, 0), metavar="PERCENT",
                        help="fail if a measurement got worse by more than PERCENT, with the whole "
                             "interval of the ratio")
    parser.add_argument("--across", metavar="NAME,...", type=lambda text: text.split(","),
                        default=[], help="compare although these conditions differ, such as "
                                         "cpu_model,governor")
    parser.add_argument("--any-conditions", action="store_true",
                        help="compare whatever conditions differ")
    output_options.add(parser)
    parser.add_argument("--csv", metavar="FILE", help="write a line for each measurement to FILE")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    results = [report.read(path) for path in (arguments.a, arguments.b)]
    for path, one in zip((arguments.a, arguments.b), results):
        if one["experiment"] == document.EXPERIMENT:
            raise UsageError(f"{path}: is itself a comparison: give the two results it is of")
    differing = conditions.refuse(*results, arguments.across, arguments.any_conditions)
    made, found = document.make(*results, differing, arguments.gate)
    if not found:
        raise UsageError(f"{arguments.a}, {arguments.b}: share no measurement: nothing was "
                         "compared")
    output_options.deliver(made, arguments)
    if arguments.csv:
        csvfile.write([made], arguments.csv)
    if arguments.gate is not None:
        _judge(found, arguments.gate)


def _judge(found, gate):
    """TareError if a figure got worse by more than GATE percent, or if none could have."""
    if not any(change.can_fail(one, gate) for one in found):
        raise TareError(f"--gate {gate:g}: nothing can be judged: none of {len(found)} "
                        "measurements has an interval, a better direction, and can get worse by "
                        "so much")
    worse = [one for one in found if change.beyond(one, gate)]
    if worse:
        raise TareError(f"--gate {gate:g}: {len(worse)} got worse by more: "
                        f"{', '.join(one.b['name'] for one in worse)}")
