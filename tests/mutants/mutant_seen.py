# SPDX-License-Identifier: GPL-2.0-only
"""What became of tests.

A test has noticed where an assertion failed, or where what was tested ended with an error while
the test ran. It has not where it never got so far: modules that cannot be imported, fixtures that
are missing or break, builds that fail, and all that is skipped. The first that noticed is the last,
unless all run TO_THE_END.
"""

import os

import pytest
from mutant_apart import NoAnswer, apart

# what a build says of itself, in qemu/tareqemu and in subprocess
NOT_BUILT = ("did not build", "did not compile", "made no .ko file")
NOT_STARTED = (ImportError, FileNotFoundError)


def tests(tree, names, seconds, only="", checks="", to_the_end=False):
    """What became of tests: [(test, kind, why)]; kind: passed, killed, skipped, could not. only,
    checks: as of a mutant."""
    said = tree.parent / "said"
    status, seen = apart(seconds, said, _run, tree, names, only, checks, to_the_end)
    # 2: stopped at the first that noticed
    if not seen or status not in (0, 1, 2):
        last = (said.read_text(errors="replace").strip() or "-").splitlines()[-1]
        raise NoAnswer(f"pytest ended with {status}: {last}")
    return seen


def _run(tree, names, only, checks, to_the_end):
    os.chdir(tree)
    os.environ["KTAP_ONLY"] = checks
    seen = _Seen(to_the_end)
    # who ends without a word removes nothing
    status = pytest.main(["-q", "-p", "no:cacheprovider", f"--basetemp={tree.parent}/tests",
                          "-k", only, *names], [seen])
    return int(status), seen.tests


class _Seen:
    """A plugin of pytest."""

    def __init__(self, to_the_end):
        self.tests, self._to_the_end = [], to_the_end

    def pytest_collection_modifyitems(self, items):
        """apt takes half a second to say what to skip, which is no answer of a mutant either."""
        for item in items:
            if "asked_of_all" in item.fixturenames:
                item.fixturenames.remove("asked_of_all")

    def pytest_runtest_makereport(self, item, call):
        if call.excinfo:
            kind, why = _what(call)
            self.tests.append((item.nodeid, kind, why))
            if kind == "killed" and not self._to_the_end:
                item.session.shouldstop = "noticed"
        elif call.when == "call":
            self.tests.append((item.nodeid, "passed", ""))

    def pytest_collectreport(self, report):
        if report.outcome != "passed":
            self.tests.append((report.nodeid, "skipped" if report.skipped else "could not",
                               str(report.longrepr)))


def _what(call):
    """(kind, why) of a call that ended with an exception."""
    error = call.excinfo
    why = error.exconly().partition("\n")[0]
    if error.errisinstance(pytest.skip.Exception):
        return "skipped", why
    if error.errisinstance((AssertionError, pytest.fail.Exception)):
        return "killed", why
    if call.when != "call" or error.errisinstance(NOT_STARTED) or \
            any(words in str(error.value) for words in NOT_BUILT):
        return "could not", why
    return "killed", why
