# SPDX-License-Identifier: GPL-2.0-only
"""The user-level driver's rings and registers against a chip that rings_test.c plays."""

import re

import ktap
import pytest
from programs import TOP, built, run

NAMES = re.findall(r"^\tRUN\((\w+)\)", (TOP / "tests/driver/rings_test.c").read_text(), re.M)


@pytest.fixture(scope="session")
def report():
    """What the program said, built so that every bad access ends it."""
    done = run(built("rings_test"), timeout=120)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_rings(report, name):
    result = ktap.parse(report)[name]
    assert result.ok, report
