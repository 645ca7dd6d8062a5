# SPDX-License-Identifier: GPL-2.0-only
"""Runs of testapi as a result: measurements, and tables with what 2010 published."""

from collections import Counter
from dataclasses import dataclass
from typing import Callable

import numpy as np

from tare import figures, published, result, stats
from tare.experiments.nt import published as nt_published
from tare.experiments.nt.figures import Scale
from tare.experiments.nt.run import FRONTS, elsewhere
from tare.figures import counted

# How long single calls took: percentiles of all groups and processes together.

PERCENTILES = (50, 99, 99.9)


def call_percentiles(runs, key):
    """{"p50": ns, ...} of a call, the upper ends of its buckets."""
    counts = Counter()
    for run in runs:
        for _, high, count in run.calls()[key]:
            counts[high] += count
    return stats.of_buckets(sorted(counts.items()), PERCENTILES)


def calls_table(taken, scale):
    """A line each call; of each setting its percentiles."""
    settings = list(taken)
    rows = []
    for key in taken[settings[0]][0].calls():
        found = [call_percentiles(taken[setting], key) for setting in settings]
        rows.append([" ".join(key), *(one.get(f"p{p:g}") for one in found for p in PERCENTILES)])
    return {"name": f"{scale.name('testapi')}.calls", "detail": True,
            "title": f"TestApi, {'instructions' if scale.exact else 'ns'} a call, with its timing",
            "columns": ["part, step, call", *(f"{setting.title}, p{p:g}" for setting in settings
                                              for p in PERCENTILES)],
            "rows": rows,
            "notes": ["(delivery): from before a message is posted until it was got."]}


# How many times as long a server takes as the same services without one, in 2010 and now.

SERVERS, OTHERS = ("server", "wine"), ("threads", "ntobj")


@dataclass(frozen=True)
class Kind:
    """Of which test: its parts with their titles, and 2010's ratio of one of them."""

    test: str
    parts: dict
    then: Callable


TESTAPI = Kind("testapi", nt_published.OPERATIONS, nt_published.ratio)
TESTALL = Kind("testall", nt_published.PARTS, nt_published.ratio_of_part)


def _pairs(settings):
    """(server, other): on as many CPUs each, and a server on two with another on one."""
    for slow in settings:
        for quick in settings:
            if slow.front in SERVERS and quick.front in OTHERS and slow.cpus >= quick.cpus:
                yield slow, quick


def add_ratios(made, kind, settings, samples, scale, notes=()):
    """Adds the measurements and their table. samples: {(Setting, part): in the same order}."""
    lines = {}
    for slow, quick in _pairs(settings):
        for part in kind.parts:
            ratio = stats.paired_ratio(samples[slow, part], samples[quick, part])
            if ratio:
                entry = _measurement(kind, slow, quick, part, ratio, scale)
                made["measurements"].append(entry)
                cell = figures.estimate(entry["raw"], scale.over)
                lines.setdefault((slow, quick), {})[part] = cell
    made["tables"].append(_ratio_table(kind, lines, scale, notes))


def _measurement(kind, slow, quick, part, ratio, scale):
    return result.measurement(
        f"{scale.name(kind.test)}.ratio.{slow.key}.{quick.key}.{part}", "ratio", ratio,
        over=scale.over, samples=ratio.samples, detail=True,
        title=f"{kind.parts[part]}, {slow.title}, over {quick.title}",
        published=published.figure(kind.then(part), "ratio", nt_published.SOURCE),
        conditions=["in pairs, of one turn"],
        about={"what": f"{kind.test} ratio", "part": part, "server": slow.front,
               "server_cpus": slow.cpus, "other": quick.front, "other_cpus": quick.cpus})


def _ratio_table(kind, lines, scale, notes):
    """A line for 2010, and one for each of our pairs."""
    rows = [[f"2010: {nt_published.SERVER}, over {nt_published.KERNEL}",
             *(figures.number(kind.then(part)) for part in kind.parts)]]
    if kind is TESTAPI:
        rows += [["2010: what readings of whole ms allow",
                  *(_range(nt_published.allowed(part)) for part in kind.parts)],
                 ["2010: from group to group",
                  *(_range(nt_published.ratios(part)) for part in kind.parts)]]
    rows += [[f"{slow.title}, over {quick.title}", *(cells.get(part) for part in kind.parts)]
             for (slow, quick), cells in lines.items()]
    if any(slow.cpus > quick.cpus for slow, quick in lines):
        notes = [*notes, "Two CPUs over one CPU: 2010's pair, if its Wine had both CPUs of the "
                         "machine and its kernel, built without SMP, one."]
    return {"name": f"{scale.name(kind.test)}.ratio",
            "title": f"How many times as many {scale.unit} a server takes",
            "columns": ["", *kind.parts.values()], "rows": rows,
            "notes": ["Ours: of nets; of messages and of TestAll raw.", *notes]}


def _range(quotients):
    known = [one for one in quotients if one is not None]
    return f"{min(known):.3g} to {max(known):.3g}"


