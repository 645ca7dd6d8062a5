# SPDX-License-Identifier: GPL-2.0-only
"""What the plugin counted, and what the guest's clock says of it: the two reports as data."""

import os
import re
import warnings
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tare.errors import FormatError, TareError

# as enum kind in qemu/host/profile/path.h has them
KINDS = ("user", "syscall", "call", "interrupt", "exception", "birth", "jump")
_VERSION = "1"
# as qemu/host/profile/copies.c has them
_NOT_THERE, _OF_USER = 64, 128
_CELL = re.compile(rb"cell( \d{1,18}){5}")
# bytes that are read at once: a report of seconds of work has half a gigabyte
_PIECE = 1 << 21
_END = b"end\n"


@dataclass(frozen=True)
class Span:
    """Between two marks. kind: B where paths were counted, C of one that is empty."""

    kind: str
    executed: int  # with repetitions
    taken_back: int
    halts: int
    switches: int


class Node(NamedTuple):
    """A path of calls: the way from its parent. parent: 0: none."""

    parent: int
    task: int
    kind: str
    site: int
    target: int


class Nodes:
    """{number: Node}, numbered from 1. There may be millions: as columns each takes 25 bytes."""

    def __init__(self):
        self._columns = tuple(map(array, "IIBQQ"))

    def __len__(self):
        return len(self._columns[0])

    def add(self, number, parent, task, kind, site, target):
        """The next one; kind: its place in KINDS. IndexError and OverflowError of what is none."""
        if number != len(self) + 1 or kind >= len(KINDS):
            raise IndexError(number)
        for column, value in zip(self._columns, (parent, task, kind, site, target), strict=True):
            column.append(value)

    def __getitem__(self, number):
        parent, task, kind, site, target = (column[number - 1] for column in self._columns)
        return Node(parent, task, KINDS[kind], site, target)


class Block(NamedTuple):
    """Instructions that end together; offsets of each from the address."""

    address: int
    size: int
    offsets: tuple


class Cell(NamedTuple):
    """A block (0: a task's user code) on a path."""

    node: int
    block: int
    entered: int
    executed: int  # without what `rep` repeated
    repeated: int


class Cells:
    """Cells, of which there may be tens of millions; unless `kept`, what they add up to alone."""

    def __init__(self, kept=True):
        self._kept, self._parts, self._executed = kept, [], 0

    def add(self, rows):
        """More of them. rows: int array (n, 5), as Cell has them."""
        self._executed += int(rows[:, 3:].sum())
        if self._kept:
            self._parts.append(rows)

    def __iter__(self):
        for rows in self._parts:
            yield from map(Cell._make, rows.tolist())

    def executed(self):
        """All instructions, with what `rep` repeated."""
        return self._executed


class Copy(NamedTuple):
    """Equal copies on one path that ended. to, from_: the least address modulo 64; None: nothing
    was written, or read; *_user: it is of user space."""

    node: int
    site: int  # of the function that was called, else of an instruction that repeats
    call: bool
    bytes: int
    to: int | None
    to_user: bool
    from_: int | None
    from_user: bool
    count: int


@dataclass
class Counted:
    spans: list = field(default_factory=list)
    nodes: Nodes = field(default_factory=Nodes)
    blocks: dict = field(default_factory=dict)
    cells: Cells = field(default_factory=Cells)
    # {address that is watched: {instructions of a call: how often}}
    calls: dict = field(default_factory=dict)
    copies: list = field(default_factory=list)


def read(path, cells=True):
    """Counted of the plugin's report; FormatError. cells: keep each one of them."""
    found, number = Counted(cells=Cells(cells)), 0
    for text in _pieces(path):
        begin, end = _where_cells_are(text)
        rows = _numbers(path, text[begin:end], number + text.count(b"\n", 0, begin))
        found.cells.add(rows)
        for part, skipped in ((text[:begin], len(rows)), (text[end:], 0)):
            for number, line in enumerate(part.decode("ascii", "replace").splitlines(),
                                          number + 1):
                kind, *words = line.split()
                try:
                    _READ[kind](found, *words)
                except (KeyError, TypeError, ValueError, IndexError, OverflowError):
                    raise FormatError(path, _strange(number, line)) from None
            number += skipped
    return found


def _pieces(path):
    """The report up to its last line, some whole lines at a time."""
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


def _strange(number, line):
    return f"line {number} is none of a profile: {line[:80]!r}"


def _where_cells_are(text):
    """(begin, end) of the lines of all cells, which stand together."""
    begin = (b"\n" + text).find(b"\ncell ")
    if begin < 0:
        return 0, 0
    return begin, text.index(b"\n", text.rfind(b"\ncell ") + 1) + 1


def _numbers(path, text, before):
    """Those of cells, read at once: line by line they would take minutes.

    before: lines of the report before them.
    """
    lines = text.count(b"\n")
    with warnings.catch_warnings():
        # of what is no number: then there are too few
        warnings.simplefilter("ignore", DeprecationWarning)
        rows = np.fromstring(text.replace(b"cell ", b" "), dtype=np.int64, sep=" ")
    if len(rows) != 5 * lines or (b"\n" + text).count(b"\ncell ") != lines:
        raise _first_strange(path, text, before)
    return rows.reshape(-1, 5)


def _first_strange(path, text, before):
    for number, line in enumerate(text.splitlines(), before + 1):
        if not _CELL.fullmatch(line):
            return FormatError(path, _strange(number, line.decode("ascii", "replace")))
    return FormatError(path, "its cells cannot be read")


def _version(_, text):
    if text != _VERSION:
        raise ValueError(text)


def _span(found, kind, *numbers):
    found.spans.append(Span(kind, *map(int, numbers)))


def _node(found, number, parent, task, kind, site, target):
    found.nodes.add(int(number), int(parent), int(task), int(kind), int(site, 16), int(target, 16))


def _block(found, number, address, size, *offsets):
    found.blocks[int(number)] = Block(int(address, 16), int(size), tuple(map(int, offsets)))


def _call(found, address, executed, times):
    found.calls.setdefault(int(address, 16), {})[int(executed)] = int(times)


def _copy(found, node, site, call, size, to, from_, count):
    found.copies.append(Copy(int(node), int(site, 16), call == "1", int(size), *_place(int(to)),
                             *_place(int(from_)), int(count)))


def _place(number):
    """(address modulo 64 or None, whether it is of user space)."""
    return None if number == _NOT_THERE else number % _NOT_THERE, bool(number & _OF_USER)


_READ = {"version": _version, "span": _span, "node": _node, "block": _block, "call": _call,
         "copy": _copy}


@dataclass(frozen=True)
class Ticks:
    """How far the guest's clock went in each empty span and in the command's; its status."""

    empty: tuple
    span: int
    status: int


def read_ticks(path):
    """Ticks of what exactrun wrote; FormatError."""
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
    """How many instructions the clock counted and the plugin did not, or None: the CPU halted, and
    a halted CPU's clock goes on.

    What lies between the clock's reading and the mark is that of the empty spans. TareError where
    those differ, where the counts of the paths are not the span's, and where there are other spans.
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
