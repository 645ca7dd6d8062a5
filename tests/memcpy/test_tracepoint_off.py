# SPDX-License-Identifier: GPL-2.0-only
"""The tracepoint costs instructions only while somebody is attached, in exact mode."""

import pytest
from breadth import some
from memtap_guest import run

CALLS = 20_000
COMMAND = f"""
set -e
cd /tare/kmod
insmod tare_memtest.ko
insmod tare_memtap.ko mode=counts
P=/sys/module/tare_memtest/parameters
E=/sys/kernel/tracing/events/tare/mem_copy
once() {{ echo 'loop memcpy 32 {CALLS}' >$P/run; cat $P/result; }}
once >/dev/null
once
echo 1 >$E/enable
once
echo 0 >$E/enable
once
echo 1 >$E/enable
rmmod tare_memtap
insmod tare_memtap.ko mode=counts
once
rmmod tare_memtap
"""


@pytest.mark.parametrize("kernel", some(["6.1", "7.2"], ["6.12"]))
def test_detaching_takes_the_event_out_again(kernel):
    """Unloading detaches too: unlike bpftrace and perf, tracefs does not hold the module."""
    outcome = run(f"minimal-{kernel}", kernel, ["sh", "-c", COMMAND], None, exact=True,
                  boot=False)
    assert (outcome.verdict, outcome.exit_status) == ("passed", 0), outcome.stderr
    before, attached, after, reloaded = (int(word) / CALLS for word in outcome.stdout.split())
    # instructions a call; a timer tick or two falls into some loops and not into others
    assert after == pytest.approx(before, abs=1)
    assert reloaded == pytest.approx(before, abs=1)
    assert attached > before + 50
