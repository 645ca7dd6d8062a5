# SPDX-License-Identifier: GPL-2.0-only
"""Runs of testapi as a result: measurements, and tables with what 2010 published."""

from dataclasses import dataclass
from typing import Callable

import numpy as np

from tare import figures, published, result, stats
from tare.experiments.nt import published as nt_published
from tare.experiments.nt.figures import interval_over, lead
from tare.experiments.nt.published import KERNEL, SERVER
from tare.experiments.nt.run import FRONTS, elsewhere
from tare.figures import counted


@dataclass(frozen=True)
class Test:
    """Its parts with their titles, what one is called, and 2010's ms of one: then(system, part)."""

    name: str
    parts: dict
    part: str
    then: Callable

    def ratio(self, part):
        """How many times as long the server took in 2010."""
        return self.then(SERVER, part) / self.then(KERNEL, part)


TESTAPI = Test("testapi", nt_published.OPERATIONS, "operation", nt_published.mean)
TESTALL = Test("testall", nt_published.PARTS, "part", nt_published.part)


class Scale:
    """Of a result, and the Runs that it is made of.

    exact: a ns of the clock was an instruction. over: what an interval is taken over. title: what a
    figure of TestApi is for.
    """

    def __init__(self, made, taken):
        self.exact = made["environment"]["exact"]
        self.over = result.EXACT if self.exact else interval_over(
            len(next(iter(taken.values()))))
        self.unit = "instructions" if self.exact else "ms"
        self.title = "instructions an operation" if self.exact else "ms a group"

    def name(self, test):
        """A document may hold both, times and instructions."""
        return f"nt.{test.name}.exact" if self.exact else f"nt.{test.name}"

    def factor(self, operations):
        """By which ns of a group of so many operations become a figure of TestApi."""
        return 1 / operations if self.exact else 1e-6


# How many times as long a server takes as the same services without one, in 2010 and now.

SERVERS, OTHERS = ("server", "wine"), ("threads", "ntobj")


def _pairs(settings):
    """(server, other): on as many CPUs each, and a server on two with another on one."""
    for slow in settings:
        for quick in settings:
            if slow.front in SERVERS and quick.front in OTHERS and slow.cpus >= quick.cpus:
                yield slow, quick


def _add_ratios(made, test, settings, samples, scale, notes=()):
    """Adds the measurements and their table. samples: {(Setting, part): in the same order}."""
    lines = {}
    for slow, quick in _pairs(settings):
        for part in test.parts:
            ratio = stats.paired_ratio(samples[slow, part], samples[quick, part])
            if ratio:
                made["measurements"].append(_ratio(test, slow, quick, part, ratio, scale))
                lines.setdefault((slow, quick), {})[part] = figures.estimate(
                    ratio.as_dict(), scale.over)
    made["tables"].append(_ratio_table(test, lines, scale, notes))


def _ratio(test, slow, quick, part, ratio, scale):
    return result.measurement(
        f"{scale.name(test)}.ratio.{slow.key}.{quick.key}.{part}", "ratio", ratio,
        over=scale.over, detail=True,
        title=f"{test.parts[part]}, {slow.title}, over {quick.title}",
        published=published.figure(test.ratio(part), "ratio", nt_published.SOURCE),
        conditions=["in pairs, of one turn"],
        about={"what": f"{test.name} ratio", "part": part, "server": slow.front,
               "server_cpus": slow.cpus, "other": quick.front, "other_cpus": quick.cpus})


def _ratio_table(test, lines, scale, notes):
    """A line for 2010, and one for each of our pairs."""
    rows = [[f"2010: {SERVER}, over {KERNEL}",
             *(figures.number(test.ratio(part)) for part in test.parts)]]
    if test is TESTAPI:
        rows += [["2010: what readings of whole ms allow",
                  *(_range(nt_published.allowed(part)) for part in test.parts)],
                 ["2010: from group to group",
                  *(_range(nt_published.ratios(part)) for part in test.parts)]]
    rows += [[f"{slow.title}, over {quick.title}", *(cells.get(part) for part in test.parts)]
             for (slow, quick), cells in lines.items()]
    if any(slow.cpus > quick.cpus for slow, quick in lines):
        notes = [*notes, "Two CPUs over one CPU: 2010's pair, if its Wine had both CPUs of the "
                         "machine and its kernel, built without SMP, one."]
    return {"name": f"{scale.name(test)}.ratio",
            "title": f"How many times as many {scale.unit} a server takes",
            "columns": ["", *test.parts.values()], "rows": rows,
            "notes": ["Ours: of nets; of messages and of TestAll raw.", *notes]}


def _range(quotients):
    known = [one for one in quotients if one is not None]
    return f"{min(known):.3g} to {max(known):.3g}"


# which of 2010's systems a front end repeats
THEN = {"wine": SERVER, "ntobj": KERNEL}


def _measured(test, setting, part, run, scale, conditions, **measured):
    """With 2010's figure, where there is one in this unit."""
    system = THEN.get(setting.front) if not scale.exact else None
    return result.measurement(
        f"{scale.name(test)}.{setting.key}.{part}", scale.unit, better="lower", over=scale.over,
        title=f"{test.parts[part]}, {setting.title}",
        published=system and published.figure(test.then(system, part), "ms", nt_published.SOURCE),
        conditions=[*conditions, FRONTS[setting.front].title, run.document["system"],
                    f"timed by {run.document['clock']}"],
        about={"what": test.name, "front": setting.front, "cpus": setting.cpus, test.part: part},
        **measured)


