# SPDX-License-Identifier: GPL-2.0-only
"""What system calls evict: against a program that walks its own lines, and switches of the kernel.
"""

import statistics

import breadth
import pytest
from programs import built
from tare.counting import boot, simulation
from tare.counting.counted import SETS
from tare.experiments.exact import pollution, run as exact_run

CALL = "newfstatat"
FIXED = "randomize_kstack_offset=off"
# of most: each other command line is a saved state more
WITH_PTI = f"{FIXED} pti=on"
# of a page's 64 lines all but that of the name, and that with the pointer of SLUB's free list
CLEARED = 62


def walked(folder, rounds):
    """(D1mr of user space, [Evicted]) of a program of so many calls, each after a walk."""
    counting = boot.Counting("minimal-6.1", folder,
                             simulation=simulation.Simulation(pollution=True))
    address = counting.known.call(CALL)
    found = counting.run(["/walker", str(rounds)], [address], append=WITH_PTI,
                         files={"/walker": built("walker")})[0].counted
    missed = sum(counts[found.simulated.names.index("D1mr")]
                 for _, block, _, counts in found.simulated.rows if not block)
    return missed, [one for one in found.simulated.evicted[address] if one.whole]


def test_what_a_call_evicts_is_what_its_caller_then_misses(tmp_path):
    (tmp_path / "1").mkdir()
    (tmp_path / "2").mkdir()
    (once, few), (twice, many) = walked(tmp_path / "1", 100), walked(tmp_path / "2", 200)
    assert (len(few), len(many)) == (100, 200)
    calls = len(many) - len(few)
    evicted = [one.d1[SETS.index(32)] for one in many[-calls:]]
    # between two calls an interrupt may evict some, too
    assert abs((twice - once) / calls - statistics.mean(evicted)) < 1
    assert 100 < evicted[0] < 300


@pytest.mark.parametrize("words, walks", breadth.some([(WITH_PTI, (56, 72))], [("", (0, 0))]))
def test_other_page_tables_cost_walks(tmp_path, words, walks):
    """Of a program that touches 56 pages around each getppid. With PTI, and without PCID, each
    call begins and ends with an empty TLB, but for what is global: 56, and the kernel's few."""
    made = [exact_run.record(
        "minimal-6.1", ["/walker", str(rounds), "pages"], files={"/walker": built("walker")},
        append=words, simulation=simulation.Simulation(tlb=True))["simulated"]["events"]
        for rounds in (100, 300)]
    per_call = {name: (made[1][name] - made[0][name]) / 200 for name in ("DTm", "DTw")}
    assert walks[0] - 0.2 <= per_call["DTw"] <= walks[1] + 0.2, per_call
    assert per_call["DTm"] >= per_call["DTw"]


def test_a_call_of_sixty_evicts_what_its_kernel_has_it_do():
    """The stack's place differs from call to call, unless the kernel is told not to; page tables
    are changed twice a call with PTI, and by none without, as on this CPU if nothing is asked."""
    fixed = pollution.rows(measured(WITH_PTI))
    # all but clock_nanosleep, which always sleeps
    assert len(fixed) == 63 and "clock_nanosleep" not in fixed
    for found in fixed.values():
        for what in ("i1", "d1"):
            # as much as there is, and no more than was touched
            assert all(most <= 512 for _, _, most in found[what])
            assert found[what][SETS.index(64)][2] <= found["code" if what == "i1" else "data"][2]
    assert fixed["getppid"]["switches"] == fixed[CALL]["switches"] == [2, 2, 2]
    assert len({*fixed["getppid"]["data"]}) == len({*fixed["getppid"]["code"]}) == 1
    moved = pollution.rows(measured(""))
    assert moved["getppid"]["switches"] == [0, 0, 0]
    assert len({*moved["getppid"]["data"]}) > 1


@breadth.at_night("two boots more")
def test_cleared_memory_is_what_a_call_touches():
    """A path's name is in a page of which the kernel clears 64 lines, if it was told to."""
    cleared, left = (pollution.rows(measured(f"{FIXED} init_on_alloc={on}"))[CALL]["data"][1]
                     for on in (1, 0))
    assert cleared - left == CLEARED


def measured(words):
    return pollution.measure("made", "minimal-6.1", 4, words)
