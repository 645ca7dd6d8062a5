# SPDX-License-Identifier: GPL-2.0-only
"""How many times as long a server takes as the same services without one, in 2010 and now."""

from dataclasses import dataclass
from typing import Callable

from tare import figures, published, result, stats
from tare.experiments.nt import in_2010

SERVERS, OTHERS = ("server", "wine"), ("threads", "ntobj")


@dataclass(frozen=True)
class Kind:
    """Of which test: its parts with their titles, and 2010's ratio of one of them."""

    test: str
    parts: dict
    then: Callable


TESTAPI = Kind("testapi", in_2010.OPERATIONS, in_2010.ratio)
TESTALL = Kind("testall", in_2010.PARTS, in_2010.ratio_of_part)


def _pairs(settings):
    """(server, other): on as many CPUs each, and a server on two with another on one."""
    for slow in settings:
        for quick in settings:
            if slow.front in SERVERS and quick.front in OTHERS and slow.cpus >= quick.cpus:
                yield slow, quick


def add(made, kind, settings, samples, scale, notes=()):
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
    made["tables"].append(_table(kind, lines, scale, notes))


def _measurement(kind, slow, quick, part, ratio, scale):
    return result.measurement(
        f"{scale.name(kind.test)}.ratio.{slow.key}.{quick.key}.{part}", "ratio", ratio,
        over=scale.over, samples=ratio.samples, detail=True,
        title=f"{kind.parts[part]}, {slow.title}, over {quick.title}",
        published=published.figure(kind.then(part), "ratio", in_2010.SOURCE),
        conditions=["in pairs, of one turn"],
        about={"what": f"{kind.test} ratio", "part": part, "server": slow.front,
               "server_cpus": slow.cpus, "other": quick.front, "other_cpus": quick.cpus})


def _table(kind, lines, scale, notes):
    """A line for 2010, and one for each of our pairs."""
    rows = [[f"2010: {in_2010.SERVER}, over {in_2010.KERNEL}",
             *(figures.number(kind.then(part)) for part in kind.parts)]]
    if kind is TESTAPI:
        rows += [["2010: what readings of whole ms allow",
                  *(_range(in_2010.allowed(part)) for part in kind.parts)],
                 ["2010: from group to group",
                  *(_range(in_2010.ratios(part)) for part in kind.parts)]]
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