# which of 2010's systems a front end repeats
THEN = {"wine": nt_published.SERVER, "ntobj": nt_published.KERNEL}


def _scale(made, taken):
    return Scale(made["environment"]["exact"], len(next(iter(taken.values()))))


def _quoted(setting, runs, scale, figure_of):
    """2010's figure for the same, where there is one of as many operations and in this unit."""
    system = THEN.get(setting.front)
    if scale.exact or not system or not runs[0].like_2010:
        return None
    return published.figure(figure_of(system), "ms", nt_published.SOURCE)


def _table(test, title, parts, then, ours, taken, scale, left_out, notes):
    """2010's lines, ours, and empty ones with the command that fills them elsewhere.

    parts: {name: title}. then(system, name) and ours(setting, name) are in the scale's unit.
    """
    systems = () if scale.exact else (nt_published.KERNEL, nt_published.SERVER)
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
             for setting, runs in taken.items() for operation in nt_published.OPERATIONS}
    made["measurements"] += [_measured(*key, one, taken[key[0]], scale)
                             for key, one in found.items()]
    operation = next(iter(nt_published.OPERATIONS))
    result.lead(made, plot=_plot(operation, scale), measurements=[
        entry["name"] for entry in made["measurements"]
        if entry.get("bar", {}).get("plot") == _plot(operation, scale)])
    odd = list(nt_published.oddities())
    made["tables"].append(_table(
        "testapi", f"TestApi, {scale.title}, raw", nt_published.OPERATIONS, nt_published.mean,
        lambda *key: found[key].raw, taken, scale, left_out,
        [] if scale.exact else ["2010: means of ten groups.", *odd]))
    add_ratios(made, TESTAPI, list(taken), {key: one.net for key, one in found.items()},
               scale, odd if scale.exact else ())
    made["tables"] += [_by_group(found, taken, operation, scale)
                       for operation in nt_published.OPERATIONS]
    made["tables"].append(calls_table(taken, scale))


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
    return f"{nt_published.OPERATIONS[operation].capitalize()}, {scale.unit}"


def _measured(setting, operation, one, runs, scale):
    run, measured = runs[0], {"raw": stats.median(one.raw)}
    if one.timing is not None:
        step = run.document["clock_resolution_ns"] * scale.factor(run.count(operation))
        measured = stats.netted(one.raw, _samples(one.timing), step, scale.exact)
    return result.measurement(
        f"{scale.name('testapi')}.{setting.key}.{operation}", scale.unit, better="lower",
        over=scale.over, samples=one.groups.size,
        title=f"{nt_published.OPERATIONS[operation]}, {setting.title}",
        published=_quoted(setting, runs, scale,
                          lambda system: nt_published.mean(system, operation)),
        conditions=[f"{scale.title}, of {counted(format(run.count(operation), ','), 'operation')}; "
                    f"{counted(one.groups.shape[1], 'group')} each "
                    "process", *_conditions(setting, run)],
        bar=(_plot(operation, scale), setting.title),
        about={"what": "testapi", "front": setting.front, "cpus": setting.cpus,
               "operation": operation}, **measured)


def _conditions(setting, run):
    document = run.document
    return [FRONTS[setting.front].title, document["system"], f"timed by {document['clock']}"]


def _by_group(found, taken, operation, scale):
    then = {} if scale.exact else {system: nt_published.groups(system, operation)
                                   for system in (nt_published.KERNEL, nt_published.SERVER)}
    then[f"{nt_published.SERVER} over {nt_published.KERNEL}"] = nt_published.ratios(operation)
    ours = [np.median(found[setting, operation].groups, axis=0) for setting in taken]
    return {"name": f"{scale.name('testapi')}.groups.{operation}",
            "detail": operation != "messages",
            "title": f"TestApi, {nt_published.OPERATIONS[operation]}, group by group: "
                     f"{scale.title}",
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
               for setting, runs in taken.items() for part in nt_published.PARTS}
    made["measurements"] += [_part(setting, taken[setting], part, scale, values)
                             for (setting, part), values in samples.items()]
    made["tables"].append(_table(
        "testall", f"TestAll, {scale.unit}", nt_published.PARTS, nt_published.part,
        lambda *key: samples[key], taken, scale, left_out,
        [*list(nt_published.oddities())[:1],
         "Ours: a part until all was written and read, or got; the whole until all was deleted, "
         "too, and every thread had ended."]))
    add_ratios(made, TESTALL, list(taken), samples, scale)


def _part(setting, runs, part, scale, values):
    return result.measurement(
        f"{scale.name('testall')}.{setting.key}.{part}", scale.unit, stats.median(values),
        better="lower", over=scale.over, samples=len(values),
        title=f"{nt_published.PARTS[part]}, {setting.title}",
        published=_quoted(setting, runs, scale, lambda system: nt_published.part(system, part)),
        conditions=["all parts at the same time", *_conditions(setting, runs[0])],
        about={"what": "testall", "front": setting.front, "cpus": setting.cpus, "part": part})
