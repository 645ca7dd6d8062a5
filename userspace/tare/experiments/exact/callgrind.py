# SPDX-License-Identifier: GPL-2.0-only
"""A recorded run in valgrind's callgrind format: KCachegrind and callgrind_annotate read it.

Ir are instructions with repetitions of `rep`, as valgrind counts them, Rep the repetitions alone.
"""

from collections import defaultdict

from tare import __version__
from tare.experiments.exact import document, flat, names
from tare.output import atomic


def write(recorded, path):
    with atomic(path) as stream:
        stream.writelines(f"{line}\n" for line in lines(recorded))


def lines(recorded):
    """The file, line by line."""
    nodes = document.nodes(recorded)
    own, calls = _own(nodes), _calls(nodes)
    environment = recorded["environment"]
    total = recorded["instructions"], sum(node["repeated"] for node in nodes)
    yield "# callgrind format"
    yield "version: 1"
    yield f"creator: tare {__version__}"
    yield f"cmd: {environment['command']}"
    yield f"desc: Kernel: {environment['kernel']}"
    yield f"desc: Machine: {environment['machine']}, QEMU {environment['qemu_version']}"
    yield "positions: line"
    yield "event: Ir : Instructions, repetitions included"
    yield "event: Rep : Repetitions of rep"
    yield "events: Ir Rep"
    yield f"summary: {total[0]} {total[1]}"
    for caller, function in enumerate(recorded["functions"]):
        yield ""
        yield f"ob={names.file(function)}"
        yield f"fl={names.file(function)}"
        yield f"fn={function['name']}"
        yield f"0 {own[caller][0]} {own[caller][1]}"
        for called, (times, executed, repeated) in sorted(calls[caller].items()):
            other = recorded["functions"][called]
            yield f"cob={names.file(other)}"
            yield f"cfi={names.file(other)}"
            yield f"cfn={other['name']}"
            # the format has no call without times, such as of what was running at the first mark:
            # its readers would take the cost for the caller's own
            yield f"calls={max(times, 1)} 0"
            yield f"0 {executed} {repeated}"


def _own(nodes):
    """{function: [instructions, repetitions]}."""
    found = defaultdict(lambda: [0, 0])
    for node in nodes:
        found[node["function"]][0] += flat.own(node)
        found[node["function"]][1] += node["repeated"]
    return found


def _calls(nodes):
    """{caller: {called: [times, instructions, repetitions]}}.

    A function that calls itself, by others or not, has costs of its outermost call alone: readers
    add up what callers pay for a function, and this is then what it took.
    """
    executed = flat.inclusive(nodes)
    repeated = flat.inclusive(nodes, "repeated")
    found = defaultdict(lambda: defaultdict(lambda: [0, 0, 0]))
    for number, (node, above) in enumerate(zip(nodes, flat.functions_above(nodes), strict=True)):
        if node["parent"] is None:
            continue
        call = found[nodes[node["parent"]]["function"]][node["function"]]
        call[0] += node["calls"]
        if node["function"] not in above:
            call[1] += executed[number]
            call[2] += repeated[number]
    return found
