# SPDX-License-Identifier: GPL-2.0-only
"""What attaches an instrument must fail where the instrument does: no figure without it."""

import os

import programs
import pytest
from tare.experiments.latency import run


@pytest.mark.parametrize("one, failing, status", [
    (run.ebpf("syslat"), "syslat", 77),
    (run.lattap(""), "insmod", 1),
    (run.lattap(""), "crossings", 1),
    (run.lattap(""), "latread", 77),
], ids=lambda value: getattr(value, "name", None))
def test_its_status_is_passed_on(tmp_path, one, failing, status):
    for name in ("syslat", "insmod", "crossings", "latread", "rmmod"):
        programs.write_program(
            tmp_path / name, f"#!/bin/sh\nexit {status if name == failing else 0}\n")
    script = run.line(one, ["crossings", "read"], str(tmp_path / "seen"), "tare_lattap.ko")
    done = programs.run("sh", "-c", f"set -e\n{{ {script}; }} >{tmp_path}/out\nexit 0",
                        env={"PATH": f"{tmp_path}:{os.environ['PATH']}"})
    assert done.returncode == status