def _table(test, title, samples, taken, scale, left_out, notes):
    """2010's lines, ours, and empty ones with the command that fills them elsewhere."""
    systems = () if scale.exact else (KERNEL, SERVER)
    fills = [f"What this machine cannot time, one with KVM does by: {elsewhere(test.name)}"]
    return {"name": scale.name(test), "title": title, "columns": ["", *test.parts.values()],
            "rows": [*([f"2010: {system}", *(test.then(system, part) for part in test.parts)]
                       for system in systems),
                     *([setting.title, *(float(np.median(samples[setting, part]))
                                         for part in test.parts)] for setting in taken),
                     *([f"{front}: not timed here", *[None] * len(test.parts)]
                       for front in left_out)],
            "notes": [*notes, *(fills if left_out else [])]}


# ---- TestApi


def fill_testapi(made, taken, left_out=()):
    """taken: {Setting: its Runs}; left_out: front ends that stand empty."""
    scale = Scale(made, taken)
    found = {(setting, operation): Operation(runs, operation, scale)
             for setting, runs in taken.items() for operation in TESTAPI.parts}
    made["measurements"] += [one.measured(*key, taken[key[0]][0], scale)
                             for key, one in found.items()]
    lead(made, _plot(next(iter(TESTAPI.parts)), scale))
    odd = list(nt_published.oddities())
    made["tables"].append(_table(
        TESTAPI, f"TestApi, {scale.title}, raw", {key: one.raw for key, one in found.items()},
        taken, scale, left_out, [] if scale.exact else ["2010: means of ten groups.", *odd]))
    _add_ratios(made, TESTAPI, taken, {key: one.net for key, one in found.items()}, scale,
                odd if scale.exact else ())
    made["tables"] += [_by_group(found, taken, operation, scale) for operation in TESTAPI.parts]


class Operation:
    """One column of TestApi under one setting.

    groups: a row each process, a column each group. timing: what it adds to each, of the same
    shape, or None where that is not known. raw and net: of each process, or of each group of the
    only one; net: raw where the timing is not known.
    """

    def __init__(self, runs, operation, scale):
        factor = scale.factor(runs[0].count(operation))
        self.groups = factor * np.array([run.groups(operation) for run in runs])
        self.raw = self.net = _samples(self.groups)
        self.timing = None
        if runs[0].timing(operation) is not None:
            self.timing = factor * np.array([[run.timing(operation)] * self.groups.shape[1]
                                             for run in runs])
            self.net = _samples(self.groups - self.timing)

    def measured(self, setting, operation, run, scale):
        count, estimates = run.count(operation), {"raw": stats.median(self.raw)}
        if self.timing is not None:
            step = run.document["clock_resolution_ns"] * scale.factor(count)
            estimates = stats.netted(self.raw, _samples(self.timing), step, scale.exact)
        return _measured(
            TESTAPI, setting, operation, run, scale,
            [f"{scale.title}, of {counted(format(count, ','), 'operation')}; "
             f"{counted(self.groups.shape[1], 'group')} each process"],
            samples=self.groups.size, bar=(_plot(operation, scale), setting.title), **estimates)


def _samples(groups):
    return np.median(groups, axis=1) if len(groups) > 1 else groups[0]


def _plot(operation, scale):
    return f"{TESTAPI.parts[operation].capitalize()}, {scale.unit}"


def _by_group(found, taken, operation, scale):
    then = {} if scale.exact else {system: nt_published.groups(system, operation)
                                   for system in (KERNEL, SERVER)}
    then[f"{SERVER} over {KERNEL}"] = nt_published.ratios(operation)
    ours = [np.median(found[setting, operation].groups, axis=0) for setting in taken]
    return {"name": f"{scale.name(TESTAPI)}.groups.{operation}",
            "detail": operation != "messages",
            "title": f"TestApi, {TESTAPI.parts[operation]}, group by group: {scale.title}",
            "columns": ["group", *then, *(setting.title for setting in taken)],
            "rows": [[number + 1, *(one[number] if number < len(one) else None
                                    for one in then.values()),
                      *(float(one[number]) for one in ours)] for number in range(len(ours[0]))],
            "notes": ["Ours: medians over processes, each group for itself, raw."]}


# ---- TestAll


def fill_testall(made, taken, left_out=()):
    """As fill_testapi, of everything at the same time."""
    scale = Scale(made, taken)
    samples = {(setting, part): scale.factor(1) * np.array([run.part(part) for run in runs])
               for setting, runs in taken.items() for part in TESTALL.parts}
    made["measurements"] += [
        _measured(TESTALL, setting, part, taken[setting][0], scale,
                  ["all parts at the same time"], raw=stats.median(values))
        for (setting, part), values in samples.items()]
    made["tables"].append(_table(
        TESTALL, f"TestAll, {scale.unit}", samples, taken, scale, left_out,
        [*list(nt_published.oddities())[:1],
         "Ours: a part until all was written and read, or got; the whole until all was deleted, "
         "too, and every thread had ended."]))
    _add_ratios(made, TESTALL, taken, samples, scale)
