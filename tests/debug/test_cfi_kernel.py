# SPDX-License-Identifier: GPL-2.0-only
"""The modules on a kernel with kCFI, which stops a call through a pointer of another type."""

from pathlib import Path

import pytest
import tareqemu
from debug_checks import of_every_module
from tareqemu import kmod

KERNEL = "6.12-cfi"
pytestmark = pytest.mark.debug_kernel


def judge(outcome):
    report = outcome.stdout.decode()
    assert (outcome.verdict, outcome.reason) == ("passed", ""), report + outcome.console
    assert "SMP alternatives: Using kCFI" in outcome.kernel_log
    assert "not ok" not in report


def call(bad):
    script = f"zcat /proc/config.gz; insmod /tare/kmod/tare_badcall.ko bad={bad}"
    return tareqemu.run("cfi", ["sh", "-c", script],
                        modules=kmod.build(KERNEL, Path(__file__).parent / "kmod"))


def test_a_call_of_the_right_type_passes():
    outcome = call("N")
    judge(outcome)
    assert "tare_badcall: called 1" in outcome.kernel_log
    assert {"CONFIG_CFI_CLANG=y", "# CONFIG_CFI_PERMISSIVE is not set"} <= \
        set(outcome.stdout.decode().splitlines())


def test_a_call_of_another_type_is_stopped():
    outcome = call("Y")
    assert outcome.verdict == "splat"
    assert "CFI failure at " in outcome.reason and "target: takes_int" in outcome.reason
    assert "tare_badcall: called" not in outcome.kernel_log


@of_every_module
def test_checks_of_a_module(tmp_path, run, line):
    judge(run("cfi", KERNEL, line, tmp_path))
