# SPDX-License-Identifier: GPL-2.0-only
"""How many system calls, wake-ups, switches and requests of Wine's server an operation makes.

All are counted from outside by what sees them, in runs of two lengths: what a longer run has more
of belongs to the operations that it has more of.
"""

import json
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tare import child, paths, result
from tare.counting import simulation
from tare.errors import TareError
from tare.experiments.nt.cost import read, run as cost_run

SHORT, LONG = 100, 1100
# an event that an instrument saw and had no room for
LOST = "lost"
# of Wine's server; a program's start makes some 1300 requests, now and then a few more or less
WINE_COUNT, WINE_STARTS = 1000, 4
INSTRUMENTS = {"syslat": "system calls", "switchlat": "switches", "wakelat": "wake-ups"}
COUNTED = (cost_run.SERVER, cost_run.ASLEEP)
# a line of Wine's server that is a request, and not its reply
_REQUEST = re.compile(rb"^[0-9a-f]{4}: \w+\((?!\) = )", re.MULTILINE)


def table(samples, warnings):
    """System calls, switches and wake-ups of an operation, by the instruments of latency."""
    rows = []
    try:
        for step in COUNTED:
            if step in samples.taken:
                rows += [_row(samples, step, operation) for operation in samples.operations
                         if samples.has(step, operation)]
    except TareError as error:
        warnings.append(f"system calls, switches and wake-ups were not counted: {error}")
        rows = []
    return {"name": "nt.cost.counts", "title": "What an operation makes, all threads together",
            "columns": ["step", "operation", "requests", *INSTRUMENTS.values(),
                        "switches, by the kernel's own count", "system calls, by name"],
            "rows": rows,
            "notes": [f"By syslat, switchlat and wakelat, of {SHORT} and of {LONG} operations a "
                      "round: the difference, divided by that of the operations."]}


def _row(samples, step, operation):
    counts = {name: _per_operation(step, operation, name) for name in INSTRUMENTS}
    own = [samples.counted(step, operation, what) for what in ("switches", "server_switches")]
    calls = sorted(counts["syslat"].items(), key=lambda pair: (-round(pair[1], 2), pair[0]))
    return [step.heading, operation, samples.counted(step, operation, "requests"),
            *(round(sum(one.values()), 2) for one in counts.values()),
            None if None in own else round(sum(own), 2),
            ", ".join(f"{count:.3g} {name}" for name, count in calls if count >= 0.01)]


def _per_operation(step, operation, instrument):
    """{entry of the instrument: how often an operation makes it}."""
    short, long = (_run(step, operation, instrument, count) for count in (SHORT, LONG))
    more = long.asked - short.asked
    return {name: (count - short.seen.get(name, 0)) / more for name, count in long.seen.items()}


@dataclass(frozen=True)
class _Seen:
    """seen: {entry: count}; asked: operations, all in all."""

    seen: dict
    asked: int


def _run(step, operation, instrument, count):
    """The _Seen of nt-cost and its server, by an instrument."""
    with tempfile.TemporaryDirectory(prefix="tare-nt-") as folder:
        seen, told = Path(folder) / "seen.json", Path(folder) / "run.json"
        child.run(paths.guest_program(instrument), "--quiet", "--json", seen, "--",
                  paths.guest_program("nt-cost"), *step.words(operation), "--count", count,
                  "--rounds", 1, "--json", told)
        document = json.loads(seen.read_text())
        asked = read.read(told, step).cases[operation]["asked"]
    return _Seen({LOST: document["lost"], **{one["name"]: one["count"] + one["untimed"]
                                             for one in document["entries"]}}, asked)


def events(samples, name, simulated):
    """What a simulation in the exact machine NAME has of an operation."""
    cases = [(step, operation) for step in samples.taken for operation in samples.operations
             if samples.has(step, operation)]
    return simulation.table(
        "nt.cost.events", "Simulated events of an operation", ("step", "operation"),
        cost_run.events(cases, name, simulated), simulated,
        "Raw, all processes together, with the loop around it and the one that is the "
        "overhead: what a longer run has more than a shorter one.")


def of_wine(samples, warnings):
    """{operation: requests that Wine's server gets of it}; where it cannot be counted, nothing."""
    if cost_run.WINE not in samples.taken:
        return {}
    operations = [name for name in samples.operations if samples.has(cost_run.WINE, name)]
    try:
        return _requests(operations)
    except TareError as error:
        warnings.append(f"requests of Wine's server were not counted: {error}")
        return {}


def _requests(operations):
    with tempfile.TemporaryDirectory(prefix="tare-nt-") as folder:
        log, told = Path(folder) / "log", Path(folder) / "run.json"
        with open(log, "wb") as stream, cost_run.wine_on(1, stream) as run:
            def counted(operation, count):
                """(requests, operations) of a run."""
                before = log.stat().st_size
                child.judged(run("--operation", operation, "--count", str(count), "--rounds", "1",
                                 "--json", told.name, cwd=folder, debug="+server"), "nt-cost.exe")
                with open(log, "rb") as written:
                    written.seek(before)
                    lines = len(_REQUEST.findall(written.read()))
                case, = result.load(told)["cases"]
                return lines, case["asked"]

            # a prefix is at work for some time after it was made, which is no operation's
            for _ in range(WINE_STARTS):
                counted(operations[0], 1)
            return {operation: _of_each(counted(operation, 1), counted(operation, WINE_COUNT))
                    for operation in operations}


def _of_each(short, long):
    """Requests of an operation, of runs of two lengths: its objects are made in both."""
    return (long[0] - short[0]) / (long[1] - short[1])
