# SPDX-License-Identifier: GPL-2.0-only
"""Functions of which it is known how many instructions they execute (guest/kmod/known.S)."""

from pathlib import Path

import breadth
import pytest
from tare import machine
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
    "known_fault": (20, 3 * 20),
    "known_fault_elsewhere": (20, 2 * 20),
    # the last turn of a `rep` finds that nothing is left, and is one for QEMU's clock
    "known_repeat": (1, 4 + 5000),
}


INTERRUPT = "common_interrupt"
# what calls all of the above, and is interrupted meanwhile
OUTER = "do_init_module"


@pytest.fixture(scope="module", params=breadth.some(["6.1"], ["7.2"]))
def recorded(request):
    from tare.experiments.exact import run

    name = f"minimal-{request.param}"
    [module] = machine.modules(HERE / "guest/kmod", name)
    return run.record(name, ["insmod", "/known.ko"], files={"/known.ko": module},
                      functions=["__hrtimer_run_queues", INTERRUPT, OUTER])


@pytest.fixture(scope="module")
def sums(recorded):
    return {one.name: one for one in document.by_function(recorded)}


def test_all_is_counted(recorded):
    assert recorded["exit_status"] == 0
    assert recorded["checked"]["missing"] == 0


def test_calls_within_interrupts_have_their_instructions(recorded, sums):
    """Nothing interrupts the first, and it is part of the second."""
    within, interrupt = (sum(executed * times for executed, times in one["calls"])
                     for one in recorded["watched"][:2])
    assert within == sums["__hrtimer_run_queues"].inclusive > 1000
    assert interrupt > within
    assert sum(times for _, times in recorded["watched"][1]["calls"]) == sums[INTERRUPT].calls >= 2


def test_a_watched_call_has_no_instructions_of_interrupts(recorded):
    names = [one["name"] for one in recorded["functions"]]
    within, counted, interrupts = [], 0, 0
    for node in document.nodes(recorded):
        above = node["parent"] is not None and within[node["parent"]]
        interrupts += above and node["kind"] == "interrupt"
        within.append(names[node["function"]] == OUTER or above and node["kind"] != "interrupt")
        counted += document.own(node) if within[-1] else 0
    assert recorded["watched"][2]["calls"] == [[counted, 1]] and interrupts


@pytest.mark.parametrize("name", KNOWN)
def test_a_function_has_its_count(sums, name):
    calls, own = KNOWN[name]
    assert (sums[name].calls, sums[name].own, sums[name].module) == (calls, own, "tare_known")


def test_a_thunk_is_of_its_caller(sums):
    thunks = sums["known_indirect"].own - (2 + 4 * 10)
    # as many as this kernel's thunk has, ten times
    assert 0 < thunks <= 60 and thunks % 10 == 0
    assert sums["known_indirect"].inclusive == sums["known_indirect"].own + 2 * 10


def test_what_is_called_in_turn_is_counted_once(sums):
    assert sums["known_recursion"].inclusive == sums["known_recursion"].own
    assert sums["known_tail"].inclusive == (3 + 2) * 7


def test_repetitions_are_told_apart(sums):
    assert sums["known_repeat"].repeated == 5000


def test_a_fault_is_below_what_it_interrupted(recorded):
    nodes = document.nodes(recorded)
    names = [one["name"] for one in recorded["functions"]]
    faults = [node for node in nodes if node["kind"] == "exception" and node["parent"] is not None
              and names[nodes[node["parent"]]["function"]].startswith("known_fault")]
    assert sum(node["calls"] for node in faults) == 40
    # the timer came meanwhile
    assert [node for node in nodes if node["kind"] == "interrupt" and node["parent"] is not None
            and names[nodes[node["parent"]]["function"]] == "known_loop"]


@pytest.mark.parametrize(("function", "outermost"),
                         [("known_work", "worker_thread"), ("known_thread", "thread")])
def test_a_thread_of_the_kernel_has_its_own_path(recorded, function, outermost):
    nodes = document.nodes(recorded)
    names = [one["name"] for one in recorded["functions"]]
    [node] = [one for one in nodes if names[one["function"]] == function and one["calls"]]
    above = []
    while node["parent"] is not None:
        node = nodes[node["parent"]]
        above.append(names[node["function"]])
    assert outermost in above and node["kind"] == "user"
    assert not any(name.startswith("__x64_sys") for name in above)
