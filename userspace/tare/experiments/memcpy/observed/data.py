# SPDX-License-Identifier: GPL-2.0-only
"""The lines of a profile that a plugin of QEMU added."""

from collections import defaultdict
from dataclasses import dataclass, field

import numpy as np

from tare.counting.contexts import CONTEXTS
from tare.errors import FormatError
from tare.experiments.memcpy.capture import Counts, parse_count
from tare.experiments.memcpy.observed import kinds

ALIGNMENTS = 64
_HOW = ("call", "rep")
_LEAST = {"observed": 6, "observed-size": 7, "observed-align": 5, "observed-unnamed": 3}


@dataclass
class Observed:
    """What was observed, by kind.

    sites             list of (kind, how, count, bytes, symbol)
    sizes[kind, context]    list of (low, high, count, bytes)
    align[kind]       int array (64, 64): count by destination, source modulo 64; those without one
                      count as 0
    unnamed           (count, bytes) in code without a name
    """

    sites: list = field(default_factory=list)
    sizes: dict = field(default_factory=lambda: defaultdict(list))
    align: dict = field(default_factory=lambda: defaultdict(
        lambda: np.zeros((ALIGNMENTS,) * 2, dtype=np.int64)))
    unnamed: tuple = (0, 0)

    def line(self, words, where):
        """Read one; FormatError."""
        least = _LEAST.get(words[0])
        if least is None:
            return
        if len(words) < least or (len(words) > least and words[0] != "observed"):
            raise FormatError(where, f"a {words[0]} line has {least} words, not {len(words)}")
        if words[0] == "observed-unnamed":
            self.unnamed = _numbers(words[1:], where)
            return
        if words[1] not in kinds.BY_NAME:
            raise FormatError(where, f"unknown kind of copy {words[1]!r}")
        getattr(self, f"_{words[0].replace('-', '_')}")(words, where)

    def _observed(self, words, where):
        if words[2] not in _HOW:
            raise FormatError(where, f"{words[2]!r} is none of {', '.join(_HOW)}")
        self.sites.append((words[1], words[2], *_numbers(words[3:5], where), " ".join(words[5:])))

    def _observed_size(self, words, where):
        if words[2] not in CONTEXTS:
            raise FormatError(where, f"unknown context {words[2]!r}")
        low, high, count, total = _numbers(words[3:], where)
        if low > high or not count * low <= total <= count * high:
            raise FormatError(where, f"{count} copies of {low}..{high} bytes cannot make {total}")
        self.sizes[words[1], words[2]].append((low, high, count, total))

    def _observed_align(self, words, where):
        places = [0 if word == "-" else parse_count(word, where) for word in words[2:4]]
        if max(places) >= ALIGNMENTS:
            raise FormatError(where, f"alignment {places[0]}, {places[1]} is not below "
                                     f"{ALIGNMENTS}")
        self.align[words[1]][tuple(places)] += _numbers(words[4:], where)[0]

    def totals(self):
        """{kind: (count, bytes)}, in the order of KINDS; those that were not seen are left out."""
        found = {}
        for kind in kinds.KINDS:
            rows = [row for (name, _), of in self.sizes.items() if name == kind.name for row in of]
            if rows:
                found[kind.name] = sum(row[2] for row in rows), sum(row[3] for row in rows)
        return found

    def check(self, path):
        """FormatError where sites, sizes and alignments do not have the same counts."""
        by_site = defaultdict(lambda: [0, 0])
        for kind, _, count, total, _ in self.sites:
            by_site[kind][0] += count
            by_site[kind][1] += total
        totals = self.totals()
        for kind in {*by_site, *totals, *self.align}:
            count, total = totals.get(kind, (0, 0))
            if [count, total] != by_site[kind] or int(self.align[kind].sum()) != count:
                raise FormatError(path, f"{kind}: its observed-size lines hold {count} copies and "
                                        f"{total} bytes, its other observed lines do not")


def as_profile(profile):
    """A Profile whose functions are the kinds that were observed with PROFILE."""
    made = type(profile)(profile.header)
    observed = profile.observed
    for kind, (count, total) in observed.totals().items():
        made.counts[kind] = Counts(count, count, 0, 0, total)
        made.align[kind] = observed.align[kind]
    for (kind, context), rows in observed.sizes.items():
        made.sizes[kind, context] = np.array(sorted(rows), dtype=np.int64)
    return made


def _numbers(words, where):
    numbers = tuple(parse_count(word, where) for word in words)
    if any(number >> 62 for number in numbers):
        raise FormatError(where, "a number above 2^62: no capture can reach it")
    return numbers
