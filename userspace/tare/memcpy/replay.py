# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy replay`: the captured calls again, in user space, with other routines."""

from tare import environment, machine, output_options, result
from tare.errors import TareError, UsageError
from tare.memcpy import processes, weigh

DEFAULT_BASELINE = "rep_movsl"


def add_parser(commands):
    parser = commands.add_parser(
        "replay", help="replay a capture with other copy routines, net of the replay's own cost",
        description="Replay a trace, a profile, or a distribution of LLVM libc or Fleetbench. "
                    "Routines run interleaved, and the cost of the replay itself is measured in "
                    "the same rounds and subtracted.")
    parser.add_argument("source", metavar="SOURCE", help="trace, profile or distribution CSV")
    add_options(parser)
    parser.add_argument("--baseline", metavar="ROUTINE", default=DEFAULT_BASELINE,
                        help="what the others are compared with (default: %(default)s)")
    parser.add_argument("--machine", metavar="NAME", help="replay in this machine, not here")
    parser.add_argument("--exact", action="store_true",
                        help="with --machine: count executed instructions, bit-identically")
    output_options.add(parser)
    parser.set_defaults(run=run)


def add_options(parser):
    """Options that memreplay takes as they are."""
    group = parser.add_argument_group("what and how to replay")
    group.add_argument("-f", "--functions", metavar="NAMES",
                       help="calls of these functions (default: memcpy,memmove)")
    group.add_argument("-i", "--implementations", metavar="NAMES",
                       help="routines, separated by commas (default: all that this CPU has)")
    group.add_argument("--impl", metavar="FILE.so:SYMBOL", action="append", default=[],
                       help="a routine of your own; repeatable")
    group.add_argument("--order", choices=("captured", "shuffled", "profile"),
                       help="of a trace: its own (default), shuffled, or sampled as a profile")
    group.add_argument("--regime", choices=("captured", "l1", "l2", "llc", "cold"),
                       help="where the data lies (default: captured for a trace, else l2)")
    group.add_argument("--min-size", type=int, metavar="BYTES", help="leave out smaller calls")
    group.add_argument("--max-size", type=int, metavar="BYTES", help="leave out larger calls")
    group.add_argument("--max-calls", type=int, metavar="N", help="replay at most N calls")
    group.add_argument("--overlap", choices=("keep", "drop"),
                       help="calls whose ranges overlap (default: drop)")
    group.add_argument("--rounds", type=int, metavar="N", default=processes.ROUNDS,
                       help="samples of each routine, shared out over the processes "
                            "(default: %(default)s)")
    group.add_argument("--processes", type=int, metavar="N", default=processes.PROCESSES,
                       help="processes that replay one after the other, whose medians the "
                            "interval is taken over (default: %(default)s; with --exact 1)")
    group.add_argument("--passes", type=int, metavar="N",
                       help="passes over the calls in a sample (default: as many as last 1 ms)")
    group.add_argument("--cpu", type=int, metavar="N", help="run on this CPU only")
    group.add_argument("--seed", type=int, metavar="N", default=1,
                       help="of all that the first process draws; the next takes N + 1 "
                            "(default: %(default)s)")


def memreplay_words(arguments):
    """The command line that the options stand for, without the program and the source."""
    words = []
    for option in ("functions", "implementations", "order", "regime", "min_size", "max_size",
                   "max_calls", "overlap", "passes", "cpu"):
        value = getattr(arguments, option)
        if value is not None:
            words += [f"--{option.replace('_', '-')}={value}"]
    return words + [f"--impl={one}" for one in arguments.impl]


def repetition(arguments):
    """The processes.Repeat that the options stand for; what is exact needs no repeating."""
    return processes.Repeat(1 if arguments.exact else arguments.processes, arguments.rounds,
                            arguments.seed)


def run(arguments):
    if arguments.exact and not arguments.machine:
        raise UsageError("--exact counts instructions in a machine: add --machine NAME")
    document = replay(arguments.source, memreplay_words(arguments), arguments.min_size,
                      arguments.max_size, (arguments.baseline,), arguments.machine,
                      arguments.exact, repetition(arguments))
    output_options.deliver(document, arguments)
    return 1 if any("copies wrongly" in warning for warning in document["warnings"]) else 0


def replay(source, words, low=None, high=None, baselines=(DEFAULT_BASELINE,), on_machine=None,
           exact=False, repeat=processes.Repeat()):
    """Replay SOURCE and weigh it; returns the result document of one subset of its calls.

    words: further options of memreplay. low, high: the sizes that these options choose.
    """
    if on_machine:
        raw, outcome = processes.in_machine(source, words, on_machine, exact, repeat)
        document = result.document("memcpy.replay", machine.environment(outcome),
                                   {**environment.host_facts(), **machine.host_facts(outcome)})
    else:
        document = result.document("memcpy.replay", environment.of_host())
        raw = processes.here(source, words, repeat)
    unit = "instructions" if exact else "ns"
    subset = weigh.subset_name(low, high)
    measurements, tables, warnings = weigh.weigh(raw, "memreplay", unit=unit, subset=subset,
                                                 baselines=baselines)
    document["measurements"] += measurements
    document["tables"] += [*tables, _source_table(raw, subset)]
    document["warnings"] += warnings
    if on_machine and document["environment"]["accelerator"] == "tcg" and not exact:
        document["warnings"].append("replayed under emulation: these times are those of the "
                                    "emulator, not of a CPU; use --exact, or replay here")
    if exact:
        document["warnings"].append("instructions are a path length, not a time: each repetition "
                                    "of a rep instruction counts as one, caches count nothing")
    return document


def _source_table(raw, subset):
    """What the source holds beside what was replayed: memreplay asserts that they agree."""
    figures = [key for key in raw["replayed"] if key in raw["source"]]
    rows = [[key, *(raw[part].get(key) for part in ("source", "selected", "replayed"))]
            for key in figures]
    functions = ",".join(raw["source"]["selected_functions"])
    return {"name": f"replay.{subset}.source", "title": f"What was replayed, {subset}",
            "columns": ["figure", "source", "selected", "replayed"], "detail": True,
            "rows": [["functions", None, functions, functions], *rows]}


def replayed_functions(document):
    """The functions whose calls a result of a replay replayed."""
    for table in document["tables"]:
        if table["name"].startswith("replay.") and table["name"].endswith(".source"):
            return table["rows"][0][3].split(",")
    raise TareError("the result does not say which functions were replayed: give one of "
                    "`tare memcpy replay`")
