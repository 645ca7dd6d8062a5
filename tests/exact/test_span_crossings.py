# SPDX-License-Identifier: GPL-2.0-only
"""Crossings and switches of a span, by a program that makes a known number of them."""

import pytest
from breadth import some
from programs import built

from tare import machine
from tare.counting.boot import Counting

CALLS = (0, 500, 3000)
# of an interrupt that finds the CPU in user mode: 250 a second, of a millisecond or a few
ASIDE = 5


@pytest.mark.parametrize("kernel", some(["7.2"], ["6.1", "6.12"]))
def test_each_call_is_a_crossing_and_each_switch_a_switch(kernel, host, tmp_path):
    name = f"minimal-{kernel}"
    counting = Counting(name, tmp_path)
    outcome = machine.run(name, ["/tare/bin/crossings", *map(str, CALLS)], exact=True,
                          files={"/tare/bin/crossings": built("crossings")},
                          out_dir=tmp_path / "out", plugins=counting.plugins(sums=True))
    machine.check_command(outcome)
    spans = counting.spans()
    for calls, alone, beside in zip(CALLS, spans[::2], spans[1::2], strict=True):
        assert 0 <= alone.crossings - calls <= ASIDE and alone.switches <= 2 * ASIDE
        # either task writes and reads once for each byte; the other's first read began before, and
        # its last may not have ended
        assert -2 <= beside.crossings - 4 * calls <= 2 * ASIDE
        # threads of the kernel run, too
        assert -2 <= beside.switches - 2 * calls <= 10 * ASIDE
