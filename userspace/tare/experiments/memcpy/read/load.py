# SPDX-License-Identifier: GPL-2.0-only
"""The profile that a file holds, be it a profile or a trace."""

from collections import defaultdict
from functools import partial
from pathlib import Path

import numpy as np

from tare import inputs
from tare.counting.contexts import CONTEXTS as OBSERVED_CONTEXTS
from tare.errors import FormatError
from tare.experiments.memcpy.read import names
from tare.experiments.memcpy.read.header import (
    known_function, parse_count, parse_counts, read_header)
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
        self.profile, observed = profile, profile.observed
        self.sizes, self.align, self.observed_align, self.cost = (
            defaultdict(list) for _ in range(4))
        self.empty = []
        # how many words a line has; where a symbol ends it, at least
        self.readers = {
            "function": (12, self._function), "overlap": (3, self._overlap),
            "size": (7, partial(_size, self.sizes, known_function, names.CONTEXTS)),
            "align": (5, partial(_align, self.align, known_function)),
            "caller": (5, self._caller), "caller-other": (4, self._caller_other),
            "cost": (8, self._cost), "cost-empty": (5, self._cost_empty),
            "observed": (6, self._observed),
            "observed-size": (7, partial(_size, observed.sizes, _known_kind, OBSERVED_CONTEXTS)),
            "observed-align": (5, partial(_align, self.observed_align, _known_kind)),
            "observed-unnamed": (3, self._unnamed), "observed-executed": (4, self._executed)}

    def line(self, words, where):
        if words[0] not in self.readers:
            return
        wanted, reader = self.readers[words[0]]
        if len(words) < wanted or (
                len(words) > wanted and words[0] not in ("caller", "observed")):
            raise FormatError(where, f"a {words[0]} line has {wanted} words, not {len(words)}")
        reader(words, where)

    def _function(self, words, where):
        name, counts = parse_counts(words, where)
        if name in self.profile.counts:
            raise FormatError(where, f"{name} is counted twice")
        self.profile.counts[name] = counts

    def _overlap(self, words, where):
        self.profile.overlap[known_function(words[1], where)], = _numbers(words[2:], where)

    def _caller(self, words, where):
        self.profile.callers.append((known_function(words[1], where),
                                     *_numbers(words[2:4], where), " ".join(words[4:])))

    def _caller_other(self, words, where):
        self.profile.caller_other[known_function(words[1], where)] = _numbers(words[2:], where)

    def _cost(self, words, where):
        row = _open_ended(words[2:], where)
        if row[0] > row[1]:
            raise FormatError(where, "a cost line has a low end above its high end")
        self.cost[known_function(words[1], where)].append(row)

    def _cost_empty(self, words, where):
        self.empty.append(_open_ended(words[1:], where))

    def _observed(self, words, where):
        if words[2] not in ("call", "rep"):
            raise FormatError(where, f"{words[2]!r} is none of call, rep")
        self.profile.observed.sites.append((_known_kind(words[1], where), words[2],
                                            *_numbers(words[3:5], where), " ".join(words[5:])))

    def _unnamed(self, words, where):
        self.profile.observed.unnamed = _numbers(words[1:], where)

    def _executed(self, words, where):
        kind = words[1] if words[1] == names.ALL else _known_kind(words[1], where)
        self.profile.observed.executed[kind] = _numbers(words[2:], where)

    def finish(self):
        profile = self.profile
        for into, found in ((profile.sizes, self.sizes), (profile.cost, self.cost)):
            into.update((key, np.array(sorted(rows), dtype=np.int64))
                        for key, rows in found.items())
        for into, found in ((profile.align, self.align),
                            (profile.observed.align, self.observed_align)):
            for name, rows in found.items():
                dst, src, calls = np.array(rows, dtype=np.int64).T
                into[name] = np.zeros((ALIGNMENTS,) * 2, dtype=np.int64)
                np.add.at(into[name], (dst, src), calls)
        if self.empty:
            profile.cost_empty = np.array(sorted(self.empty), dtype=np.int64)


def _known_kind(name, where):
    if name not in names.BY_NAME:
        raise FormatError(where, f"unknown kind of copy {name!r}")
    return name


def _size(into, known, contexts, words, where):
    name = known(words[1], where)
    if words[2] not in contexts:
        raise FormatError(where, f"unknown context {words[2]!r}")
    low, high, calls, total = _numbers(words[3:], where)
    if low > high or not calls * low <= total <= calls * high:
        raise FormatError(where, f"{counted(calls, 'call')} of {low}..{high} bytes cannot make "
                                 f"{total}")
    into[name, words[2]].append((low, high, calls, total))


def _align(into, known, words, where):
    """An operand that is not there counts as aligned."""
    name = known(words[1], where)
    dst, src, calls = _numbers(["0" if word == "-" else word for word in words[2:]], where)
    if dst >= ALIGNMENTS or src >= ALIGNMENTS:
        raise FormatError(where, f"alignment {dst}, {src} is not below {ALIGNMENTS}")
    into[name].append((dst, src, calls))


def _open_ended(words, where):
    """Numbers of a cost line: the last class and the last bucket end at 2^64 - 1."""
    *ends, low, high, calls, ticks = (names.OPEN if word == str(2**64 - 1) else
                                      _numbers([word], where)[0] for word in words)
    if not calls or not calls * low <= ticks <= calls * high:
        raise FormatError(where, f"{counted(calls, 'timed call')} of {low}..{high} ticks "
                                 f"cannot make {ticks}")
    return *ends, low, high, calls, ticks


def _numbers(words, where):
    """Sums of so small ones fit 63 bits."""
    found = tuple(parse_count(word, where) for word in words)
    if any(number >> 56 for number in found):
        raise FormatError(where, "a number above 2^56: no capture can reach it")
    return found


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
