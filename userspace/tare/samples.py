# SPDX-License-Identifier: GPL-2.0-only
"""Samples as rows of one table, and what is made of rows: estimates, tables, plots.

Every experiment has the same columns, so a figure is chosen and told apart by columns, and never
by what a name or a sentence says of it.
"""

from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple

import numpy as np

from tare import result, stats

RAW, OVERHEAD, NET = "raw", "overhead", "net"
# The columns that say what a row is of; the others say which of its samples it is.
ABOUT = ("experiment", "subject", "design", "kernel", "machine", "size", "rate", "unit")


class Sample(NamedTuple):
    """A value, and all that is known of it.

    design: which of several ways to do the same, such as a system or a server's model. size: bytes.
    rate: a second. run: which process or boot. order: the round of the run; raw and overhead of
    one round belong together. n: operations that the value is the mean of.
    """

    experiment: str
    subject: str
    design: str
    kernel: str
    machine: str
    size: float | None
    rate: float | None
    run: int
    order: int
    value: float
    unit: str
    kind: str
    n: int


def groups(rows, *columns):
    """{what ROWS have in COLUMNS: these rows}; a key is a tuple where there are several columns.

    Where no columns are named, rows that are alike in ABOUT are together.
    """
    found, key = {}, attrgetter(*columns or ABOUT)
    for row in rows:
        found.setdefault(key(row), []).append(row)
    return found


def netted(rows):
    """ROWS with a net one a round: raw less overhead, so the overhead's spread is in the net's.

    ValueError where a round lacks one of them, or has one twice.
    """
    rounds = [sorted(same, key=attrgetter("kind"))
              for same in groups(rows, *ABOUT, "run", "order").values()]
    if any([row.kind for row in same] != [OVERHEAD, RAW] for same in rounds):
        raise ValueError("raw and overhead were not measured in the same rounds")
    return [*rows, *(raw._replace(value=raw.value - overhead.value, kind=NET)
                     for overhead, raw in rounds)]


def by_run(rows):
    """One row for each run and kind, with the median of its rounds.

    Rounds of one run share what differs between runs, so they are one sample of it.
    """
    return [same[0]._replace(order=0, value=float(np.median([row.value for row in same])))
            for same in groups(rows, *ABOUT, "kind", "run").values()]


def divided(rows, by, unit):
    """ROWS in a UNIT that is BY times as large."""
    return [row._replace(value=row.value / by, unit=unit) for row in rows]


@dataclass(frozen=True)
class Figure:
    """Estimates of one thing, as tare.result.measurement takes them. of: a row of it."""

    of: Sample
    over: str
    samples: int
    percentiles: dict
    raw: stats.Estimate
    overhead: stats.Estimate | None = None
    net: stats.Estimate | None = None
    floor: float | None = None
    below_floor: bool = False

    @property
    def told(self):
        """The net, or raw where nothing is subtracted; None: the net is below the noise floor."""
        return None if self.below_floor else self.net or self.raw

    def measurement(self, name, **words):
        """What a result holds of it. words: of tare.result.measurement."""
        known = {key: value for key, value in vars(self).items() if key != "of"}
        return result.measurement(name, self.of.unit, **known, **words)

    def line(self, *columns):
        """A line of a table: COLUMNS, raw, the ends of its interval, and net; None: there is none.
        """
        ends = (self.raw.low, self.raw.high) if self.raw.confidence else (None, None)
        return [*(getattr(self.of, name) for name in columns), self.raw.value, *ends,
                self.told.value if self.net and self.told else None]


def figure(rows, *, runs=result.PROCESSES, resolution=0.0, exact=False):
    """The Figure of ROWS, raw or raw and overhead, which are alike in ABOUT; else ValueError.

    Of several runs the sample is a run's median, of a single run a round. runs: what a run is, as
    tare.result names it. resolution: by how much one step of the clock moves a value, in its unit.
    exact: every run gives the same samples.
    """
    kinds = groups(rows, "kind")
    if len(groups(rows)) != 1 or kinds.keys() not in ({RAW}, {RAW, OVERHEAD}):
        raise ValueError("a figure is made of raw rows of one thing, and of overhead")
    raw = kinds[RAW]
    several = len({row.run for row in raw})
    paired = netted(rows) if OVERHEAD in kinds else rows
    used = {kind: [row.value for row in same] for kind, same in
            groups(by_run(paired) if several > 1 else paired, "kind").items()}
    made = (stats.netted(used[RAW], used[OVERHEAD], resolution, exact, used[NET])
            if OVERHEAD in kinds else {"raw": stats.median(used[RAW])})
    over = result.EXACT if exact else runs if several > 1 else result.ROUNDS
    # Where a run has a single row, rows are already medians, and no distribution.
    percentiles = stats.percentiles([row.value for row in raw]) if len(raw) > several else {}
    return Figure(raw[0], over, len(raw), percentiles, **made)


def curves(figures, name, *, along, each="design", **words):
    """What a report draws of Figures: the column ALONG to the right, a curve for each of EACH.

    words: of a distribution (docs/result.schema.json). What is below the floor has no point.
    """
    lines = {}
    for one in sorted((one for one in figures if one.told), key=lambda one: getattr(one.of, along)):
        lines.setdefault(getattr(one.of, each), []).append(
            {"x": getattr(one.of, along), **one.told.as_dict()})
    return {"name": name, "unit": figures[0].of.unit, "interval_over": figures[0].over,
            "curves": [{"name": key, "points": points} for key, points in lines.items()], **words}
