# SPDX-License-Identifier: GPL-2.0-only
"""The tree of calls, from paths of addresses."""

import fake_runner
import hand_made
import numpy as np
import pytest
from hand_made import KALLSYMS, Made, at as kernel_at, symbols

from tare.counting import boot, contexts, counted
from tare.counting.simulation import Simulation
from tare.counting.symbols import Symbols
from tare.experiments.exact import run
from tare.experiments.exact.read import document


@pytest.fixture
def made():
    return Made()


def test_two_sites_of_a_call_are_one_path_and_two_callers_are_two(made):
    entry = made.entered(made.root, "syscall", 0)
    for site in (0x10, 0x20):
        made.entered(entry, "call", 0x300, (0x300, 1, 2), site=site)
    call = made.entered(entry, "call", 0x100, site=0x30)
    made.entered(call, "call", 0x300, (0x300, 1, 2), site=0x110)
    found = made.paths()
    assert found["[user] entry_SYSCALL_64 helper"] == (2, 4, 0)
    assert found["[user] entry_SYSCALL_64 do_syscall_64 helper"] == (1, 2, 0)


def test_equal_paths_of_two_tasks_are_two(made):
    for task, user in ((7, made.root), (8, made.node(0, "user", 8, 0, task=8))):
        made.entered(user, "syscall", 0x100, (0x100, 1, task), task=task)
    _, nodes, *_ = made.build()
    assert [(one["kind"], one["task"], one["executed"]) for one in nodes] == [
        ("user", 7, 0), ("user", 8, 0), ("syscall", 7, 7), ("syscall", 8, 8)]


def test_what_is_jumped_to_stands_below_what_jumps(made):
    call = made.entered(made.root, "syscall", 0x100, (0x100, 2, 3), (0x200, 2, 5))
    # of the jumper, and of what was jumped to, each by the site
    made.entered(call, "call", 0x900, (0x900, 1, 1), site=0x108)
    made.entered(call, "call", 0x300, (0x300, 2, 1), site=0x208)
    assert made.paths() == {
        "[user]": (0, 0, 0), "[user] do_syscall_64": (2, 6, 0),
        "[user] do_syscall_64 __x64_sys_getppid": (2, 10, 0),
        "[user] do_syscall_64 handle_softirqs": (1, 1, 0),
        "[user] do_syscall_64 __x64_sys_getppid helper": (2, 2, 0)}


def test_what_goes_on_into_the_next_function_comes_to_it_once(made):
    """And what then jumps within that one does not come to it."""
    call = made.entered(made.root, "syscall", 0x100, (0x1fc, 2, 2))
    within = made.entered(call, "jump", 0x210, (0x210, 2, 1), site=0x200)
    made.entered(within, "jump", 0x304, (0x304, 2, 1), site=0x210)
    assert made.paths() == {
        "[user]": (0, 0, 0), "[user] do_syscall_64": (0, 2, 0),
        "[user] do_syscall_64 __x64_sys_getppid": (2, 4, 0),
        "[user] do_syscall_64 __x64_sys_getppid helper": (0, 2, 0)}


def test_functions_of_one_name_are_one_and_the_lines_are_of_one(made):
    made.entered(made.root, "syscall", 0x300, (0x300, 1, 3))
    made.entered(made.root, "syscall", 0xb00, (0xb00, 4, 2))
    made.symbols = Symbols(KALLSYMS + f"{kernel_at(0xb00):x} t helper\n")
    assert made.paths()["[user] helper"] == (5, 11, 0)
    assert list(made.build()[2].values()) == [{0: [4], 4: [4]}]


def test_calls_of_functions_of_one_name_are_told_together(made):
    known = Symbols(KALLSYMS + f"{kernel_at(0xb00):x} t helper\n")
    watched = run.watch(known, ["getppid"], ["helper"])
    made.found.spans.append(counted.Span("B", 0, 0, 0, 0, 0))
    made.found.calls = {kernel_at(0x300): {3: 1, 5: 1}, kernel_at(0xb00): {3: 2}}
    told = document.build(fake_runner.Outcome(), ["true"], boot.Found(
        made.found, counted.Ticks((), 99, 0), known, 0), watched)
    assert told["watched"] == [hand_made.watched("getppid"), hand_made.watched(
        "helper", (3, 3), (5, 1), what="function")]


