# SPDX-License-Identifier: GPL-2.0-only
"""Distribution formats of others' benchmarks: LLVM libc and Fleetbench.

docs/method.md says what is lost on the way: LLVM libc knows sizes up to 4 KiB only, and
Fleetbench has one line of alignments for both addresses of a copy.
"""

import re
from dataclasses import dataclass

import numpy as np

from tare import inputs
from tare.errors import FormatError, TareError
from tare.experiments.memcpy.read.header import shown
from tare.experiments.memcpy.read.names import FUNCTIONS, NO_DESTINATION, NO_SOURCE
from tare.figures import counted

# What their readers take; None: any size.
LARGEST = {"llvm-libc": 4096, "fleetbench": None}
LINE = 64
DIVISORS = tuple(1 << power for power in range(7))
# Probabilities are printed rounded; a larger gap means that some are missing.
SUM_TOLERANCE = 1e-4
_ALIGNMENT_MAX = 4096
_NUMBER = re.compile(r"(\d{1,30}(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?", re.ASCII | re.IGNORECASE)
# Of the rows of a fit: adding up to 1 and the share of crossings go before all else; where no
# size asks, offsets still shall be as they were.
_MUST, _SHALL, _MAY = 1e6, 1e3, 1e-3
# Less is what the fit's rounding leaves.
_NOTHING = 1e-8
# Beyond these it depends on the CPU that computes it.
_DIGITS_OF_A_FIT = 9


def size_probabilities(profile, functions, largest=None):
    """({size: probability}, the share of calls above LARGEST bytes).

    A class that spans several sizes counts as the two around its mean, which keeps the bytes.
    """
    calls, larger = {}, 0
    for name in functions:
        for _, _, count, total in profile.size_rows(name).tolist():
            if not count:
                continue
            size, longer = divmod(total, count)
            for one, number in ((size, count - longer), (size + 1, longer)):
                if largest is not None and one > largest:
                    larger += number
                elif number:
                    calls[one] = calls.get(one, 0) + number
    kept = sum(calls.values())
    if not kept:
        limit = "" if largest is None else f"of at most {counted(largest, 'byte')} "
        raise TareError(f"no call {limit}by {', '.join(functions)}: there is no distribution to "
                        "write")
    return {size: calls[size] / kept for size in sorted(calls)}, larger / (larger + kept)


