# SPDX-License-Identifier: GPL-2.0-only
"""The result document: built, validated, written, read. The schema is the contract."""

import json
import math
from datetime import UTC, datetime
from functools import cache

import tare
from tare import inputs, output, paths
from tare.errors import FormatError, TareError

SCHEMA = "result.schema.json"


def document(experiment, environment, host=None):
    """An empty result.

    experiment: dotted name. environment: the machine that was measured, from
    tare.environment. host: facts that may differ between equal measurements.
    """
    return {"schema": 1, "tare": tare.__version__, "experiment": experiment,
            "environment": {"created": datetime.now(UTC).isoformat(timespec="seconds"),
                            **environment},
            "host": host or {}, "measurements": [], "distributions": [], "tables": [],
            "verdict": None, "warnings": []}


# What an interval is taken over, and so what it holds for (docs/method.md).
ROUNDS = "rounds of one process"
PROCESSES = "processes"
BOOTS = "boots"
CALLS = "calls of one capture"
EXACT = "rounds of one exact machine"
ARRIVALS = "floods of one exact machine"
PHASES = "client phases of one exact machine"
SEEDS = "seeds of one exact machine"
HOSTS = "hosts"
RUNS = "runs"
INTERVALS = "intervals of one run"
OF_EXACT = (EXACT, ARRIVALS, PHASES, SEEDS)


def measurement(name, unit, raw, *, over, title=None, overhead=None, net=None, floor=None,
                below_floor=False, better="neither", samples=None, percentiles=None,
                published=None, conditions=(), detail=False, about=None, bar=None):
    """One measurement.

    raw, overhead, net: tare.stats.Estimate in UNIT, or None. over: what their intervals are
    taken over, one of the above; None: a count, which has no interval. A net below the floor
    is dropped here, so that no report can print it. about: what the figure is about, such as
    the routine; the name only tells measurements apart. bar: (plot, label) where the net is drawn.
    """
    figure = net or raw
    entry = {"name": name, "unit": unit, "better": better,
             "raw": raw.as_dict() if raw else None,
             "overhead": overhead.as_dict() if overhead else None,
             "net": net.as_dict() if net and not below_floor else None,
             "below_floor": bool(below_floor),
             "interval_over": over, "repeats": figure.samples if over else None,
             "floor": floor, "samples": int(samples if samples is not None else raw.samples),
             "percentiles": percentiles or {}, "published": published,
             "conditions": list(conditions)}
    more = {"title": title, "about": about, "detail": detail,
            "bar": bar and dict(zip(("plot", "label"), bar, strict=True))}
    return entry | {key: value for key, value in more.items() if value}


def taken_over(part, environment):
    """A measurement or a table of another result, which keeps whose time its times are."""
    return {**part, "time": part.get("time", "virtual" if environment["exact"] else "host")}


def schema_of(name):
    """docs/NAME, a schema."""
    path = paths.data(name)
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise TareError(f"{path}: cannot be read ({error.strerror}); tare is not fully installed"
                        ) from error


@cache
def _check(schema):
    """A function that raises where a document breaks docs/SCHEMA."""
    import fastjsonschema  # slow to load

    return fastjsonschema.compile(schema_of(schema), use_default=False)


def validate(result, where, schema=SCHEMA, what="a result of tare"):
    """Refuse a document that breaks the schema; WHERE names it in the message."""
    from fastjsonschema import JsonSchemaValueException

    try:
        _check(schema)(result)
    except JsonSchemaValueException as error:
        place = "/".join(error.path[1:]) or "top level"
        message = error.message.removeprefix(error.name).strip()
        raise FormatError(where, f"not {what}: {place}: {message[:200]}") from error
    for wrong in (*_unsound(result), *_leads_nowhere(result)):
        raise FormatError(where, f"not {what}: {wrong}")


def _leads_nowhere(result):
    """What `lead` names and the result does not hold."""
    lead = result.get("lead", {})
    plots = {entry["name"] for entry in result.get("distributions", ())}
    plots |= {entry["bar"]["plot"] for entry in result.get("measurements", ()) if "bar" in entry}
    if "plot" in lead and lead["plot"] not in plots:
        yield f"lead/plot: there is no {lead['plot']}"
    for key in ("measurements", "tables"):
        known = {entry["name"] for entry in result.get(key, ())}
        yield from (f"lead/{key}: there is no {name}" for name in lead.get(key, ())
                    if name not in known)


# Sums of rounded numbers may leave a value beside its interval by so much of it.
_ROUNDING = 1e-9


def _unsound(part, place="top level"):
    """What a schema cannot say: numbers are finite, rows fit columns, intervals hold values."""
    if isinstance(part, float) and not math.isfinite(part):
        yield f"{place}: {part} is not a figure"
    elif isinstance(part, list):
        for number, one in enumerate(part):
            if not isinstance(one, int | str):  # of which there are most by far
                yield from _unsound(one, f"{place}/{number}")
    elif isinstance(part, dict):
        for key, one in part.items():
            yield from _unsound(one, key if place == "top level" else f"{place}/{key}")
        if {"value", "low", "high"} <= part.keys():
            slack = _ROUNDING * max(abs(part[end]) for end in ("value", "low", "high"))
            if not part["low"] - slack <= part["value"] <= part["high"] + slack:
                yield f"{place}: {part['value']} is not from {part['low']} to {part['high']}"
        if place.startswith("tables/") and {"columns", "rows"} <= part.keys():
            for row in part["rows"]:
                if len(row) != len(part["columns"]):
                    yield f"{place}: a row of {len(row)} cells, of {len(part['columns'])} columns"


def write(result, path):
    """Validate and write; nothing is written where validation fails."""
    validate(result, path)
    output.write_json(result, path, indent=2, sort_keys=True, allow_nan=False)


def load(path):
    """Read a JSON document; of several, a line each, the last."""
    return load_lines(path)[-1]


def load_lines(path):
    """Read a JSON document, or several, a line each, as a list of at least one."""
    content = inputs.whole(path)
    try:
        return [json.loads(content.decode())]
    except (ValueError, RecursionError) as error:
        try:
            found = [json.loads(line) for line in content.decode().splitlines()]
        except (ValueError, RecursionError):
            found = []
        if not found:
            raise FormatError(path, f"not JSON ({error})") from error
        return found


def read(path):
    """Read and validate a result."""
    result = load(path)
    validate(result, path)
    return result


def lead(document, **what):
    """Say what a report shows first (docs/formats.md). What an earlier part said stays.

    what: sentence, plot, mark, measurements, tables; those that are empty say nothing.
    """
    said = document.setdefault("lead", {})
    document["lead"] = {key: value for key, value in what.items() if value} | said


def warn(document, said):
    """Add the warnings that it does not have yet."""
    document["warnings"] += [one for one in said if one not in document["warnings"]]


def mapped(part, change):
    """PART of a document, in which each text is as CHANGE makes it."""
    if isinstance(part, dict):
        return {name: mapped(one, change) for name, one in part.items()}
    if isinstance(part, list):
        return [mapped(one, change) for one in part]
    return change(part) if isinstance(part, str) else part


def find(result, name):
    """The measurement called NAME, or None."""
    return next((entry for entry in result["measurements"] if entry["name"] == name), None)
