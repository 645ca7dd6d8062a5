# SPDX-License-Identifier: GPL-2.0-only
"""The reports of the plugin and of the guest's clock as data, and whether they agree."""

import os
import warnings
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tare.counting.symbols import Function
from tare.errors import FormatError, TareError

# as enum kind in qemu/host/profile/path.h has them
KINDS = ("user", "syscall", "call", "interrupt", "exception", "birth", "jump")
_VERSION = "1"
# as qemu/host/profile/copies.c has them
_NOT_THERE, _OF_USER = 64, 128
# kinds of lines of which there may be tens of millions, in their order
_CELL = b"cell"
_MANY = (_CELL, b"event")
# bytes that are read at once: a report of seconds of work has half a gigabyte
_PIECE = 1 << 21
_END = b"end\n"


@dataclass(frozen=True)
class Span:
    """A span between two marks. kind: B with counted paths, C for an empty one."""

    kind: str
    executed: int  # with repetitions
    taken_back: int
    halts: int
    switches: int
    crossings: int  # from user mode into the kernel, and back


class Node(NamedTuple):
    """A path of calls, as one step from its parent; parent 0: it has none."""

    parent: int
    task: int
    kind: str
    site: int
    target: int


class Columns:
    """Rows of numbers, each column an array: there may be millions."""

    def __init__(self, types):
        self.columns = tuple(map(array, types))

    def __len__(self):
        return len(self.columns[0])

    def append(self, *numbers):
        """Adds a row; OverflowError of a number that is too large for its column."""
        for column, value in zip(self.columns, numbers, strict=True):
            column.append(value)


class Nodes(Columns):
    """{number: Node}, numbered from 1: each takes 25 bytes."""

    def __init__(self):
        super().__init__("IIBQQ")
        self.append(0, 0, 0, 0, 0)

    def __len__(self):
        return super().__len__() - 1

    def add(self, number, parent, task, kind, site, target):
        """Adds the next node; kind: its place in KINDS. IndexError, OverflowError of a bad one."""
        if number != len(self) + 1 or parent >= number or kind >= len(KINDS):
            raise IndexError(number)
        self.append(parent, task, kind, site, target)

    def parents_and_targets(self):
        """Two arrays by number: each one's parent, and its target; both 0 of 0, which is none. A
        parent has a lower number."""
        return np.asarray(self.columns[0]), np.asarray(self.columns[4])

    def tasks_and_kinds(self):
        """Two arrays by number: each one's task, and the place of its kind in KINDS."""
        return np.asarray(self.columns[1]), np.asarray(self.columns[2])

    def __getitem__(self, number):
        parent, task, kind, site, target = (column[number] for column in self.columns)
        return Node(parent, task, KINDS[kind], site, target)


class Block(NamedTuple):
    """A block of instructions; offsets: bytes from its address to each of them."""

    address: int
    size: int
    offsets: tuple


class Cell(NamedTuple):
    """The counts of a block (0: a task's user code) on a path."""

    node: int
    block: int
    entered: int
    executed: int  # without what `rep` repeated
    repeated: int


