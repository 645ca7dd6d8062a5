# SPDX-License-Identifier: GPL-2.0-only
"""`tare nt cost`: what of a server's cost is the call, the crossing, the switch, the second CPU."""

from tare import (
    environment, machine, machine_options, options, output_options, paths, result, terminal)
from tare.counting import simulation
from tare.errors import CannotHere, UsageError
from tare.experiments.nt import run as nt_run
from tare.experiments.nt.cost import counts, figures, published, run as cost_run

MACHINE = nt_run.MACHINE
# fewer processes have no interval of 95 %; where time is instructions, a second one is equal
PROCESSES, PROCESSES_EXACT = 8, 1
COUNT, COUNT_EXACT = 100, 20
ROUNDS, ROUNDS_EXACT = 5, 11
# of the last minute
LOAD_AT_MOST = 0.5
# round trips of a process that are timed one by one: of 8 processes 100,000 have a p99.99
EACH = 12_500


def add_cost(verbs):
    parser = verbs.add_parser(
        "cost", help="what a call, a crossing, a switch, waking and a second CPU cost",
        description="Measure every operation of the services in several ways, from a direct call "
                    "to Wine, and tell what one leaves unexplained of another. Times are of this "
                    "machine; instructions, of what runs on one CPU, are of an exact machine.")
    parser.add_argument("operations", nargs="*", metavar="OPERATION",
                        help="as `nt-cost --list` names them (default: all)")
    parser.add_argument("-n", "--count", type=options.whole(1, 1_000_000), metavar="N",
                        help=f"operations of a round (default: {COUNT}; exact: {COUNT_EXACT})")
    parser.add_argument("-r", "--rounds", type=options.whole(1, 1_000), metavar="N",
                        help=f"rounds of a process (default: {ROUNDS}; exact: {ROUNDS_EXACT})")
    parser.add_argument("-p", "--processes", type=options.whole(1, 1_000), metavar="N",
                        help="processes of each step, which take turns "
                             f"(default: {PROCESSES}; exact: {PROCESSES_EXACT})")
    machine_options.add(parser, f"measure in this QEMU machine, not here (exact: {MACHINE})",
                        always=True)
    parser.add_argument("--exact", action="store_true",
                        help="only instructions, of an exact machine: bit-identical")
    simulation.add_options(parser, "with --exact: ")
    parser.add_argument("--times", action="store_true", help="only times, of this machine")
    output_options.add(parser)
    parser.set_defaults(run=run)


def run(arguments):
    exact, operations = arguments.exact, arguments.operations
    simulated = simulation.asked(arguments)
    name = arguments.machine or (MACHINE if exact else None)
    if arguments.times and (name or arguments.timeout is not None):
        raise UsageError("--times: not with --exact, --machine or --timeout")
    words = words_of(arguments.count or (COUNT_EXACT if exact else COUNT),
                     arguments.rounds or (ROUNDS_EXACT if exact else ROUNDS),
                     0 if exact else EACH)
    processes = arguments.processes or (PROCESSES_EXACT if exact else PROCESSES)
    _refuse_unknown(operations)
    nt_run.need_a_clock("cost", name, exact)
    with terminal.status("nt cost") as progress:
        return (measure_in_machine(name, exact, operations, words, processes, simulated) if name
                else measure(operations, words, processes, progress,
                             instructions=not arguments.times))


def _refuse_unknown(operations):
    known = cost_run.operations() if operations else ()
    for name in operations:
        if name not in known:
            raise UsageError(f"{name}: there is no such operation; there are {', '.join(known)}")


def words_of(count, rounds, each=0):
    """For nt-cost."""
    return ["--count", str(count), "--rounds", str(rounds), "--each", str(each)]


def measure(operations, words, processes, progress=lambda text: None, instructions=True):
    """The result document of this machine: times; and instructions of an exact one."""
    made = result.document("nt.cost", environment.of_host(), environment.host_facts())
    made["warnings"] += _of_load(made["environment"]["load"])
    usable, left_out, why = available(operations)
    made["warnings"] += why
    timed = figures.Samples(cost_run.here(usable, operations, words, processes, progress), False)
    progress("counting")
    figures.fill(made, timed, counts.of_wine(timed, made["warnings"]), left_out)
    made["tables"].append(counts.table(timed, made["warnings"]))
    counted = _add_instructions(made, operations) if instructions else None
    made["tables"] += published.tables(timed, counted)
    return made


def available(operations=()):
    """(steps that this machine can time, those that are left out, why in words); CannotHere."""
    paths.guest_program("nt-cost")
    usable, left_out, told = [], [], []
    for step in cost_run.wanted(cost_run.TIMED, operations):
        why = cost_run.lacks_here(step)
        (left_out if why else usable).append(step)
        if why:
            told.append(f"{step.heading} is left out: {why}")
    return usable, left_out, told


def _of_load(load):
    """A warning where others are on the CPUs, which is in the times of two of them most of all."""
    if load and load > LOAD_AT_MOST:
        yield (f"the load was {load:.1f} before: who answers on a second CPU, or anywhere, also "
               "waits for others there")


def exact_samples(operations=()):
    """(Samples, Outcome) of the exact machine."""
    taken, outcome = cost_run.in_machine(steps_of(MACHINE), operations,
                                         words_of(COUNT_EXACT, ROUNDS_EXACT), PROCESSES_EXACT,
                                         MACHINE, True)
    return figures.Samples(taken, True), outcome


def _add_instructions(made, operations):
    """Adds what an exact machine counts, which is no time; its Samples, or None."""
    try:
        counted, outcome = exact_samples(operations)
    except CannotHere as error:
        made["warnings"].append(f"instructions were not counted: {error}")
        return None
    figures.fill(made, counted, condition=machine.exact_condition(outcome))
    return counted


def measure_in_machine(name, exact, operations, words, processes, simulated=None):
    """The result document of the machine NAME, on one CPU. simulated: the Simulation whose events
    are counted, too."""
    taken, outcome = cost_run.in_machine(steps_of(name), operations, words, processes, name, exact)
    made, samples = machine.document("nt.cost", outcome), figures.Samples(taken, exact)
    figures.fill(made, samples)
    if simulated:
        made["tables"].append(counts.events(samples, name, simulated))
    return made


def steps_of(name):
    """What a machine has: one of another name than ours has no ntsync."""
    return [step for step in cost_run.EXACT
            if step is not cost_run.NTSYNC_STEP or name.startswith("ntsync")]
