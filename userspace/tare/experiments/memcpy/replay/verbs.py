# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy replay`: the captured calls again, in user space, with other routines."""

from dataclasses import dataclass

from tare import (environment, inputs, machine, machine_options, options, output_options,
                  result)
from tare.counting import simulation
from tare.errors import UsageError
from tare.experiments.memcpy.calls import prepare, verbs
from tare.experiments.memcpy.read.load import read_capture
from tare.experiments.memcpy.replay import figures as replay_figures, run as replay_run, sizes

# tables of what a simulation counted
EVENTS = "replay.events"


def add_parser(commands):
    parser = commands.add_parser(
        "replay", examples=("tare memcpy replay memcpy.profile",
                            "tare memcpy replay memcpy.trace --regime captured --html replay.html"),
        help="replay a capture with other copy routines, net of the replay's own cost",
        description="Replay a trace or a profile. Routines run interleaved, and the cost of the "
                    "replay itself is measured in the same rounds and subtracted.")
    parser.add_argument("source", metavar="SOURCE", type=inputs.Input, help="trace or profile")
    add_options(parser)
    parser.add_argument("--baseline", metavar="ROUTINE",
                        help="routine to compare the others with (default: the one that the "
                             "captured kernel uses)")
    parser.add_argument("--by-size", action="store_true",
                        help="replay each octave of sizes alone: which routine is the fastest of "
                             "each, and what two of them would save together")
    machine_options.add(parser, "replay in this machine, not here")
    parser.add_argument("--exact", action="store_true",
                        help="with --machine: count executed instructions, bit-identically")
    output_options.add(parser)
    parser.set_defaults(run=run)


def add_options(parser):
    """Options that say what is replayed, and how."""
    group = parser.add_argument_group("what and how to replay")
    verbs.add(group)
    group.add_argument("-i", "--implementations", metavar="NAMES",
                       help="routines, separated by commas (default: all that this CPU has)")
    group.add_argument("--impl", metavar="FILE.so:SYMBOL", action="append", default=[],
                       type=inputs.Symbol,
                       help="your own routine; repeatable")
    group.add_argument("--regime", choices=("captured", "l1", "l2", "llc", "evicted", "cold"),
                       help="where the data lies (default: captured for a trace, else l2)")
    group.add_argument("-r", "--rounds", type=options.whole(1), metavar="N",
                       default=replay_run.ROUNDS,
                       help="samples of each routine, divided among the processes, two "
                            "or more in each (default: %(default)s)")
    group.add_argument("--processes", type=options.whole(1, replay_run.PROCESSES_MAX),
                       metavar="N", default=replay_run.PROCESSES,
                       help="processes that replay one after the other; the interval is over "
                            "their medians (default: %(default)s; with --exact 1)")
    group.add_argument("--passes", type=options.whole(1), metavar="N",
                       help="passes over the calls in a sample (default: as many as last 2 ms)")
    group.add_argument("-C", "--cpu", type=int, metavar="N", help="run on this CPU only")
    seeds = options.whole(0, prepare.SEED_MAX - replay_run.PROCESSES_MAX + 1)
    group.add_argument("--seed", type=seeds, metavar="N", default=1,
                       help="seed of the first process; the next takes N + 1 "
                            "(default: %(default)s)")
    simulation.add_options(group, "with --exact: ")


def memreplay_words(arguments, needed=None):
    """The options of memreplay that the options stand for, with the routine that is NEEDED."""
    routines = arguments.implementations
    if routines and needed and needed not in routines.split(","):
        routines += f",{needed}"
    values = {"implementations": routines,
              **{option: getattr(arguments, option) for option in ("regime", "passes", "cpu")}}
    words = [f"--{option}={value}" for option, value in values.items() if value is not None]
    return words + [f"--impl={one}" for one in arguments.impl]


def repetition(arguments):
    """The processes.Repeat that the options stand for; what is exact needs no repeating."""
    return replay_run.Repeat(1 if arguments.exact else arguments.processes, arguments.rounds,
                             arguments.seed)


