# SPDX-License-Identifier: GPL-2.0-only
"""The module's checks and a short soak on a kernel with KASAN, lockdep, PROVE_RCU, kmemleak
and UBSAN: none of them may have anything to report.
"""

import os
import shutil
import tempfile

import pytest
import tareqemu
from debug_checks import of_every_module
from memtap_guest import modules
from tareqemu import enter, kernel

SOURCE = "/usr/src/linux"
pytestmark = pytest.mark.debug_kernel

SCRIPT = """
mount -t debugfs none /sys/kernel/debug 2>/dev/null
# opened before: a script may lock the kernel down, and debugfs with it
exec 3<>/sys/kernel/debug/kmemleak
{line} || exit 1
echo scan >&3
echo scan >&3
cat <&3 >/out/leaks
"""


@of_every_module
def test_no_report(tmp_path, run, line):
    judge(run("debug", "6.1-debug", SCRIPT.format(line=line), tmp_path, timeout=2400), tmp_path)


def judge(outcome, out):
    report = outcome.stdout.decode()
    assert (outcome.verdict, outcome.reason) == ("passed", ""), report + outcome.console
    assert (out / "leaks").read_text() == ""
    assert "not ok" not in report


def signed(module, folder):
    """A copy of the module with the kernel's own signature: one that lockdown lets in."""
    core = kernel.obtain("6.1-debug")
    with tempfile.TemporaryDirectory(dir=core.root / "tmp") as inside:
        copy = shutil.copy(module, inside)
        done = enter.inside(core.root, [
            f"{SOURCE}/scripts/sign-file", "sha512", f"{SOURCE}/certs/signing_key.pem",
            f"{SOURCE}/certs/signing_key.x509", "/" + os.path.relpath(copy, core.root)])
        assert done.returncode == 0
        return shutil.copy(copy, folder)


def test_lockdown_is_respected(tmp_path):
    [module] = [one for one in modules("6.1-debug") if one.name == "tare_memtap.ko"]
    script = """
        mount -t securityfs none /sys/kernel/security
        insmod /tare/kmod/tare_memtap.ko && rmmod tare_memtap || exit 2
        echo integrity >/sys/kernel/security/lockdown
        insmod /tare/kmod/tare_memtap.ko
        dmesg | grep tare_memtap"""
    outcome = tareqemu.run("debug", ["sh", "-c", script], append="lsm=lockdown",
                           modules=[signed(module, tmp_path)], timeout=300)
    assert outcome.verdict == "passed", outcome.stderr.decode() + outcome.console
    assert "Operation not permitted" in outcome.stderr.decode()
    assert "locked down, its code may not be changed; nothing was changed" in \
        outcome.stdout.decode()
