# SPDX-License-Identifier: GPL-2.0-only
"""The user-level driver's rings and registers against a chip that rings_test.c plays."""

import re
import subprocess
from pathlib import Path

import ktap
import pytest
from c_program import CHECKED, build

HERE = Path(__file__).parent
SOURCES = [HERE / "rings_test.c", HERE / "fake_chip.c", "userspace/lib/error.c",
           *(f"userspace/driver/pcnet32/{name}.c" for name in ("pcnet", "queue"))]
NAMES = re.findall(r"^\tRUN\((\w+)\)", (HERE / "rings_test.c").read_text(), re.M)


@pytest.fixture(scope="session")
def report(tmp_path_factory):
    """What the program said, built so that every bad access ends it."""
    program = build(tmp_path_factory.mktemp("rings") / "rings_test", SOURCES, "-O1", *CHECKED,
                    "-pthread")
    done = subprocess.run([program], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_rings(report, name):
    result = ktap.parse(report)[name]
    assert result.ok, report
