# SPDX-License-Identifier: GPL-2.0-only
"""A chip that fails below the user-level driver, and counters that are read while they are
counted: watch_test.c plays the chip.
"""

import re
import subprocess
from pathlib import Path

import ktap
import pytest
from c_program import CHECKED, build

HERE = Path(__file__).parent
SOURCES = [HERE / "watch_test.c", HERE / "fake_chip.c", "userspace/lib/error.c",
           "userspace/driver/probe/counters.c",
           *(f"userspace/driver/pcnet32/{name}.c"
             for name in ("pcnet", "receiver", "delay"))]
NAMES = re.findall(r"^\tRUN\((\w+)\)", (HERE / "watch_test.c").read_text(), re.M)


@pytest.fixture(scope="session")
def report(tmp_path_factory):
    """What the program said, built so that every bad access ends it."""
    program = build(tmp_path_factory.mktemp("watch") / "watch_test", SOURCES, "-O2", *CHECKED,
                    "-pthread", "-ljansson")
    done = subprocess.run([program], capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_watch(report, name):
    result = ktap.parse(report)[name]
    assert result.ok, report
