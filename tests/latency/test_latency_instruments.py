# SPDX-License-Identifier: GPL-2.0-only
"""What attaches an instrument must fail where the instrument does: no figure without it."""

import os
import subprocess

import pytest
from tare.experiments.latency import run

PROGRAMS = ("syslat", "insmod", "crossings", "latread", "rmmod")


@pytest.mark.parametrize("one, failing, status", [
    (run.ebpf("syslat"), "syslat", 77),
    (run.lattap(""), "insmod", 1),
    (run.lattap(""), "crossings", 1),
    (run.lattap(""), "latread", 77),
], ids=lambda value: getattr(value, "name", None))
def test_its_status_is_passed_on(tmp_path, one, failing, status):
    for name in PROGRAMS:
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\nexit {status if name == failing else 0}\n")
        program.chmod(0o755)
    script = run.line(one, ["crossings", "read"], str(tmp_path / "seen"), "tare_lattap.ko")
    done = subprocess.run(["sh", "-c", f"set -e\n{{ {script}; }} >{tmp_path}/out\nexit 0"],
                          env={"PATH": f"{tmp_path}:{os.environ['PATH']}"}, check=False)
    assert done.returncode == status
