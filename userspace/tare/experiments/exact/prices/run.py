# SPDX-License-Identifier: GPL-2.0-only
"""The calls of exactcalls on a kernel, each in processes of its own: what one of them executes."""

import bisect
import hashlib
import subprocess
import tempfile
from collections import Counter, defaultdict
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np

from tare import machine
from tare.counting import boot, simulation, symbols
from tare.counting.counted import KINDS
from tare.errors import TareError
from tare.experiments.exact import figures, run as exact_run
from tare.experiments.exact.compare import PROGRAM
from tare.experiments.exact.read import document, events, percall, tree

# what exactcalls makes once in each of these processes, and never elsewhere
_MARK = "getpgid"
_BY_CHILDREN = "execve"
# functions add up to a mean, and a price is a median
_SKEW = "[median less mean]"
# as many as it makes of a call, in one process after the other
ROUNDS = 4
SIMULATED = simulation.Simulation(branch=True)


def variants():
    """{call: what is measured of it}, in the order of exactcalls."""
    program = machine.programs(PROGRAM)[f"/tare/bin/{PROGRAM}"]
    made = subprocess.run([program, "--list"], check=True, capture_output=True, text=True).stdout
    return dict(line.split("\t") for line in made.splitlines())


def key(name, append, count):
    """What decides the counts of a boot; equal keys, equal counts."""
    parts = (Path(machine.programs(PROGRAM)[f"/tare/bin/{PROGRAM}"]).read_bytes(),
             Path(machine.profile_plugin()).name.encode(), str(machine.kernel(name)).encode(),
             f"{name} {append} {count} {SIMULATED.plugin}".encode())
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def measure(name, append, count):
    """{"environment": ..., "calls": {call: what of_call() tells}} of the machine NAME; TareError.
    """
    calls = list(variants())
    with tempfile.TemporaryDirectory(prefix="tare-exact-") as folder:
        counting = boot.Counting(name, folder, simulation=SIMULATED)
        addresses = {call: counting.known.call(call) for call in calls}
        found, outcome = counting.run([PROGRAM, "--apart", "-n", str(count)],
                                      list(addresses.values()), append=append,
                                      files=machine.programs(PROGRAM))
    lengths = {call: sorted(map(list, found.counted.calls[address].items()))
               for call, address in addresses.items()}
    return {"environment": {**machine.environment(outcome), "append": append},
            "calls": prices(apart(found, calls), lengths, count)}


def prices(tasks, lengths, count):
    """{call: what of_call() tells}. tasks: a document for each of ROUNDS tasks of each call, as
    apart() makes them; lengths: {call: as in `watched` of a document}."""
    cycles = [events.seen(one, events.CYCLES, "made") for one in tasks]
    return {call: of_call(call, lengths[call], *(
        view[ROUNDS * at:ROUNDS * (at + 1)] for view in (tasks, cycles)), count)
        for at, call in enumerate(lengths)}


