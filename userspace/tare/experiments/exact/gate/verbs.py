# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact gate`: fails where a command executes more than before."""

import re
import shlex
import sys

from tare import inputs, machine, options, output
from tare.counting import simulation
from tare.errors import TareError, UsageError
from tare.experiments.exact import run as exact_run
from tare.experiments.exact.diff import verbs as diff_verbs
from tare.experiments.exact.gate import figures
from tare.experiments.exact.read import document, events

_GROWTH = 1.0
_ORIGIN = "tare"
_IS_ORIGIN = "[a-z0-9_]+"


def add(verbs):
    parser = verbs.add_parser(
        "gate", examples=("tare exact gate --against base.json -- sh -c :",),
        help="fail if a command executes more instructions than a recorded run",
        description="Record COMMAND as `tare exact record` does, and compare it with a recorded "
                    "run: all instructions, and of a watched call the median. Tell which functions "
                    "explain the difference.",
        epilog=f"exit status: 0 not grown by more; 1 grown; {machine.CANNOT_RUN} it cannot be "
               "judged, so `git bisect run` skips it; 2 bad usage")
    parser.add_argument("--against", dest="base", required=True, metavar="FILE",
                        type=inputs.Input,
                        help="a file of `tare exact record` of the same command")
    parser.add_argument("--max-growth", type=options.Within(percentage, 0, 1e6), default=_GROWTH,
                        metavar="PERCENT",
                        help=f"how much more is allowed (default: {_GROWTH:g}%%)")
    parser.add_argument("--format", choices=figures.FORMATS, default="text",
                        help="what to print (default: text)")
    parser.add_argument("--origin", default=_ORIGIN, metavar="NAME",
                        help=f"with kcidb: the CI system that submits (default: {_ORIGIN})")
    parser.add_argument("--build", metavar="ID",
                        help="with kcidb: the id of the kernel's build (default: of its image)")
    parser.add_argument("-o", "--output", metavar="FILE", help="write what was recorded to FILE")
    events.add_option(parser)
    diff_verbs.add_across(parser)
    exact_run.add_counting(parser)
    parser.set_defaults(run=run)


def percentage(text):
    return float(text.removesuffix("%"))


# 1 would call it grown
@machine.or_cannot_run()
def run(arguments):
    _refuse(arguments)
    verdict = _judged(arguments)
    sys.stdout.write(figures.FORMATS[arguments.format](verdict, origin=arguments.origin,
                                                       build=arguments.build))
    sys.stdout.flush()
    return 0 if verdict.passed else 1


def _refuse(arguments):
    if not re.fullmatch(_IS_ORIGIN, arguments.origin):
        raise UsageError(f"--origin {arguments.origin}: must be of a-z, 0-9 and _")
    if arguments.build and not re.fullmatch(f"{_IS_ORIGIN}:.+", arguments.build):
        raise UsageError(f"--build {arguments.build}: must be ORIGIN:NAME, as KCIDB has it")
    if arguments.output:
        output.refuse_unwritable(arguments.output)


def _judged(arguments):
    machine.need(arguments.machine, exact=True)
    base = document.load(arguments.base)
    before = events.seen(base, arguments.event, arguments.base)
    _fit(arguments, base)
    try:
        made = exact_run.counted(arguments)
    except UsageError as error:
        if not base["watched"]:
            raise
        # what the base's kernel has, this one may have no more
        raise TareError(str(error)) from error
    if arguments.output:
        document.write(made, arguments.output)
    if made["exit_status"] != base["exit_status"]:
        raise TareError(f"{arguments.command[0]} ended with status {made['exit_status']}, in "
                        f"{arguments.base} with {base['exit_status']}: counts tell nothing")
    try:
        after = events.seen(made, arguments.event, "what was recorded")
        return figures.judge(before, after, arguments.max_growth, arguments.across_qemu)
    except UsageError as error:
        raise TareError(str(error)) from error


def _fit(arguments, base):
    """UsageError where the base is of something else; what it watched is watched again, and what
    it simulated is simulated again if that is judged."""
    command = " ".join(map(shlex.quote, arguments.command))
    if command != base["environment"]["command"]:
        raise UsageError(f"{arguments.base} is of another command: "
                         f"{base['environment']['command']}")
    if arguments.event != events.IR and not arguments.cache and not arguments.branch:
        was = simulation.of_document(base["simulated"])
        arguments.cache, arguments.branch, arguments.tlb = was.geometry, was.branch, was.tlb
    watched = {what: {one["name"] for one in base["watched"] if one["what"] == what}
               for what in (exact_run.CALL, exact_run.FUNCTION)}
    if not arguments.syscall and not arguments.function:
        arguments.syscall = sorted(watched[exact_run.CALL])
        arguments.function = sorted(watched[exact_run.FUNCTION])
    asked = {exact_run.CALL: set(arguments.syscall), exact_run.FUNCTION: set(arguments.function)}
    for what, names in asked.items():
        if more := sorted(names - watched[what]):
            raise UsageError(f"{arguments.base} did not watch {what} {more[0]}: record it with the "
                             "same options")
