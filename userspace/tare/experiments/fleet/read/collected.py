# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet import`: collected captures into a store."""

import hashlib
import json
import os
import re
import sys
from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path

import numpy as np

from tare import inputs, result, terminal
from tare.errors import FormatError, TareError, UsageError
from tare.experiments.fleet.read import store as read_store
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.replay import run as replay_run
from tare.experiments.memcpy.verdict import cost
from tare.figures import counted

# What has been collected: files named GROUP/HOST/TIME.profile, or .json of a latency tool.

SUFFIXES = (".profile", ".json")
_TIME = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"\d{8}T\d{6}Z")


@dataclass(frozen=True)
class Collected:
    """One file. captured: when the capture began, in UTC."""

    path: Path
    group: str
    host: str
    captured: datetime


def find(paths):
    """Files of captures below PATHS, folders or files, each once; UsageError, also where the name
    of a file among PATHS does not tell whose it is.
    """
    found = {}
    for path in map(Path, paths):
        if not path.exists():
            raise UsageError(f"{path}: there is no such file or folder")
        if not path.is_dir():
            collected(path)
        for file in _below(path) if path.is_dir() else [path]:
            found[file.resolve()] = file
    if not found:
        raise UsageError(f"{', '.join(map(str, paths))}: no capture is there: captures are files "
                         "GROUP/HOST/TIME.profile or .json")
    return list(found.values())


def _below(folder):
    """Captures in FOLDER, also in those that it links to, in order."""
    seen, found = set(), []
    for place, folders, files in os.walk(folder, followlinks=True):
        # a link may lead to where it is
        folders[:] = [name for name in folders
                      if (real := os.path.realpath(os.path.join(place, name))) not in seen
                      and not seen.add(real)]
        found += [Path(place, name) for name in files if name.endswith(SUFFIXES)]
    return sorted(found)


def collected(path):
    """A Collected of the file's name."""
    names = os.path.abspath(path).split("/")[1:]
    if len(names) < 3:
        raise UsageError(f"{path}: its path does not tell whose it is: GROUP/HOST/TIME")
    try:
        os.fsdecode(path).encode()
    except UnicodeEncodeError:
        raise UsageError(f"{os.fsencode(path)!r}: its name is not in UTF-8") from None
    return Collected(path, *names[-3:-1], time_of(path))


def time_of(path):
    """When a capture began, as its name tells; UsageError."""
    if path.suffix not in SUFFIXES or not _NAME.fullmatch(path.stem):
        raise UsageError(f"{path}: its name does not tell when it was captured: call it "
                         "GROUP/HOST/20261123T120000Z.profile, or .json of a latency tool")
    try:
        return datetime.strptime(path.stem, _TIME).replace(tzinfo=timezone.utc)
    except ValueError:
        raise UsageError(f"{path}: {path.stem} is not a time in UTC") from None


# The rows of one capture, by table (store.py); refused where it does not tell what happened.

_SCHEMA = "latency.schema.json"
_LIMITS = {"BIGINT": 2 ** 63, "INTEGER": 2 ** 31}
_SYMBOL = re.compile(r"(?P<symbol>\S+?)\+(?P<offset>0x[0-9a-f]+)/0x[0-9a-f]+"
                     r"( \[(?P<module>\S+)\])?")


def identity(collected):
    """A digest of a capture: the same file of the same host has the same."""
    digest = hashlib.sha256(collected.host.encode() + b"\0" + inputs.whole(collected.path))
    return digest.hexdigest()[:16]


def rows_of(collected):
    """{table: list of rows, as tuples in the order of Table.told}; FormatError."""
    read = _of_latencies if collected.path.suffix == ".json" else _of_profile
    found = read(collected)
    for table in read_store.TABLES:
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
        raise FormatError(path, f"{counted(lost, 'call')} lost: its sums are too small")
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
    return replay_run.routine_of_capture(header) if known else None


def _costs(profile):
    if not len(profile.cost_empty):
        return
    for function, counts in profile.counts.items():
        found = cost.measure_part(profile, Subset((function,)))
        yield ((function, found.calls, found.uncovered, found.timed, found.net.value) if found
               else (function, 0, counts.seen, 0, 0.0))


def _of_latencies(collected):
    path = collected.path
    try:
        document = json.loads(inputs.whole(path))
    except (ValueError, RecursionError) as error:
        raise FormatError(path, f"is not JSON: {error}") from None
    result.validate(document, path, _SCHEMA, "a document of a latency tool")
    if document["lost"]:
        raise FormatError(path, f"{counted(document['lost'], 'latency', 'latencies')} lost: its "
                                "sums are too small")
    # anybody chooses the name of his process: what is not a character of UTF-8 is replaced
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
    return tuple(known.pop(name, None) for name in read_store.CAPTURE.told)


def _symbol(text):
    """(symbol, offset, module) of a caller as the kernel writes it."""
    found = _SYMBOL.fullmatch(text)
    if not found:
        return text, None, None
    return found["symbol"], int(found["offset"], 16), found["module"]


def add(verbs):
    parser = verbs.add_parser(
        "import", examples=("tare fleet import --store store inbox",),
        help="put collected captures into a store",
        description="Read profiles and documents of the latency tools, named "
                    "GROUP/HOST/TIME.profile or .json, and keep their rows as Parquet. What is "
                    "there already is left alone. A file that does not tell all that happened is "
                    "refused, and the others are imported.",
        epilog="exit status: 0 all imported, or there already; 1 some were refused; 2 bad usage; "
               "77 there is no DuckDB here")
    parser.add_argument("--store", metavar="DIR", required=True,
                        help="folder of the store, made if it is missing")
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a folder, or a capture")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    return 1 if bring(arguments.paths, arguments.store) else 0


def bring(paths, place):
    """Imports what is below PATHS into the store PLACE: how many were refused."""
    found = find(paths)
    read_store.need()
    store = read_store.Store(place, create=True)
    with store.locked():
        return _import(found, store)


def _import(found, store):
    known, refused, brought = store.digests(), 0, 0
    with terminal.status("importing") as tell:
        for first in range(0, len(found), read_store.AT_ONCE):
            by_day = defaultdict(list)
            for number, path in enumerate(found[first:first + read_store.AT_ONCE], first + 1):
                tell(f"{number} of {len(found)} captures")
                try:
                    one = collected(path)
                    digest = identity(one)
                    if digest in known:
                        continue
                    read = rows_of(one)
                except (OSError, TareError) as error:
                    print(f"tare: {error}", file=sys.stderr)
                    refused += 1
                    continue
                known.add(digest)
                brought += 1
                by_day[one.captured.date().isoformat()].append(read)
            store.add(by_day)
    there = len(found) - brought - refused
    print(f"{counted(brought, 'capture')} imported, {there} were there already, {refused} refused",
          file=sys.stderr)
    return refused
