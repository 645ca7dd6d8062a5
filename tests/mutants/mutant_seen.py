# SPDX-License-Identifier: GPL-2.0-only
"""A plugin of pytest: what became of each test, as lines of JSON in the file TARE_MUTANT_SEEN.

A test has noticed where an assertion failed, or where what was tested ended with an error while
the test ran. It has not where it never got so far: modules that cannot be imported, fixtures that
are missing or break, builds that fail, and all that is skipped. The first that noticed is the last,
unless there is TARE_MUTANT_TO_THE_END.
"""

import json
import os

import pytest

# what a build says of itself, in qemu/tareqemu and in subprocess
NOT_BUILT = ("did not build", "did not compile", "made no .ko file")
NOT_STARTED = (ImportError, FileNotFoundError)


def what(call):
    """(kind, why) of a call that ended with an exception; kind: killed, skipped, could not."""
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


def write(*line):
    with open(os.environ["TARE_MUTANT_SEEN"], "a", encoding="utf-8") as file:
        print(json.dumps(line), file=file)


def pytest_runtest_makereport(item, call):
    if call.excinfo:
        kind, why = what(call)
        write(item.nodeid, kind, why)
        if kind == "killed" and "TARE_MUTANT_TO_THE_END" not in os.environ:
            item.session.shouldstop = "noticed"
    elif call.when == "call":
        write(item.nodeid, "passed", "")


def pytest_collectreport(report):
    if report.outcome != "passed":
        write(report.nodeid, "skipped" if report.skipped else "could not", str(report.longrepr))
