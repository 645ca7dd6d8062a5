# SPDX-License-Identifier: GPL-2.0-only
"""The tree of calls, by function, from paths of addresses."""

from collections import defaultdict
from itertools import zip_longest

from tare.counting import contexts
from tare.counting.counted import Cell

JUMP = "jump"
UNKNOWN = "[unknown]"
USER = "[user]"


def build(counted, symbols):
    """(functions, nodes, lines, places) of a document.

    functions: [{"name", "module"}]; nodes: [{"parent", "kind", "context", "task", "function",
    "calls", "executed", "repeated"}], a parent before its children and None of the first; lines:
    {function: {offset in it: [executed]}}; places: {node of the plugin: its number here}. Nodes
    have simulated events, too; offsets, where some happened.
    """
    return _Builder(counted, symbols).build()


class _Builder:
    def __init__(self, counted, symbols):
        self.counted, self.symbols = counted, symbols
        self.numbers, self.functions = {}, []
        self.nodes, self.keyed = [], {}
        # {function: {where it begins: {offset: [executed]}}}: several may have one name
        self.lines = defaultdict(lambda: defaultdict(dict))
        simulated = counted.simulated
        self.names = simulated.names if simulated else ()
        # {(node, block): {index of an instruction: events there}}
        self.happened = defaultdict(dict)
        for node, block, index, counts in simulated.rows if simulated else ():
            self.happened[node, block][index] = counts
        self.of_node = {}  # the node here of one of the plugin's
        self.found_at = {}

    def build(self):
        cells = defaultdict(list)
        for cell in self.counted.cells:
            cells[cell.node].append(cell)
        if self.happened:
            # what an exception ended before it was executed
            known = {(cell.node, cell.block) for of in cells.values() for cell in of}
            for node, block in sorted(self.happened.keys() - known):
                cells[node].append(Cell(node, block, 0, 0, 0))
        for number in sorted(self._needed(cells)):
            self._add(number, cells[number])
        return (self.functions, self.nodes,
                {number: dict(sorted(max(same.values(), key=_executed).items()))
                 for number, same in sorted(self.lines.items())},
                {number: ways[None] for number, ways in self.of_node.items()})

    def _needed(self, cells):
        """Those with counts, and the way to them."""
        needed = set()
        for number in cells:
            while number and number not in needed:
                needed.add(number)
                number = self.counted.nodes[number].parent
        return needed

    def _function(self, name, module=""):
        if (name, module) not in self.numbers:
            self.numbers[name, module] = len(self.functions)
            self.functions.append({"name": name, "module": module})
        return self.numbers[name, module]

    def _at(self, address):
        """(number of the function there, offset in it, whether it is a thunk, its address)."""
        if address not in self.found_at:
            found = self.symbols.at(address)
            if not found:
                self.found_at[address] = self._function(UNKNOWN), 0, False, 0
            else:
                # a part's offsets would be taken for those of the function
                offset = address - found.begin if found.whole == found.name else None
                self.found_at[address] = (self._function(found.whole, found.module), offset,
                                          found.thunk, found.begin)
        return self.found_at[address]

    def _is_behind_begin(self, address):
        offset = self._at(address)[1]
        return offset is None or offset > 0

    def _node(self, parent, kind, task, function):
        """Paths that differ in the site of a call alone are one."""
        key = parent, kind, task, function
        if key not in self.keyed:
            outer = None if parent is None else self.nodes[parent]["context"]
            self.keyed[key] = len(self.nodes)
            self.nodes.append({
                "parent": parent, "kind": kind, "task": task, "function": function,
                "context": contexts.of(kind, self.functions[function]["name"], outer),
                "calls": 0, "executed": 0, "repeated": 0, **dict.fromkeys(self.names, 0)})
        return self.keyed[key]

    def _add(self, number, cells):
        node = self.counted.nodes[number]
        parent = self._caller(node) if node.parent else None
        entered = self._function(USER) if node.kind == "user" else self._at(node.target)[0]
        jumped = node.kind == JUMP
        if jumped and parent is not None and self.nodes[parent]["function"] == entered:
            # what goes on into the next function, and then jumps within it
            top = parent
        else:
            top = self._node(parent, node.kind, node.task, entered)
        here, of_function = top, {entered: top, None: top}
        uncalled = jumped and self._is_behind_begin(node.target)
        for cell in cells:
            # the user code of a task
            if not cell.block:
                self._count(top, cell.executed, cell.repeated,
                            self.happened.get((cell.node, 0), {}).get(0, ()))
                continue
            begins = self.counted.blocks[cell.block].address == node.target
            if begins and not uncalled:
                self.nodes[top]["calls"] += cell.entered
            for function, offset, thunk, *counts in self._parts(cell):
                if thunk:
                    # it is of the function that has it
                    self._count(here, *counts)
                    continue
                if function not in of_function:
                    # it was jumped to, by what was here before
                    of_function[function] = self._node(here, JUMP, node.task, function)
                here = of_function[function]
                if offset == 0 and here != top:
                    self.nodes[here]["calls"] += cell.entered
                self._count(here, *counts)
        self.of_node[number] = of_function

    def _parts(self, cell):
        """(function, offset in it, whether it is a thunk, executed, repeated, events) of each
        function that a block goes through: those of assembler code go on into the next."""
        block, left, parts = self.counted.blocks[cell.block], cell.executed, []
        happened = self.happened.get((cell.node, cell.block), {})
        for index, place in enumerate(block.offsets):
            function, offset, thunk, begin = self._at(block.address + place)
            # one that `rep` repeats is a block by itself
            times = min(cell.entered, left)
            left -= times
            line = [0]
            if not thunk and offset is not None:
                line = self.lines[function][begin].setdefault(offset, line)
                line[0] += times
            if parts and parts[-1][0] == function:
                parts[-1][3] += times
            else:
                parts.append([function, offset, thunk, times, 0, []])
            if index in happened:
                _add(line, (0, *happened[index]))
                _add(parts[-1][5], happened[index])
        parts[-1][4] = cell.repeated
        return parts

    def _caller(self, node):
        """The node here of what made a call: of those of one path, by the site of the call."""
        ways = self.of_node[node.parent]
        function = self._at(node.site)[0] if node.site else None
        return ways.get(function, ways[None])

    def _count(self, number, executed, repeated, events):
        node = self.nodes[number]
        node["executed"] += executed
        node["repeated"] += repeated
        for name, count in zip(self.names, events, strict=False):
            node[name] += count


def _executed(offsets):
    return sum(executed for executed, *_ in offsets.values())


def _add(into, counts):
    """Adds to the list INTO, which may be shorter."""
    into[:] = map(sum, zip_longest(into, counts, fillvalue=0))


# How a function and a step of a path are called in what people and other programs read.

KERNEL = "vmlinux"
OF_USER = "user"
_MARKS = {"syscall": "system call ", "interrupt": "interrupt ", "exception": "exception ",
          "birth": "new task "}


def function(name, module):
    return f"{name} [{module}]" if module else name


def file(function):
    """What a function is of: by it two of the same name are told apart."""
    return function["module"] or (OF_USER if function["name"] == USER else KERNEL)


def step(recorded, node):
    """A step by its function; user code is called by its task."""
    if node["kind"] == "user":
        return f"task {node['task']}"
    return function(**recorded["functions"][node["function"]])


def marked(recorded, node):
    """The same, and how the CPU came there if it was not a call."""
    return _MARKS.get(node["kind"], "") + step(recorded, node)
