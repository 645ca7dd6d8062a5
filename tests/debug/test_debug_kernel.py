# SPDX-License-Identifier: GPL-2.0-only
"""The module's checks and a short soak on a kernel with KASAN, lockdep, PROVE_RCU, kmemleak
and UBSAN: none of them may have anything to report.
"""

import pytest
from memtap_guest import run

pytestmark = pytest.mark.debug_kernel

SCRIPT = """
mount -t debugfs none /sys/kernel/debug 2>/dev/null
sh /tare/bin/memtap.sh 12 || exit 1
echo scan >/sys/kernel/debug/kmemleak
echo scan >/sys/kernel/debug/kmemleak
cat /sys/kernel/debug/kmemleak >/out/leaks
"""


def test_no_report(tmp_path):
    outcome = run("debug", "6.1-debug", ["sh", "-c", SCRIPT], tmp_path, timeout=2400)
    report = outcome.stdout.decode()
    assert (outcome.verdict, outcome.reason) == ("passed", ""), report + outcome.console
    assert (tmp_path / "leaks").read_text() == ""
    assert "not ok" not in report


def test_lockdown_is_respected(tmp_path):
    script = ("mount -t securityfs none /sys/kernel/security 2>/dev/null; "
              "echo integrity >/sys/kernel/security/lockdown && "
              "! insmod /tare/kmod/tare_memtap.ko && dmesg | grep 'locked down, its code'")
    outcome = run("debug", "6.1-debug", ["sh", "-c", script], tmp_path, append="lsm=lockdown")
    assert (outcome.verdict, outcome.reason) == ("passed", ""), outcome.console
