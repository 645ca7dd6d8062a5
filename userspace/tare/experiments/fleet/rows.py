# SPDX-License-Identifier: GPL-2.0-only
"""The rows of one capture, by table (tables.py); refused where it does not tell what happened."""

import hashlib
import json
import re

import numpy as np

from tare import result
from tare.errors import FormatError
from tare.experiments.memcpy.load import load

_SCHEMA = "latency.schema.json"
_SYMBOL = re.compile(r"(?P<symbol>\S+?)\+(?P<offset>0x[0-9a-f]+)/0x[0-9a-f]+"
                     r"( \[(?P<module>\S+)\])?")


def identity(collected):
    """The name of a capture: the same file of the same host has the same."""
    digest = hashlib.sha256(collected.host.encode() + b"\0" + collected.path.read_bytes())
    return digest.hexdigest()[:16]


def of(collected):
    """{table: list of rows, as tuples in the order of its columns}; FormatError."""
    if collected.path.suffix == ".json":
        return _of_latencies(collected)
    return _of_profile(collected)


def _of_profile(collected):
    profile, path = load(collected.path), collected.path
    header = profile.header
    ended = header.text("exit-status")
    if ended != "0":
        raise FormatError(path, f"its command ended with status {ended}: it does not tell what the "
                                "whole of it copies")
    lost = sum(counts.lost for counts in profile.counts.values())
    if lost:
        raise FormatError(path, f"{lost} calls were lost: its sums are too small")
    name = identity(collected)
    release, _, version = header.text("kernel", "").partition(" ")
    return {
        "capture": [(name, collected.host, collected.group, "profile", _stamp(collected), release,
                     version, header.text("cpu"), header.number("cpus"), header.text("machine"),
                     header.exact, header.mode, header.number("span-ns"), header.number("busy-ns"),
                     header.text("command"))],
        "size": [(name, function, context, *row)
                 for (function, context), rows in sorted(profile.sizes.items())
                 for row in rows.tolist()],
        "caller": [*((name, function, *_symbol(symbol), calls, total)
                     for function, calls, total, symbol in profile.callers),
                   *((name, function, None, None, None, calls, total)
                     for function, (calls, total) in profile.caller_other.items() if calls)],
        "align": [(name, function, to, from_, int(grid[to, from_]))
                  for function, grid in profile.align.items()
                  for to, from_ in np.argwhere(grid).tolist()],
        "latency": [],
    }


def _of_latencies(collected):
    path = collected.path
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise FormatError(path, f"is no JSON: {error}") from None
    result.validate(document, path, _SCHEMA, "a document of a latency tool")
    if document["lost"]:
        raise FormatError(path, f"{document['lost']} latencies were lost: its sums are too small")
    name, host = identity(collected), document["host"]
    release, _, version = document["kernel"].partition(" ")
    return {
        "capture": [(name, collected.host, collected.group, document["instrument"],
                     _stamp(collected), release, version, host["cpu_model"], host["cpus"], None,
                     None, None, int(document["seconds"] * 1e9), None,
                     " ".join(document["options"]))],
        "size": [], "caller": [], "align": [],
        "latency": [(name, entry["name"], document["unit"], *bucket)
                    for entry in document["entries"] for bucket in entry["buckets"]],
    }


def _stamp(collected):
    """As SQL has it; all of a store is in UTC."""
    return collected.captured.replace(tzinfo=None).isoformat(" ")


def _symbol(text):
    """(symbol, offset, module) of a caller as the kernel writes it."""
    found = _SYMBOL.fullmatch(text)
    if not found:
        return text, None, None
    return found["symbol"], int(found["offset"], 16), found["module"]
