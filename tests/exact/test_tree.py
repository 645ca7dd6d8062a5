# SPDX-License-Identifier: GPL-2.0-only
"""The tree of calls, from paths of addresses."""

import fake_runner
from hand_made import Made, at, paths, symbols

from tare.counting import boot, contexts, counted
from tare.experiments.exact.read import document


def test_a_system_call_and_what_it_calls():
    made = Made()
    made.of_user(100)
    entry = made.node(made.root, "syscall", 0, at(0))
    call = made.node(entry, "call", at(0x10), at(0x100))
    made.count(entry, at(0), 3, 5)
    made.count(entry, at(0x14), 3, 2)
    made.count(call, at(0x100), 3, 4)
    assert paths(*made.build()) == {
        "[user]": (0, 100, 0), "[user] entry_SYSCALL_64": (3, 21, 0),
        "[user] entry_SYSCALL_64 do_syscall_64": (3, 12, 0)}


def test_two_sites_of_a_call_are_one_path_and_two_callers_are_two():
    made = Made()
    entry = made.node(made.root, "syscall", 0, at(0))
    for site in (0x10, 0x20):
        made.count(made.node(entry, "call", at(site), at(0x300)), at(0x300), 1, 2)
    call = made.node(entry, "call", at(0x30), at(0x100))
    made.count(made.node(call, "call", at(0x110), at(0x300)), at(0x300), 1, 2)
    found = paths(*made.build())
    assert found["[user] entry_SYSCALL_64 helper"] == (2, 4, 0)
    assert found["[user] entry_SYSCALL_64 do_syscall_64 helper"] == (1, 2, 0)


def test_equal_paths_of_two_tasks_are_two():
    made = Made()
    for task, user in ((7, made.root), (8, made.node(0, "user", 8, 0, task=8))):
        call = made.node(user, "syscall", 0, at(0x100), task=task)
        made.count(call, at(0x100), 1, task)
    _, nodes = made.build()
    assert [(one["kind"], one["task"], one["executed"]) for one in nodes] == [
        ("user", 7, 0), ("user", 8, 0), ("syscall", 7, 7), ("syscall", 8, 8)]


def test_what_is_jumped_to_stands_below_what_jumps():
    made = Made()
    call = made.node(made.root, "syscall", 0, at(0x100))
    made.count(call, at(0x100), 2, 3)
    made.count(call, at(0x200), 2, 5)
    # of the jumper, and of what was jumped to, each by the site
    made.count(made.node(call, "call", at(0x108), at(0x900)), at(0x900), 1, 1)
    made.count(made.node(call, "call", at(0x208), at(0x300)), at(0x300), 2, 1)
    assert paths(*made.build()) == {
        "[user]": (0, 0, 0), "[user] do_syscall_64": (2, 6, 0),
        "[user] do_syscall_64 __x64_sys_getppid": (2, 10, 0),
        "[user] do_syscall_64 handle_softirqs": (1, 1, 0),
        "[user] do_syscall_64 __x64_sys_getppid helper": (2, 2, 0)}


def test_a_part_that_was_moved_out_is_of_its_function():
    made = Made()
    call = made.node(made.root, "syscall", 0, at(0x300))
    made.count(call, at(0x300), 1, 2)
    made.count(call, at(0x400), 1, 3)
    assert paths(*made.build())["[user] helper"] == (1, 5, 0)
    # its offsets would be those of others in the function
    assert list(made.lines.values()) == [{0: 1, 4: 1}]


def test_a_thunk_belongs_to_the_function_that_has_it():
    made = Made()
    entry = made.node(made.root, "syscall", 0, at(0))
    made.count(entry, at(0), 1, 2)
    made.count(entry, at(0x500), 4, 3)
    made.count(made.node(entry, "call", at(0x10), at(0x300)), at(0x300), 4, 1)
    assert paths(*made.build()) == {
        "[user]": (0, 0, 0), "[user] entry_SYSCALL_64": (1, 14, 0),
        "[user] entry_SYSCALL_64 helper": (4, 4, 0)}


def test_events_are_told_by_their_kind():
    made = Made()
    for kind, times in (("syscall", 3), ("interrupt", 5), ("exception", 7)):
        made.count(made.node(made.root, kind, 0, at(0x300)), at(0x300), times, 2)
    made.found.spans.append(counted.Span("B", executed=30, taken_back=11, halts=13, switches=17))
    told = document.build(fake_runner.Outcome(), ["true"], boot.Found(
        made.found, counted.Ticks((), 99, 1), symbols(), None))
    assert told["events"] == {"task_switches": 17, "taken_back": 11, "system_calls": 3,
                              "interrupts": 5, "exceptions": 7}
    assert told["checked"] == {"missing": None, "halts": 13, "ticks": 99}
    assert told["exit_status"] == 1


def test_repetitions_stand_apart():
    made = Made()
    made.count(made.node(made.root, "syscall", 0, at(0x300)), at(0x300), 1, 2, repeated=511)
    assert paths(*made.build())["[user] helper"] == (1, 2, 511)


def test_lines_have_how_often_each_instruction_was_executed():
    made = Made()
    call = made.node(made.root, "syscall", 0, at(0x300))
    made.count(call, at(0x300), 3, 2)
    made.count(call, at(0x304), 5, 2)
    made.build()
    assert list(made.lines.values()) == [{0: 3, 4: 8, 8: 5}]


def test_an_address_of_no_function_is_told_as_unknown():
    made = Made()
    call = made.node(made.root, "syscall", 0, at(-0x100))
    made.count(call, at(-0x100), 1, 2)
    assert paths(*made.build())["[user] [unknown]"] == (1, 2, 0)


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
