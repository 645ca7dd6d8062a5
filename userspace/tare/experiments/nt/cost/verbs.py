# SPDX-License-Identifier: GPL-2.0-only
"""`tare nt cost`: what of a server's cost is the call, the crossing, the switch, the second CPU."""

from tare import (
    environment, machine, machine_options, options, output_options, paths, result, stats, terminal)
from tare.counting import simulation
from tare.errors import CannotHere, UsageError
from tare.experiments.nt import run as nt_run
from tare.experiments.nt.cost import figures, law, profile, run as cost_run

MACHINE = nt_run.MACHINE
# fewer processes have no interval of 95 %
PROCESSES = 8
# on whose first the law is fitted; then it is of other kernels
LAW = ("minimal-6.1", "minimal-6.12", MACHINE, "ntsync-7.3")
NO_LSM = "lsm="
# operations of a round, and rounds of a process
TIMED, EXACT, REPEATABLE = (100, 5), (20, 5), (1, 60)


def add_cost(verbs):
    parser = verbs.add_parser(
        "cost", examples=("tare nt cost set", "tare nt cost --exact set wait-64 hand-over"),
        help="what a call, a crossing, a switch, waking and a second CPU cost",
        description="Measure every operation of the services in several ways, from a direct call "
                    "to Wine. Times are of this machine, or of one with KVM. With --exact each "
                    "instruction is of a term of the cost, by its function; without the name of a "
                    "machine or an operation a law of crossings, switches and services predicts "
                    "operations, front ends and kernels.")
    parser.add_argument("operations", nargs="*", metavar="OPERATION",
                        help="as `nt-cost --list` names them (default: all)")
    parser.add_argument("-n", "--count", type=options.whole(1, 1_000_000), metavar="N",
                        help=f"operations of a round (default: {TIMED[0]}; exact: {EXACT[0]})")
    parser.add_argument("-r", "--rounds", type=options.whole(1, 1_000), metavar="N",
                        help=f"rounds of a process (default: {TIMED[1]}; exact: {EXACT[1]})")
    counts = parser.add_mutually_exclusive_group()
    counts.add_argument("--processes", type=options.whole(1, 1_000), metavar="N",
                        help="processes of each front end, which take turns "
                             f"(default: {PROCESSES})")
    machine_options.add(parser, f"measure in this VM, not here (exact: {MACHINE})",
                        always=True, counting=MACHINE.partition("-")[0])
    counts.add_argument("--exact", action="store_true",
                        help="instructions by term, of an exact machine: bit-identical")
    counts.add_argument("--repeatable", action="store_true",
                        help="instructions where who answers sleeps on a second CPU: the value of "
                             "most samples, in a machine that is repeatable and not exact")
    simulation.add_options(parser, "with --exact: ")
    output_options.add(parser)
    parser.set_defaults(run=run)


def run(arguments):
    counts, operations = arguments.exact or arguments.repeatable, arguments.operations
    simulated = simulation.asked(arguments)
    name = arguments.machine or (MACHINE if counts else None)
    if arguments.timeout is not None and not name:
        raise UsageError("--timeout: only with --exact, --repeatable or --machine")
    known = cost_run.operations() if operations else ()
    for one in operations:
        if one not in known:
            raise UsageError(f"{one}: there is no such operation; there are {', '.join(known)}")
    count, rounds = EXACT if arguments.exact else REPEATABLE if arguments.repeatable else TIMED
    rounds = arguments.rounds or rounds
    words = words_of(arguments.count or count, rounds)
    if arguments.repeatable:
        return measure_repeatable(name, operations, words)
    if arguments.exact:
        return measure_exact(name, operations, words, simulated,
                             of_law=not (arguments.machine or operations or simulated))
    processes = arguments.processes or PROCESSES
    if stats.too_few(processes if processes > 1 else rounds):
        raise UsageError("too few to tell a net: take --processes 5 or more, or --processes 1 with "
                         "--rounds 5 or more")
    nt_run.need_a_clock("cost", name, False)
    with terminal.status("nt cost") as progress:
        if name:
            with cost_run.in_machine(steps_of(name), operations, words, processes, name, False) as (
                    taken, outcome):
                made = machine.document("nt.cost", outcome)
        else:
            made = result.document("nt.cost", environment.of_host(), environment.host_facts())
            usable, made["warnings"] = available()
            taken = cost_run.here(usable, operations, words, processes, progress)
    figures.fill(made, figures.times(taken))
    return made


