# SPDX-License-Identifier: GPL-2.0-only
"""`tare nt testapi` and `tare nt testall`: the tests of 2010, published and ours."""

from dataclasses import dataclass
from functools import partial
from typing import Callable

from tare import environment, machine, machine_options, options, output_options, result, terminal
from tare.errors import CannotHere, UsageError
from tare.experiments.nt import published, run as nt_run
from tare.experiments.nt.testapi import figures, run as testapi_run

# fewer have no interval of 95 %; where time is instructions, a second one is equal
RUNS, RUNS_EXACT = 6, 1
# in an emulator 2010's ten groups take minutes, and groups are equal but for what has grown
GROUPS_EXACT, MESSAGES_EXACT = 3, 1000
# what testapi takes, as lib's numbers are refused
GROUPS_MAX, COUNT_MAX = 1000, 10_000


@dataclass(frozen=True)
class Test:
    """One of the two; groups: what of the other is run as well; fill: makes the document."""

    name: str
    title: str
    groups: int
    fill: Callable


TESTAPI = Test("testapi", "ten groups of files, registry and messages, one after the other",
               published.GROUPS, figures.fill_testapi)
TESTALL = Test("testall", "files, registry and messages at the same time", 1, figures.fill_testall)


def add_testapi(verbs):
    parser = _add(verbs, TESTAPI)
    parser.add_argument("--groups", type=options.whole(1, GROUPS_MAX), metavar="N",
                        help=f"groups of a run (default: {TESTAPI.groups}; exact: {GROUPS_EXACT})")


def add_testall(verbs):
    _add(verbs, TESTALL)


def _add(verbs, test):
    parser = verbs.add_parser(
        test.name, help=f"{test.title}; 2010 beside ours",
        examples=(f"tare nt {test.name} server wine --cpus 1 --json all.json",
                  f"tare nt {test.name} --machine minimal --exact threads server ntobj"),
        description=f"Measure {test.title}, with each front end in turn, on one CPU and on two, "
                    "and print what 2010 published beside it.")
    parser.add_argument("fronts", nargs="*", metavar="FRONT",
                        help=f"{', '.join(nt_run.FRONTS)} (default: all that this machine has)"
                        ).completer = lambda **_: list(nt_run.FRONTS)
    parser.add_argument("--cpus", type=int, action="append", choices=tuple(nt_run.WORDS),
                        help="on how many CPUs, repeatable (default: one and two; in a machine "
                             "one)")
    parser.add_argument("-r", "--rounds", type=options.whole(1, 1000), metavar="N",
                        help=f"runs of each front end, a process each (default: {RUNS}; exact: "
                             f"{RUNS_EXACT})")
    parser.add_argument("-n", "--count", type=options.whole(1, COUNT_MAX), metavar="N",
                        default=published.COUNT,
                        help="files, and keys, of a group (default: %(default)s)")
    parser.add_argument("--messages", type=options.whole(1, published.MESSAGES), metavar="N",
                        help=f"messages of a group (default: {published.MESSAGES}; exact: "
                             f"{MESSAGES_EXACT})")
    machine_options.add(parser)
    parser.add_argument("--exact", action="store_true",
                        help="with --machine: bit-identical, counts instructions")
    output_options.add(parser)
    parser.set_defaults(run=partial(run, test))
    return parser


def run(test, arguments):
    chosen = nt_run.chosen(arguments.fronts, arguments.machine)
    count = _settle(test, arguments)
    nt_run.need_a_clock(test.name, arguments.machine, arguments.exact)
    words = _words(arguments)
    with terminal.status(test.name) as progress:
        if arguments.machine:
            return measure_in_machine(test, chosen, words, count, arguments.machine,
                                      arguments.exact)
        return measure(test, chosen, arguments.cpus or tuple(nt_run.WORDS), words, count,
                       progress, asked=bool(arguments.fronts))


def _settle(test, arguments):
    """Refuses numbers that do not fit, and says those that were not said; returns the runs."""
    exact = arguments.exact
    if exact and not arguments.machine:
        raise UsageError("--exact needs a machine: add --machine NAME")
    if arguments.machine and arguments.cpus not in (None, [1]):
        raise UsageError("--cpus 2: not with --machine, which has one CPU here")
    arguments.groups = getattr(arguments, "groups", None) or (
        GROUPS_EXACT if exact and test is TESTAPI else test.groups)
    arguments.messages = arguments.messages or (MESSAGES_EXACT if exact else published.MESSAGES)
    return arguments.rounds or (RUNS_EXACT if exact else RUNS)


def _words(arguments):
    """For testapi."""
    return ["--groups", arguments.groups, "--count", arguments.count,
            "--messages", arguments.messages]


def here(experiment):
    """An empty result of this machine."""
    about = {**environment.of_host(), "files": testapi_run.file_system()}
    return result.document(experiment, about, environment.host_facts())


def measure(test, chosen, counts, words, count, progress=lambda text: None, asked=False):
    """The result document of this machine. asked: it is an error where one cannot be had."""
    made = here(f"nt.{test.name}")
    settings, lacking = available(test.name, chosen, counts, made["warnings"], asked)
    test.fill(made, testapi_run.here(settings, words, count, progress), lacking)
    return made


def available(verb, chosen, counts, warnings, asked=False):
    """([Setting], front ends that are left out), with warnings of these."""
    testapi_run.need_programs(chosen)
    lacking = {front: why for front in chosen if (why := nt_run.lacks_here(front, verb))}
    if lacking and (asked or len(lacking) == len(chosen)):
        raise CannotHere("; ".join(f"{front}: {why}" for front, why in lacking.items()))
    usable = [count for count in counts if count <= len(nt_run.allowed())]
    if not usable:
        raise CannotHere(f"--cpus {min(counts)}: this process may use {len(nt_run.allowed())}")
    if len(usable) < len(counts):
        warnings.append("two CPUs are left out: this process may use one")
    warnings += [f"{front} is left out: {why}" for front, why in lacking.items()]
    return [testapi_run.Setting(front, count) for front in chosen if front not in lacking
            for count in usable], tuple(lacking)


def measure_in_machine(test, chosen, words, count, name, exact):
    """The result document of the machine NAME, on one CPU."""
    taken, outcome = testapi_run.in_machine(chosen, words, count, name, exact)
    made = machine.document(f"nt.{test.name}", outcome, files=testapi_run.MACHINE_FILES)
    test.fill(made, taken)
    return made
