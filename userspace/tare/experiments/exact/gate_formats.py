# SPDX-License-Identifier: GPL-2.0-only
"""A verdict as people and CI systems read it: each a text from a gate.Verdict."""

import json
import re

TITLE = "tare exact gate"
_KCIDB = {"major": 5, "minor": 3}


def text(verdict, **_):
    """A line for each figure, function and note."""
    lines = []
    for one in verdict.checks:
        lines += [f"{'ok' if one.passed else 'GREW'}: {one.sentence}",
                  *(f"  {line}" for line, *_ in one.functions)]
    return _lines([*lines, *verdict.notes])


def ktap(verdict, **_):
    """The kernel's Test Anything Protocol, version 1."""
    lines = ["KTAP version 1", f"1..{len(verdict.checks)}"]
    lines += [f"# {one}" for one in verdict.notes]
    for number, one in enumerate(verdict.checks, 1):
        lines += [f"# {one.sentence}", *(f"# {line}" for line, *_ in one.functions),
                  f"{'ok' if one.passed else 'not ok'} {number} exact.{one.key}"]
    return _lines(lines)


def github(verdict, **_):
    """Annotations: workflow commands of GitHub."""
    return _lines([f"::{'notice' if one.passed else 'error'} title={_property(TITLE)}::"
                   + _data("\n".join([one.sentence, *(line for line, *_ in one.functions),
                              *verdict.notes])) for one in verdict.checks])


def _data(words):
    return words.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(words):
    return _data(words).replace(":", "%3A").replace(",", "%2C")


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
        "number": {"value": one.counted.after, "unit": "instructions", "prefix": "metric"},
        "misc": {
            "base": one.counted.before, "difference": one.counted.difference,
            "max_growth_percent": one.limit, "notes": list(verdict.notes),
            "functions": [{"name": name, "difference": difference}
                          for _, name, difference in one.functions],
            **{key: environment[key] for key in ("kernel", "machine", "qemu_version",
                                                 "image_digest", "command")}},
    } for one in verdict.checks]
    return json.dumps({"version": _KCIDB, "builds": [], "tests": tests}, indent=1) + "\n"


def _lines(lines):
    return "".join(f"{one}\n" for one in lines)


FORMATS = {"text": text, "ktap": ktap, "github": github, "kcidb": kcidb}
