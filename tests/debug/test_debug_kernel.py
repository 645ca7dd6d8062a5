# SPDX-License-Identifier: GPL-2.0-only
"""The modules' checks on kernels that find faults, none of which may have anything to report: one
with KASAN, lockdep, PROVE_RCU, kmemleak and UBSAN, and one with kCFI, which stops a call through a
pointer of another type.
"""

import pytest
import tareqemu
from breadth import ONLY
from debug_checks import of_every_module
from programs import TOP
from tareqemu import kmod

pytestmark = pytest.mark.debug_kernel

SCRIPT = """
mount -t debugfs none /sys/kernel/debug 2>/dev/null
# opened before: a script may lock the kernel down, and debugfs with it
exec 3<>/sys/kernel/debug/kmemleak
export KTAP_ONLY='{only}'
{line} || exit 1
echo scan >&3
echo scan >&3
cat <&3 >/out/leaks
"""


def judge(outcome, said=""):
    """Asserts that nothing was reported, and what the kernel SAID of itself."""
    report = outcome.stdout.decode()
    assert (outcome.verdict, outcome.reason) == ("passed", ""), report + outcome.console
    assert said in outcome.kernel_log and "not ok" not in report


@of_every_module
def test_no_report(tmp_path, run, line):
    judge(run("debug", "6.1-debug", SCRIPT.format(line=line, only=ONLY), tmp_path, timeout=2400))
    assert (tmp_path / "leaks").read_text() == ""


KERNEL, CFI = "6.12-cfi", "SMP alternatives: Using kCFI"


def call(bad):
    script = f"zcat /proc/config.gz; insmod /tare/kmod/tare_badcall.ko bad={bad}"
    return tareqemu.run("cfi", ["sh", "-c", script],
                        modules=kmod.build(KERNEL, TOP / "tests/debug/kmod"))


def test_a_call_of_the_right_type_passes():
    outcome = call("N")
    judge(outcome, CFI)
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
    judge(run("cfi", KERNEL, line, tmp_path), CFI)
