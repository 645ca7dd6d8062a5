# SPDX-License-Identifier: GPL-2.0-only
"""`tare compare`: options, and when it fails."""

from tare import csvfile, inputs, options, output_options, stats
from tare.compare import baselines, change, conditions, document, gate, primary, sides
from tare.errors import TareError, UsageError


def add_parser(commands):
    parser = commands.add_parser(
        "compare", help="what changed from some runs to others",
        description="Compare runs before and after a change: at most 8 primary measurements, named "
                    "beforehand, carry the answer, corrected for their number; all others follow. "
                    "It says how many runs an answer needs where there is none.",
        examples=("tare compare before.json after.json", "tare compare --save before before/",
                  "tare compare --against before after/ --gate 5% --fail 'read.p99 > 2ms'"),
        epilog="exit status: 0 done, 1 worse than --gate or --fail allows, or a file is broken, "
               "2 bad usage, or conditions differ")
    add = parser.add_argument
    add("results", metavar="A... -- B...", nargs="*", type=inputs.Folder,
        help="runs before and after the change: results, or documents of latency tools, as --json "
             "wrote them, or folders of such; A B: one of each")
    add("--save", metavar="NAME", help="keep the given runs as a baseline")
    add("--against", metavar="NAME", help="take a baseline for A")
    add("--across", metavar="NAME,...", type=lambda text: text.split(","), default=[],
        help="compare although these conditions differ, such as cpu_model,governor")
    add_asked(parser)
    parser.set_defaults(run=run, measures=False, dashes=options.PARTS)


def add_asked(parser):
    """Adds the options that say what a comparison answers, and where that goes."""
    add = parser.add_argument
    add("--primary", metavar="NAME,...", type=lambda text: text.split(","), default=[],
        help="what carries the answer, such as read.p99 (default: p50 and p99 of the most frequent "
             "calls, or what the results show first)")
    add("--change", type=gate.Percent(float, 0.1, 1000), default=10, metavar="PERCENT",
        help="the change that must not be missed (default: %(default)s)")
    add("--gate", type=gate.Percent(float, 0), metavar="PERCENT",
        help="fail if a primary measurement, or one that is the same in every run, regressed by "
             "more than PERCENT, with the whole interval of the ratio")
    add("--fail", type=gate.limit, action="append", default=[], metavar="'NAME > VALUE'",
        help="fail if B's median is beyond VALUE; B alone is enough; repeatable")
    output_options.add(parser)
    add("--csv", metavar="FILE", help="write a line for each measurement to FILE")


def run(arguments):
    if arguments.save:
        return _save(arguments)
    if arguments.fail and arguments.gate is None and not arguments.against \
            and len(arguments.results) == 1:
        return _fail(_broken(arguments.fail, sides.read(arguments.results)))
    a, b = (([baselines.folder(arguments.against)], arguments.results) if arguments.against
            else sides.split(arguments.results))
    a, b = (sides.read(words, arguments.across) for words in (a, b))
    return compare(a, b, arguments)


def compare(a, b, arguments, told=None):
    """Compares two Sides and delivers what is found, as ARGUMENTS ask.

    told: {name: (of A, of B)} of conditions that are known to differ, in place of the command's.
    """
    first = a.documents[0], b.documents[0]
    known = (told or {}).keys() & conditions.of(first[0]).keys()
    differing = conditions.refuse(*first, [*arguments.across, *known]) | (told or {})
    made, judged = document.make(a, b, differing, document.Asked(
        arguments.primary, arguments.change, arguments.gate))
    if not made["measurements"]:
        raise UsageError("A and B share no measurement: nothing was compared")
    output_options.deliver(made, arguments)
    if arguments.csv:
        csvfile.write([made], arguments.csv)
    worse = [] if arguments.gate is None else gate.judge(judged, arguments.gate)
    _fail([*worse, *_broken(arguments.fail, b)])


def refuse_unknown(a, b, arguments):
    """UsageError if ARGUMENTS name a measurement that two Sides have not."""
    both, _ = change.pairs(a.documents, b.documents)
    if not both:
        raise UsageError("A and B share no measurement: a latency tool needs "
                         f"{stats.needed(50)} samples for a p50")
    primary.chosen(arguments.primary, [one[0] for one, _ in both])
    gate.broken(arguments.fail, [one for _, one in both])


def _save(arguments):
    if options.DASHES in arguments.results or arguments.against or arguments.gate is not None \
            or any((arguments.fail, arguments.primary, arguments.json, arguments.html,
                    arguments.csv)):
        raise UsageError("--save takes the runs of one side, and compares nothing")
    sides.read(arguments.results, arguments.across)
    baselines.save(arguments.save, sides.files(arguments.results))


def _broken(limits, side):
    """Those of LIMITS that a figure of one Side is beyond, in words."""
    both, _ = change.pairs(side.documents, side.documents)
    return gate.broken(limits, [of_runs for of_runs, _ in both])


def _fail(said):
    if said:
        raise TareError("; ".join(said))
