# SPDX-License-Identifier: GPL-2.0-only
"""The user-level driver's rings and registers against a chip that rings_test.c plays; a chip that
fails below it, and counters that are read while they are counted, of watch_test.c.
"""

import re
from functools import cache

import ktap
import pytest
from programs import TOP, built, run

CHECKS = [(program, name) for program in ("rings_test", "watch_test") for name in
          re.findall(r"^\tRUN\((\w+)\)", (TOP / f"tests/driver/{program}.c").read_text(), re.M)]


@cache
def report(program):
    """What it said, built so that every bad access ends it."""
    done = run(built(program), timeout=240)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("program, name", CHECKS)
def test_check(program, name):
    assert ktap.parse(report(program))[name].ok, report(program)
