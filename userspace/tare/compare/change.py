# SPDX-License-Identifier: GPL-2.0-only
"""What changed from one result to another, measurement by measurement."""

from collections import Counter
from dataclasses import dataclass

from tare import result, stats
from tare.compare import conditions, interval

GREW, FELL = "grew", "fell"
SAME, CANNOT = "no change beyond noise", "cannot tell"
# the numbers in `about` (docs/result.schema.json) that say what a figure is about
_NUMBERS = ("min_size", "max_size", "period")


@dataclass(frozen=True)
class Change:
    """One measurement in both results. difference, ratio: Estimates, or None if there is none."""

    a: dict  # the measurement
    b: dict
    of: str | None  # which of its figures is compared: net, raw
    difference: stats.Estimate | None
    ratio: stats.Estimate | None
    word: str
    why: str = ""  # why no change can be told
    by_chance: bool = False  # judged by an interval, which may be wrong

    @property
    def changed(self):
        return self.word in (GREW, FELL)

    @property
    def judged(self):
        """Which it is: "better", "worse", or "" without a change or if no direction is better."""
        if not self.changed or self.b["better"] == "neither":
            return ""
        return "better" if (self.word == GREW) == (self.b["better"] == "higher") else "worse"

    @property
    def figures(self):
        return [entry[self.of] if self.of else None for entry in (self.a, self.b)]


def pairs(a, b):
    """([(measurement of A, of B)], [only in A], [only in B]), matched by name and subject."""
    ours, theirs = _by_key(a), _by_key(b)
    return ([(entry, theirs[key]) for key, entry in ours.items() if key in theirs],
            [entry for key, entry in ours.items() if key not in theirs],
            [entry for key, entry in theirs.items() if key not in ours])


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
    """Percentiles as measurements, for a document without any other, such as a latency tool's."""
    return [result.measurement(f"{entry['name']}.{name}", entry["unit"],
                               stats.Estimate(value, value, value, 1, 0.0), over=result.ROUNDS,
                               title=f"{name} of {entry['title'].partition(':')[0]}",
                               better="lower", about={"what": "percentile", "percentile": name,
                                                      **entry.get("about", {})})
            for entry in document["distributions"]
            for name, value in entry.get("percentiles", {}).items()]


def of_pair(a, b, exact):
    """The Change of a measurement. exact: both results are of exact machines."""
    figure = next((kind for kind in ("net", "raw") if a[kind] and b[kind]), None)
    unlike = _unlike(a, b, figure)
    if unlike:
        return Change(a, b, None, None, None, CANNOT, unlike)
    one, other = a[figure], b[figure]
    difference, ratio = interval.difference(one, other), interval.ratio(one, other)
    over = a["interval_over"]
    if over == result.EXACT or over is None and (exact or not difference.value):
        # every run gives the same: the spread of rounds is no noise between runs
        return Change(a, b, figure, _sure(difference), _sure(ratio), _word(difference.value,
                                                                           difference.value))
    why = _unsure(a, b, figure, exact)
    if not why and over in conditions.SAME_IN_EVERY_RUN and one == other:
        return Change(a, b, figure, difference, ratio, SAME)
    return Change(a, b, figure, difference, ratio,
                  CANNOT if why else _word(difference.low, difference.high), why, not why)


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


def can_fail(change, percent):
    """Whether beyond() can hold: a figure must be judged, and cannot fall by more than 100 %."""
    falls = change.b["better"] == "higher" and change.ratio
    return (change.word != CANNOT and change.b["better"] != "neither"
            and not (falls and percent >= 100))


def beyond(change, percent):
    """Whether the figure got worse by more than PERCENT, with its whole interval beyond that."""
    if change.judged != "worse":
        return False
    if change.ratio:
        return (change.ratio.low > 1 + percent / 100 if change.word == GREW
                else change.ratio.high < 1 - percent / 100)
    base = abs(change.figures[0]["value"]) * percent / 100
    return change.difference.low > base if change.word == GREW else -change.difference.high > base
