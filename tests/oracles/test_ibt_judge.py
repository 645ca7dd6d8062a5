# SPDX-License-Identifier: GPL-2.0-only
"""The judge finds what is wrong: a module that branches to where IBT would not let it."""

import pytest
from breadth import some
from oracles import ibt
from tareqemu import kernel, kmod

SCRIPT = "cd /tare/kmod && insmod tare_ibt_wrong.ko && places && rmmod tare_ibt_wrong"
# what the kernel calls in any module, once each: an interrupt that comes in between hides it
COMMON = ("_init [tare_ibt_wrong]", "_exit [tare_ibt_wrong]")


@pytest.mark.parametrize("name", some(kernel.debian_names()[-1:], kernel.debian_names()[:-1]))
def test_known_branches(name, tmp_path, host):
    ibt.skip_without_endbrs(name)
    _, report = ibt.run(name, SCRIPT, tmp_path, kmod.build(name, ibt.HERE / "kmod"))
    seen = sorted((b.count, b.why, b.to) for b in report.branches if not b.to.endswith(COMMON))
    assert seen == [
        (2, "sealed", "tare_ibt_sealed [tare_ibt_wrong]"),
        (3, "no-endbr", "tare_ibt_bare [tare_ibt_wrong]"),
        (4, "sealed", "kallsyms_lookup_name"),
        (5, "no-endbr", "strlen+0x4"),
        (6, "ok", "tare_ibt_good [tare_ibt_wrong]"),
        (7, "ok", "strlen"),
        (8, "no-endbr", "tare_ibt_bare [tare_ibt_wrong]"),
        (9, "ok", "tare_ibt_good [tare_ibt_wrong]"),
    ]
    common = [b.count for b in report.branches if b.to.endswith(COMMON)]
    assert all(count == 1 for count in common) and len(common) <= len(COMMON)
    assert report.judged == {"module->kernel": 4 + 5 + 7, "module->module": 2 + 3 + 6,
                             "kernel->module": 8 + 9 + len(common)}
