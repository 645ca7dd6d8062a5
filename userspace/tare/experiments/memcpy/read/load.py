# SPDX-License-Identifier: GPL-2.0-only
"""The profile that a file holds, be it a profile or a trace."""

from pathlib import Path

import numpy as np

from tare import inputs
from tare.errors import FormatError
from tare.experiments.memcpy.read.header import (
    known_function, parse_count, parse_counts, read_header)
from tare.experiments.memcpy.read.names import CONTEXTS, FUNCTIONS, OPEN
from tare.experiments.memcpy.read.profile import ALIGNMENTS, Profile
from tare.experiments.memcpy.read.trace import Trace, reduce_trace
from tare.figures import counted


def read_capture(path):
    """The Profile or the Trace in a file."""
    with inputs.opened(path) as stream:
        header, line = read_header(stream, path)
        if header.kind == "trace":
            return Trace(path)
        profile = _read_body(stream, header, line)
    _check(profile)
    return profile


def load(path):
    """Read a profile, or reduce a trace to one."""
    capture = read_capture(path)
    return reduce_trace(capture) if isinstance(capture, Trace) else capture


def _read_body(stream, header, number):
    profile = Profile(header)
    reader = _Body(profile)
    for raw in stream:
        number += 1
        where = f"{header.path}:{number}"
        if not raw.endswith(b"\n"):
            raise FormatError(where, "the last line has no end: the file is cut short")
        words = raw.decode("utf-8", "backslashreplace").split()
        if words:
            reader.line(words, where)
    reader.finish()
    return profile