def apart(found, calls):
    """[a document with the system calls of one task] of those that made CALLS, in their order.

    What these tasks start, and how they end, is left out first: that is most of what there is.
    """
    nodes, mark = found.counted.nodes, found.symbols.call(_MARK)
    leave = found.symbols.call("exit_group")
    parents, targets = nodes.parents_and_targets()
    # a task that begins later has a higher number
    every, kinds = (column.tolist() for column in nodes.tasks_and_kinds())
    tasks = sorted({every[at] for at in np.flatnonzero(targets == mark).tolist()})
    if len(tasks) != ROUNDS * len(calls):
        raise TareError(f"{len(tasks)} processes made calls, not {ROUNDS * len(calls)}")
    of = {task: one for task in set(every) if (one := _owner(task, tasks, calls))}
    user, syscall, interrupt = map(KINDS.index, ("user", "syscall", "interrupt"))
    wanted = [False]
    for task, kind, parent, target in zip(every[1:], kinds[1:], parents[1:].tolist(),
                                          targets[1:].tolist(), strict=True):
        wanted.append(task in of and target != leave and kind != interrupt and (
            kind in (user, syscall) if not parent else
            wanted[parent] and (kinds[parent] != user or kind == syscall)))
    counted = replace(
        found.counted, cells=[one for one in found.counted.cells if wanted[one.node]],
        simulated=replace(found.counted.simulated,
                          rows=[one for one in found.counted.simulated.rows if wanted[one[0]]]))
    functions, made, *_ = tree.build(counted, found.symbols)
    columns, rows, new = [*document.COLUMNS, *counted.simulated.names], defaultdict(list), []
    for node in made:
        row, parent = rows[of[node["task"]]], node["parent"]
        new.append(len(row))
        row.append([None if parent is None else new[parent],
                    *(node[column] for column in columns[1:])])
    return [document.joined({
        "functions": functions, "nodes": {"columns": columns, "rows": rows[task]}, "watched": [],
        "simulated": {"events": dict.fromkeys(counted.simulated.names, 0)}, "instructions": 0,
        "lines": []}) for task in tasks]


def _owner(task, tasks, calls):
    """The one of TASKS whose calls TASK makes, or None. execve is made by what that one starts."""
    at = bisect.bisect_right(tasks, task) - 1
    is_its = at >= 0 and (task == tasks[at] or calls[at // ROUNDS] == _BY_CHILDREN)
    return tasks[at] if is_its else None


def of_call(call, lengths, instructions, cycles, count):
    """A call's {"instructions": [least, lower quartile, median, upper quartile, most], "cycles":
    [two means], "functions": {name: instructions}}.

    instructions, cycles: documents of the tasks that made it N times, 2 N, and so on. What a task
    has more than the one before is of N calls that are not its first: where memory is touched and
    files are looked up first cancels out. The first task fills the caches, and is left out.
    """
    median = figures.median(lengths)
    functions, late = (_mean(part) for part in zip(
        *(_more(call, *pair, count) for pair in pairwise(instructions[1:])), strict=True))
    # what was put off is of this call, or of one that prepares it: the exact length tells
    lacking = median - functions.total()
    is_its = abs(lacking - late.total()) < abs(lacking)
    if is_its:
        functions.update(late)
    functions[_SKEW] = median - functions.total()
    costs = [own.total() + is_its * put_off.total() for own, put_off in (
        _more(call, *pair, count) for pair in pairwise(cycles[1:]))]
    return {"instructions": [lengths[0][0], *(figures.quartile(lengths, at) for at in (1, 2, 3)),
                             lengths[-1][0]],
            "cycles": [round(one, 1) for one in costs],
            "functions": {name: round(of, 2) for name, of in sorted(functions.items())
                          if abs(of) >= 0.01}}


def _mean(counters):
    return Counter({name: sum(one[name] for one in counters) / len(counters)
                    for name in set().union(*counters)})


def _more(call, before, after, count):
    """({function: events of one call}, those of what was put off) of what AFTER has more."""
    (within, entry, late), (within_more, entry_more, late_more) = (
        percall.sums(one, exact_run.CALL, call) for one in (before, after))
    calls, every = (_calls(after, wanted) - _calls(before, wanted) for wanted in (
        symbols.call_function(call), None))
    if not calls or calls % count:
        raise TareError(f"{call}: {calls} calls more, not {count}")
    functions = Counter({name: (within_more[name] - within[name]) / calls
                         + (entry_more[name] - entry[name]) / every
                         for name in within | within_more | entry | entry_more})
    return functions, Counter({name: (late_more[name] - late[name]) / calls
                               for name in late | late_more})


def _calls(recorded, wanted):
    """How many calls of the function WANTED there were; None: of all system calls."""
    return sum(node["calls"] for node in document.nodes(recorded)
               if (node["kind"] == "syscall" if wanted is None else
                   recorded["functions"][node["function"]]["name"] == wanted))
