# SPDX-License-Identifier: GPL-2.0-only
"""The profile that a file holds, be it a profile or a trace."""

from collections import defaultdict
from pathlib import Path

import numpy as np

from tare import inputs
from tare.counting.contexts import CONTEXTS as OBSERVED_CONTEXTS
from tare.errors import FormatError
from tare.experiments.memcpy.read import names
from tare.experiments.memcpy.read.header import (
    add_counts, known_function, parse_count, read_header)
from tare.experiments.memcpy.read.profile import ALIGNMENTS, Observed, Profile
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


# What the words of a line are, behind its first.


def _one_of(what, known):
    """The reader of a word that KNOWN has."""
    def read(word, where):
        if word not in known:
            raise FormatError(where, f"unknown {what} {word!r}")
        return word

    return read


def _number(word, where):
    """Sums of so small ones fit 63 bits."""
    found = parse_count(word, where)
    if found >> 56:
        raise FormatError(where, "a number above 2^56: no capture can reach it")
    return found


def _end(word, where):
    """Of a class or a bucket: the last one ends at 2^64 - 1."""
    return names.OPEN if word == str(2**64 - 1) else _number(word, where)


def _place(word, where):
    """Of an operand; one that is not there counts as aligned."""
    found = 0 if word == "-" else _number(word, where)
    if found >= ALIGNMENTS:
        raise FormatError(where, f"alignment {found} is not below {ALIGNMENTS}")
    return found


def _symbol(words, where):
    """All words that are left."""
    return words


_KIND = _one_of("kind of copy", names.BY_NAME)
_SUM = _number, _number, _number, _number
_LINES = {
    "overlap": (known_function, _number),
    "size": (known_function, _one_of("context", names.CONTEXTS), *_SUM),
    "align": (known_function, _place, _place, _number),
    "caller": (known_function, _number, _number, _symbol),
    "caller-other": (known_function, _number, _number),
    "cost": (known_function, _end, _end, _number, _end, _number, _number),
    "cost-empty": (_number, _end, _number, _number),
    "observed": (_KIND, _one_of("way to copy", ("call", "rep")), _number, _number, _symbol),
    "observed-size": (_KIND, _one_of("context", OBSERVED_CONTEXTS), *_SUM),
    "observed-align": (_KIND, _place, _place, _number),
    "observed-unnamed": (_number, _number),
    "observed-executed": (_one_of("kind of copy", (*names.BY_NAME, names.ALL)), _number, _number)}
# what the sums of those lines are of that end in a range, calls and their sum
_OF_RANGE = {"size": "bytes", "observed-size": "bytes", "cost": "ticks", "cost-empty": "ticks"}


def _read_body(stream, header, number):
    """Lines with unknown first words are left for later versions."""
    counts, found = {}, {word: [] for word in _LINES}
    for number, raw in enumerate(stream, number + 1):
        where = f"{header.path}:{number}"
        if not raw.endswith(b"\n"):
            raise FormatError(where, "the last line has no end: the file is cut short")
        word, *words = raw.decode("utf-8", "backslashreplace").split() or [""]
        if word == "function":
            add_counts(counts, words, where)
        elif word in _LINES:
            found[word].append(_row(word, words, where))
    align, observed_align = _grids(found["align"]), _grids(found["observed-align"])
    return Profile(
        header, counts, _arrays(found["size"], 2), align, dict(found["overlap"]), found["caller"],
        {name: tuple(sums) for name, *sums in found["caller-other"]},
        {name: rows for (name,), rows in _arrays(found["cost"], 1).items()},
        np.array(sorted(found["cost-empty"]), dtype=np.int64).reshape(-1, 4),
        Observed(found["observed"], _arrays(found["observed-size"], 2), observed_align,
                 (found["observed-unnamed"] or [(0, 0)])[-1],
                 {kind: tuple(sums) for kind, *sums in found["observed-executed"]}))


def _row(line, words, where):
    """What the WORDS of a LINE are, a tuple."""
    readers = _LINES[line]
    if readers[-1] is _symbol and len(words) >= len(readers):
        words = [*words[:len(readers) - 1], " ".join(words[len(readers) - 1:])]
    if len(words) != len(readers):
        raise FormatError(where, f"a {line} line has {len(readers) + 1} words, not "
                                 f"{len(words) + 1}")
    found = tuple(read(word, where) for read, word in zip(readers, words, strict=True))
    if line == "cost" and found[1] > found[2]:
        raise FormatError(where, "a cost line has a low end above its high end")
    if line in _OF_RANGE:
        low, high, calls, total = found[-4:]
        if not calls or low > high or not calls * low <= total <= calls * high:
            raise FormatError(where, f"{counted(calls, 'call')} of {low}..{high} {_OF_RANGE[line]} "
                                     f"cannot make {total}")
    return found


def _arrays(rows, keys):
    """{the first KEYS columns of ROWS: an int array of the others, ascending}."""
    found = defaultdict(list)
    for row in rows:
        found[row[:keys]].append(row[keys:])
    return {key: np.array(sorted(of), dtype=np.int64) for key, of in found.items()}


def _grids(rows):
    """{name: calls by destination and source} of ROWS with both."""
    found = {}
    for (name,), of_name in _arrays(rows, 1).items():
        dst, src, calls = of_name.T
        found[name] = np.zeros((ALIGNMENTS,) * 2, dtype=np.int64)
        np.add.at(found[name], (dst, src), calls)
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
