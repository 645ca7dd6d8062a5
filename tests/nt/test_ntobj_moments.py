# SPDX-License-Identifier: GPL-2.0-only
"""What tare_ntobj.ko does when another thread has the CPU in any instruction of a call."""

import re

import nt_debug
import pytest
from breadth import some
from tareqemu import kernel

KERNELS = kernel.debian_names()
SCRIPT = """mount -t debugfs none /sys/kernel/debug 2>/dev/null
echo full >/sys/kernel/debug/sched/preempt && insmod /tare/kmod/tare_ntobj.ko || exit
for name in count poll sleep any take close; do nt_moment $name || bad=1; done
exit $bad"""


@pytest.mark.parametrize("name", some(KERNELS[:1], KERNELS[1:]))
def test_a_switch_in_any_instruction(tmp_path, name):
    """The program's own count first: that there is none in which it does not switch."""
    outcome = nt_debug.run("minimal", name, SCRIPT, tmp_path, exact=True, cpus=1, boot=False)
    report = outcome.stdout.decode() + outcome.stderr.decode()
    assert outcome.verdict == "passed", report
    counted, polled, slept, any_of_two, *others = (
        int(one) for one in re.findall(r"(\d+) in the call, 0 bad", report))
    assert "\n0 missed\n" in report and counted >= 1000 and polled > 2000 and slept > 2000
    assert any_of_two > 2000
    assert len(others) == 2 and min(others) > 1500
