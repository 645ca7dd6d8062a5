# SPDX-License-Identifier: GPL-2.0-only
"""The user-level driver's rings and registers against a chip that pcnet_test.c plays; counters that
are read while they are counted. Built so that every bad access ends it.
"""

import re

import pytest
from programs import TOP, built, run

NAMES = re.findall(r"^\t\{TEST\((\w+)\)", (TOP / "tests/driver/pcnet_test.c").read_text(), re.M)


@pytest.mark.parametrize("name", NAMES)
def test_check(name):
    done = run(built("pcnet_test"), name, timeout=240)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
