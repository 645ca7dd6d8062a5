# SPDX-License-Identifier: GPL-2.0-only
"""What the module says where it cannot work, on kernels that we have no machine for."""

import shutil

from memtap_guest import TOP, run


def test_kernel_that_does_not_list_its_variables(tmp_path):
    """CONFIG_KALLSYMS_ALL=n, as the module sees it when it is built."""
    source = shutil.copytree(TOP / "kmod", tmp_path / "kmod")
    compat = source / "include/tare/compat.h"
    compat.write_text(compat.read_text() + "#undef CONFIG_KALLSYMS_ALL\n")
    outcome = run("minimal-6.1", "6.1", ["sh", "-c", "insmod /tare/kmod/tare_memtap.ko; "
                                         "ls /sys/module/tare_memtap; dmesg | grep tare_memtap"],
                  tmp_path / "out", source=source)
    assert outcome.verdict == "passed", outcome.reason
    assert "Operation not supported" in outcome.stderr.decode()
    assert "/sys/module/tare_memtap: No such file" in outcome.stderr.decode()
    assert "built without CONFIG_KALLSYMS_ALL" in outcome.stdout.decode()
