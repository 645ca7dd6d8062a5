# SPDX-License-Identifier: GPL-2.0-only
"""Runs of testapi as a result: measurements, and tables with what 2010 published."""

from dataclasses import dataclass

import numpy as np

from tare import published, result, stats
from tare.experiments.nt import calls, in_2010, ratios
from tare.experiments.nt.fronts import FRONTS, elsewhere
from tare.experiments.nt.scale import Scale

# which of 2010's systems a front end repeats
THEN = {"wine": in_2010.SERVER, "ntobj": in_2010.KERNEL}


def _scale(made, taken):
    return Scale(made["environment"]["exact"], len(next(iter(taken.values()))))


def _quoted(setting, runs, scale, figure_of):
    """2010's figure for the same, where there is one of as many operations and in this unit."""
    system = THEN.get(setting.front)
    if scale.exact or not system or not runs[0].like_2010:
        return None
    return published.figure(figure_of(system), "ms", in_2010.SOURCE)


def _table(test, title, parts, then, ours, taken, scale, left_out, notes):
    """2010's lines, ours, and empty ones with the command that fills them elsewhere.

    parts: {name: title}. then(system, name) and ours(setting, name) are in the scale's unit.
    """
    systems = () if scale.exact else (in_2010.KERNEL, in_2010.SERVER)
    fills = [f"What this machine cannot time, one with KVM does by: {elsewhere(test)}"]
    return {"name": scale.name(test), "title": title, "columns": ["", *parts.values()],
            "rows": [*([f"2010: {system}", *(then(system, name) for name in parts)]
                       for system in systems),
                     *([setting.title, *(float(np.median(ours(setting, name)))
                                         for name in parts)] for setting in taken),
                     *([f"{front}: not timed here", *[None] * len(parts)]
                       for front in left_out)],
            "notes": [*notes, *(fills if left_out else [])]}


# ---- TestApi

def fill_testapi(made, taken, left_out=()):
    """taken: {Setting: its Runs}; left_out: front ends that stand empty."""
    scale = _scale(made, taken)
    found = {(setting, operation): Operation.of(runs, operation, scale)
             for setting, runs in taken.items() for operation in in_2010.OPERATIONS}
    made["measurements"] += [_measured(*key, one, taken[key[0]], scale)
                             for key, one in found.items()]
    operation = next(iter(in_2010.OPERATIONS))
    result.lead(made, plot=_plot(operation, scale), measurements=[
        entry["name"] for entry in made["measurements"]
        if entry.get("bar", {}).get("plot") == _plot(operation, scale)])
    odd = list(in_2010.oddities())
    made["tables"].append(_table(
        "testapi", f"TestApi, {scale.title}, raw", in_2010.OPERATIONS, in_2010.mean,
        lambda *key: found[key].raw, taken, scale, left_out,
        [] if scale.exact else ["2010: means of ten groups.", *odd]))
    ratios.add(made, ratios.TESTAPI, list(taken), {key: one.net for key, one in found.items()},
               scale, odd if scale.exact else ())
    made["tables"] += [_by_group(found, taken, operation, scale)
                       for operation in in_2010.OPERATIONS]
    made["tables"].append(calls.table(taken, scale))


@dataclass(frozen=True)
class Operation:
    """One column of TestApi under one setting.

    groups: a row each process, a column each group. timing: what it adds to each, of the same
    shape, or None where that is not known. raw and net: of each process, or of each group of the
    only one; net: raw where the timing is not known.
    """

    groups: np.ndarray
    timing: np.ndarray | None
    raw: np.ndarray
    net: np.ndarray

    @classmethod
    def of(cls, runs, operation, scale):
        factor = scale.factor(runs[0].count(operation))
        groups = factor * np.array([run.groups(operation) for run in runs])
        if runs[0].timing(operation) is None:
            return cls(groups, None, _samples(groups), _samples(groups))
        timing = factor * np.array([[run.timing(operation)] * groups.shape[1] for run in runs])
        return cls(groups, timing, _samples(groups), _samples(groups - timing))