def words_of(count, rounds):
    """For nt-cost."""
    return ["--count", str(count), "--rounds", str(rounds)]


def available():
    """(steps that this machine can time, why others are left out, a line each); CannotHere."""
    paths.guest_program("nt-cost")
    lacks = {step: cost_run.lacks_here(step) for step in cost_run.TIMED}
    told = [f"{step.title} is left out: {why}" for step, why in lacks.items() if why]
    if told:
        told.append("what this machine cannot time, one with KVM does by: "
                    f"`{nt_run.elsewhere('cost')}`")
    return [step for step, why in lacks.items() if not why], told


def measure_repeatable(name, operations, words):
    """The result document of instructions on two CPUs of the machine NAME."""
    steps = [step for step in steps_of(name) if step in cost_run.ANSWERED]
    with cost_run.in_machine(steps, operations or ("set", cost_run.HAND_OVER), words, 1, name,
                             False, cpus=2, repeatable=True) as (taken, outcome):
        made = machine.document("nt.cost", outcome)
        figures.fill_repeatable(made, {step: runs[0] for step, runs in taken.items()})
    return made


def steps_of(name):
    """What a machine has: one of another name than ours has no ntsync."""
    return [step for step in cost_run.EXACT
            if step is not cost_run.NTSYNC or name.startswith("ntsync")]


def exact_profile(operations=(), words=None, name=MACHINE, append="", simulated=None):
    """The profile.Profile of an exact machine."""
    return profile.take(steps_of(name), operations, words or words_of(*EXACT), name, append,
                        simulated)


def measure_exact(name, operations, words, simulated=None, of_law=False):
    """The result document of instructions in the exact machine NAME. simulated: the Simulation
    whose events are told, too; of_law: the law is fitted, too, and its errors are told."""
    found = exact_profile(operations, words, name, simulated=simulated)
    made = machine.document("nt.cost", found.outcome)
    figures.fill(made, found)
    if simulated:
        made["tables"].append(figures.events_table(found, simulated))
    if of_law:
        made["tables"] += figures.law_tables(*_law({name: found}, words, made["warnings"]))
    return made


def _law(known, words, warnings):
    """({kernel: its constants}, {kernel: [law.Error]}); known: {machine: its Profile}."""
    constants, errors, first, ntsync = {}, {}, None, {}
    for name in LAW:
        try:
            here = known.get(name) or exact_profile(words=words, name=name)
            bare = exact_profile(words=words, name=name, append=NO_LSM)
        except CannotHere as error:
            if not first:
                raise
            warnings.append(f"the law does not predict {name}: {error}")
            continue
        kernel = name.rpartition("-")[2]
        of = (law.of_kernel(next(iter(constants.values())), first, here) if first
              else law.fitted(here))
        measured = [(cost_run.ECHO, one) for one in law.half(here.operations)] if first else []
        if not ntsync:
            ntsync = law.of_ntsync(of, here)
            measured.append(cost_run.NTSYNC)
        constants[kernel], constants[f"{kernel}, {NO_LSM}"] = of, law.without_lsm(of)
        errors[kernel] = law.errors(of, here, ntsync, not first, measured)
        errors[f"{kernel}, {NO_LSM}"] = law.errors(law.without_lsm(of), bare, ntsync)
        first = first or here
    return constants, errors