@pytest.mark.parametrize("target, blocks, name, counts, lines", [
    # a part that was moved out is of its function; its offsets would be those of others there
    (0x300, [(0x300, 1, 2), (0x400, 1, 3)], "helper", (1, 5, 0), {0: [1], 4: [1]}),
    # repetitions stand apart
    (0x300, [(0x300, 1, 2, 511)], "helper", (1, 2, 511), {0: [1], 4: [1]}),
    # lines have how often each instruction was executed
    (0x300, [(0x300, 3, 2), (0x304, 5, 2)], "helper", (3, 16, 0), {0: [3], 4: [8], 8: [5]}),
    (-0x100, [(-0x100, 1, 2)], "[unknown]", (1, 2, 0), {0: [2]})])
def test_blocks_of_a_call(made, target, blocks, name, counts, lines):
    made.entered(made.root, "syscall", target, *blocks)
    assert made.paths() == {"[user]": (0, 0, 0), f"[user] {name}": counts}
    assert list(made.build()[2].values()) == [lines]


def test_simulated_events_are_of_what_was_executed(made):
    """Of user code, of a thunk's user, of what was jumped to, and where an exception ended a block.
    """
    call = made.entered(made.root, "syscall", 0x100, (0x100, 2, 3), (0x500, 2, 1), (0x1fc, 2, 6))
    made.count(call, kernel_at(0x300), 0, 2)
    made.found.cells.pop()
    made.of_user(50)
    made.found.simulated = counted.Simulated(("Dr", "D1mr"))
    made.found.simulated.rows.add(np.array([
        (made.root, 0, 0, 40, 4), (call, 1, 1, 7, 1), (call, 2, 0, 20, 2), (call, 3, 0, 5, 0),
        (call, 3, 5, 300, 30), (call, 4, 1, 1000, 100)]))
    made.found.spans.append(counted.Span("B", 70, 0, 0, 0, 0))
    told = document.build(fake_runner.Outcome(), ["true"], boot.Found(
        made.found, counted.Ticks((), 99, 0), symbols(), 0), simulation=Simulation())
    document.validate(told, "told")
    assert told["simulated"]["events"] == {"Dr": 1372, "D1mr": 137}
    names = [one["name"] for one in told["functions"]]
    assert {names[node["function"]]: (node["executed"], node["Dr"], node["D1mr"])
            for node in document.nodes(told)} == {
        "[user]": (50, 40, 4), "do_syscall_64": (10, 32, 3), "helper": (0, 1000, 100),
        "__x64_sys_getppid": (10, 300, 30)}
    assert {names[number]: offsets for number, offsets in told["lines"]} == {
        "do_syscall_64": [[0, 2], [4, 2, 7, 1], [8, 2], [252, 2, 5, 0]],
        "helper": [[0, 0], [4, 0, 1000, 100]],
        "__x64_sys_getppid": [[0, 2], [4, 2], [8, 2], [12, 2], [16, 2, 300, 30]]}


def test_events_are_told_by_their_kind(made):
    for kind, times in (("syscall", 3), ("interrupt", 5), ("exception", 7)):
        made.entered(made.root, kind, 0x300, (0x300, times, 2))
    made.found.spans.append(counted.Span("B", 30, 11, 13, 17, 0))
    told = document.build(fake_runner.Outcome(), ["true"], boot.Found(
        made.found, counted.Ticks((), 99, 1), symbols(), None))
    assert told["events"] == {"task_switches": 17, "taken_back": 11, "system_calls": 3,
                              "interrupts": 5, "exceptions": 7}
    assert told["checked"] == {"missing": None, "halts": 13, "ticks": 99}
    assert told["exit_status"] == 1


def test_contexts():
    def along(*path):
        outer = None
        for kind, function in path:
            outer = contexts.of(kind, function, outer)
        return outer

    user, call = ("user", "[user]"), ("syscall", "entry_SYSCALL_64")
    irq, softirq = ("interrupt", "irq_entries_start"), ("call", "handle_softirqs")
    fault = ("exception", "asm_exc_page_fault")
    assert along(user) == "user"
    assert along(user, call) == along(user, call, ("call", "x")) == "task"
    assert along(user, ("birth", "ret_from_fork"), ("call", "kthread")) == "task"
    assert along(user, fault, ("call", "x")) == along(user, call, fault) == "exception"
    assert along(user, call, irq, ("call", "x")) == "hardirq"
    assert along(user, irq, softirq, ("call", "x")) == along(user, call, softirq) == "softirq"
    assert along(user, irq, softirq, irq) == "hardirq"
    assert along(user, irq, fault) == "hardirq"
