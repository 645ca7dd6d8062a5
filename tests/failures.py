# SPDX-License-Identifier: GPL-2.0-only
"""What failed in a run of the tests, and whether it may be a busy host's doing."""

import functools
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from subprocess import CompletedProcess

TESTS = Path(__file__).parent
EXACT = re.compile(r"exact=True|--exact")
# What a host that is busy does not cause: told of machines (qemu/tareqemu/verdict.py), by kernels,
# by sanitizers, and by pytest of a worker that died
ONCE = re.compile(r"\b(?:panicked|splat|miscomputed|lost)\b(?::|')|[Kk]ernel panic|\bKASAN\b|"
                  r"\b(?:Address|Thread|Leak|Memory|UndefinedBehavior)Sanitizer\b|"
                  r": runtime error: |crashed while running|\bBUG: |\bWARNING: CPU: ")
# in these a test has what programs said; what machines came to has a verdict
LOOKED_INTO = str, bytes, tuple, list, CompletedProcess


@dataclass(frozen=True)
class Failure:
    """name: the test's. cause: equal for tests whose fixture failed for all of them.

    once: why it is not run again; empty if it may be.
    """

    name: str
    cause: str
    once: str


class Recorder:
    """A plugin of pytest. passed, skipped: names; failed: {name: the first Failure}."""

    def __init__(self):
        self.passed, self.skipped, self.failed = set(), set(), {}

    def pytest_runtest_logreport(self, report):
        name = dict(report.user_properties).get("name", report.nodeid)
        if report.failed:
            self.failed.setdefault(name, _failure(name, report))
        elif report.skipped:
            self.skipped.add(name)
        elif report.when == "call":
            self.passed.add(name)

    def pytest_collectreport(self, report):
        if report.failed:
            self.failed[report.nodeid] = Failure(report.nodeid, report.nodeid, "not collected")

    def groups(self):
        """Lists of failures, each of one cause."""
        found = {}
        for one in self.failed.values():
            found.setdefault(one.cause, []).append(one)
        return list(found.values())


def _failure(name, report):
    text = "\n".join([report.longreprtext, *(said for _, said in report.sections)])
    crash = getattr(report.longrepr, "reprcrash", None)
    asserted = crash is None or crash.message.startswith(("assert", "AssertionError"))
    told = ONCE.search(text)
    once = told[0] if told else dict(report.user_properties).get("once", "")
    if asserted and dict(report.user_properties).get("exact"):
        once = once or "an exact figure may differ"
    cause = name
    if report.when == "setup" and crash:
        cause = f"{name.partition('::')[0]} {crash.path}:{crash.lineno} {crash.message[:200]}"
    return Failure(name, cause, once)


def look(call, report):
    """Looks into what the test had in its hands: pytest cuts what it prints of a long text."""
    if call.excinfo is None:
        return
    for frame in call.excinfo.traceback:
        for value in frame.locals.values():
            ours = isinstance(value, LOOKED_INTO) or hasattr(value, "verdict")
            if ours and (told := ONCE.search(repr(value).replace("\\n", "\n"))):
                report.user_properties.append(("once", told[0]))


def asks_exact(item):
    """Whether the test, or a file of ours that it or its fixtures are made of, asks for an exact
    machine, whose figures are the same in every run."""
    near = {item.module.__name__, *(getattr(value, "__module__", None) or
                                    getattr(value, "__name__", None)
                                    for value in vars(item.module).values()),
            *(one.func.__module__ for found in item._fixtureinfo.name2fixturedefs.values()
              for one in found)}
    files = {Path(sys.modules[name].__file__) for name in near
             if getattr(sys.modules.get(name), "__file__", None)}
    return any(EXACT.search(_text(path)) for path in files
               if path == item.path or path.is_relative_to(TESTS) and path.parent != TESTS)


@functools.cache
def _text(path):
    return path.read_text()


def name(items):
    """Reports tell a test's own name, to which xdist adds, and whether it is of exact machines."""
    for item in items:
        item.user_properties += [("name", item.nodeid), ("exact", asks_exact(item))]
