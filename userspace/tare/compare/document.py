# SPDX-License-Identifier: GPL-2.0-only
"""The comparison of two sides, as a result that every report can show."""

import math
from typing import NamedTuple

from tare import figures, result, stats
from tare.compare import answer, change as changes, conditions, gate as gates, primary as primaries
from tare.compare.sides import EXPERIMENT

_ROWS = 20  # measurements in one result alone that a terminal lists
_FEW = 10  # runs, of which the spread is known too badly beside that of many
PLOT = "Relative to A"


class Asked(NamedTuple):
    """What is asked of a comparison. percent: a change by so much must not be missed."""

    primary: tuple = ()
    percent: float = 10
    gate: float | None = None


def make(a, b, differing, asked=Asked()):
    """(result document, [Change] that a gate judges) of two Sides; none: they share nothing.

    differing: their conditions that differ, all of them allowed.
    """
    exact = all(one["environment"]["exact"] for one in (*a.documents, *b.documents))
    both, alone = changes.pairs(a.documents, b.documents)
    lead = b.documents[0].get("lead", {}).get("measurements", ())
    places = primaries.chosen(asked.primary, [
        {**one[0], "samples": sum(run["samples"] for run in one)} for one, _ in both], lead)
    over = result.INTERVALS if result.INTERVALS in (a.over, b.over) else result.RUNS
    wanted = asked.percent, (1 - stats.CONFIDENCE) / max(1, len(places))
    found = [changes.of(*pair, exact, over, wanted if at in places else None)
             for at, pair in enumerate(both)]
    first = [found[at] for at in places]
    # of those in which there is no chance, all that changed are part of the answer
    first += [one for one in found if one.sure and one.changed and one not in first]
    told = answer.told(sorted(first, key=_weight), asked.percent)
    others = sorted((one for one in found if one not in first), key=_weight)
    environment = dict(b.documents[0]["environment"])
    if environment.get("command"):
        environment["command"] = conditions.plain(environment["command"])
    made = result.document(EXPERIMENT, {**environment, **_named(environment, differing)},
                           {"a.created": a.documents[0]["environment"]["created"],
                            "b.created": environment["created"],
                            "a.runs": len(a.documents), "b.runs": len(b.documents)})
    made["measurements"] = [*map(_measurement, told), *map(_measurement, others), *_ratios(told)]
    made["tables"] = [table for table in (_primary(told, a, b), *_tables(others), _only(alone),
                                          _conditions(differing)) if table["rows"]]
    judged = [*told, *(one for one in others if one.sure)]
    made["verdict"] = _verdict(told, others, judged, asked.gate)
    result.lead(made, tables=["compare.primary"],
                **({"plot": PLOT, "mark": {"value": 1, "label": "no change"}}
                   if sum("bar" in one for one in made["measurements"]) > 1 else {}))
    made["warnings"] = _warnings(a, b, judged, found, alone, asked.gate)
    return made, judged


def _weight(one):
    """A key for sorting: regressed, improved, other changes, in each the greatest first."""
    rank = {changes.REGRESSED: 0, changes.IMPROVED: 1}.get(one.judged, 2)
    by = abs(math.log(one.ratio.value)) if one.ratio else math.inf
    return not one.changed, one.word == changes.CANNOT, rank, -by


def _named(environment, differing):
    """ENVIRONMENT with both texts of what differs, so that no line tells of one result alone."""
    return {name: f"A: {conditions.said(one)}; B: {conditions.said(other)}"
            for name, (one, other) in differing.items()
            if isinstance(environment.get(name), str) and name != "accelerator"}


def _title(one, found=()):
    """The title, and the name if another measurement in FOUND has the same title."""
    title = one.b.get("title", one.b["name"])
    alike = sum(other.b.get("title") == title for other in found)
    return f"{title} ({one.b['name']})" if alike > 1 else title


