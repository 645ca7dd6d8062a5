# SPDX-License-Identifier: GPL-2.0-only
"""What changed from one side to the other, measurement by measurement."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from tare import result, stats
from tare.compare import conditions, interval, runs

GREW, FELL = "grew", "fell"
REGRESSED, IMPROVED = "regressed", "improved"
SAME, CANNOT = "no change beyond noise", "inconclusive"
# the numbers in `about` (docs/result.schema.json) that say what a figure is about
_NUMBERS = ("min_size", "max_size", "period")


@dataclass(frozen=True)
class Change:
    """One measurement of both sides. difference, ratio: Estimates, or None if there is none."""

    a: dict  # the measurement, in the first run of its side
    b: dict
    of: str | None  # which of its figures is compared: net, raw
    difference: stats.Estimate | None
    ratio: stats.Estimate | None
    word: str
    why: str = ""  # why no change can be told
    sure: bool = False  # it is the same in every run, so that no chance is in it
    p: float | None = None  # how often chance alone makes so great a difference
    means: tuple = ()  # of several runs: their Estimates
    over: str | None = None  # of several runs: what they are
    needs: int | None = None  # how many runs of each side are enough
    percent: float | None = None  # of a primary measurement: a change by so much is not missed
    adjusted: float | None = None  # p as it is for all primary measurements together

    @property
    def changed(self):
        return self.word in (GREW, FELL)

    @property
    def judged(self):
        """Which it is: REGRESSED, IMPROVED, or "" without a change or if no direction is better."""
        if not self.changed or self.b["better"] == "neither":
            return ""
        return IMPROVED if (self.word == GREW) == (self.b["better"] == "higher") else REGRESSED

    @property
    def figures(self):
        if self.means:
            return [one.as_dict() for one in self.means]
        return [entry[self.of] if self.of else None for entry in (self.a, self.b)]

    @property
    def verdict(self):
        """What may be said of a primary measurement: judged, grew or fell; SAME: it is known not
        to have changed; CANNOT."""
        if self.word == CANNOT or not self.sure and self.adjusted is None:
            return CANNOT
        if self.changed:
            return self.judged or self.word
        return SAME if self.bound <= self.percent and not self._few else CANNOT

    @property
    def _few(self):
        """Whether so few runs could not tell any change, and so cannot tell that there is none."""
        few = 1 - stats.CONFIDENCE
        return self.means and runs.dealt(*(one.samples for one in self.means)) >= few

    @property
    def bound(self):
        """How many percent a change may be at most, by the interval; 0: both are equal."""
        if self.sure and not self.changed:
            return 0
        return 100 * max(self.ratio.high - 1, 1 / self.ratio.low - 1) if self.ratio else np.inf

    @property
    def missing(self):
        """What an answer lacks."""
        if self.why or self.verdict != CANNOT:
            return self.why
        if self.needs and self.needs <= min(mean.samples for mean in self.means):
            return (f"a change by {self.percent:g} % would likely have been found; more runs "
                    "narrow the interval")
        if self.needs:
            return f"{self.needs} runs on each side would find a change by {self.percent:g} %"
        if self.means:
            return (f"more than {runs.MOST} runs would be needed" if self.ratio else
                    "where a figure may be 0 there is no percentage")
        return "give more repeats, or several runs of each side"


def pairs(a, b):
    """([(measurements of A's runs, of B's)], {where: those of some runs alone}), by name and
    subject. A, B: results.
    """
    ours, theirs = ([_by_key(one) for one in side] for side in (a, b))
    everywhere = set.intersection(*(set(one) for one in (*ours, *theirs)))
    alone = {"A: gone": [], "B: new": [], "some runs": []}
    for key, entry in {key: entry for one in (*theirs, *ours) for key, entry in one.items()
                       if key not in everywhere}.items():
        sides = [any(key in one for one in side) for side in (ours, theirs)]
        alone["some runs" if all(sides) else "A: gone" if sides[0] else "B: new"].append(entry)
    return [([one[key] for one in ours], [one[key] for one in theirs])
            for key in ours[0] if key in everywhere], alone


def _by_key(document):
    seen, found = Counter(), {}
    for entry in document["measurements"] or _of_distributions(document):
        key = entry["name"], _identity(entry.get("about", {}))
        seen[key] += 1
        found[*key, seen[key]] = entry
    return found


def _identity(about):
    """The part of ABOUT that identifies a figure: other numbers may be counts of the run."""
    return tuple(sorted((name, value) for name, value in about.items()
                        if isinstance(value, (str, bool)) or name in _NUMBERS))


def _of_distributions(document):
    """Percentiles as measurements, for a document without any other, such as a latency tool's.

    Each is where it lies in its bucket if samples are even there: the end of a bucket would tell a
    change of 3 % where two runs are a little to either side of it.
    """
    found = []
    for entry in document["distributions"]:
        bins = [(one["low"], one["high"], one["count"]) for one in entry.get("bins", ())]
        for name in entry.get("percentiles", {}):
            value = stats.within_buckets(float(name[1:]), bins)
            found.append(result.measurement(
                f"{entry['name']}.{name}", entry["unit"], stats.Estimate(value, value, value, 1, 0),
                over=result.ROUNDS, title=f"{name} of {entry['title'].partition(':')[0]}",
                better="lower", samples=sum(count for *_, count in bins),
                about={"what": "percentile", "percentile": name, **entry.get("about", {})}))
    return found


def of(a, b, exact, over=result.RUNS, wanted=None):
    """The Change of a measurement, given as that of each run on both sides.

    exact: all are of exact machines. over: what the runs of a side are. wanted: what number of runs
    is asked for, or None.
    """
    if len(a) == len(b) == 1:
        return of_pair(a[0], b[0], exact)
    figure = next((kind for kind in ("net", "raw") if all(one[kind] for one in (*a, *b))), None)
    unlike = next(filter(None, (_unlike(a[0], one, figure) for one in (*a, *b))), "")
    if unlike:
        return Change(a[0], b[0], None, None, None, CANNOT, unlike)
    values = [np.array([one[figure]["value"] for one in side]) for side in (a, b)]
    if _is_sure(a[0], exact) and not any(np.ptp(side) for side in values):
        return of_pair(a[0], b[0], exact)
    if min(map(len, values)) < 2:
        return Change(a[0], b[0], None, None, None, CANNOT, "one run on one side")
    found = runs.compared(*values)
    why = "intervals of one run: how much runs differ is not known" * (over == result.INTERVALS)
    # p is of the logarithms where there are any: means of the figures may differ the other way
    way = found.ratio.value - 1 if found.ratio else found.difference.value
    word = CANNOT if why else _word(way, way) if found.p < 1 - stats.CONFIDENCE else SAME
    return Change(a[0], b[0], figure, found.difference, found.ratio, word, why, False, found.p,
                  found.figures, over, wanted and runs.needed(*values, *wanted))


def of_pair(a, b, exact):
    """The Change of a measurement of two results. exact: both are of exact machines."""
    figure = next((kind for kind in ("net", "raw") if a[kind] and b[kind]), None)
    unlike = _unlike(a, b, figure)
    if unlike:
        return Change(a, b, None, None, None, CANNOT, unlike)
    one, other = a[figure], b[figure]
    difference, ratio = interval.difference(one, other), interval.ratio(one, other)
    over = a["interval_over"]
    if _is_sure(a, exact) or over is None and not difference.value:
        # every run gives the same: the spread of rounds is not noise between runs
        return Change(a, b, figure, _sure(difference), _sure(ratio),
                      _word(difference.value, difference.value), sure=True)
    why = _unsure(a, b, figure, exact)
    if not why and over in conditions.SAME_IN_EVERY_RUN and one == other:
        return Change(a, b, figure, difference, ratio, SAME, sure=True)
    return Change(a, b, figure, difference, ratio,
                  CANNOT if why else _word(difference.low, difference.high), why,
                  p=None if why else interval.chance(difference, min(a["repeats"], b["repeats"])))


def _is_sure(entry, exact):
    return entry["interval_over"] == result.EXACT or entry["interval_over"] is None and exact


def _word(low, high):
    return GREW if low > 0 else FELL if high < 0 else SAME


def _sure(estimate):
    return estimate and stats.Estimate(estimate.value, estimate.value, estimate.value, 1, 1.0)


def _unlike(a, b, figure):
    """Why the two cannot be subtracted, or ""."""
    if figure is None:
        return "no figure that both have"
    for key, what in (("unit", "units"), ("interval_over", "what intervals are over")):
        if a[key] != b[key]:
            return f"{what} differ: {a[key] or 'a count'} and {b[key] or 'a count'}"
    return ""


def _unsure(a, b, figure, exact):
    """Why the interval of the difference does not hold for another run, or ""."""
    over = a["interval_over"]
    if over is None:
        return "a count of one run: how much runs differ is not known"
    if over == result.ROUNDS or over == result.CALLS and not exact:
        return "within one run: how much runs differ is not known"
    if not min(a[figure]["confidence"], b[figure]["confidence"]):
        return "one sample, no interval"
    if min(a[figure]["confidence"], b[figure]["confidence"]) < stats.CONFIDENCE - 1e-9:
        if over == result.CALLS:
            return "intervals of timed calls are no 95 % intervals"
        return (f"too few repeats for a 95 % interval ({a['repeats']} and {b['repeats']} {over})")
    return ""
