# SPDX-License-Identifier: GPL-2.0-only
"""On CPUs with IBT a branch to a place without ENDBR is an oops. No CPU is needed to find them."""

import pytest
from breadth import some
from latency_tools import BIN
from memtap_guest import TOP, modules
from oracles import ibt
from tareqemu import kernel

# Half of what tare_memtest's own calls, and the kernel's of all modules, come to in one boot.
ENOUGH = {"module->kernel": 10000, "kernel->module": 500, "module->module": 80}


@pytest.mark.parametrize("name", some(kernel.debian_names()[-1:], kernel.debian_names()[:-1]))
def test_modules_branch_to_endbrs_alone(name, tmp_path, host):
    ibt.skip_without_endbrs(name)
    files = {f"/tare/bin/{tool}": BIN / tool for tool in ("memrecord", "latread", "crossings")}
    files["/tare/bin/ibt.sh"] = TOP / "tests/memcpy/guest/ibt.sh"
    _, report = ibt.run(name, "sh -x /tare/bin/ibt.sh", tmp_path, modules(name), files=files)
    assert not report.violations, str(report)
    assert all(report.judged[way] >= least for way, least in ENOUGH.items()), str(report)