def _measurement(one):
    about = {"what": "difference", "change": one.word, "primary": one.percent is not None}
    about |= {key: value for key, value in (
        ("judged", one.judged), ("why", one.why), ("of", one.of), ("p", one.p),
        ("p.adjusted", one.adjusted), ("runs.needed", one.needs))
        if value not in ("", None)}
    for side, figure in zip("ab", one.figures):
        about |= {f"{side}.{key}": value for key, value in (figure or {}).items()}
    if one.ratio:
        about |= {f"ratio.{key}": value for key, value in one.ratio.as_dict().items()}
    about |= {f"about.{key}": value for key, value in one.b.get("about", {}).items()}
    repeats = [entry["repeats"] for entry in (one.a, one.b) if entry["repeats"]]
    if one.means:
        repeats = [mean.samples for mean in one.means]
    over = (one.over or one.b["interval_over"]) if one.difference else None
    raw = one.difference and stats.Estimate(one.difference.value, one.difference.low,
                                            one.difference.high, min(repeats, default=1),
                                            one.difference.confidence if over else 1.0)
    return result.measurement(
        one.b["name"], one.b["unit"], raw, over=over, better=one.b["better"],
        samples=min(one.a["samples"], one.b["samples"]), title=one.b.get("title"), detail=True,
        conditions=sorted({*one.a["conditions"], *one.b["conditions"]}), about=about)


def _ratios(told):
    """Bars of the primary measurements."""
    return [result.measurement(
        f"{one.b['name']}:ratio", "B / A", one.ratio, over=one.over or one.b["interval_over"],
        detail=True, title=f"{_title(one)}, relative to A", about={"what": "ratio"},
        bar=(PLOT, _title(one)))
        for one in told if one.ratio]


def _interval(estimate, sign=False):
    """An estimate in words; sign: with a sign, as of a difference."""
    if estimate is None:
        return "-"
    ends = [_signed(end) if sign else figures.number(end)
            for end in (estimate.value, estimate.low, estimate.high)]
    if estimate.low == estimate.high or not estimate.confidence:
        return ends[0]
    unsure = figures.unsureness(estimate.confidence)
    return f"{ends[0]} [{ends[1]}, {ends[2]}]{' ' + unsure if unsure else ''}"


def _signed(value):
    return f"{'+' if value > 0 else ''}{figures.number(value)}"


def _row(one, found):
    return [_title(one, found), one.b["unit"],
            *(figures.number(figure["value"]) if figure else "-" for figure in one.figures),
            _interval(one.ratio) if one.ratio else _interval(one.difference, sign=True)]


_COLUMNS = ["measurement", "unit", "A", "B", "B / A"]


def _primary(told, a, b):
    notes = ["A and B are geometric means of runs."] if any(one.means for one in told) else []
    return {"name": "compare.primary", "title": f"Primary measurements: {a.told}, {b.told}",
            "columns": [*_COLUMNS, "p", "verdict"],
            "rows": [[*_row(one, told), _chance(one), _verdict_of(one)] for one in told],
            "notes": [*notes, "p: how often chance alone makes so great a difference in any of "
                              "them (Holm). Intervals are 95 % for each."]}


def _chance(one):
    if one.sure:
        return "none"
    return "-" if one.adjusted is None else f"{one.adjusted:.2g}"


def _verdict_of(one):
    if one.verdict == changes.SAME:
        return "equal" if not one.bound else f"within {_upwards(one.bound)} %"
    return f"{one.verdict}: {one.missing}" if one.missing else one.verdict


def _upwards(percent):
    """So that an interval is not said to be within less than it is."""
    return figures.number(math.ceil(round(percent * 10, 6)) / 10)


