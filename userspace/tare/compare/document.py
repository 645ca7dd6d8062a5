# SPDX-License-Identifier: GPL-2.0-only
"""The comparison of two results, as a result that every report can show."""

import math

from tare import figures, result, stats
from tare.compare import change as changes

EXPERIMENT = "compare"
_NAMED = 3  # measurements that a warning names
_ROWS = 20  # measurements in one result alone that a terminal lists


def make(a, b, differing, gate=None):
    """(result document, [Change]) of results A and B. differing: their differences, all allowed."""
    exact = a["environment"]["exact"] and b["environment"]["exact"]
    both, gone, new = changes.pairs(a, b)
    found = sorted((changes.of_pair(one, other, exact) for one, other in both), key=_weight)
    made = result.document(EXPERIMENT, {**b["environment"], **_named(b["environment"], differing)},
                           {"a.created": a["environment"]["created"],
                            "b.created": b["environment"]["created"]})
    made["measurements"] = [_measurement(one) for one in found]
    made["tables"] = [*_tables(found), _only(gone, new), _conditions(differing)]
    made["tables"] = [table for table in made["tables"] if table["rows"]]
    made["verdict"] = _verdict(found, gate)
    result.lead(made, tables=["compare.changed"] * any(one.changed for one in found))
    made["warnings"] = _warnings(found, gone, gate)
    if len(gone) + len(new) > _ROWS:
        made["warnings"].append(f"{figures.counted(len(gone), 'measurement')} of A alone and "
                                f"{len(new)} of B alone: --html and --json list them")
    return made, found


def _weight(one):
    """A key for sorting: worse, better, other changes, and within each the greatest first."""
    rank = {"worse": 0, "better": 1}.get(one.judged, 2)
    by = abs(math.log(one.ratio.value)) if one.ratio else math.inf
    return not one.changed, one.word == changes.CANNOT, rank, -by


def _named(environment, differing):
    """ENVIRONMENT with both texts of what differs, so that no line tells of one result alone."""
    return {name: f"A: {_said(one)}; B: {_said(other)}"
            for name, (one, other) in differing.items()
            if isinstance(environment.get(name), str) and name != "accelerator"}


def _said(value):
    return "not stated" if value is None else value


def _title(one, found=()):
    """The title, and the name if another measurement in FOUND has the same title."""
    title = one.b.get("title", one.b["name"])
    alike = sum(other.b.get("title") == title for other in found)
    return f"{title} ({one.b['name']})" if alike > 1 else title


def _measurement(one):
    about = {"what": "difference", "change": one.word}
    if one.judged:
        about["judged"] = one.judged
    if one.why:
        about["why"] = one.why
    if one.of:
        about["of"] = one.of
    for side, figure in zip("ab", one.figures):
        about |= {f"{side}.{key}": value for key, value in (figure or {}).items()}
    if one.ratio:
        about |= {f"ratio.{key}": value for key, value in one.ratio.as_dict().items()}
    about |= {f"about.{key}": value for key, value in one.b.get("about", {}).items()}
    repeats = [entry["repeats"] for entry in (one.a, one.b) if entry["repeats"]]
    over = one.b["interval_over"] if one.difference else None
    raw = one.difference and stats.Estimate(one.difference.value, one.difference.low,
                                            one.difference.high, min(repeats, default=1),
                                            one.difference.confidence if over else 1.0)
    return result.measurement(
        one.b["name"], one.b["unit"], raw, over=over, better=one.b["better"],
        samples=min(one.a["samples"], one.b["samples"]), title=one.b.get("title"), detail=True,
        conditions=sorted({*one.a["conditions"], *one.b["conditions"]}), about=about)


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


