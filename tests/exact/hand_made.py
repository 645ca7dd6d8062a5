# SPDX-License-Identifier: GPL-2.0-only
"""Reports of the plugin, kallsyms and documents, made by hand."""

from dataclasses import asdict

from tare.counting import counted
from tare.experiments.exact.read import document, tree
from tare.counting.simulation import DEFAULT
from tare.counting.symbols import Function, Symbols

KERNEL = 0xffffffff81000000
KALLSYMS = """\
0000000000001000 A per_cpu_offset
ffffffff81000000 T entry_SYSCALL_64
ffffffff81000100 T do_syscall_64
ffffffff81000200 T __do_sys_getppid
ffffffff81000200 T __x64_sys_getppid
ffffffff81000300 t helper
ffffffff81000400 t helper.cold
ffffffff81000500 T __x86_indirect_thunk_rax
ffffffff81000900 T handle_softirqs
ffffffff81000a00 D some_data
ffffffffc0000000 t of_module\t[toy]
"""


def at(offset):
    return KERNEL + offset


def symbols():
    found = Symbols(KALLSYMS)
    found.add([Function("of_module", "toy", 0xffffffffc0000000, 0xffffffffc0000100)])
    return found


class Made:
    """A report, built a line at a time."""

    def __init__(self):
        self.found = counted.Counted()
        self.found.cells = []
        self.symbols = symbols()
        self.root = self.node(0, "user", 7, 0)

    def node(self, parent, kind, site, target, task=7):
        number = len(self.found.nodes) + 1
        self.found.nodes.add(number, parent, task, counted.KINDS.index(kind), site, target)
        return number

    def count(self, node, address, entered, instructions, repeated=0):
        """A block of so many instructions, 4 bytes each, entered so often."""
        number = len(self.found.blocks) + 1
        self.found.blocks[number] = counted.Block(
            address, 4 * instructions, tuple(range(0, 4 * instructions, 4)))
        self.found.cells.append(counted.Cell(node, number, entered, entered * instructions,
                                             repeated))

    def entered(self, parent, kind, target, *blocks, site=0, task=7):
        """A node at offset TARGET, of BLOCKS: (offset, times entered, instructions)."""
        node = self.node(parent, kind, site and at(site), at(target), task)
        for offset, *counts in blocks:
            self.count(node, at(offset), *counts)
        return node

    def of_user(self, executed):
        self.found.cells.append(counted.Cell(self.root, 0, 1, executed, 0))

    def build(self):
        """(functions, [node], lines) of the tree."""
        return tree.build(self.found, self.symbols)

    def paths(self):
        """{"a b c": (calls, executed, repeated)} of the tree, from the first to the last."""
        functions, nodes, *_ = self.build()
        found, told = {}, []
        for node in nodes:
            above = [told[node["parent"]]] if node["parent"] is not None else []
            told.append(" ".join([*above, functions[node["function"]]["name"]]))
            found[told[-1]] = node["calls"], node["executed"], node["repeated"]
        return found


def watched(name, *calls, what="system call"):
    """What a document has of it; calls: (instructions, how many took so many)."""
    return {"what": what, "name": name, "calls": [list(one) for one in calls]}


def recorded(functions, rows, environment=(), names=(), geometry=DEFAULT, **more):
    """A document of (parent, kind, context, function, calls, executed, repeated, *events).

    names: of the events, which caches of that geometry had.
    """
    if names:
        more["simulated"] = {"geometry": asdict(geometry), "events": {
            name: sum(row[7 + at] for row in rows) for at, name in enumerate(names)}}
    made = {
        "format": "tare-exact", "version": document.VERSION, "tare": "0",
        "environment": {"kernel": "6.1.0 #1", "machine": "minimal-6.1", "qemu_version": "7.2.22",
                        "image_digest": "0", "command": "true",
                        "created": "2026-01-01T00:00:00+00:00", **dict(environment)},
        "host": {}, "exit_status": 0,
        "instructions": sum(row[5] + row[6] for row in rows),
        "checked": {"missing": 0, "halts": 0, "ticks": 0},
        "events": dict.fromkeys(("task_switches", "taken_back", "system_calls", "interrupts",
                                 "exceptions"), 0),
        "functions": [{"name": name, "module": ""} for name in functions],
        "nodes": {"columns": [*document.COLUMNS, *names],
                  "rows": [[parent, kind, context, 7, functions.index(function), *counts]
                           for parent, kind, context, function, *counts in rows]},
        "lines": [], "watched": [], **more}
    document.validate(made, "made")
    return made


def called(*functions, user=100, **more):
    """A document of (name, own, calls, caller), each function on one path; a caller comes first."""
    rows = [(None, "user", "user", "[user]", 0, user, 0)]
    place = {"[user]": 0}
    for name, own, calls, caller in functions:
        place[name] = len(rows)
        kind = "syscall" if caller == "[user]" else "call"
        rows.append((place[caller], kind, "task", name, calls, own, 0))
    return recorded(list(place), rows, **more)