def _tables(found):
    def rows(of, last):
        return [[*_row(one, found), *last(one)] for one in found if of(one)]

    changed = rows(lambda one: one.changed,
                   lambda one: [", ".join(filter(None, (one.word, one.judged)))])
    judged = sum(one.word != changes.CANNOT and not one.sure for one in found)
    lot = figures.number(round((1 - stats.CONFIDENCE) * judged, 1))
    return [{"name": "compare.changed", "title": "Others that changed, uncorrected",
             "columns": [*_COLUMNS, "change"], "rows": changed,
             "notes": [f"{judged} others were compared by 95 % intervals: about {lot} of them "
                       "would differ by chance. None of these is a finding: measure it again, "
                       "with --primary."]},
            {"name": "compare.cannot", "title": "Others, inconclusive",
             "columns": [*_COLUMNS, "why"],
             "rows": rows(lambda one: one.word == changes.CANNOT, lambda one: [one.why]),
             "detail": sum(one.word == changes.CANNOT for one in found) > _ROWS},
            {"name": "compare.same", "title": "Others, no change beyond noise", "columns": _COLUMNS,
             "rows": rows(lambda one: one.word == changes.SAME, lambda one: [])}]


def _only(alone):
    count = sum(map(len, alone.values()))
    return {"name": "compare.only", "title": "Not in all runs",
            "detail": count > _ROWS, "columns": ["measurement", "in", "figure", "unit"],
            "rows": [[entry.get("title", entry["name"]), where,
                      figures.estimate(entry["net"] or entry["raw"], entry["interval_over"]),
                      entry["unit"]] for where, entries in alone.items() for entry in entries]}


def _conditions(differing):
    return {"name": "compare.conditions", "title": "Conditions that differ",
            "columns": ["condition", "A", "B"],
            "rows": [[name, conditions.said(one), conditions.said(other)]
                     for name, (one, other) in differing.items()]}


def _verdict(told, others, judged, gate):
    reasons = [f"{len(told)} primary measurements, corrected for their number (Holm)"
               if len(told) > 1 else "one primary measurement"]
    if changed := sum(one.changed for one in others):
        reasons.append(f"{changed} of {len(others)} others changed, uncorrected: no finding")
    if sure := sum(one.sure for one in (*told, *others)):
        reasons.append(f"{sure} are the same in every run: any difference is a change")
    if gate is not None:
        worse = [_title(one, told) for one in judged if gates.beyond(one, gate)]
        reasons.append(f"worse by more than {gate:g} %, with the whole interval: "
                       f"{', '.join(worse) or 'none'}")
    return {"answer": answer.answer(told), "basis": "none",
            "sentence": answer.sentence(told, lambda one: _title(one, told)),
            "threshold": gate or 0, "unit": "%", "reasons": reasons}


def _warnings(a, b, judged, found, alone, gate):
    said = [f"{name} is one run, which its {one.told} do not repeat: give several runs"
            for name, one in (("A", a), ("B", b)) if one.over == result.INTERVALS]
    few, many = sorted(len(side.documents) for side in (a, b))
    earlier, later = ([one["environment"]["created"] for one in side.documents] for side in (a, b))
    if few > 1 and max(earlier) < min(later):
        said.append("all runs of B came after those of A: what changed in the machine meanwhile "
                    "is in the difference; tare ab takes turns")
    if 1 < few < _FEW and many >= 2 * few:
        said.append(f"{few} runs on one side and {many} on the other: by so few chance "
                    "alone is told apart in more than 5 %: give as many on each side")
    other = [_title(one, found) for one in found
             if set(one.a["conditions"]) != set(one.b["conditions"])]
    if other:
        said.append(f"{len(other)} measured under other conditions in B, such as {other[0]}")
    count = sum(map(len, alone.values()))
    if count > _ROWS:
        said.append(f"{figures.counted(count, 'measurement')} not in all runs ("
                    + ", ".join(f"{where} {len(those)}" for where, those in alone.items() if those)
                    + "): --html and --json list them")
    if gate is not None:
        passing = len(found) + len(alone["A: gone"]) - sum(map(gates.can_fail, judged))
        if passing:
            said.append(f"--gate: {figures.counted(passing, 'measurement')} passed unjudged: not "
                        "primary, inconclusive, in A alone, or without a better direction")
    return said