def _tables(found):
    def rows(of, last):
        return [[_title(one, found), one.b["unit"],
                 *(figures.number(figure["value"]) if figure else "-" for figure in one.figures),
                 _interval(one.difference, sign=True), _interval(one.ratio), *last(one)]
                for one in found if of(one)]

    columns = ["measurement", "unit", "A", "B", "B - A", "B / A"]
    return [{"name": "compare.changed", "title": "Changed beyond noise",
             "columns": [*columns, "change"],
             "rows": rows(lambda one: one.changed,
                          lambda one: [", ".join(filter(None, (one.word, one.judged)))])},
            {"name": "compare.cannot", "title": "Cannot tell", "columns": [*columns, "why"],
             "rows": rows(lambda one: one.word == changes.CANNOT, lambda one: [one.why])},
            {"name": "compare.same", "title": "No change beyond noise", "columns": columns,
             "rows": rows(lambda one: one.word == changes.SAME, lambda one: [])}]


def _only(gone, new):
    return {"name": "compare.only", "title": "In one of them alone",
            "detail": len(gone) + len(new) > _ROWS,
            "columns": ["measurement", "in", "figure", "unit"],
            "rows": [[entry.get("title", entry["name"]), where,
                      figures.estimate(entry["net"] or entry["raw"], entry["interval_over"]),
                      entry["unit"]]
                     for where, entries in (("A: gone", gone), ("B: new", new))
                     for entry in entries]}


def _conditions(differing):
    return {"name": "compare.conditions", "title": "Conditions that differ",
            "columns": ["condition", "A", "B"],
            "rows": [[name, str(_said(one)), str(_said(other))]
                     for name, (one, other) in differing.items()]}


def _count(found, of):
    return sum(of(one) for one in found)


def _verdict(found, gate):
    changed = _count(found, lambda one: one.changed)
    cannot = _count(found, lambda one: one.word == changes.CANNOT)
    same = len(found) - changed - cannot
    judged = [f"{number} {word}" for word in ("worse", "better") if
              (number := _count(found, lambda one, word=word: one.judged == word))]
    sentence = ", ".join([
        f"{changed} of {figures.counted(len(found), 'measurement')} changed beyond noise"
        f"{' (' + ', '.join(judged) + ')' if judged else ''}",
        *([f"{same} did not"] if same else []), *([f"{cannot} cannot be told"] if cannot else [])])
    chanced = _count(found, lambda one: one.by_chance)
    reasons = []
    if chanced:
        lot = (1 - stats.CONFIDENCE) * chanced
        reasons.append(f"{chanced} were compared by 95 % intervals: if nothing had changed, up to "
                       f"{figures.number(round(lot, 2))} of them on average would differ by chance")
        if 0 < _count(found, lambda one: one.by_chance and one.changed) <= lot:
            reasons.append("so many changes by interval are no more than chance alone gives")
    if sure := len(found) - chanced - cannot:
        reasons.append(f"{sure} are the same in every run: any difference is a change")
    if gate is not None:
        worse = [_title(one, found) for one in found if changes.beyond(one, gate)]
        reasons.append(f"worse by more than {gate:g} %, with the whole interval: "
                       f"{', '.join(worse) or 'none'}")
    return {"answer": "yes" if changed else "no" if same else "cannot tell", "basis": "none",
            "sentence": sentence, "threshold": gate or 0, "unit": "%", "reasons": reasons}


def _few(titles):
    """All titles, or the first few and how many more, so that a warning stays short."""
    more = len(titles) - _NAMED
    return "; ".join([*titles[:_NAMED], *([f"and {more} more"] if more > 0 else [])])


def _warnings(found, gone, gate):
    other = [_title(one, found) for one in found
             if set(one.a["conditions"]) != set(one.b["conditions"])]
    said = ([f"{len(other)} measured under other conditions in B: {_few(other)}"] if other else [])
    if gate is not None:
        neither = _count(found, lambda one: one.b["better"] == "neither")
        cannot = _count(found, lambda one: one.word == changes.CANNOT)
        low = _count(found, lambda one: one.word != changes.CANNOT and one.b["better"] != "neither"
                     and not changes.can_fail(one, gate))
        for number, why in ((low, f"cannot fall by {gate:g} %"),
                            (neither, "without better or worse"), (cannot, "cannot be told"),
                            (len(gone), "in A alone")):
            if number:
                said.append(f"--gate: {figures.counted(number, 'measurement')} {why}: "
                            f"{'it passes' if number == 1 else 'they pass'}")
    return said