def _samples(groups):
    return np.median(groups, axis=1) if len(groups) > 1 else groups[0]


def _plot(operation, scale):
    return f"{in_2010.OPERATIONS[operation].capitalize()}, {scale.unit}"


def _measured(setting, operation, one, runs, scale):
    run, measured = runs[0], {"raw": stats.median(one.raw)}
    if one.timing is not None:
        step = run.document["clock_resolution_ns"] * scale.factor(run.count(operation))
        measured = stats.netted(one.raw, _samples(one.timing), step, scale.exact)
    return result.measurement(
        f"{scale.name('testapi')}.{setting.key}.{operation}", scale.unit, better="lower",
        over=scale.over, samples=one.groups.size,
        title=f"{in_2010.OPERATIONS[operation]}, {setting.title}",
        published=_quoted(setting, runs, scale, lambda system: in_2010.mean(system, operation)),
        conditions=[f"{scale.title}, of {run.count(operation):,} operations; "
                    f"{one.groups.shape[1]} groups each process", *_conditions(setting, run)],
        bar=(_plot(operation, scale), setting.title),
        about={"what": "testapi", "front": setting.front, "cpus": setting.cpus,
               "operation": operation}, **measured)


def _conditions(setting, run):
    document = run.document
    return [FRONTS[setting.front].title, document["system"], f"timed by {document['clock']}",
            f"between {document['partners']}"]


def _by_group(found, taken, operation, scale):
    then = {} if scale.exact else {system: in_2010.groups(system, operation)
                                   for system in (in_2010.KERNEL, in_2010.SERVER)}
    then[f"{in_2010.SERVER} over {in_2010.KERNEL}"] = in_2010.ratios(operation)
    ours = [np.median(found[setting, operation].groups, axis=0) for setting in taken]
    return {"name": f"{scale.name('testapi')}.groups.{operation}",
            "detail": operation != "messages",
            "title": f"TestApi, {in_2010.OPERATIONS[operation]}, group by group: {scale.title}",
            "columns": ["group", *then, *(setting.title for setting in taken)],
            "rows": [[number + 1, *(one[number] if number < len(one) else None
                                    for one in then.values()),
                      *(float(one[number]) for one in ours)] for number in range(len(ours[0]))],
            "notes": ["Ours: medians over processes, each group for itself, raw."]}


# ---- TestAll

def fill_testall(made, taken, left_out=()):
    """As fill_testapi, of everything at the same time."""
    scale = _scale(made, taken)
    samples = {(setting, part): np.array([run.part(part) for run in runs])
               * (1 if scale.exact else 1e-6)
               for setting, runs in taken.items() for part in in_2010.PARTS}
    made["measurements"] += [_part(setting, taken[setting], part, scale, values)
                             for (setting, part), values in samples.items()]
    made["tables"].append(_table(
        "testall", f"TestAll, {scale.unit}", in_2010.PARTS, in_2010.part,
        lambda *key: samples[key], taken, scale, left_out,
        [*list(in_2010.oddities())[:1],
         "Ours: a part until all was written and read, or got; the whole until all was deleted, "
         "too, and every thread had ended."]))
    ratios.add(made, ratios.TESTALL, list(taken), samples, scale)


def _part(setting, runs, part, scale, values):
    return result.measurement(
        f"{scale.name('testall')}.{setting.key}.{part}", scale.unit, stats.median(values),
        better="lower", over=scale.over, samples=len(values),
        title=f"{in_2010.PARTS[part]}, {setting.title}",
        published=_quoted(setting, runs, scale, lambda system: in_2010.part(system, part)),
        conditions=["all parts at the same time", *_conditions(setting, runs[0])],
        about={"what": "testall", "front": setting.front, "cpus": setting.cpus, "part": part})
