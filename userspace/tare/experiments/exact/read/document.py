# SPDX-License-Identifier: GPL-2.0-only
"""The file that `tare exact record` writes (docs/exact.schema.json): built, read, written."""

import re
from collections import Counter
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from operator import itemgetter

import tare
from tare import machine, output, result
from tare.errors import FormatError
from tare.experiments.exact.read import data, tree

SCHEMA = "exact.schema.json"
VERSION = 1
COLUMNS = ("parent", "kind", "context", "task", "function", "calls", "executed", "repeated")
WHAT = "what `tare exact record` writes"


def build(outcome, command, found, watched=(), simulation=None):
    """The document of one boot: of its boot.Found.

    watched: of -s and -f, as run.watch() has them. simulation: of which the events are.
    """
    span = found.counted.spans[-1]
    functions, nodes, lines, places = tree.build(found.counted, found.symbols)
    kinds = Counter()
    for node in nodes:
        kinds[node["kind"]] += node["calls"]
    simulated = found.counted.simulated
    columns = [*COLUMNS, *(simulated.names if simulated else ())]
    document = {
        "format": "tare-exact", "version": VERSION, "tare": tare.__version__,
        "environment": {"created": datetime.now(UTC).isoformat(timespec="seconds"),
                        **machine.environment(outcome), "command": " ".join(command)},
        "host": machine.host_facts(outcome),
        "exit_status": found.ticks.status,
        "instructions": span.executed,
        "checked": {"missing": found.missing, "halts": span.halts, "ticks": found.ticks.span},
        "events": {"task_switches": span.switches, "taken_back": span.taken_back,
                   "system_calls": kinds["syscall"], "interrupts": kinds["interrupt"],
                   "exceptions": kinds["exception"]},
        "functions": functions,
        "nodes": {"columns": columns,
                  "rows": [[node[column] for column in columns] for node in nodes]},
        "lines": [[number, [[offset, *counts] for offset, counts in offsets.items()]]
                  for number, offsets in lines.items()],
        "watched": _watched(found.counted.calls, watched),
    }
    if simulated:
        document["simulated"] = {
            "geometry": asdict(simulation.geometry) if simulation.cache else None,
            "events": simulated.totals()}
        if found.memory:
            document["simulated"]["data"] = data.build(found, places)
    return document


def _watched(calls, watched):
    """What was watched, with the calls of all functions of one name."""
    found = {}
    for address, what, name in watched:
        found.setdefault((what, name), Counter()).update(calls.get(address, {}))
    return [{"what": what, "name": name, "calls": [list(one) for one in sorted(counts.items())]}
            for (what, name), counts in found.items()]


def nodes(document):
    """[{column: value}], parents before their children."""
    columns = document["nodes"]["columns"]
    return [dict(zip(columns, row, strict=True)) for row in document["nodes"]["rows"]]


def validate(document, where):
    """FormatError where it breaks the schema, its parts do not fit, or its sums are wrong."""
    result.validate(document, where, SCHEMA, WHAT)
    happened = document.get("simulated", {"events": {}})["events"]
    columns = [*COLUMNS, *happened]
    if document["nodes"]["columns"] != columns or any(
            len(row) != len(columns) for row in document["nodes"]["rows"]):
        raise FormatError(where, f"not {WHAT}: the columns of its nodes are not "
                                 f"{' '.join(columns)}")
    every = nodes(document)
    for number, node in enumerate(every):
        parent = node["parent"]
        if parent is not None and not 0 <= parent < number:
            raise FormatError(where, f"not {WHAT}: node {number}: its parent {parent} does not "
                                     "come before it")
        if not 0 <= node["function"] < len(document["functions"]):
            raise FormatError(where, f"not {WHAT}: node {number}: there is no function "
                                     f"{node['function']}")
    for name, said, count in (("instructions", document["instructions"], own),
                              *((name, said, itemgetter(name)) for name, said in happened.items())):
        if said != (total := sum(map(count, every))):
            raise FormatError(where, f"its nodes have {total} {name}, its head {said}: it has been "
                                     "changed")
    if "data" in document.get("simulated", ()):
        data.validate(document, where, WHAT)


def write(document, path):
    """Validate and write; nothing is written where validation fails."""
    validate(document, path)
    output.write_json(document, path, separators=(",", ":"))


def load(path):
    """A document that is whole; FormatError, UsageError."""
    document = result.load(path)
    validate(document, path)
    return document


# Functions under the names that they have in every build: the compiler's words dropped.

# what a compiler adds to the name of a function that it changed, or of which it made a copy
_VARIANT = re.compile(r"(?:\.(?:isra|constprop|part|cold|lto_priv|llvm)(?:\.\d+)*)+$")


def joined(recorded):
    """A document like RECORDED in which the variants of a function are one."""
    numbers, functions, new = {}, [], []
    for one in recorded["functions"]:
        key = _VARIANT.sub("", one["name"]), one["module"]
        if key not in numbers:
            numbers[key] = len(functions)
            functions.append({"name": key[0], "module": key[1]})
        new.append(numbers[key])
    at = recorded["nodes"]["columns"].index("function")
    rows = [[*row[:at], new[row[at]], *row[at + 1:]] for row in recorded["nodes"]["rows"]]
    return {**recorded, "functions": functions, "nodes": {**recorded["nodes"], "rows": rows}}


# Sums over the nodes of a document: inclusive ones, by function and by context.


@dataclass
class Sums:
    """Of a function: instructions of its own, and with all that it calls; what `rep` repeated."""

    name: str
    module: str
    calls: int = 0
    own: int = 0  # with repetitions
    repeated: int = 0
    inclusive: int = 0


def own(node):
    return node["executed"] + node["repeated"]


def inclusive(nodes, count=own):
    """[instructions, or what COUNT tells of a node, of each node and of all below it]."""
    sums = list(map(count, nodes))
    for number in reversed(range(len(nodes))):
        parent = nodes[number]["parent"]
        if parent is not None:
            sums[parent] += sums[number]
    return sums


def functions_above(nodes):
    """[functions on the path to each node, itself left out]."""
    found = []
    for node in nodes:
        parent = node["parent"]
        found.append(frozenset() if parent is None else found[parent] | {nodes[parent]["function"]})
    return found


def by_function(recorded):
    """[Sums], the most instructions of their own first.

    Of a function that calls itself, by others or not, only the outermost call is inclusive.
    """
    found = nodes(recorded)
    sums = [Sums(one["name"], one["module"]) for one in recorded["functions"]]
    totals = inclusive(found)
    for number, (node, above) in enumerate(zip(found, functions_above(found), strict=True)):
        one = sums[node["function"]]
        one.calls += node["calls"]
        one.own += own(node)
        one.repeated += node["repeated"]
        if node["function"] not in above:
            one.inclusive += totals[number]
    return sorted((one for one in sums if one.inclusive), key=lambda one: (-one.own, one.name))


def by_context(recorded):
    """{context: instructions}."""
    found = Counter()
    for node in nodes(recorded):
        found[node["context"]] += own(node)
    return {context: count for context, count in found.most_common() if count}
