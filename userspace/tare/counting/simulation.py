# SPDX-License-Identifier: GPL-2.0-only
"""Caches and branch predictors that the plugin simulates, and the names of what it then counts."""

import re
from dataclasses import dataclass, field

from tare.errors import UsageError

# in the plugin's order, by what has them simulated; cachegrind's names
EVENTS = {
    "cache": {
        "I1mr": "L1 instruction fetch misses", "ILmr": "last-level instruction fetch misses",
        "Dr": "data reads", "D1mr": "L1 data read misses", "DLmr": "last-level data read misses",
        "Dw": "data writes", "D1mw": "L1 data write misses",
        "DLmw": "last-level data write misses"},
    "branch": {
        "Bc": "conditional branches", "Bcm": "mispredicted conditional branches",
        "Bi": "indirect branches", "Bim": "mispredicted indirect branches"},
    "tlb": {
        "DTm": "accesses that miss the first TLB of data", "DTw": "page walks for data"}}
_FORM = "I1,D1,LL, each SIZE:WAYS:LINE as in 32K:8:64,32K:8:64,2M:16:64"
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20}
_LINES = (16, 1024)
_MOST_WAYS = 1024
_MOST_BYTES = 1 << 30


@dataclass(frozen=True)
class Cache:
    """size, line: in bytes; the number of sets is a power of two."""

    size: int
    ways: int
    line: int

    def __str__(self):
        unit = next(unit for unit in ("M", "K", "") if not self.size % _UNITS[unit])
        return f"{self.size // _UNITS[unit]}{unit} {self.ways}-way, lines of {self.line}"


@dataclass(frozen=True)
class Geometry:
    name: str = field(compare=False)
    i1: Cache
    d1: Cache
    ll: Cache


_L1 = Cache(32 << 10, 8, 64)
DEFAULT = Geometry("x86-2m", _L1, _L1, Cache(2 << 20, 16, 64))


def geometry(text):
    """The Geometry of words like 32K:8:64,32K:8:64,2M:16:64; its name is TEXT. UsageError."""
    words = text.split(",")
    if len(words) != 3:
        raise UsageError(f"caches {text!r}: must be {_FORM}")
    return Geometry(text, *map(_cache, ("I1", "D1", "LL"), words))


def _cache(name, text):
    found = re.fullmatch(r"([1-9]\d{0,9})([KM]?):([1-9]\d{0,9}):([1-9]\d{0,9})", text)
    if not found:
        raise UsageError(f"cache {name} {text!r}: must be SIZE:WAYS:LINE, as in 32K:8:64")
    number, unit, *rest = found.groups()
    size, (ways, line) = int(number) * _UNITS[unit], map(int, rest)
    if not _power_of_two(line) or not _LINES[0] <= line <= _LINES[1]:
        raise UsageError(f"cache {name} {text}: a line must have {_LINES[0]} to {_LINES[1]} bytes, "
                         "and a power of two")
    if ways > _MOST_WAYS or size > _MOST_BYTES:
        raise UsageError(f"cache {name} {text}: has more than {_MOST_WAYS} ways, or 1 GiB")
    if size % (ways * line) or not _power_of_two(size // (ways * line)):
        raise UsageError(f"cache {name} {text}: SIZE / WAYS / LINE is the number of sets, and must "
                         "be a power of two")
    return Cache(size, ways, line)


def _power_of_two(number):
    return number.bit_count() == 1


@dataclass(frozen=True)
class Simulation:
    """What the plugin simulates."""

    geometry: Geometry = DEFAULT
    cache: bool = True
    branch: bool = False
    tlb: bool = False  # of data; with caches alone
    pollution: bool = False  # what watched system calls evict of the caller's

    @property
    def _asked(self):
        return [what for what in EVENTS if getattr(self, what)]

    @property
    def names(self):
        """Of the events, in the plugin's order."""
        return tuple(name for what in self._asked for name in EVENTS[what])

    @property
    def said(self):
        """The simulated caches, in words."""
        one = self.geometry
        if not self.cache:
            return "branches alone"
        return (f"{one.name}: I1 {one.i1}, D1 {one.d1}, LL {one.ll}" + self.tlb * (
            "; TLB of data: 64 4-way for pages of 4K, 32 4-way for larger ones, then 1536 12-way"))

    @property
    def plugin(self):
        """The plugin's arguments."""
        sizes = (str(size) for one in (self.geometry.i1, self.geometry.d1, self.geometry.ll)
                 for size in (one.size, one.ways, one.line))
        return (f"simulate={':'.join(self._asked)},geometry={':'.join(sizes)}"
                f"{',pollution=yes' if self.pollution else ''}")


def of_document(simulated):
    """The Simulation of which `simulated` of a document of `tare exact record` is."""
    geometry = simulated["geometry"]
    return Simulation(geometry and Geometry(**{
        key: one if key == "name" else Cache(**one) for key, one in geometry.items()}),
        cache=bool(geometry), branch="Bc" in simulated["events"],
        tlb="DTm" in simulated["events"])


def table(name, title, keys, rows, simulated, note):
    """A table of a result: of each of ROWS, {words for KEYS: {event: count}}, Ir and the events."""
    return {"name": name, "title": title, "columns": [*keys, "Ir", *simulated.names],
            "rows": [[*words, *(round(count, 2) for count in counts.values())]
                     for words, counts in rows.items()],
            "notes": [note, simulated.said]}


# The options of all verbs that count.


def add_options(parser, when=""):
    """--cache, --branch and --tlb. when: begins their help."""
    parser.add_argument("--cache", nargs="?", type=geometry, metavar="GEOMETRY", const=DEFAULT,
                        help=f"{when}simulate caches, too: first-level ones of instructions and of "
                             "data, and the last-level one, each as SIZE:WAYS:LINE (default: "
                             "32K:8:64,32K:8:64,2M:16:64)")
    parser.add_argument("--branch", action="store_true",
                        help=f"{when}simulate the prediction of branches, too")
    parser.add_argument("--tlb", action="store_true",
                        help=f"{when}with --cache: simulate a TLB of data, too")


def asked(arguments):
    """The Simulation that the options ask for, or None; UsageError where nothing is exact."""
    if arguments.tlb and not arguments.cache:
        raise UsageError("--tlb: only with --cache")
    if not arguments.cache and not arguments.branch:
        return None
    if not getattr(arguments, "exact", True):
        raise UsageError("--cache, --branch: only with --exact, which counts in a machine")
    return Simulation(arguments.cache or DEFAULT, cache=bool(arguments.cache),
                      branch=arguments.branch, tlb=arguments.tlb)