class _Body:
    """Collects the lines of a profile's body; unknown first words are left for later versions."""

    def __init__(self, profile):
        self.profile = profile
        self.sizes = {}
        self.align = {}
        self.cost = {}
        self.empty = []
        self.readers = {"function": (12, self._function), "size": (7, self._size),
                        "align": (5, self._align), "overlap": (3, self._overlap),
                        "caller": (5, self._caller), "caller-other": (4, self._caller_other),
                        "cost": (8, self._cost), "cost-empty": (5, self._cost_empty)}

    def line(self, words, where):
        if words[0].startswith("observed"):
            self.profile.observed.line(words, where)
        if words[0] not in self.readers:
            return
        least, reader = self.readers[words[0]]
        if len(words) < least or (len(words) > least and words[0] != "caller"):
            raise FormatError(where, f"a {words[0]} line has {least} words, not {len(words)}")
        reader(words, where)

    def _function(self, words, where):
        name, counts = parse_counts(words, where)
        if name in self.profile.counts:
            raise FormatError(where, f"{name} is counted twice")
        self.profile.counts[name] = counts

    def _size(self, words, where):
        name = known_function(words[1], where)
        if words[2] not in CONTEXTS:
            raise FormatError(where, f"unknown context {words[2]!r}")
        low, high, calls, total = self._numbers(words[3:], where)
        if low > high or not calls * low <= total <= calls * high:
            raise FormatError(where, f"{counted(calls, 'call')} of {low}..{high} bytes cannot make "
                                     f"{total}")
        self.sizes.setdefault((name, words[2]), []).append((low, high, calls, total))

    def _align(self, words, where):
        name = known_function(words[1], where)
        dst, src, calls = self._numbers(words[2:], where)
        if dst >= ALIGNMENTS or src >= ALIGNMENTS:
            raise FormatError(where, f"alignment {dst}, {src} is not below {ALIGNMENTS}")
        self.align.setdefault(name, []).append((dst, src, calls))

    def _overlap(self, words, where):
        name = known_function(words[1], where)
        self.profile.overlap[name] = parse_count(words[2], where)

    def _caller(self, words, where):
        name = known_function(words[1], where)
        calls, total = self._numbers(words[2:4], where)
        self.profile.callers.append((name, calls, total, " ".join(words[4:])))

    def _caller_other(self, words, where):
        name = known_function(words[1], where)
        self.profile.caller_other[name] = self._numbers(words[2:], where)

    def _cost(self, words, where):
        name = known_function(words[1], where)
        row = self._open_ended(words[2:], where)
        if row[0] > row[1]:
            raise FormatError(where, "a cost line has a low end above its high end")
        self.cost.setdefault(name, []).append(row)

    def _cost_empty(self, words, where):
        self.empty.append(self._open_ended(words[1:], where))

    def _open_ended(self, words, where):
        """Numbers of a cost line: the last class and the last bucket end at 2^64 - 1."""
        *ends, low, high, calls, ticks = self._numbers(
            [word if word != str(2**64 - 1) else str(OPEN) for word in words], where)
        if not calls or not calls * low <= ticks <= calls * high:
            raise FormatError(where, f"{counted(calls, 'timed call')} of {low}..{high} ticks "
                                     f"cannot make {ticks}")
        return *ends, low, high, calls, ticks

    @staticmethod
    def _numbers(words, where):
        numbers = tuple(parse_count(word, where) for word in words)
        if any(number >> 63 for number in numbers):
            raise FormatError(where, "a number above 2^63: no capture can reach it")
        return numbers

    def finish(self):
        self._refuse_overflow()
        for key, rows in self.sizes.items():
            self.profile.sizes[key] = np.array(sorted(rows), dtype=np.int64)
        for name, rows in self.align.items():
            grid = self.profile.align[name] = np.zeros((ALIGNMENTS,) * 2, dtype=np.int64)
            dst, src, calls = np.array(rows, dtype=np.int64).T
            np.add.at(grid, (dst, src), calls)
        for name, rows in self.cost.items():
            self.profile.cost[name] = np.array(sorted(rows), dtype=np.int64)
        if self.empty:
            self.profile.cost_empty = np.array(sorted(self.empty), dtype=np.int64)

    def _refuse_overflow(self):
        """Sums that 63 bits do not hold would come round to any other."""
        for name in FUNCTIONS:
            sizes = [row for (of, _), rows in self.sizes.items() if of == name for row in rows]
            for what, numbers in (("calls", (row[2] for row in sizes)),
                                  ("bytes", (row[3] for row in sizes)),
                                  ("aligned calls", (row[2] for row in self.align.get(name, [])))):
                if sum(numbers) >> 63:
                    raise FormatError(self.profile.header.path,
                                      f"{name}: its lines hold 2^63 {what} or more")


def _check(profile):
    """Refuse a profile whose parts do not add up to its counts."""
    path = Path(profile.header.path)
    if not profile.counts:
        raise FormatError(path, "no function line: nothing was tapped, or the file is cut short")
    profile.observed.check(path)
    if profile.header.mode in ("counts", "dose"):
        return
    named = {name for name, _ in profile.sizes} | set(profile.align) | set(profile.overlap)
    for name in named - set(profile.counts):
        raise FormatError(path, f"{name}: lines of a function that no function line counts")
    for name, counts in profile.counts.items():
        rows = profile.size_rows(name)
        calls, total = sum(rows[:, 2].tolist()), sum(rows[:, 3].tolist())
        if calls != counts.recorded or total != counts.bytes:
            raise FormatError(path, f"{name}: its size lines hold {counted(calls, 'call')} and "
                                    f"{counted(total, 'byte')}, its counts say {counts.recorded} "
                                    f"and {counts.bytes}")
        aligned = sum(profile.align.get(name, np.zeros(1, np.int64)).ravel().tolist())
        if aligned != counts.recorded:
            raise FormatError(path, f"{name}: its align lines hold {counted(aligned, 'call')}, its "
                                    f"counts say {counts.recorded}")
        if profile.overlap.get(name, 0) > counts.recorded:
            raise FormatError(path, f"{name}: more calls overlap than were recorded")
        if name in profile.cost and sum(profile.cost[name][:, 4].tolist()) > counts.seen:
            raise FormatError(path, f"{name}: more calls were timed than seen")
