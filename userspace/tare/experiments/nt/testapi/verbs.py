# SPDX-License-Identifier: GPL-2.0-only
"""`tare nt testapi` and `tare nt testall`: the tests of 2010, published and ours."""

from functools import partial

from tare import environment, machine, machine_options, options, output_options, result, terminal
from tare.errors import CannotHere, UsageError
from tare.experiments.nt import published, run as nt_run
from tare.experiments.nt.testapi import figures, run as testapi_run

# fewer have no interval of 95 %; where time is instructions, a second one is equal
RUNS, RUNS_EXACT = 6, 1
# in an emulator 2010's ten groups take minutes, and groups are equal but for what has grown
GROUPS_EXACT, MESSAGES_EXACT = 3, 1000


def add_testapi(verbs):
    parser = _add(verbs, "testapi", figures.fill_testapi,
                  "ten groups of files, registry and messages, one after the other")
    parser.add_argument("--groups", type=options.whole(1, 1000), metavar="N",
                        help=f"groups of a run (default: {published.GROUPS}; exact: "
                             f"{GROUPS_EXACT})")


def add_testall(verbs):
    _add(verbs, "testall", figures.fill_testall,
         "files, registry and messages at the same time").set_defaults(groups=1)


def _add(verbs, name, fill, title):
    parser = verbs.add_parser(
        name, help=f"{title}; 2010 beside ours",
        examples=(f"tare nt {name} server wine --cpus 1 --json all.json",
                  f"tare nt {name} --machine minimal --exact threads server ntobj"),
        description=f"Measure {title}, with each front end in turn, on one CPU and on two, "
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
    machine_options.add(parser)
    parser.add_argument("--exact", action="store_true",
                        help="with --machine: bit-identical, counts instructions")
    output_options.add(parser)
    parser.set_defaults(run=partial(run, name, fill))
    return parser


def run(name, fill, arguments):
    exact, where = arguments.exact, arguments.machine
    chosen = nt_run.chosen(arguments.fronts, where)
    if exact and not where:
        raise UsageError("--exact needs a machine: add --machine NAME")
    if where and arguments.cpus not in (None, [1]):
        raise UsageError("--cpus 2: not with --machine, which has one CPU here")
    nt_run.need_a_clock(name, where, exact)
    asked = words(arguments.groups or (GROUPS_EXACT if exact else published.GROUPS), exact)
    count = arguments.rounds or (RUNS_EXACT if exact else RUNS)
    with terminal.status(name) as progress:
        if where:
            taken, outcome = testapi_run.in_machine(chosen, asked, count, where, exact)
            made = machine.document(f"nt.{name}", outcome, files=testapi_run.MACHINE_FILES)
            fill(made, taken)
            return made
        made = here(f"nt.{name}")
        settings, lacking = available(name, chosen, arguments.cpus or tuple(nt_run.WORDS),
                                      made["warnings"], bool(arguments.fronts))
        fill(made, testapi_run.here(settings, asked, count, progress), lacking)
        return made


def words(groups, exact=False):
    """For testapi."""
    return ["--groups", str(groups), "--count", str(published.COUNT),
            "--messages", str(MESSAGES_EXACT if exact else published.MESSAGES)]


def here(experiment):
    """An empty result of this machine."""
    about = {**environment.of_host(), "files": testapi_run.file_system()}
    return result.document(experiment, about, environment.host_facts())


def available(verb, chosen, counts, warnings, asked=False):
    """([Setting], front ends that are left out), with warnings of these. asked: it is an error
    where one cannot be had."""
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
