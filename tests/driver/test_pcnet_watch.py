# SPDX-License-Identifier: GPL-2.0-only
"""A chip that fails below the user-level driver, and counters that are read while they are
counted: watch_test.c plays the chip.
"""

import re

import ktap
import pytest
from programs import TOP, built, run

NAMES = re.findall(r"^\tRUN\((\w+)\)", (TOP / "tests/driver/watch_test.c").read_text(), re.M)


@pytest.fixture(scope="session")
def report():
    """What the program said, built so that every bad access ends it."""
    done = run(built("watch_test"), timeout=240)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_watch(report, name):
    result = ktap.parse(report)[name]
    assert result.ok, report
