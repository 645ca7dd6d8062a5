# SPDX-License-Identifier: GPL-2.0-only
"""The user-level driver's rings and registers against a chip that pcnet_test.c plays; counters that
are read while they are counted.
"""

import re
from functools import cache

import pytest
from breadth import check_of
from programs import TOP, built, run

NAMES = re.findall(r"^\tTEST\((\w+)\)", (TOP / "tests/driver/pcnet_test.c").read_text(), re.M)


@cache
def report():
    """What it said, built so that every bad access ends it."""
    done = run(built("pcnet_test"), timeout=240)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_check(name):
    check_of(report(), name)
