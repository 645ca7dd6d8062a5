# SPDX-License-Identifier: GPL-2.0-only
"""A chip that fails below the user-level driver, and counters that are read while they are
counted: watch_test.c plays the chip.
"""

import re
import subprocess
from pathlib import Path

import ktap
import pytest

HERE = Path(__file__).parent
TOP = HERE.parents[1]
PCNET32 = TOP / "userspace/driver/pcnet32"
SOURCES = [HERE / "watch_test.c", HERE / "fake_chip.c",
           *(PCNET32 / name for name in ("pcnet.c", "rings.c", "receiver.c", "delay.c")),
           TOP / "userspace/driver/probe/counters.c", TOP / "userspace/lib/error.c"]
NAMES = re.findall(r"^\tRUN\((\w+)\)", (HERE / "watch_test.c").read_text(), re.M)


@pytest.fixture(scope="session")
def report(tmp_path_factory):
    """What the program said, built so that every bad access ends it."""
    program = tmp_path_factory.mktemp("watch") / "watch_test"
    subprocess.run(["gcc", "-std=gnu11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", "-O2",
                    "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all",
                    f"-I{PCNET32}", f"-I{TOP}/kmod/include/uapi", "-o", program, *SOURCES,
                    "-ljansson", "-pthread"], check=True)
    done = subprocess.run([program], capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_watch(report, name):
    result = ktap.parse(report)[name]
    assert result.ok, report
