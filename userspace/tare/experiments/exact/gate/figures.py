# SPDX-License-Identifier: GPL-2.0-only
"""Whether a run executed more than a base allows, and which functions explain what changed."""

import json
import re
from dataclasses import dataclass
from fractions import Fraction

from tare.experiments.exact import figures, run
from tare.experiments.exact.compare import figures as compare_figures
from tare.experiments.exact.diff import figures as diff_figures
from tare.experiments.exact.read import events


@dataclass(frozen=True)
class Check:
    """A figure that may grow by LIMIT %. key: a word; what: in words.

    functions: [(name, difference)] of those that explain most of the difference, of a call MEAN.
    """

    key: str
    what: str
    counted: diff_figures.Total
    limit: float
    functions: list
    mean: str = ""

    @property
    def passed(self):
        # by the limit's decimals: no float is 0.7
        return 100 * self.counted.difference <= Fraction(str(self.limit)) * self.counted.before

    @property
    def sentence(self):
        return (f"{diff_figures.of_total(self.counted, self.what)}; at most {self.limit:g} % "
                "more is allowed")

    @property
    def explained(self):
        """A line for each function."""
        return [f"{name}: {compare_figures.signed(difference)}{self.mean}"
                for name, difference in self.functions]


@dataclass(frozen=True)
class Verdict:
    """checks: what was judged. notes: lines."""

    checks: tuple
    notes: tuple
    made: dict

    @property
    def passed(self):
        return all(one.passed for one in self.checks)


def judge(base, made, limit, across=False):
    """Verdict on the document MADE; UsageError where QEMU differs, unless ACROSS, or the start."""
    diff_figures.refuse_unlike(base, made, across)
    key = f"{base['event']}." if "event" in base else ""
    checks = [Check(f"{key}total", events.unit(base), diff_figures.total(base, made), limit,
                    compare_figures.explain(None, None, base, made))]
    checks += [Check(key + _key(watched), diff_figures.of_calls(watched, base), medians, limit,
                     compare_figures.explain(watched["what"], watched["name"], base, made),
                     " a call, on average")
               for watched, medians in diff_figures.medians_of_watched(base, made)]
    notes = diff_figures.conditions(base, made) + diff_figures.never_called(base, made)
    if made["checked"]["missing"] is None:
        notes.append(figures.checked(made))
    return Verdict(tuple(checks), tuple([*notes, figures.limits(base)]), made)


def _key(watched):
    """Apart from that of a system call: mount and others are a function's name, too."""
    name = watched["name"]
    return f"function.{name}" if watched["what"] == run.FUNCTION else name


# A verdict as people and CI systems read it: each a text from a gate.Verdict.

TITLE = "tare exact gate"
_KCIDB = {"major": 5, "minor": 3}


def text(verdict, **_):
    """A line for each figure, function and note."""
    lines = []
    for one in verdict.checks:
        lines += [f"{'ok' if one.passed else 'GREW'}: {one.sentence}",
                  *(f"  {line}" for line in one.explained)]
    return _lines([*lines, *verdict.notes])


def ktap(verdict, **_):
    """The kernel's Test Anything Protocol, version 1."""
    lines = ["KTAP version 1", f"1..{len(verdict.checks)}"]
    lines += [f"# {one}" for one in verdict.notes]
    for number, one in enumerate(verdict.checks, 1):
        lines += [*(f"# {line}" for line in (one.sentence, *one.explained)),
                  f"{'ok' if one.passed else 'not ok'} {number} exact.{one.key}"]
    return _lines(lines)


def github(verdict, **_):
    """Annotations: workflow commands of GitHub."""
    return _lines([f"::{'notice' if one.passed else 'error'} title={TITLE}::"
                   + _data("\n".join([one.sentence, *one.explained, *verdict.notes]))
                   for one in verdict.checks])


def _data(words):
    return words.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def kcidb(verdict, origin, build=None):
    """A submission to KCIDB; build: the id there of the kernel's build."""
    environment = verdict.made["environment"]
    build = build or f"{origin}:{environment['image_digest']}"
    tests = [{
        "id": f"{origin}:{build.partition(':')[2]}-{environment['created']}-{one.key}",
        "build_id": build, "origin": origin,
        "path": "tare.exact." + re.sub(r"[^a-zA-Z0-9_.-]", "_", one.key),
        "comment": one.sentence, "start_time": environment["created"],
        "status": "PASS" if one.passed else "FAIL",
        "number": {"value": one.counted.after, "unit": events.unit(verdict.made),
                   "prefix": "metric"},
        "misc": {
            "base": one.counted.before, "difference": one.counted.difference,
            "max_growth_percent": one.limit, "notes": list(verdict.notes),
            "functions": [{"name": name, "difference": difference}
                          for name, difference in one.functions],
            **{key: environment[key] for key in ("kernel", "machine", "qemu_version",
                                                 "image_digest", "command")}},
    } for one in verdict.checks]
    return json.dumps({"version": _KCIDB, "builds": [], "tests": tests}, indent=1) + "\n"


def _lines(lines):
    return "".join(f"{one}\n" for one in lines)


FORMATS = {"text": text, "ktap": ktap, "github": github, "kcidb": kcidb}
