# SPDX-License-Identifier: GPL-2.0-only
"""The file that `tare exact record` writes (docs/exact.schema.json): built, read, written."""

import json
from collections import Counter
from datetime import UTC, datetime

import tare
from tare import machine, result
from tare.errors import FormatError
from tare.experiments.exact import tree
from tare.output import atomic

SCHEMA = "exact.schema.json"
VERSION = 1
COLUMNS = ("parent", "kind", "context", "task", "function", "calls", "executed", "repeated")
WHAT = "what `tare exact record` writes"


def build(outcome, command, found, watched=()):
    """The document of one boot: of its boot.Found.

    watched: of -k and -f, as record.watch() has them.
    """
    span = found.counted.spans[-1]
    functions, nodes, lines = tree.build(found.counted, found.symbols)
    kinds = Counter()
    for node in nodes:
        kinds[node["kind"]] += node["calls"]
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
        "nodes": {"columns": list(COLUMNS),
                  "rows": [[node[column] for column in COLUMNS] for node in nodes]},
        "lines": [[number, [list(pair) for pair in offsets.items()]]
                  for number, offsets in lines.items()],
        "watched": [{"what": what, "name": name,
                     "calls": [list(one) for one in
                               sorted(found.counted.calls.get(address, {}).items())]}
                    for address, what, name in watched],
    }
    return document


def nodes(document):
    """[{column: value}], parents before their children."""
    columns = document["nodes"]["columns"]
    return [dict(zip(columns, row, strict=True)) for row in document["nodes"]["rows"]]


def validate(document, where):
    """FormatError where it breaks the schema, its parts do not fit, or its sums are wrong."""
    result.validate(document, where, SCHEMA, WHAT)
    total = 0
    for number, node in enumerate(nodes(document)):
        parent = node["parent"]
        if parent is not None and not 0 <= parent < number:
            raise FormatError(where, f"not {WHAT}: node {number}: its parent {parent} does not "
                                     "come before it")
        if not 0 <= node["function"] < len(document["functions"]):
            raise FormatError(where, f"not {WHAT}: node {number}: there is no function "
                                     f"{node['function']}")
        total += node["executed"] + node["repeated"]
    if total != document["instructions"]:
        raise FormatError(where, f"its nodes have {total} instructions, its head "
                                 f"{document['instructions']}: it has been changed")


def write(document, path):
    """Validate and write; nothing is written where validation fails."""
    validate(document, path)
    with atomic(path) as stream:
        json.dump(document, stream, ensure_ascii=False, separators=(",", ":"))
        stream.write("\n")


def load(path):
    """A document that is whole; FormatError, UsageError."""
    document = result.load(path)
    validate(document, path)
    return document