def offsets(alignments):
    """Probability of each offset modulo 64 that Fleetbench draws for ALIGNMENTS.

    It draws one of 64 and rounds it down to a multiple of the alignment: 1 is any offset.
    """
    chance = np.zeros(LINE)
    drawn = np.arange(LINE)
    for value, share in alignments.items():
        np.add.at(chance, drawn // value * value, share / LINE)
    return chance


@dataclass(frozen=True)
class Crossings:
    """Share of operands that touch one cache line more than they would at the start of one."""

    captured: float
    written: float


def crossing_share(trace, functions, largest=None):
    """Share of the operands of TRACE that touch one line more than at the start of one.

    None where no call was of FUNCTIONS and up to LARGEST bytes.
    """
    operands = crossed = 0
    for chunk in trace.chunks():
        for name in functions:
            calls = chunk[chunk["func"] == FUNCTIONS.index(name)]
            if largest is not None:
                calls = calls[calls["len"] <= largest]
            last = (calls["len"] - 1) % LINE
            for field, missing in (("dst", NO_DESTINATION), ("src", NO_SOURCE)):
                if name not in missing:
                    operands += len(calls)
                    crossed += int(((calls[field] % LINE + last >= LINE) & (calls["len"] > 0)
                                    ).sum())
    return crossed / operands if operands else None


def alignment_probabilities(profile, functions, sizes, crossing=None):
    """({1, 2, 4 ... 64: probability}, Crossings) for copies of SIZES (size: probability).

    crossing: the share of operands that cross, where that is known; else it is that of sizes and
    offsets which have nothing to do with each other, since a profile counts them apart.

    Source and destination count alike, since the format has one line for both. It knows no
    offsets, only what divides them, so a fit chooses the line: that the share of operands that
    cross is kept if any line keeps it, and then that of each size as well as can be.
    """
    found = np.zeros(LINE)
    for name in functions:
        grid = profile.align.get(name)
        if grid is None:
            continue
        if name not in NO_DESTINATION:
            found += grid.sum(axis=1)
        if name not in NO_SOURCE:
            found += grid.sum(axis=0)
    if not found.sum():
        raise TareError("no address was recorded: there are no alignments to write")
    # the offset from which on a copy of a size touches one line more
    crossing_from = np.zeros(LINE + 1)
    for size, chance in sizes.items():
        crossing_from[LINE - (size - 1) % LINE if size else LINE] += chance
    weight = crossing_from[1:LINE]
    beyond = _beyond(found / found.sum())
    if crossing is None:
        crossing = float(weight @ beyond)
    each = np.stack([_beyond(offsets({value: 1.0})) for value in DIVISORS], axis=1)
    scale = np.sqrt(weight + _MAY / LINE)[:, None]
    rows = np.vstack([np.full(len(DIVISORS), _MUST), _SHALL * (weight @ each), scale * each])
    wanted = np.concatenate([[_MUST], [_SHALL * crossing], scale[:, 0] * beyond])
    from scipy.optimize import nnls  # slow to load, and seldom needed

    line, _ = nnls(rows, wanted)
    line[line < _NOTHING] = 0
    line /= line.sum()
    return ({value: float(share) for value, share in zip(DIVISORS, line, strict=True)},
            Crossings(crossing, float(weight @ (each @ line))))


def _beyond(chance):
    """Share of operands at offset 1 or later, 2 or later ... 63 or later."""
    return np.cumsum(chance[::-1])[::-1][1:]


def overlap_probability(profile, functions):
    """Share of recorded calls whose ranges overlap."""
    calls = sum(profile.counts[name].recorded for name in functions)
    return sum(profile.overlap.get(name, 0) for name in functions) / calls if calls else 0.0


def write_llvm(stream, sizes):
    """SIZES as a line from size 0 on."""
    stream.write(",".join(_number(sizes.get(size, 0.0)) for size in range(max(sizes) + 1)) + "\n")


def write_fleetbench(stream, sizes, overlap, alignments):
    """SIZES, the chance of an OVERLAP and ALIGNMENTS as lines of value:probability."""
    stream.write(_pairs(sizes.items()))
    stream.write(_pairs([(0, 1 - overlap), (1, overlap)]))
    stream.write(_pairs(((power, chance) for power, chance in alignments.items() if chance),
                        _DIGITS_OF_A_FIT))


def _number(value, digits=17):
    return format(float(value), f".{digits}g")


def _pairs(pairs, digits=17):
    return ",".join(f"{value}:{_number(chance, digits)}" for value, chance in pairs) + "\n"


def read(path, longest):
    """(kind, sizes, overlap, alignments): dictionaries of value to probability.

    kind: llvm-libc, which has sizes alone: alignments is None, overlap 0; or fleetbench.
    longest: bytes; larger sizes are damage.
    """
    content = inputs.whole(path)
    lines = content.decode("ascii", "replace").splitlines()
    if not lines or lines[0][:1] not in set("0123456789."):
        inputs.refuse_of_another(path, content)
        raise FormatError(path, "is no trace, no profile and no distribution: the first line says "
                                "nothing known")
    if ":" not in lines[0]:
        tables = [_read_line(f"{path}:1", enumerate(_words(lines[0])), 0, longest)]
        kind, wanted = "llvm-libc", 1
    else:
        kind, wanted = "fleetbench", 3
        if len(lines) < wanted:
            raise FormatError(path, f"{counted(len(lines), 'line')}; sizes, overlap and alignments "
                                    "are 3")
        tables = [_read_line(f"{path}:{number}", _pairs_of(line), least, most)
                  for number, (line, (least, most)) in enumerate(
                      zip(lines, ((0, longest), (0, 1), (1, _ALIGNMENT_MAX)), strict=False), 1)]
    if any(line.strip() for line in lines[wanted:]):
        raise FormatError(f"{path}:{wanted + 1}", "more lines than this format has")
    sizes, overlap, alignments = [*tables, {}, None][:3] if wanted == 1 else tables
    return kind, sizes, overlap.get(1, 0.0), alignments


def _words(line):
    return line.rstrip(", \r").split(",")


def _pairs_of(line):
    for word in _words(line):
        value, _, chance = word.partition(":")
        yield value, chance


def _read_line(where, pairs, least, most):
    """One line's values, from LEAST to MOST, with their probabilities."""
    table = {}
    for value, chance in pairs:
        value, chance = (_number_of(word, where) for word in (value, chance))
        if value != int(value) or not least <= value <= most:
            raise FormatError(where, f"{value:g} is not a whole number from {least} to {most}")
        if chance > 1:
            raise FormatError(where, f"a probability above 1 ({chance:g})")
        table[int(value)] = table.get(int(value), 0.0) + chance
    if abs(sum(table.values()) - 1) > SUM_TOLERANCE:
        raise FormatError(where, f"the probabilities add up to {sum(table.values()):g}, not to 1: "
                                 "the line is truncated or damaged")
    return table


def _number_of(word, where):
    """float() would also take nan, inf and 1_000."""
    if isinstance(word, int):
        return word
    if not _NUMBER.fullmatch(word.strip(" \r")):
        raise FormatError(where, f"{shown(word)} is not a number where one belongs")
    number = float(word)
    if number == float("inf"):
        raise FormatError(where, f"{shown(word)} is larger than any number here can be")
    return number
