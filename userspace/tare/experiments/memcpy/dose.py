# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy dose`: the workload itself tells what its copies cost it.

Chosen calls do more work, as much as a dose says, in runs of a drawn order. How much longer a run
takes for each ns that was added is what a ns of these copies costs the workload: nothing, where it
waits anyway.
"""

import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tare import (environment, figures, machine_options, options, output_options, result,
                  stats)
from tare.errors import TareError, UsageError
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.read.names import FUNCTIONS
from tare.experiments.memcpy.record import verbs as record_verbs
from tare.experiments.memcpy.verdict import cost
from tare.terminal import status

# the most turns, as kmod/memtap/dose.c has it; the largest dose makes a run so much longer
TURNS_MOST, LONGER = 1_000_000, 0.1
PARTS = (0, 0.25, 0.5, 0.75, 1)
# A CPU overlaps fewer turns than 128 with the copy: they take less than they were timed to take.
LEAST, LEAST_EXACT = 512, 4
REPEATS = 6
# a slope so near to 0, or to another, is the same
NEAR = 0.1
_SPEC = re.compile(r"(?P<functions>[\w,]+)(@(?P<only>[\w.*?]+(/[\w.*?]+)?))?"
                   r"(:(>(?P<above>\d+)|<(?P<below>\d+)|(?P<low>\d+)-(?P<high>\d+)))?", re.A)
# slopes of the time of a run, and of its busy time
RUN, BUSY = "memcpy.dose.run", "memcpy.dose.busy"


@dataclass(frozen=True)
class Run:
    """One run of the workload: turns of its dose, calls that had one; times in ns, instructions
    where exact; added: by the doses, as their loop was timed."""

    turns: int
    calls: int
    added: float
    span: int
    busy: int


def add_parser(commands):
    parser = commands.add_parser(
        "dose", examples=("tare memcpy dose --select 'memcpy:>1024' -- make",
                          "tare memcpy dose --json dose.json -- make"),
        help="add work to chosen copies, and see how much longer the command runs",
        description="Run the command several times, while each chosen call does more work, at "
                    "several doses in a drawn order. The slope of the run's own time over what was "
                    "added is what these copies cost the command: 1 where nothing else is to be "
                    "waited for, 0 where the command waits anyway.")
    parser.add_argument("--select", metavar="SPEC", default="memcpy,memmove",
                        help="the calls: FUNCTIONS[@CALLERS][:SIZES], SIZES being >N, <N or A-B "
                             "bytes, CALLERS a module, a function of the kernel, a pattern of them "
                             "or of a module's: 'memcpy:>1024', 'memmove@ext4', "
                             "'memmove@ext4_*', "
                             "'memmove@ext4/ext4_*' (default: %(default)s)")
    parser.add_argument("-r", "--rounds", type=options.whole(1, 1000), metavar="N",
                        help=f"runs of each dose (default: {REPEATS}; not with --exact, where all "
                             "runs are alike)")
    machine_options.add(parser, "run in this VM, not here")
    parser.add_argument("--exact", action="store_true",
                        help="with --machine: times are executed instructions")
    parser.add_argument("--copy", action="append", default=[], metavar="HOST:GUEST",
                        help="with --machine: put a file or folder into the guest; repeatable")
    output_options.add(parser)
    parser.add_argument("command", nargs="+", metavar="COMMAND", help="after --")
    parser.set_defaults(run=run)


def chosen(spec):
    """The options of a recording that SPEC stands for; UsageError."""
    found = _SPEC.fullmatch(spec)
    strange = [name for name in (found["functions"].split(",") if found else ())
               if name not in FUNCTIONS]
    if not found or strange:
        raise UsageError(f"--select {spec!r}: write FUNCTIONS[@CALLERS][:SIZES], as memcpy:>1024; "
                         f"functions are {', '.join(FUNCTIONS)}")
    low = int(found["above"]) + 1 if found["above"] else found["low"] and int(found["low"])
    high = int(found["below"]) - 1 if found["below"] else found["high"] and int(found["high"])
    if (high is not None and not (low or 0) <= high) or max(low or 0, high or 0) >= 1 << 32:
        raise UsageError(f"--select {spec!r}: no call has such a size")
    return {"functions": found["functions"], "only": found["only"], "dose_low": low,
            "dose_high": high}


def run(arguments):
    if arguments.exact and arguments.rounds:
        raise UsageError("--rounds: runs of an exact machine are alike: leave it out")
    calls = chosen(arguments.select)
    repeats = arguments.rounds or (1 if arguments.exact else REPEATS)
    with tempfile.TemporaryDirectory(prefix="tare-dose-") as folder:
        target = Path(folder, "capture")

        def once(turns):
            record_verbs.record(arguments, record_verbs.Plan("dose", dose_turns=turns, **calls),
                                target, on_stdout=lambda data: None)
            profile = load(target)
            if why := record_verbs.ill_ended(profile.header, arguments.command):
                raise TareError(f"{why}: what a dose does to it is not known")
            return profile

        profile = once(0)
        base = cost.kind(profile.header.accelerator, profile.header.exact)
        if base.basis == cost.NONE:
            raise TareError(base.why_none.replace("share", "slope"))
        turns = _turns(_read(profile), profile.header,
                       LEAST_EXACT if arguments.exact else LEAST)
        planned = np.random.default_rng(1).permutation(
            [round(part * turns) for part in PARTS for _ in range(repeats)])
        runs = []
        with status("running") as tell:
            for number, dose in enumerate(planned.tolist(), 1):
                tell(f"run {number} of {len(planned)}")
                runs.append(_read(once(dose)))
    output_options.deliver(document(runs, profile.header, base, arguments), arguments)


def _read(profile):
    header = profile.header
    turns, turn_ps, span, busy = (header.number(key) or 0 for key in (
        "dose-turns", "dose-turn-ps", "span-ns", "busy-ns"))
    calls = sum(one.recorded for one in profile.counts.values())
    return Run(turns, calls, calls * turns * turn_ps / 1000, span, busy)


def _turns(first, header, least):
    """Turns of the largest dose, at least so many; TareError where no call has one."""
    if not first.calls:
        raise TareError("the command made no such call: there is nothing to give a dose to")
    turns = LONGER * first.span / (first.calls * header.number("dose-turn-ps") / 1000)
    return min(max(round(turns), least), TURNS_MOST)


def document(runs, header, base, arguments):
    """The result of RUNS."""
    made = result.document("memcpy.dose", environment.of_capture(header),
                           environment.host_facts())
    over = result.BOOTS if arguments.machine else result.PROCESSES
    most = max(one.turns for one in runs)
    conditions = [f"each call of {arguments.select}",
                  f"doses of 0 to {most} turns, in a drawn order",
                  "interval: how far the runs lie from a straight line"]
    for name, what, times in ((RUN, "the run's time", [one.span for one in runs]),
                              (BUSY, "busy time", [one.busy for one in runs])):
        made["measurements"].append(result.measurement(
            name, f"{base.unit} a {base.unit.removesuffix('s')}",
            stats.slope([one.added for one in runs], times), over=over, better="neither",
            title=f"{what}, for what was added", conditions=conditions,
            about={"what": "dose", "calls": arguments.select}))
    made["warnings"] += _bend(runs, header.exact)
    made["tables"].append(_table(runs, base, told(made["measurements"][0]), over))
    made["lead"] = {"measurements": [RUN, BUSY], "tables": ["dose"]}
    return made


def _bend(runs, exact):
    """A warning where the line is none: slopes of the lower and of the upper doses."""
    half = max(one.turns for one in runs) / 2
    low, high = (stats.slope(*zip(*((one.added, one.span) for one in runs if inside(one.turns)),
                                  strict=True))
                 for inside in (lambda turns: turns <= half, lambda turns: turns >= half))
    apart = abs(low.value - high.value)
    # three runs of an exact machine leave one degree of freedom: its interval holds anything
    sure = exact or low.high < high.low or high.high < low.low
    if not sure or not apart > NEAR:
        return []
    return [f"the line bends: its slope is {figures.number(low.value)} up to half of the largest "
            f"dose and {figures.number(high.value)} above: what less work would save is as the "
            "first part, or less"]


def _table(runs, base, note, over):
    rows = []
    for turns in sorted({one.turns for one in runs}):
        calls, added, *times = (
            stats.median([getattr(one, what) for one in runs if one.turns == turns])
            for what in ("calls", "added", "span", "busy"))
        rows.append([turns, calls.samples, round(calls.value), round(added.value),
                     *(figures.estimate(one.as_dict(), over) for one in times)])
    return {"name": "dose", "title": f"What a dose did, {base.unit}",
            "columns": ["turns", "runs", "calls", "added", "the run took", "busy"], "rows": rows,
            "notes": [note]}


def told(entry):
    """What the measurement of a slope of the run's time says, as a sentence."""
    slope, unit = entry["raw"], entry["unit"].rpartition(" ")[2]
    ends = ", ".join(figures.number(slope[end]) for end in ("low", "high"))
    said = (f"for each {unit} that {entry['about']['calls']} take longer, the command takes "
            f"{figures.number(slope['value'])} [{ends}] longer")
    if -NEAR < slope["low"] and slope["high"] < NEAR:
        return f"{said}: it waits for something else meanwhile"
    if slope["low"] <= 0:
        return f"{said}: the runs differ too much to tell: more --rounds"
    return said


def slopes(document, header, unit, subset):
    """The measurements of a result of `tare memcpy dose`, of the command that HEADER captured and
    of the calls of SUBSET, in UNIT."""
    found = [entry for name in (RUN, BUSY) if (entry := result.find(document, name))]
    if not found:
        raise TareError("--dose: this is not a result of `tare memcpy dose`")
    given = chosen(found[0]["about"]["calls"])
    about = ((document["environment"]["command"], header.text("command")),
             (found[0]["unit"], f"{unit} a {unit.removesuffix('s')}"),
             (sorted(given["functions"].split(",")), sorted(subset.functions)),
             ((given["dose_low"] or 0, given["dose_high"], given["only"]),
              (subset.low, subset.high, header.text("only") or None)))
    for ours, theirs in about:
        if ours != theirs:
            raise TareError(f"--dose: it is of {ours}, and the verdict of {theirs}")
    return found