def run(arguments):
    if arguments.exact and not arguments.machine:
        raise UsageError("--exact counts instructions in a machine: add --machine NAME")
    if arguments.by_size and arguments.exact:
        raise UsageError("--by-size ranks routines by time: leave out --exact")
    choice, repeat = verbs.chosen(arguments), repetition(arguments)
    simulated = simulation.asked(arguments)
    capture = read_capture(arguments.source)
    in_use = replay_run.routine_of_capture(capture.header)
    baseline = arguments.baseline or in_use
    words = memreplay_words(arguments, None if arguments.baseline else in_use)
    if arguments.by_size:
        def once(choice):
            return replay_once(prepare.Preparation(capture, choice), words, arguments.machine,
                               False, repeat)

        document, wrong = sizes.by_size(capture, choice, once, baseline)
        output_options.deliver(document, arguments)
        return 1 if wrong else 0
    replayed = replay(capture, choice, words, (baseline,), arguments.machine,
                      arguments.exact, repeat, simulated=simulated)
    output_options.deliver(replayed.document, arguments)
    return 1 if replayed.wrong else 0


def replay_once(preparation, words, on_machine, exact, repeat):
    """(an empty result, memreplay's document) of one replay."""
    if not on_machine:
        return (result.document("memcpy.replay", environment.of_host()),
                replay_run.here(preparation, words, repeat))
    raw, outcome = replay_run.in_machine(preparation, words, on_machine, exact, repeat)
    return machine.document("memcpy.replay", outcome), raw


@dataclass(frozen=True)
class Replayed:
    """document: the result, of one subset of the calls. wrong: routines that copy wrongly."""

    document: dict
    wrong: tuple = ()


def replay(capture, choice, words, baselines, on_machine=None, exact=False,
           repeat=replay_run.Repeat(), simulated=None):
    """The Replayed of the chosen calls of CAPTURE, a Trace or a Profile.

    words: options of memreplay. simulated: the Simulation whose events are counted in an exact
    machine.
    """
    document, raw = replay_once(prepare.Preparation(capture, choice), words, on_machine, exact,
                                repeat)
    unit, subset = "instructions" if exact else "ns", choice.subset
    found = replay_figures.subtract(raw, unit=unit, subset=subset, baselines=baselines)
    document["measurements"] += found.measurements
    document["tables"] += [found.table(), _source_table(raw, subset)]
    document["warnings"] += found.warnings
    result.lead(document, plot=next((entry["bar"]["plot"] for entry in found.measurements
                                     if "bar" in entry), None))
    if document["environment"]["accelerator"] == "tcg" and not exact:
        document["warnings"].append("replayed under emulation: these times are those of the "
                                    "emulator, not of a CPU; use --exact, or replay here")
    if exact:
        document["warnings"].append("instructions are a path length, not a time: each repetition "
                                    "of a rep instruction counts as one, caches count nothing")
    if simulated:
        timed = [name for name in replay_figures.timed(raw)
                 if name != replay_figures.NOTHING]
        document["tables"].append(_events_table(replay_run.events(
            prepare.Preparation(capture, choice), words, replay_figures.NOTHING, timed, on_machine,
            simulated, repeat.seed), subset, simulated))
    return Replayed(document, found.wrong)


def _events_table(happened, subset, simulated):
    return simulation.table(
        f"{EVENTS}.{subset.name}", f"Simulated events, {subset.words}", ("routine",),
        {(routine,): counts for routine, counts in happened.items()}, simulated,
        "Of a replay of all calls, raw, what a longer run has more than a shorter one: ret copies "
        "nothing, and has what the replay itself has.")


def _source_table(raw, subset):
    """What the source holds beside what was replayed, which was compared before."""
    figures_of = [key for key in raw["replayed"] if key in raw["source"]]
    rows = [[key, *(raw[part].get(key) for part in ("source", "selected", "replayed"))]
            for key in figures_of]
    functions = ",".join(subset.functions)
    return {"name": f"replay.{subset.name}.source", "title": f"What was replayed, {subset.words}",
            "columns": ["figure", "source", "selected", "replayed"], "detail": True,
            "rows": [["functions", None, functions, functions], *rows]}
