# SPDX-License-Identifier: GPL-2.0-only
"""Reads KTAP, in which guest tests speak."""

import re
from dataclasses import dataclass

_LINE = re.compile(r"(not )?ok (\d+) (.*?)(?: # SKIP ?(.*))?$")


class KtapError(ValueError):
    """The output is not a complete KTAP report."""


@dataclass(frozen=True)
class Result:
    """One check: ok, or skipped with a reason; said holds its diagnostic lines."""

    name: str
    ok: bool
    skipped: str | None
    said: str


def parse(text):
    """{name: Result} of a KTAP report.

    Raises KtapError for a missing version, plan or result, and for a name that comes twice:
    a report that was cut off must not pass.
    """
    lines = text.splitlines()
    if not lines or not lines[0].startswith("KTAP version 1"):
        raise KtapError("does not begin with KTAP version 1")
    results, planned, last = {}, None, None
    for line in lines[1:]:
        if line.startswith("# ") and last:
            old = results[last]
            results[last] = Result(old.name, old.ok, old.skipped, old.said + line[2:] + "\n")
        elif line.startswith("1.."):
            planned = int(line[3:])
        elif match := _LINE.match(line):
            bad, number, name, reason = match.groups()
            if int(number) != len(results) + 1 or name in results:
                raise KtapError(f"result {number} ({name}) is out of order or comes twice")
            results[name] = Result(name, not bad, reason, "")
            last = name
    if planned is None:
        raise KtapError("has no plan: the guest did not finish")
    if planned != len(results):
        raise KtapError(f"plans {planned} results and has {len(results)}")
    return results
