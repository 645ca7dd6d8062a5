# SPDX-License-Identifier: GPL-2.0-only
"""What failed in a run of the tests, and whether it may be a busy host's doing."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "qemu"))

from tareqemu import verdict  # noqa: E402

# What a host that is busy does not cause, beside what kernels say: told of machines, by
# sanitizers, by valgrind, and by pytest of a worker that died
ONCE = re.compile(r"machine \S+: (?:panicked|splat|miscomputed|lost)\b|"
                  r"""verdict['"]?(?:=|: ?)['"](?:panicked|splat|miscomputed|lost)\b|"""
                  r"\b(?:Address|Thread|Leak|Memory|UndefinedBehavior)Sanitizer\b|"
                  r": runtime error: |== ?Invalid (?:read|write) |crashed while running")
EXACT_WORD = re.compile(r"^-icount$|--exact\b|^exact$")
MACHINE_WORD = re.compile(r"qemu-system|--machine\b|^machine$|--exact\b|^exact$|^demo$")
# what a busy host does say: qemu/tareqemu/limit.py and verdict.py
BUSY = re.compile(r"this host is busy|\bno end after |\btimed out\b")
# in these a test has what programs said; what machines came to has a verdict
LOOKED_INTO = str, bytes, tuple, list, dict, subprocess.CompletedProcess


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
            found = _failure(name, report)
            if name not in self.failed or found.once:
                self.failed[name] = found
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
    once = once_alone(text) or dict(report.user_properties).get("once", "")
    if not once and dict(report.user_properties).get("exact") and not BUSY.search(text):
        once = "an exact figure may differ"
    cause = name
    if report.when == "setup" and crash:
        cause = f"{name.partition('::')[0]} {crash.path}:{crash.lineno} {crash.message[:200]}"
    return Failure(name, cause, once)


def once_alone(text):
    """What in TEXT no busy host causes, or ""; where one says that it is busy, the stalls of the
    guest's kernel are its doing."""
    if told := ONCE.search(text):
        return told[0]
    busy = "this host is busy" in text
    return verdict.panic(text) or next(iter(verdict.splats(text, stalls=not busy)), "")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    """Tells with the report what the test had in its hands, since pytest cuts what it prints of a
    long text, whether an exact machine ran for its file, and whether it started one."""
    report = (yield).get_result()
    report.user_properties.append(("exact", _file() in _ran_exact))
    report.user_properties.append(("machine", item.nodeid in _ran_machine))
    for frame in call.excinfo.traceback if call.excinfo else ():
        for value in frame.locals.values():
            ours = isinstance(value, LOOKED_INTO) or hasattr(value, "verdict")
            if ours and (told := once_alone(repr(value).replace("\\n", "\n"))):
                report.user_properties.append(("once", told))


_ran_exact = set()  # files of tests
_ran_machine = set()  # tests


def _test():
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]


def _file():
    return _test().partition("::")[0]


def notice_machines():
    """From now on, each QEMU, and each command of ours that starts one, is noticed when it is
    started, and whether it counts instructions."""
    begin = subprocess.Popen.__init__

    def noticed(self, args, *more, **options):
        words = [args] if isinstance(args, str) else [str(word) for word in args]
        if any(EXACT_WORD.search(word) for word in words):
            _ran_exact.add(_file())
        if any(MACHINE_WORD.search(word) for word in words):
            _ran_machine.add(_test())
        begin(self, args, *more, **options)

    subprocess.Popen.__init__ = noticed


def name(items):
    """Reports tell a test's own name, to which xdist adds."""
    for item in items:
        item.user_properties.append(("name", item.nodeid))
