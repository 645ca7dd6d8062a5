# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy replay`: the captured calls again, in user space, with other routines."""

from tare import environment, figures, machine, output_options, result
from tare.errors import UsageError
from tare.experiments.memcpy import processes, weigh
from tare.experiments.memcpy.subset import Subset

DEFAULT_BASELINE = "rep_movsl"
# So few calls, again and again, that the branch predictors of CPUs know them all.
PERIOD = 1000


def add_parser(commands):
    parser = commands.add_parser(
        "replay", help="replay a capture with other copy routines, net of the replay's own cost",
        description="Replay a trace, a profile, or a distribution of LLVM libc or Fleetbench. "
                    "Routines run interleaved, and the cost of the replay itself is measured in "
                    "the same rounds and subtracted.")
    parser.add_argument("source", metavar="SOURCE", help="trace, profile or distribution CSV")
    add_options(parser)
    parser.add_argument("--baseline", metavar="ROUTINE", default=DEFAULT_BASELINE,
                        help="routine to compare the others with (default: %(default)s)")
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
                       help="order of a trace's calls: its own (default), shuffled, or sampled as "
                            "a profile; without this and --period, other orders are compared, too")
    group.add_argument("--period", type=int, metavar="N",
                       help="draw N calls and repeat them, each time on other pages")
    group.add_argument("--regime", choices=("captured", "l1", "l2", "llc", "cold"),
                       help="where the data lies (default: captured for a trace, else l2)")
    group.add_argument("--min-size", type=int, metavar="BYTES", help="leave out smaller calls")
    group.add_argument("--max-size", type=int, metavar="BYTES", help="leave out larger calls")
    group.add_argument("--max-calls", type=int, metavar="N", help="replay at most N calls")
    group.add_argument("--overlap", choices=("keep", "drop"),
                       help="calls whose ranges overlap (default: drop)")
    group.add_argument("--rounds", type=int, metavar="N", default=processes.ROUNDS,
                       help="samples of each routine, divided among the processes "
                            "(default: %(default)s)")
    group.add_argument("--processes", type=int, metavar="N", default=processes.PROCESSES,
                       help="processes that replay one after the other; the interval is over "
                            "their medians (default: %(default)s; with --exact 1)")
    group.add_argument("--passes", type=int, metavar="N",
                       help="passes over the calls in a sample (default: as many as last 1 ms)")
    group.add_argument("--cpu", type=int, metavar="N", help="run on this CPU only")
    group.add_argument("--seed", type=int, metavar="N", default=1,
                       help="seed of the first process; the next takes N + 1 "
                            "(default: %(default)s)")


def memreplay_words(arguments):
    """The command line that the options stand for, without the program and the source."""
    words = []
    for option in ("functions", "implementations", "order", "period", "regime", "min_size",
                   "max_size", "max_calls", "overlap", "passes", "cpu"):
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
           exact=False, repeat=processes.Repeat(), ends=True):
    """Replay SOURCE and weigh it; returns the result document of one subset of its calls.

    words: further options of memreplay. low, high: the sizes that these options choose. ends:
    replay in other orders as well, unless the options name one or no predictor is there.
    """
    def again(more):
        if not on_machine:
            return (result.document("memcpy.replay", environment.of_host()),
                    processes.here(source, more, repeat))
        raw, outcome = processes.in_machine(source, more, on_machine, exact, repeat)
        return result.document("memcpy.replay", machine.environment(outcome),
                               {**environment.host_facts(), **machine.host_facts(outcome)}), raw

    document, raw = again(words)
    unit = "instructions" if exact else "ns"
    subset = Subset(tuple(raw["source"]["selected_functions"]), low or 0, high)
    measurements, tables, warnings = weigh.weigh(raw, "memreplay", unit=unit, subset=subset,
                                                 baselines=baselines)
    document["measurements"] += measurements
    document["tables"] += [*tables, _source_table(raw, subset)]
    document["warnings"] += warnings
    emulated = document["environment"]["accelerator"] == "tcg"
    if emulated and not exact:
        document["warnings"].append("replayed under emulation: these times are those of the "
                                    "emulator, not of a CPU; use --exact, or replay here")
    if exact:
        document["warnings"].append("instructions are a path length, not a time: each repetition "
                                    "of a rep instruction counts as one, caches count nothing")
    if ends and not emulated and not _chosen(words, "order", "period"):
        replays = [(raw, measurements)]
        for name, more in _ends(raw):
            _, other = again([*(word for word in words if word != "--regime=captured"), *more])
            found, _, _ = weigh.weigh(other, "memreplay", unit=unit, subset=subset,
                                      baselines=baselines, end=name)
            document["measurements"] += found
            replays.append((other, found))
        if len(replays) > 1:
            document["tables"].append(_order_table(replays, subset, unit))
    return document


def _chosen(words, *options):
    return any(word.startswith(f"--{option}=") for word in words for option in options)


def _ends(raw):
    """(name, words) of the orders between which the truth lies: unknown to predictors, and known.

    A profile's own order is the unknown end already.
    """
    if raw["source"]["kind"] == "trace":
        yield "drawn", ["--order=profile"]
    if raw["replayed"]["calls"] >= 2 * PERIOD:
        yield f"period_{PERIOD}", [f"--period={PERIOD}"]


def _order_table(replays, subset, unit):
    """What a call costs in each order: [(memreplay's document, measurements)], the main one first.
    """
    columns, rows = ["routine"], {}
    for raw, found in replays:
        columns.append(f"{weigh.order_words(raw)}, {raw['regime']}")
        for entry in found:
            if entry["about"]["what"] == "replay":
                per_call = {key: entry["raw"][key] / raw["replayed"]["calls"]
                            for key in ("value", "low", "high")}
                rows.setdefault(entry["about"]["routine"], []).append(figures.estimate(
                    {**entry["raw"], **per_call}, entry["interval_over"]))
    return {"name": f"replay.{subset.name}.orders",
            "title": f"Effect of the order, {subset.words} (raw {unit} a call)",
            "columns": columns,
            "rows": [[name, *cells] for name, cells in rows.items() if len(cells) == len(replays)],
            "notes": ["Branch predictors do not know drawn calls that seldom repeat, and know "
                      "calls that repeat soon. In the captured system other code ran between the "
                      "calls: the truth lies between the two, and a ranking that differs between "
                      "them says nothing.",
                      *(["Drawn calls have no addresses: columns also differ in where data lies."]
                        if len({raw["regime"] for raw, _ in replays}) > 1 else [])]}


def _source_table(raw, subset):
    """What the source holds beside what was replayed: memreplay asserts that they agree."""
    figures_of = [key for key in raw["replayed"] if key in raw["source"]]
    rows = [[key, *(raw[part].get(key) for part in ("source", "selected", "replayed"))]
            for key in figures_of]
    functions = ",".join(subset.functions)
    return {"name": f"replay.{subset.name}.source", "title": f"What was replayed, {subset.words}",
            "columns": ["figure", "source", "selected", "replayed"], "detail": True,
            "rows": [["functions", None, functions, functions], *rows]}
