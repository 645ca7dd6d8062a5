# SPDX-License-Identifier: GPL-2.0-only
"""What a system call costs: each call is made, counted, and the same each time."""

import re

import pytest
from man_pages import FOLDER, section
from programs import BUILD, run
from tare import machine
from tare.experiments.exact import compare, run as exact_run
from tare.experiments.exact.read import percall

COUNT = 5


@pytest.fixture(scope="module")
def recorded():
    return exact_run.record("minimal-6.1", [compare.PROGRAM, "-n", str(COUNT)], compare.CALLS,
                            compare.FAULTS, machine.programs(compare.PROGRAM))


def test_each_call_was_made_and_is_explained_by_functions(recorded):
    """By means over all calls, of which only the first differ: near the mean of exact counts."""
    assert recorded["exit_status"] == 0 and recorded["checked"]["missing"] == 0
    for one in recorded["watched"]:
        times = sum(count for _, count in one["calls"])
        # clone is what execve needs, too; a program has some of its own; 100 faults a time
        least = {"clone": 2, "asm_exc_page_fault": 100}.get(one["name"], 1) * COUNT
        assert least <= times <= 3 * least + 2, one["name"]
        mean = sum(executed * count for executed, count in one["calls"]) / times
        found = percall.by_function(recorded, one)
        assert sum(found.values()) == pytest.approx(mean), one["name"]
        assert abs(found[percall.NOT_PLACED]) < 0.03 * mean, one["name"]


def test_help_page_and_compare_name_the_same_calls():
    """What the program makes and `compare` does not watch would have no figure."""
    said = " ".join(run(BUILD / "guest/bin/exactcalls", "--help", check=True).stdout.split())
    calls = re.search(r"Make (.*), and page faults, N times", said)[1]
    assert tuple(re.split(", | and ", calls)) == compare.CALLS
    told = re.findall(r"\w+", section(FOLDER / "exactcalls.1.in", "DESCRIPTION"))
    assert set(compare.CALLS) <= set(told)
