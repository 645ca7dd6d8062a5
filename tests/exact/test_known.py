# SPDX-License-Identifier: GPL-2.0-only
"""Functions of which it is known how many instructions they execute (guest/kmod/known.S)."""

from pathlib import Path

import breadth
import pytest
from tare import machine
from tare.experiments.exact import run
from tare.experiments.exact.read import document

HERE = Path(__file__).parent
# {function: (calls, instructions of its own)}
KNOWN = {
    "known_loop": (2, 2 * 1000 + 2 + 2 * 10000000 + 2),
    "known_work": (1, 2 * 3000 + 2),
    "known_thread": (1, 2 * 70000 + 2),
    "known_recursion": (51, 5 * 50 + 3),
    "known_leaf": (10, 2 * 10),
    "known_tail": (7, 3 * 7),
    "known_jumped_to": (7, 2 * 7),
    # each jumps to the other
    "known_there": (5000, 2 * 5000),
    "known_back": (5000, 5000 + 1),
    "known_fault": (20, 3 * 20),
    # the last turn of a `rep` finds that nothing is left, and is one for QEMU's clock
    "known_repeat": (1, 4 + 5000),
}


INTERRUPT = "common_interrupt"
# what calls all of the above, and is interrupted meanwhile
OUTER = "do_init_module"


@pytest.fixture(scope="module", params=breadth.some(["6.1"], ["7.2"]))
def recorded(request):
    name = f"minimal-{request.param}"
    [module] = machine.modules(HERE / "guest/kmod", name)
    return run.record(name, ["insmod", "/known.ko"], files={"/known.ko": module},
                      functions=["__hrtimer_run_queues", INTERRUPT, OUTER])


@pytest.fixture(scope="module")
def sums(recorded):
    return {one.name: one for one in document.by_function(recorded)}


@pytest.fixture(scope="module")
def placed(recorded):
    """[(node, its function, its parent or None)]."""
    return [(node, recorded["functions"][node["function"]]["name"], node["parent"])
            for node in document.nodes(recorded)]


def test_calls_within_interrupts_have_their_instructions(recorded, sums):
    """Nothing interrupts the first, and it is part of the second."""
    within, interrupt = (sum(executed * times for executed, times in one["calls"])
                     for one in recorded["watched"][:2])
    assert within == sums["__hrtimer_run_queues"].inclusive > 1000
    assert interrupt > within
    assert sum(times for _, times in recorded["watched"][1]["calls"]) == sums[INTERRUPT].calls >= 2


def test_a_watched_call_has_no_instructions_of_interrupts(recorded, placed):
    within, counted, interrupts = [], 0, 0
    for node, name, parent in placed:
        above = parent is not None and within[parent]
        interrupts += above and node["kind"] == "interrupt"
        within.append(name == OUTER or above and node["kind"] != "interrupt")
        counted += document.own(node) if within[-1] else 0
    assert recorded["watched"][2]["calls"] == [[counted, 1]] and interrupts


def test_functions_have_their_counts(recorded, sums):
    assert recorded["exit_status"] == 0
    assert recorded["checked"]["missing"] == 0
    assert {name: (sums[name].calls, sums[name].own) for name in KNOWN} == KNOWN
    assert {sums[name].module for name in KNOWN} == {"tare_known"}
    assert sums["known_repeat"].repeated == 5000
    # what is called in turn is counted once
    assert sums["known_recursion"].inclusive == sums["known_recursion"].own
    assert sums["known_tail"].inclusive == (3 + 2) * 7


def test_functions_that_jump_to_each_other_have_one_path(placed):
    above = {name: [placed[parent][1] for _, found, parent in placed if found == name]
             for name in ("known_there", "known_back")}
    assert above == {"known_there": ["known_init"], "known_back": ["known_there"]}


def test_a_thunk_is_of_its_caller(sums):
    thunks = sums["known_indirect"].own - (2 + 4 * 10)
    # as many as this kernel's thunk has, ten times
    assert 0 < thunks <= 60 and thunks % 10 == 0
    assert sums["known_indirect"].inclusive == sums["known_indirect"].own + 2 * 10


def test_a_fault_is_below_what_it_interrupted(placed):
    below = [(node, placed[parent][1]) for node, _, parent in placed if parent is not None]
    assert sum(node["calls"] for node, above in below if node["kind"] == "exception"
               and above == "known_fault") == 20
    # the timer came meanwhile
    assert ("interrupt", "known_loop") in [(node["kind"], above) for node, above in below]


@pytest.mark.parametrize(("function", "outermost"),
                         [("known_work", "worker_thread"), ("known_thread", "thread")])
def test_a_thread_of_the_kernel_has_its_own_path(placed, function, outermost):
    [(node, _, parent)] = [one for one in placed if one[1] == function and one[0]["calls"]]
    above = []
    while parent is not None:
        node, name, parent = placed[parent]
        above.append(name)
    assert outermost in above and node["kind"] == "user"
    assert not any(name.startswith("__x64_sys") for name in above)
