# SPDX-License-Identifier: GPL-2.0-only
"""A recorded run in formats of others: callgrind, folded stacks, pprof."""

from collections import Counter, defaultdict
from datetime import datetime

from tare import __version__, output, pprof
from tare.counting import simulation
from tare.experiments.exact.read import document, events, tree

# A recorded run in valgrind's callgrind format: KCachegrind and callgrind_annotate read it.
#
# Ir are instructions with iterations of rep, as valgrind counts them, Rep the repetitions alone.
# They are left out of a file with simulated events: KCachegrind took 13 events for long, and
# refuses a file with more.

_IR = (events.IR, "Instructions, repetitions included", document.own)
_REP = ("Rep", "rep iterations", lambda node: node["repeated"])


def _simulated(recorded):
    """[(event, words, what tells its count of a node)]."""
    names = events.of(recorded)
    return [(name, events.WORDS.get(name, name).capitalize(), events.counter(name, names))
            for name in names if name not in simulation.EVENTS["tlb"]]


def write_callgrind(recorded, path):
    _write(path, callgrind_lines(recorded))


def _write(path, lines):
    with output.atomic(path) as stream:
        stream.writelines(f"{line}\n" for line in lines)


def callgrind_lines(recorded):
    """The file, line by line; it has all events."""
    recorded = events.whole(recorded)
    nodes = document.nodes(recorded)
    costs = [_IR, *(_simulated(recorded) or [_REP])]
    counters = [count for *_, count in costs]
    own, calls = _own(nodes, counters), _calls(nodes, counters)
    environment = recorded["environment"]
    yield "# callgrind format"
    yield "version: 1"
    yield f"creator: tare {__version__}"
    yield f"cmd: {environment['command']}"
    yield f"desc: Kernel: {environment['kernel']}"
    yield f"desc: Machine: {environment['machine']}, QEMU {environment['qemu_version']}"
    yield "positions: line"
    for name, words, _ in costs:
        yield f"event: {name} : {words}"
    yield f"events: {' '.join(name for name, *_ in costs)}"
    yield f"summary: {_line(sum(map(count, nodes)) for count in counters)}"
    for caller, function in enumerate(recorded["functions"]):
        yield ""
        yield f"ob={tree.file(function)}"
        yield f"fl={tree.file(function)}"
        yield f"fn={function['name']}"
        yield f"0 {_line(own[caller])}"
        for called, (times, *counts) in sorted(calls[caller].items()):
            other = recorded["functions"][called]
            yield f"cob={tree.file(other)}"
            yield f"cfi={tree.file(other)}"
            yield f"cfn={other['name']}"
            # the format has no call without times, such as of what was running at the first mark:
            # its readers would take the cost for the caller's own
            yield f"calls={max(times, 1)} 0"
            yield f"0 {_line(counts)}"


def _line(counts):
    return " ".join(map(str, counts))


def _own(nodes, counters):
    """{function: [what each of COUNTERS tells]}."""
    found = defaultdict(lambda: [0] * len(counters))
    for node in nodes:
        for at, count in enumerate(counters):
            found[node["function"]][at] += count(node)
    return found


def _calls(nodes, counters):
    """{caller: {called: [times, *what each of COUNTERS tells]}}.

    A function that calls itself, by others or not, has costs of its outermost call alone: readers
    add up what callers pay for a function, and this is then what it took.
    """
    sums = [document.inclusive(nodes, count) for count in counters]
    found = defaultdict(lambda: defaultdict(lambda: [0] * (1 + len(counters))))
    callers = document.functions_above(nodes)
    for number, (node, above) in enumerate(zip(nodes, callers, strict=True)):
        if node["parent"] is None:
            continue
        call = found[nodes[node["parent"]]["function"]][node["function"]]
        call[0] += node["calls"]
        if node["function"] not in above:
            for at, one in enumerate(sums, 1):
                call[at] += one[number]
    return found


# Folded stacks: a line a path, with its own instructions. flamegraph.pl and speedscope read it.


def write_stacks(recorded, path):
    _write(path, (f"{way} {count}" for way, count in stack_lines(recorded).items()))


def stack_lines(recorded):
    """{path, its steps divided by semicolons: count}; a step and a jump may be one path."""
    ways, found = [], Counter()
    for node in document.nodes(recorded):
        above = "" if node["parent"] is None else ways[node["parent"]] + ";"
        ways.append(above + tree.step(recorded, node).replace(";", ":"))
        if document.own(node):
            found[ways[-1]] += document.own(node)
    return found


# A recorded run as pprof's profile.proto: with all events, of which it shows that of --event first.


def write_pprof(recorded, path):
    shown, recorded = events.unit(recorded), events.whole(recorded)
    costs = [("instructions", *_IR[1:]), ("repetitions", *_REP[1:]), *_simulated(recorded)]
    if shown in events.SUMS:
        costs.append((shown, shown, events.counter(shown, events.of(recorded))))
    environment = recorded["environment"]
    profile = pprof.Profile([(name, "count") for name, *_ in costs], shown, (
        f"command: {environment['command']}", f"kernel: {environment['kernel']}",
        f"machine: {environment['machine']}, QEMU {environment['qemu_version']}"))
    if environment.get("created"):
        profile.taken(datetime.fromisoformat(environment["created"]))
    places = [profile.place(tree.function(**one), one["name"], tree.file(one))
              for one in recorded["functions"]]
    _samples(profile, document.nodes(recorded), [count for *_, count in costs], places)
    profile.write(path)


def _samples(profile, nodes, counters, places):
    ways = []
    for node in nodes:
        above = () if node["parent"] is None else ways[node["parent"]]
        ways.append((places[node["function"]], *above))
        counts = [count(node) for count in counters]
        if any(counts):
            profile.sample(ways[-1], counts, context=node["context"], task=node["task"])
