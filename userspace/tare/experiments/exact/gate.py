# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact gate`: fails where a command executes more than a base allows, and tells which
functions explain it."""

import json
import re
import shlex
import sys
from dataclasses import dataclass
from fractions import Fraction

from tare import inputs, machine, options, output
from tare.counting import simulation
from tare.errors import TareError, UsageError
from tare.experiments.exact import compare, diff, figures as exact_figures, run as exact_run
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
    parser.add_argument("--format", choices=FORMATS, default="text",
                        help="what to print (default: text)")
    parser.add_argument("--origin", default=_ORIGIN, metavar="NAME",
                        help=f"with kcidb: the CI system that submits (default: {_ORIGIN})")
    parser.add_argument("--build", metavar="ID",
                        help="with kcidb: the id of the kernel's build (default: of its image)")
    parser.add_argument("-o", "--output", metavar="FILE", help="write what was recorded to FILE")
    events.add_option(parser)
    diff.add_across(parser)
    exact_run.add_counting(parser)
    parser.set_defaults(run=run)


def percentage(text):
    return float(text.removesuffix("%"))


# 1 would call it grown
@machine.or_cannot_run()
def run(arguments):
    _refuse(arguments)
    verdict = _judged(arguments)
    sys.stdout.write(FORMATS[arguments.format](verdict, origin=arguments.origin,
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
        return judge(before, after, arguments.max_growth, arguments.across_qemu)
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


@dataclass(frozen=True)
class Check:
    """A figure that may grow by LIMIT %. key: a word; what: in words.

    functions: [(name, difference)] of those that explain most of the difference, of a call MEAN.
    """

    key: str
    what: str
    counted: diff.Total
    limit: float
    functions: list
    mean: str = ""

    @property
    def passed(self):
        # by the limit's decimals: no float is 0.7
        return 100 * self.counted.difference <= Fraction(str(self.limit)) * self.counted.before

    @property
    def sentence(self):
        return (f"{diff.of_total(self.counted, self.what)}; at most {self.limit:g} % "
                "more is allowed")

    @property
    def explained(self):
        """A line for each function."""
        return [f"{name}: {compare.signed(difference)}{self.mean}"
                for name, difference in self.functions]


@dataclass(frozen=True)
class Verdict:
    """checks: what was judged. notes: lines."""

    checks: tuple
    notes: tuple
    made: dict

    @property
    def passed(self):
        return all(one.passed for one in self.checks)


def judge(base, made, limit, across=False):
    """Verdict on the document MADE; UsageError where QEMU differs, unless ACROSS, or the start."""
    diff.refuse_unlike(base, made, across)
    key = f"{base['event']}." if "event" in base else ""
    checks = [Check(f"{key}total", events.unit(base), diff.total(base, made), limit,
                    compare.explain(None, None, base, made))]
    checks += [Check(key + _key(watched), diff.of_calls(watched, base), medians, limit,
                     compare.explain(watched["what"], watched["name"], base, made),
                     " a call, on average")
               for watched, medians in diff.medians_of_watched(base, made)]
    notes = diff.conditions(base, made) + diff.never_called(base, made)
    if made["checked"]["missing"] is None:
        notes.append(exact_figures.checked(made))
    return Verdict(tuple(checks), tuple([*notes, exact_figures.limits(base)]), made)


def _key(watched):
    """Apart from that of a system call: mount and others are a function's name, too."""
    name = watched["name"]
    return f"function.{name}" if watched["what"] == exact_run.FUNCTION else name


# A verdict as people and CI systems read it: each a text from a gate.Verdict.

TITLE = "tare exact gate"
_KCIDB = {"major": 5, "minor": 3}


def text(verdict, **_):
    """A line for each figure, function and note."""
    lines = []
    for one in verdict.checks:
        lines += [f"{'ok' if one.passed else 'GREW'}: {one.sentence}",
                  *(f"  {line}" for line in one.explained)]
    return _lines([*lines, *verdict.notes])


def ktap(verdict, **_):
    """The kernel's Test Anything Protocol, version 1."""
    lines = ["KTAP version 1", f"1..{len(verdict.checks)}"]
    lines += [f"# {one}" for one in verdict.notes]
    for number, one in enumerate(verdict.checks, 1):
        lines += [*(f"# {line}" for line in (one.sentence, *one.explained)),
                  f"{'ok' if one.passed else 'not ok'} {number} exact.{one.key}"]
    return _lines(lines)


def github(verdict, **_):
    """Annotations: workflow commands of GitHub."""
    return _lines([f"::{'notice' if one.passed else 'error'} title={TITLE}::"
                   + _data("\n".join([one.sentence, *one.explained, *verdict.notes]))
                   for one in verdict.checks])


def _data(words):
    return words.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def kcidb(verdict, origin, build=None):
    """A submission to KCIDB; build: the id there of the kernel's build."""
    environment = verdict.made["environment"]
    build = build or f"{origin}:{environment['image_digest']}"
    tests = [{
        "id": f"{origin}:{build.partition(':')[2]}-{environment['created']}-{one.key}",
        "build_id": build, "origin": origin,
        "path": "tare.exact." + re.sub(r"[^a-zA-Z0-9_.-]", "_", one.key),
        "comment": one.sentence, "start_time": environment["created"],
        "status": "PASS" if one.passed else "FAIL",
        "number": {"value": one.counted.after, "unit": events.unit(verdict.made),
                   "prefix": "metric"},
        "misc": {
            "base": one.counted.before, "difference": one.counted.difference,
            "max_growth_percent": one.limit, "notes": list(verdict.notes),
            "functions": [{"name": name, "difference": difference}
                          for name, difference in one.functions],
            **{key: environment[key] for key in ("kernel", "machine", "qemu_version",
                                                 "image_digest", "command")}},
    } for one in verdict.checks]
    return json.dumps({"version": _KCIDB, "builds": [], "tests": tests}, indent=1) + "\n"


def _lines(lines):
    return "".join(f"{one}\n" for one in lines)


FORMATS = {"text": text, "ktap": ktap, "github": github, "kcidb": kcidb}
