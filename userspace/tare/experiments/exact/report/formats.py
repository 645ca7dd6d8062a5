# SPDX-License-Identifier: GPL-2.0-only
"""A recorded run in formats of others: callgrind, folded stacks, pprof."""

from collections import Counter, defaultdict
from datetime import datetime

from tare import __version__, output, pprof
from tare.experiments.exact.read import document, tree

# A recorded run in valgrind's callgrind format: KCachegrind and callgrind_annotate read it.
#
# Ir are instructions with repetitions of `rep`, as valgrind counts them, Rep the repetitions alone.


def write_callgrind(recorded, path):
    with output.atomic(path) as stream:
        stream.writelines(f"{line}\n" for line in callgrind_lines(recorded))


def callgrind_lines(recorded):
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
        yield f"ob={tree.file(function)}"
        yield f"fl={tree.file(function)}"
        yield f"fn={function['name']}"
        yield f"0 {own[caller][0]} {own[caller][1]}"
        for called, (times, executed, repeated) in sorted(calls[caller].items()):
            other = recorded["functions"][called]
            yield f"cob={tree.file(other)}"
            yield f"cfi={tree.file(other)}"
            yield f"cfn={other['name']}"
            # the format has no call without times, such as of what was running at the first mark:
            # its readers would take the cost for the caller's own
            yield f"calls={max(times, 1)} 0"
            yield f"0 {executed} {repeated}"


def _own(nodes):
    """{function: [instructions, repetitions]}."""
    found = defaultdict(lambda: [0, 0])
    for node in nodes:
        found[node["function"]][0] += document.own(node)
        found[node["function"]][1] += node["repeated"]
    return found


def _calls(nodes):
    """{caller: {called: [times, instructions, repetitions]}}.

    A function that calls itself, by others or not, has costs of its outermost call alone: readers
    add up what callers pay for a function, and this is then what it took.
    """
    executed = document.inclusive(nodes)
    repeated = document.inclusive(nodes, "repeated")
    found = defaultdict(lambda: defaultdict(lambda: [0, 0, 0]))
    callers = document.functions_above(nodes)
    for number, (node, above) in enumerate(zip(nodes, callers, strict=True)):
        if node["parent"] is None:
            continue
        call = found[nodes[node["parent"]]["function"]][node["function"]]
        call[0] += node["calls"]
        if node["function"] not in above:
            call[1] += executed[number]
            call[2] += repeated[number]
    return found


# Folded stacks: a line a path, with its own instructions. flamegraph.pl and speedscope read it.


def write_stacks(recorded, path):
    with output.atomic(path) as stream:
        stream.writelines(f"{way} {count}\n" for way, count in stack_lines(recorded).items())


def stack_lines(recorded):
    """{path, its steps divided by semicolons: instructions}; a step and a jump may be one path."""
    ways, found = [], Counter()
    for node in document.nodes(recorded):
        above = "" if node["parent"] is None else ways[node["parent"]] + ";"
        ways.append(above + tree.step(recorded, node).replace(";", ":"))
        if document.own(node):
            found[ways[-1]] += document.own(node)
    return found


# A recorded run as pprof's profile.proto.


def write_pprof(recorded, path):
    pprof.write(build(recorded), path)


def build(recorded):
    """A message Profile; CannotHere without protobuf."""
    profile, strings = pprof.new()
    for name in ("instructions", "repetitions"):
        profile.sample_type.add(type=strings[name], unit=strings["count"])
    profile.default_sample_type = strings["instructions"]
    environment = recorded["environment"]
    profile.comment.extend(strings[text] for text in (
        f"command: {environment['command']}", f"kernel: {environment['kernel']}",
        f"machine: {environment['machine']}, QEMU {environment['qemu_version']}"))
    if environment.get("created"):
        created = datetime.fromisoformat(environment["created"])
        profile.time_nanos = int(created.timestamp()) * 10 ** 9
    _functions(profile, recorded["functions"], strings)
    _samples(profile, document.nodes(recorded), strings)
    return profile


def _functions(profile, functions, strings):
    """Function, location and so on have the number here plus one: 0 is none."""
    objects = {}
    for number, one in enumerate(functions, 1):
        file = tree.file(one)
        if file not in objects:
            objects[file] = len(objects) + 1
            profile.mapping.add(id=objects[file], filename=strings[file], has_functions=True)
        name = strings[tree.function(**one)]
        profile.function.add(id=number, name=name, system_name=strings[one["name"]],
                             filename=strings[file])
        profile.location.add(id=number, mapping_id=objects[file]).line.add(function_id=number)


def _samples(profile, nodes, strings):
    ways = []
    for node in nodes:
        above = () if node["parent"] is None else ways[node["parent"]]
        ways.append((node["function"] + 1, *above))
        if not document.own(node):
            continue
        sample = profile.sample.add(location_id=ways[-1],
                                    value=[document.own(node), node["repeated"]])
        sample.label.add(key=strings["context"], str=strings[node["context"]])
        sample.label.add(key=strings["task"], num=node["task"])
