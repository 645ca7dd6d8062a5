# SPDX-License-Identifier: GPL-2.0-only
"""`tare latency`: the verbs of the experiment."""

from tare import environment, machine, machine_options, options, output_options, result
from tare.errors import UsageError
from tare.experiments.latency import figures, read, run as latency_run

VERBS = {
    "syscall": "system calls, in user space and in the kernel, and whether the two agree",
    "wakeup": "from waking to running",
    "switch": "from one switch of a CPU to the next",
    "timer": "from a timer's expiry to the thread that it wakes",
}
# calls of a round: long enough for the clock, short enough to meet few interruptions
CALLS = {"syscall": 1000, "wakeup": 5000, "switch": 5000, "timer": 200}
# a round of 1000 system calls is 0.2 ms: most meet no interruption, and many of them are had soon
ROUNDS = {"syscall": 51, "wakeup": 11, "switch": 11, "timer": 11}
# where time is instructions, nothing varies but what interrupts meet: few rounds do
EXACT_CALLS = 20
EXACT_ROUNDS = 3


def add_parser(commands):
    parser = commands.add_parser(
        "latency", help="system calls, wake-ups, switches and timers, and what the instruments add")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    for verb, text in VERBS.items():
        one = verbs.add_parser(
            verb, help=text,
            examples=(f"tare latency {verb}", f"tare latency {verb} --machine minimal --exact"),
            description=f"Measure {text}: the same loop without and with each instrument "
                        "attached, in turn. Prints raw, overhead and net.")
        one.add_argument("-n", "--calls", type=options.whole(1), metavar="N",
                         help=f"calls in a round (default: {CALLS[verb]}, exact: {EXACT_CALLS})")
        one.add_argument("-r", "--rounds", type=options.whole(1), metavar="N",
                         help="rounds of each instrument "
                              f"(default: {ROUNDS[verb]}, exact: {EXACT_ROUNDS})")
        machine_options.add(one)
        one.add_argument("--exact", action="store_true",
                         help="with --machine: bit-identical, a nanosecond is one instruction")
        output_options.add(one)
        one.set_defaults(run=run, verb=verb)


def run(arguments):
    exact = arguments.exact
    calls = arguments.calls or (EXACT_CALLS if exact else CALLS[arguments.verb])
    rounds = arguments.rounds or (EXACT_ROUNDS if exact else ROUNDS[arguments.verb])
    if exact and not arguments.machine:
        raise UsageError("--exact needs a machine: add --machine NAME")
    return measure(arguments.verb, calls, rounds, arguments.machine, exact)


def _wanted(verb):
    return figures.KINDS[verb].used if verb in figures.KINDS else figures.INSTRUMENTS


def need_here(verb):
    """What a verb asks of this machine first; CannotHere. Returns what is left out, in words."""
    return "; ".join(latency_run.available(_wanted(verb))[1])


def measure(verb, calls, rounds, machine_name=None, exact=False):
    """The result document of one verb."""
    kind = figures.KINDS.get(verb)
    if machine_name:
        machine.need(machine_name, exact)
    used, missing = latency_run.available(_wanted(verb), machine_name)
    used = [latency_run.BARE, *used]
    before = read.steal_ticks()
    taken = latency_run.take(used, [kind.body] if kind else list(figures.BODIES), calls=calls,
                             rounds=rounds, machine_name=machine_name, exact=exact)
    document = _document(verb, taken.outcome, before)
    document["warnings"] += [*missing, *read.doubts_of_counts(sum(taken.seen.values(), []))]
    if kind:
        figures.fill_events(document, taken, used, kind)
    else:
        figures.fill_syscalls(document, taken, used)
    return document


def _document(verb, outcome, before):
    if outcome:
        document = result.document(f"latency.{verb}", machine.environment(outcome),
                                   environment.host_facts())
        document["warnings"] += read.doubts_of_outcome(outcome)
    else:
        document = result.document(f"latency.{verb}", environment.of_host())
        document["warnings"] += read.doubts_of_host(before, read.steal_ticks())
    return document
