# SPDX-License-Identifier: GPL-2.0-only
"""Time in which a CPU waits for I/O is not busy, from whichever file the kernel tells it."""

import re

import pytest
from breadth import some
from memtap_guest import run

# 100 reads, each of which a device without hardware answers after 10 ms
SCRIPT = """
modprobe null_blk irqmode=2 completion_nsec=10000000 || exit 77
exec memrecord --module /tare/kmod/tare_memtap.ko -m counts -o /out/counts -- \\
    dd if=/dev/nullb0 of=/dev/null bs=4k count=100 iflag=direct
"""
MACHINE = """
description = "a disk that takes its time"
modules = ["null_blk"]
"""


@pytest.mark.parametrize("kernel, exact", some([("6.1", True)], [("6.12", True), ("7.2", False)]))
def test_waiting_for_io_is_not_busy(host, tmp_path, kernel, exact):
    machine = tmp_path / "waits.toml"
    machine.write_text(MACHINE)
    outcome = run(f"{machine}-{kernel}", kernel, ["sh", "-c", "PATH=/tare/bin:$PATH" + SCRIPT],
                  tmp_path, exact=exact)
    assert outcome.verdict == "passed", outcome.stderr.decode() + outcome.console
    told = dict(re.findall(r"^([\w-]+): (.*)$", (tmp_path / "counts").read_text(), re.M))
    # as the recorder finds it, for whom no runner labels files
    assert told["accelerator"] == outcome.accelerator
    assert int(told["span-ns"]) > 1_000_000_000
    # elsewhere rounded to 10 ms at both ends
    assert exact <= int(told["busy-ns"]) < int(told["span-ns"]) / 4
