# SPDX-License-Identifier: GPL-2.0-only
"""The rows of one capture, by table (tables.py); refused where it does not tell what happened."""

import hashlib
import json
import re

import numpy as np

from tare import result
from tare.errors import FormatError
from tare.experiments.fleet.tables import CAPTURE, TABLES
from tare.experiments.memcpy import cost, kernel_routine
from tare.experiments.memcpy.load import load
from tare.experiments.memcpy.subset import Subset

_SCHEMA = "latency.schema.json"
_LIMITS = {"BIGINT": 2 ** 63, "INTEGER": 2 ** 31}
_SYMBOL = re.compile(r"(?P<symbol>\S+?)\+(?P<offset>0x[0-9a-f]+)/0x[0-9a-f]+"
                     r"( \[(?P<module>\S+)\])?")


def identity(collected):
    """A digest of a capture: the same file of the same host has the same."""
    digest = hashlib.sha256(collected.host.encode() + b"\0" + collected.path.read_bytes())
    return digest.hexdigest()[:16]


def of(collected):
    """{table: list of rows, as tuples in the order of Table.told}; FormatError."""
    read = _of_latencies if collected.path.suffix == ".json" else _of_profile
    found = read(collected)
    for table in TABLES:
        for name, values in zip(table.told, zip(*found[table.name], strict=True), strict=False):
            _refuse_unkept(collected.path, name, table.columns[name], values)
    return found


def _refuse_unkept(path, column, kind, values):
    """FormatError for what a column cannot hold: it would end the import of all the other files."""
    for value in values if kind in _LIMITS else ():
        if value is not None and value >= _LIMITS[kind]:
            raise FormatError(path, f"{column} {value}: no capture can reach it")


def _of_profile(collected):
    profile, path = load(collected.path), collected.path
    header = profile.header
    if header.mode == "counts":
        raise FormatError(path, "counts calls only, without their sizes: capture with "
                                "--mode=profile or cost")
    ended = header.text("exit-status")
    if ended != "0":
        raise FormatError(path, f"its command ended with status {ended}: it does not tell what the "
                                "whole of it copies")
    lost = sum(counts.lost for counts in profile.counts.values())
    if lost:
        raise FormatError(path, f"{lost} calls were lost: its sums are too small")
    release, _, version = header.text("kernel", "").partition(" ")
    return {
        "capture": [_capture(
            collected, kind="profile", kernel=release, kernel_version=version,
            cpu=header.text("cpu"), cpus=header.number("cpus"),
            machine=header.text("machine", "host"), accelerator=header.accelerator,
            exact=header.exact, mode=header.mode, routine=_routine(header),
            span_ns=header.number("span-ns"), busy_ns=header.number("busy-ns"),
            command=header.text("command"))],
        "size": [(function, context, *row)
                 for (function, context), rows in sorted(profile.sizes.items())
                 for row in rows.tolist()],
        "caller": [*((function, *_symbol(symbol), calls, total)
                     for function, calls, total, symbol in profile.callers),
                   *((function, None, None, None, calls, total)
                     for function, (calls, total) in profile.caller_other.items() if calls)],
        "align": [(function, to, from_, int(grid[to, from_]))
                  for function, grid in profile.align.items()
                  for to, from_ in np.argwhere(grid).tolist()],
        "cost": list(_costs(profile)),
        "latency": [],
    }


def _routine(header):
    """None where the capture does not say what its CPU has: this one's says nothing of it."""
    known = header.text("cpu-features") is not None
    return kernel_routine.of_capture(header) if known else None


def _costs(profile):
    if not len(profile.cost_empty):
        return
    for function, counts in profile.counts.items():
        found = cost.measure_part(profile, Subset((function,)))
        yield ((function, found.calls, found.uncovered, found.timed, found.net.value,
                found.unresolved) if found else (function, 0, counts.seen, 0, 0.0, 0.0))


def _of_latencies(collected):
    path = collected.path
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise FormatError(path, f"is no JSON: {error}") from None
    result.validate(document, path, _SCHEMA, "a document of a latency tool")
    if document["lost"]:
        raise FormatError(path, f"{document['lost']} latencies were lost: its sums are too small")
    # anybody chooses the name of his process: what is no character of UTF-8 is replaced
    document = json.loads(json.dumps(document, ensure_ascii=False).encode("utf-8", "replace"))
    host = document["host"]
    release, _, version = document["kernel"].partition(" ")
    return {
        "capture": [_capture(
            collected, kind=document["instrument"], kernel=release, kernel_version=version,
            cpu=host["cpu_model"], cpus=host["cpus"],
            span_ns=int(min(document["seconds"] * 1e9, 2.0 ** 63)),
            command=" ".join(document["options"]))],
        "size": [], "caller": [], "align": [], "cost": [],
        "latency": [(entry["name"], document["unit"], *bucket)
                    for entry in document["entries"] for bucket in entry["buckets"]],
    }


def _capture(collected, **known):
    """The row of the table capture; what is not KNOWN is NULL."""
    # as SQL has it; all of a store is in UTC
    captured = collected.captured.replace(tzinfo=None).isoformat(" ")
    known |= {"digest": identity(collected), "host": collected.host,
              "host_group": collected.group, "captured": captured}
    return tuple(known.pop(name, None) for name in CAPTURE.told)


def _symbol(text):
    """(symbol, offset, module) of a caller as the kernel writes it."""
    found = _SYMBOL.fullmatch(text)
    if not found:
        return text, None, None
    return found["symbol"], int(found["offset"], 16), found["module"]
