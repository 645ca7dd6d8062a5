# SPDX-License-Identifier: GPL-2.0-only
"""Crossings and switches of a span, by a program that makes a known number of them."""

import pytest
from breadth import some

from tare import machine
from tare.counting.boot import Counting

FEW, MANY = 500, 3000
BODIES = ("getppid", "pingpong")
# of an interrupt that finds the CPU in user mode: 250 a second, of a millisecond or a few
ASIDE = 5


@pytest.mark.parametrize("kernel", some(["7.2"], ["6.1", "6.12"]))
def test_each_call_is_a_crossing_and_each_switch_a_switch(kernel, host, tmp_path):
    """What more calls have more: before and after them all is as with fewer."""
    name = f"minimal-{kernel}"
    counting = Counting(name, tmp_path)
    lines = [f"exactrun -- crossings -w 0 -n {calls} {body} >/dev/null"
             for body in BODIES for calls in (FEW, MANY)]
    outcome = machine.run(name, ["sh", "-c", "\n".join(["set -e", *lines])], exact=True,
                          files=machine.programs("exactrun", "crossings"),
                          plugins=counting.plugins(sums=True))
    machine.check_command(outcome)
    few, many, few_there, many_there = [one for one in counting.spans() if one.kind == "B"]
    assert abs(many.crossings - few.crossings - (MANY - FEW)) <= ASIDE
    assert abs(many.switches - few.switches) <= 2 * ASIDE
    # either task writes and reads once for each byte
    assert abs(many_there.crossings - few_there.crossings - 4 * (MANY - FEW)) <= 2 * ASIDE
    # threads of the kernel run, too
    assert abs(many_there.switches - few_there.switches - 2 * (MANY - FEW)) <= 10 * ASIDE
