# SPDX-License-Identifier: GPL-2.0-only
"""A trace: every call in order. Read and reduced to a profile in chunks."""

from collections import defaultdict
from pathlib import Path

import numpy as np

from tare import inputs
from tare.errors import FormatError
from tare.experiments.memcpy.read.header import add_counts, parse_count, read_header, shown
from tare.experiments.memcpy.read.names import (
    CONTEXTS, FUNCTIONS, NO_DESTINATION, NO_SOURCE, bucket)
from tare.experiments.memcpy.read.profile import ALIGNMENTS, Profile
from tare.figures import counted

RECORD = np.dtype([("tsc", "<u8"), ("dst", "<u8"), ("src", "<u8"), ("len", "<u8"),
                   ("caller", "<i4"), ("pid", "<u4"), ("seq", "<u4"), ("cpu", "<u2"),
                   ("func", "u1"), ("ctx", "u1")])
CHUNK = 1 << 18


class Trace:
    """header, counts, callers (offset to symbol), and how many records there are."""

    def __init__(self, path):
        self.path = Path(path)
        self.counts = {}
        self.callers = {}
        self._place = None
        with inputs.opened(path) as stream:
            self.header, number = read_header(stream, path)
            if self.header.text("address") not in ("raw", "hashed"):
                raise FormatError(path, '"address: raw" or "address: hashed" is needed, found '
                                        f"{self.header.text('address', 'none')}")
            for raw in stream:
                number += 1
                if raw == b"\n":
                    break
                words = raw.decode("utf-8", "backslashreplace").split()
                if words:
                    self._line(words, f"{path}:{number}")
            end = stream.tell()
        if not self.counts or self._place is None:
            raise FormatError(path, "no function line or no records line: the file is cut short")
        self._check_place(end)

    def _line(self, words, where):
        if words[0] == "function":
            add_counts(self.counts, words[1:], where)
        elif words[0] == "caller-name" and len(words) >= 3:
            try:
                self.callers[int(words[1])] = " ".join(words[2:])
            except ValueError as error:
                raise FormatError(where, f"{shown(words[1])} is not an offset") from error
        elif words[0] == "records" and len(words) == 4:
            self._place = tuple(parse_count(word, where) for word in words[1:])
        elif words[0] in ("caller-name", "records"):
            raise FormatError(where, f"a {words[0]} line that has {counted(len(words), 'word')}")

    def caller(self, offset):
        """Its symbol, as far as the trace has it."""
        return self.callers.get(offset, f"_text{offset:+#x}")

    @property
    def calls(self):
        """How many records there are."""
        return self._place[0]

    def _check_place(self, end):
        count, size, offset = self._place
        if size != RECORD.itemsize or offset % 4096 or offset < end:
            raise FormatError(self.path, f"records of {counted(size, 'byte')} at {offset}: not a "
                                         "place that this version can have")
        length = self.path.stat().st_size
        if length != offset + count * size:
            raise FormatError(self.path, f"{counted(length, 'byte')} long, but the end of "
                                         f"{counted(count, 'record')} is at "
                                         f"{offset + count * size}: cut short or overwritten")

    def chunks(self):
        """The records in order, CHUNK at a time, checked; after the last, their counts, too."""
        last = 0
        calls, total = (np.zeros(len(FUNCTIONS), np.int64) for _ in range(2))
        for start in range(0, self.calls, CHUNK):
            count, size, offset = self._place
            chunk = np.fromfile(self.path, RECORD, min(CHUNK, count - start),
                                offset=offset + start * size)
            if chunk["func"].max() >= len(FUNCTIONS) or chunk["ctx"].max() >= len(CONTEXTS):
                raise FormatError(self.path, f"a record after {start} has an unknown function or "
                                             "context")
            if int(chunk["len"].max()) >> 48:
                raise FormatError(self.path, f"a record after {start} is longer than any copy can "
                                             "be: overwritten")
            times = chunk["tsc"]
            if int(times[0]) < last or (times[1:] < times[:-1]).any():
                raise FormatError(self.path, f"records after {start} are not ordered by time")
            last = int(times[-1])
            calls += np.bincount(chunk["func"], minlength=len(FUNCTIONS))
            # up to 2^48 bytes of up to 2^18 calls do not fit a float
            np.add.at(total, chunk["func"], chunk["len"].astype(np.int64))
            yield chunk
        self._check_counts(calls.tolist(), total.tolist())

    def _check_counts(self, calls, total):
        for name, found, size in zip(FUNCTIONS, calls, total, strict=True):
            counts = self.counts.get(name)
            if counts is None and found:
                raise FormatError(self.path, f"records of {name}, which no line counts")
            if counts and (found, size) != (counts.recorded, counts.bytes):
                raise FormatError(self.path, f"{name}: {counted(found, 'record')} with "
                                             f"{counted(size, 'byte')}, its counts say "
                                             f"{counts.recorded} and {counts.bytes}")


def reduce_trace(trace):
    """The profile that a trace holds: sizes in the classes of the module, no cost lines."""
    profile = Profile(trace.header, counts=trace.counts)
    sizes, callers = {}, {}
    for chunk in trace.chunks():
        for number in np.unique(chunk["func"]):
            calls = chunk[chunk["func"] == number]
            _add_up(sizes, number, (calls["ctx"], *bucket(calls["len"])), calls["len"])
            _add_up(callers, number, (calls["caller"],), calls["len"])
            _add_alignment(profile, FUNCTIONS[number], calls)
    rows = defaultdict(list)
    for (number, context, *ends), sums in sorted(sizes.items()):
        rows[FUNCTIONS[number], CONTEXTS[context]].append((*ends, *sums))
    profile.sizes.update((key, np.array(of, dtype=np.int64)) for key, of in rows.items())
    for (number, offset), (calls, total) in callers.items():
        profile.callers.append((FUNCTIONS[number], calls, total, trace.caller(offset)))
    return profile


def _add_up(sums, function, keys, lengths):
    """Add calls of a function to SUMS, {(function, its keys): (calls, bytes)}. keys: columns."""
    found, where = np.unique(np.stack([key.astype(np.int64) for key in keys], axis=1), axis=0,
                             return_inverse=True)
    total = np.zeros(len(found), dtype=np.uint64)
    np.add.at(total, where.reshape(-1), lengths)
    for key, more, size in zip(found.tolist(), np.bincount(where.reshape(-1)).tolist(),
                               total.tolist(), strict=True):
        calls, old = sums.get((function, *key), (0, 0))
        sums[(function, *key)] = calls + more, old + size


def _add_alignment(profile, name, calls):
    grid = profile.align.setdefault(name, np.zeros((ALIGNMENTS,) * 2, dtype=np.int64))
    dst = (calls["dst"] % np.uint64(ALIGNMENTS)).astype(np.int64)
    src = (calls["src"] % np.uint64(ALIGNMENTS)).astype(np.int64)
    if name in NO_SOURCE:
        src[:] = 0
    if name in NO_DESTINATION:
        dst[:] = 0
    np.add.at(grid, (dst, src), 1)
    # Hashed pages keep their low 12 bits only, so distances between addresses mean nothing.
    if name in ("memcpy", "memmove") and not profile.header.hashed:
        apart = np.where(calls["dst"] > calls["src"], calls["dst"] - calls["src"],
                         calls["src"] - calls["dst"])
        profile.overlap[name] = profile.overlap.get(name, 0) + int((apart < calls["len"]).sum())
