# SPDX-License-Identifier: GPL-2.0-only
"""Flags of the CPU that only an emulator's error can have set."""

import re
import subprocess
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "guest/flags.c"


@pytest.fixture(scope="module")
def flags(tmp_path_factory):
    """tests/guest/flags.c as a static program. It pushes, below its stack pointer else."""
    program = tmp_path_factory.mktemp("flags") / "flags"
    subprocess.run(["gcc", "-O2", "-std=gnu11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror",
                    "-mno-red-zone", "-static", "-o", program, SOURCE], check=True)
    return program


def test_a_qemu_that_spoils_the_flags_is_told(guest, flags):
    """QEMU before 8.0 does; of a later one the test asks that nothing be told."""
    outcome = guest("flags", exact=True, files={"/tare/bin/flags": flags})
    at_once, stayed = outcome.stdout.split()
    assert at_once == stayed
    if at_once == b"0":
        assert (outcome.verdict, outcome.reason) == ("passed", "")
    else:
        assert (outcome.verdict, outcome.exit_status) == ("miscomputed", 0)
        told = re.match("the flags 0x([0-9a-f]+), which no CPU has", outcome.reason)
        assert int(told[1], 16) & int(stayed, 16) == int(stayed, 16)