class Cells:
    """All Cells, of which there may be tens of millions; unless `kept`, only their sums."""

    def __init__(self, kept=True):
        self._kept, self._parts, self._executed = kept, [], 0
        self._of_node = np.zeros((1, 3), np.int64)

    def add(self, rows):
        """Adds cells. rows: int array (n, 5), its columns the fields of Cell."""
        self._executed += int(rows[:, 3:].sum())
        lacks = int(rows[:, 0].max(initial=0)) + 1 - len(self._of_node)
        if lacks > 0:
            self._of_node = np.pad(self._of_node, (
                (0, max(lacks, len(self._of_node) // 8)), (0, 0)))
        np.add.at(self._of_node, rows[:, 0], rows[:, 2:])
        if self._kept:
            self._parts.append(rows)

    def __iter__(self):
        for rows in self._parts:
            yield from map(Cell._make, rows.tolist())

    def by_node(self):
        """Int array (above the highest node, 3): entered, executed, repeated, summed over its
        blocks."""
        return self._of_node

    def executed(self):
        """How many instructions all cells executed, with those that `rep` repeated."""
        return self._executed


class Rows:
    """(node, block, index, counts) of each instruction with any of the simulated events.

    block 0: a task's user code; index: of the instruction in the block; counts: a tuple.
    """

    def __init__(self):
        self._parts = []

    def add(self, rows):
        """Adds rows, int array (n, 3 + number of events)."""
        self._parts.append(rows)

    def __len__(self):
        return sum(map(len, self._parts))

    def sums(self, events):
        """[count of all rows] of so many events."""
        return sum((rows[:, 3:].sum(axis=0) for rows in self._parts),
                   np.zeros(events, np.int64)).tolist()

    def __iter__(self):
        for rows in self._parts:
            for node, block, index, *counts in rows.tolist():
                yield node, block, index, tuple(counts)


class Slab(NamedTuple):
    """A slab cache. object: bytes of one; users: how many caches are merged in it."""

    object: int
    users: int
    name: str


class Datum(NamedTuple):
    """Misses on one path; counts: D1mr, DLmr, D1mw, DLmw. Else as memory.Memory.place() has it."""

    node: int
    region: int
    what: int
    site: int
    counts: tuple


# KiB of the working sets of which system calls evict lines
SETS = (4, 8, 16, 32, 64)


class Evicted(NamedTuple):
    """A system call of a task: lines of code and of data that it touched, how often it changed the
    page tables, and of each of SETS the lines that it evicted from I1 and D1, and pages from the
    TLB of data. whole: it was not interrupted, and did not sleep; else it has no such figures."""

    task: int
    whole: bool
    code: int
    data: int
    switches: int
    i1: tuple
    d1: tuple
    tlb: tuple


@dataclass(frozen=True)
class Simulated:
    """Events of a simulation (tare.counting.simulation), and what data caches lacked.

    data: [Datum] if that was asked for; slabs: [Slab]; evicted: {watched address: [Evicted]}.
    """

    names: tuple
    rows: Rows = field(default_factory=Rows)
    slabs: list = field(default_factory=list)
    data: list = field(default_factory=list)
    evicted: dict = field(default_factory=dict)

    def totals(self):
        """{event: how often it happened}."""
        return dict(zip(self.names, self.rows.sums(len(self.names)), strict=True))


class Copy(NamedTuple):
    """Equal finished copies on one path. to, from_: the least address modulo 64, or None if nothing
    was written, or read; *_user: whether that address is in user space."""

    node: int
    site: int  # the function that was called, or without `call` the instruction that repeats
    call: bool
    bytes: int
    to: int | None
    to_user: bool
    from_: int | None
    from_user: bool
    count: int


class Copies(Columns):
    """Any number of Copy, each in 31 bytes; their rows are as the report has them."""

    def __init__(self):
        super().__init__("IQBQBBQ")

    def __iter__(self):
        for node, site, call, size, to, from_, count in zip(*self.columns, strict=True):
            yield Copy(node, site, bool(call), size, *_place(to), *_place(from_), count)


@dataclass
class Counted:
    spans: list = field(default_factory=list)
    # each symbols.Function that came after the kernel and was executed
    functions: list = field(default_factory=list)
    nodes: Nodes = field(default_factory=Nodes)
    blocks: dict = field(default_factory=dict)
    cells: Cells = field(default_factory=Cells)
    # {watched address: {instructions of a call: how often}}
    calls: dict = field(default_factory=dict)
    copies: Copies = field(default_factory=Copies)
    simulated: Simulated | None = None


def read(path, cells=True):
    """The Counted of the plugin's report; FormatError. cells: keep each cell."""
    found, number = Counted(cells=Cells(cells)), 0
    for text in _pieces(path):
        for kind, part in _parts(text):
            if kind:
                _add_rows(path, found, kind, part)
                number += part.count(b"\n")
                continue
            for number, line in enumerate(part.decode("ascii", "replace").splitlines(), number + 1):
                word, *words = line.split()
                try:
                    _READ[word](found, *words)
                except (AttributeError, KeyError, TypeError, ValueError, IndexError,
                        OverflowError):
                    raise FormatError(path, f"line {number} is none of a profile: {line[:80]!r}"
                                      ) from None
    return found


def _pieces(path):
    """Yields the report up to its last line, some whole lines at a time."""
    with open(path, "rb") as stream:
        left = stream.seek(0, os.SEEK_END) - len(_END)
        stream.seek(max(left - 1, 0))
        if stream.read() not in (_END, b"\n" + _END):
            raise FormatError(path, "is cut off: it does not end with `end`")
        stream.seek(0)
        while left:
            text = stream.read(min(_PIECE, left))
            if not text.endswith(b"\n"):
                text += stream.readline()
            left -= len(text)
            yield text


def _parts(text):
    """Yields (kind, its lines) of TEXT; kind: one of _MANY, whose lines stand together, or None."""
    at, led = 0, b"\n" + text
    for kind in _MANY:
        begin = led.find(b"\n" + kind + b" ", at)
        if begin >= 0:
            yield None, text[at:begin]
            at = text.index(b"\n", led.rfind(b"\n" + kind + b" ")) + 1
            yield kind, text[begin:at]
    yield None, text[at:]


def _add_rows(path, found, kind, text):
    """Adds the lines of cells, or of events, to FOUND."""
    if kind == _CELL:
        found.cells.add(_numbers(path, kind, 5, text))
    elif found.simulated:
        found.simulated.rows.add(_numbers(path, kind, 3 + len(found.simulated.names), text))
    else:
        raise FormatError(path, "has events without their names")


def _numbers(path, kind, columns, text):
    """The numbers of lines of one kind, int array (n, columns), read at once: by lines it takes
    minutes."""
    lines = text.count(b"\n")
    with warnings.catch_warnings():
        # numpy warns at a word that is not a number, and stops: the count below tells that
        warnings.simplefilter("ignore", DeprecationWarning)
        rows = np.fromstring(text.replace(kind + b" ", b" "), dtype=np.int64, sep=" ")
    if len(rows) != columns * lines or (b"\n" + text).count(b"\n" + kind + b" ") != lines:
        raise FormatError(path, f"not all of its lines of {kind.decode()}s have {columns} numbers")
    return rows.reshape(-1, columns)


def _version(_, text):
    if text != _VERSION:
        raise ValueError(text)


def _span(found, kind, *numbers):
    found.spans.append(Span(kind, *map(int, numbers)))


def _function(found, begin, end, name, module):
    found.functions.append(Function(name, module, int(begin, 16), int(end, 16)))


def _node(found, number, parent, task, kind, site, target):
    found.nodes.add(int(number), int(parent), int(task), int(kind), int(site, 16), int(target, 16))


def _block(found, number, address, size, *offsets):
    found.blocks[int(number)] = Block(int(address, 16), int(size), tuple(map(int, offsets)))


def _call(found, address, executed, times):
    found.calls.setdefault(int(address, 16), {})[int(executed)] = int(times)


def _copy(found, node, site, call, size, to, from_, count):
    found.copies.append(int(node), int(site, 16), int(call), int(size), int(to), int(from_),
                        int(count))


def _place(number):
    """(address modulo 64 or None, whether it is in user space) of a number of the report."""
    return None if number == _NOT_THERE else number % _NOT_THERE, bool(number & _OF_USER)


def _simulated(found, *names):
    if not names or found.simulated:
        raise ValueError(names)
    found.simulated = Simulated(names)


def _slab(found, number, size, users, name):
    if int(number) != len(found.simulated.slabs):
        raise ValueError(number)
    found.simulated.slabs.append(Slab(int(size), int(users), name))


def _data(found, node, region, what, site, *counts):
    found.simulated.data.append(Datum(int(node), int(region), int(what, 16), int(site, 16),
                                      tuple(map(int, counts))))


def _pollution(found, address, *numbers):
    task, whole, code, data, switches, *sets = map(int, numbers)
    n = len(SETS)
    if len(sets) != 3 * n:
        raise ValueError(numbers)
    found.simulated.evicted.setdefault(int(address, 16), []).append(
        Evicted(task, whole == 1, code, data, switches,
                *(tuple(sets[at:at + n]) for at in range(0, 3 * n, n))))


_READ = {"version": _version, "span": _span, "function": _function, "node": _node,
         "block": _block, "call": _call, "copy": _copy, "simulated": _simulated, "slab": _slab,
         "data": _data, "pollution": _pollution}


@dataclass(frozen=True)
class Ticks:
    """Ticks of the guest's clock in each empty span and in the command's; the command's status."""

    empty: tuple
    span: int
    status: int


def read_ticks(path):
    """The Ticks of exactrun's report; FormatError."""
    found = {"empty": [], "span": [], "status": []}
    try:
        for line in Path(path).read_text(encoding="ascii").splitlines():
            kind, number = line.split()
            found[kind].append(int(number))
        [span], [status] = found["span"], found["status"]
    except (KeyError, ValueError):
        raise FormatError(path, "is none of exactrun's reports") from None
    return Ticks(tuple(found["empty"]), span, status)


def missing(counted, ticks):
    """How many instructions the clock counted and the plugin did not; None if the CPU halted, since
    a halted CPU's clock goes on.

    The empty spans tell how many ticks lie between the clock's readings and the marks. TareError if
    they differ, if the paths do not add up to the span, and if there are other spans.
    """
    if [one.kind for one in counted.spans] != [*"C" * len(ticks.empty), "B"]:
        raise TareError("the command makes marks itself, which end its span: leave exactrun to "
                        "`tare exact record`")
    *empty, span = counted.spans
    beside = {tick - one.executed for tick, one in zip(ticks.empty, empty, strict=True)}
    if len(beside) != 1:
        raise TareError("the empty spans of the command's harness differ: is the machine exact?")
    total = counted.cells.executed()
    if total != span.executed:
        raise TareError(f"the paths have {total} instructions, their span {span.executed}: a "
                        "defect of the plugin; nothing was written")
    return None if span.halts else ticks.span - span.executed - beside.pop()
