# SPDX-License-Identifier: GPL-2.0-only
"""Distribution formats of others' benchmarks: LLVM libc and Fleetbench.

docs/method.md says what is lost on the way: both know sizes up to 4 KiB only, and
Fleetbench has one line of alignments for both addresses of a copy.
"""

import numpy as np

from tare.errors import FormatError, TareError
from tare.memcpy.capture import open_bytes
from tare.memcpy.functions import NO_DESTINATION, NO_SOURCE

# What their readers take.
LARGEST = {"llvm-libc": 4096, "fleetbench": 4095}


def size_probabilities(profile, functions, largest):
    """Probability of each size 0..largest, and the share of calls that are larger.

    A class that spans several sizes counts as its mean size, which keeps the bytes.
    """
    calls = np.zeros(largest + 1)
    larger = 0
    for name in functions:
        for _, _, count, total in profile.size_rows(name).tolist():
            size = round(total / count) if count else 0
            if size <= largest:
                calls[size] += count
            else:
                larger += count
    if not calls.sum():
        raise TareError(f"no call of at most {largest} bytes by {', '.join(functions)}: there is "
                        "no distribution to write")
    return calls / calls.sum(), larger / (larger + calls.sum())


def alignment_probabilities(profile, functions):
    """Probability of 1, 2, 4 ... 64: the largest power of two, up to 64, that divides an address.

    Source and destination count alike, since the format has one line for both.
    """
    residue = np.zeros(64)
    for name in functions:
        grid = profile.align.get(name)
        if grid is None:
            continue
        if name not in NO_DESTINATION:
            residue += grid.sum(axis=1)
        if name not in NO_SOURCE:
            residue += grid.sum(axis=0)
    if not residue.sum():
        raise TareError("no address was recorded: there are no alignments to write")
    powers = [1 << k for k in range(7)]
    divides = [max(power for power in powers if at % power == 0) for at in range(64)]
    return {power: float(sum(residue[at] for at in range(64) if divides[at] == power)
                         / residue.sum()) for power in powers}


def overlap_probability(profile, functions):
    """Share of recorded calls whose ranges overlap."""
    calls = sum(profile.counts[name].recorded for name in functions)
    return sum(profile.overlap.get(name, 0) for name in functions) / calls if calls else 0.0


def write_llvm(stream, sizes):
    last = int(np.flatnonzero(sizes)[-1])
    stream.write(",".join(_number(one) for one in sizes[:last + 1]) + "\n")


def write_fleetbench(stream, sizes, overlap, alignments):
    stream.write(_pairs((size, sizes[size]) for size in np.flatnonzero(sizes)))
    stream.write(_pairs([(0, 1 - overlap), (1, overlap)]))
    stream.write(_pairs((power, chance) for power, chance in alignments.items() if chance))


def _number(value):
    return format(float(value), ".17g")


def _pairs(pairs):
    return ",".join(f"{value}:{_number(chance)}" for value, chance in pairs) + "\n"


def read_llvm(path):
    """Probabilities of sizes 0, 1, 2, ... as an array."""
    with open_bytes(path) as stream:
        line = stream.read().decode("ascii", "replace").strip()
    try:
        sizes = np.array([float(word) for word in line.split(",")])
    except ValueError as error:
        raise FormatError(path, f"not one line of probabilities ({error})") from error
    _whole(sizes, f"{path}:1")
    return sizes


def read_fleetbench(path):
    """(sizes, overlap, alignments), each a dictionary of value to probability."""
    with open_bytes(path) as stream:
        lines = stream.read().decode("ascii", "replace").splitlines()
    if len(lines) != 3:
        raise FormatError(path, f"{len(lines)} lines; sizes, overlap and alignments are 3")
    tables = []
    for number, line in enumerate(lines, 1):
        try:
            pairs = [pair.split(":") for pair in line.split(",")]
            table = {int(value): float(chance) for value, chance in pairs}
        except ValueError as error:
            raise FormatError(f"{path}:{number}", f"not value:probability pairs ({error})"
                              ) from error
        _whole(np.array(list(table.values())), f"{path}:{number}")
        tables.append(table)
    return tuple(tables)


def _whole(chances, where):
    if (chances < 0).any() or abs(chances.sum() - 1) > 0.01:
        raise FormatError(where, f"the probabilities add up to {chances.sum():g}, not 1")
