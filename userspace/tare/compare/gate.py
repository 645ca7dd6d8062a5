# SPDX-License-Identifier: GPL-2.0-only
"""What fails a comparison: figures that got worse by a percentage, or that are beyond a limit."""

import operator
import re
from typing import NamedTuple

import numpy as np

from tare import options
from tare.compare import change as changes
from tare.errors import TareError, UsageError
from tare.figures import counted, number

_LIMIT = re.compile(r"\s*(\S+)\s*(<=|>=|<|>)\s*(\d[\d.]*(?:e[+-]?\d\d?)?)\s*(\S*)\s*")
_HOLDS = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}
_TIMES = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


class Percent(options.Within):
    """The type of a percentage, 0 or more, with or without its sign."""

    def __call__(self, text):
        return super().__call__(text.removesuffix("%"))


class Limit(NamedTuple):
    """A condition that a figure must not meet, such as read.p99 > 2ms."""

    text: str
    name: str
    holds: object
    value: float
    unit: str

    def of(self, unit):
        """The limit in UNIT; UsageError where it was given in one that is no such."""
        if self.unit in ("", unit):
            return self.value
        if {self.unit, unit} <= _TIMES.keys():
            return self.value * _TIMES[self.unit] / _TIMES[unit]
        raise UsageError(f"--fail {self.text}: {self.name} is in {unit}")


def limit(text):
    """The type of a limit."""
    found = _LIMIT.fullmatch(text)
    if not found:
        raise UsageError(f"--fail {text}: give a measurement, < or >, and a number with its unit, "
                         "such as 'read.p99 > 2ms'")
    name, sign, value, unit = found.groups()
    return Limit(text, name, _HOLDS[sign], float(value), unit)


def is_called(entry, name):
    """Whether NAME is a measurement's or the end of it: read.p99 of latency.syslat.read.p99."""
    return f".{entry['name']}".endswith(f".{name}")


def broken(limits, entries):
    """Those of LIMITS that a measurement meets, in words. entries: of each measurement, its runs'.

    UsageError where there is no such measurement. The median of the runs is judged.
    """
    said = []
    for one in limits:
        found = [runs for runs in entries if is_called(runs[0], one.name)]
        if not found:
            raise UsageError(f"--fail {one.text}: there is no measurement {one.name}")
        for runs in found:
            kind = "net" if all(run["net"] for run in runs) else "raw"
            figures = [run[kind] for run in runs]
            if None in figures:
                raise TareError(f"--fail {one.text}: {runs[0]['name']} has no figure")
            value, unit = float(np.median([one["value"] for one in figures])), runs[0]["unit"]
            if one.holds(value, one.of(unit)):
                said.append(f"{one.text}: {runs[0]['name']} is {number(value)} {unit}, the median "
                            f"of {counted(len(runs), 'run')}")
    return said


def can_fail(change):
    """Whether beyond() can hold of any percentage."""
    return change.word != changes.CANNOT and change.b["better"] != "neither"


def beyond(change, percent):
    """Whether the figure got worse by more than PERCENT, with its whole interval beyond that."""
    if change.judged != changes.REGRESSED:
        return False
    grew = change.word == changes.GREW
    if change.ratio:
        return (change.ratio.low > 1 + percent / 100 if grew
                else change.ratio.high < 1 - percent / 100)
    base = abs(change.figures[0]["value"]) * percent / 100
    return change.difference.low > base if grew else -change.difference.high > base


def judge(found, percent):
    """In words, which of the Changes FOUND got worse by more than PERCENT, or that none could have.
    """
    if not any(map(can_fail, found)):
        return [f"--gate {percent:g}: nothing can be judged: none of {len(found)} measurements has "
                "an interval over runs and a better direction"]
    worse = [one.b["name"] for one in found if beyond(one, percent)]
    return [f"--gate {percent:g}: {len(worse)} got worse by more: {', '.join(worse)}"] * bool(worse)
