# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact compare`: the table over kernels, and what explains a change."""

import json

import pytest
from hand_made import recorded, watched

from tare.experiments.exact import compare as compare_verb
from tare.experiments.exact.read import document, percall


def kernel(read=50, entry=1000, own=10, **more):
    """A run of 10 reads and 10 writes: of each call `own` of its own in a function below."""
    names = ["[user]", "entry", "__x64_sys_read", "vfs_read", "__x64_sys_write", "tick", "fault",
             "timers", "put_off"]
    rows = [(None, "user", "user", "[user]", 0, 70, 0),
            (0, "syscall", "task", "entry", 20, entry, 0),
            (1, "call", "task", "__x64_sys_read", 10, 100, 0),
            (2, "call", "task", "vfs_read", 10, own * 10, 0),
            (3, "interrupt", "hardirq", "tick", 1, 5000, 0),
            (3, "exception", "exception", "fault", 1, 40, 0),
            (1, "call", "task", "__x64_sys_write", 10, 300, 0),
            (0, "interrupt", "hardirq", "tick", 1, 9000, 0),
            (7, "call", "hardirq", "timers", 30, 700, 0),
            (1, "call", "task", "put_off", 2, 600, 0)]
    made = recorded(names, rows, watched=[
        watched("read", [read, 9], [read + 8, 1]), watched("write"),
        watched("vfs_read", [own, 9], [own + 40, 1], what="function")], **more)
    made["events"]["system_calls"] = 20
    return made


def test_a_call_by_function_has_its_own_and_its_part_of_entry_and_exit():
    made = kernel()
    found = percall.by_function(made, made["watched"][0])
    # the mean is 50.8
    assert found.pop(percall.NOT_PLACED) == pytest.approx(50.8 - 74)
    # no interrupt, nothing of another call, of user space, or of what few calls find on their way;
    # an exception is of the call
    assert found == {"entry": 50, "__x64_sys_read": 10, "vfs_read": 10, "fault": 4}
    assert percall.by_function(made, made["watched"][2]) == {
        "vfs_read": 10, "fault": 4, percall.NOT_PLACED: 0}
    # what was never called has none
    assert percall.by_function(made, watched("pipe")) == {}


def changes(documents, large):
    """{(row, before, after): (%, {function: difference})}, the kernels being a, b and c."""
    return {(one["row"], one["before"], one["after"]): (
        round(one["percent"], 1), {by["name"]: by["difference"] for by in one["functions"]})
        for one in compare_verb.changes("abc", documents, large)}


def test_large_changes_are_explained_from_one_kernel_to_the_next():
    documents = [kernel(), kernel(read=70, entry=1300, own=15), kernel(read=71, own=15)]
    assert changes(documents, 10) == {
        ("read", "a", "b"): (40.0, {"entry": 15.0, "vfs_read": 5.0}),
        ("vfs_read", "a", "b"): (50.0, {"vfs_read": 5.0})}
    small = changes(documents, 0)
    # by the kernel before, not by the first
    assert small["read", "b", "c"] == (1.4, {percall.NOT_PLACED: 16.0, "entry": -15.0})
    assert ("vfs_read", "b", "c") not in small
    # all instructions are explained by all functions
    assert changes([kernel(entry=5000), kernel()], 10) == {
        ("all instructions", "a", "b"): (-19.1, {"entry": -4000})}


def test_the_table_and_the_json(compare, tmp_path):
    status, out, err = compare(
        {"minimal-6.1": kernel(), "minimal-7.2": kernel(read=60)}, "--kernels", "6.1,7.2",
        "--json", tmp_path / "c.json", "-o", tmp_path, "-s", "read", "--", "true")
    assert (status, err) == (0, "")
    [row] = [line.split() for line in out.splitlines() if line.strip().startswith("read ")]
    assert row == "read 50 (50 to 58) 60 (60 to 68) +20 %".split()
    assert "read, 6.1 to 7.2: +20 %" in out and "path lengths" in out
    assert [asked[:4] for asked in compare.asked] == [
        (f"minimal-{name}", "", ["true"], ["read"]) for name in ("6.1", "7.2")]
    made = json.loads((tmp_path / "c.json").read_text())
    assert made["rows"][1]["figures"][1] == {"min": 60, "median": 60, "max": 68, "calls": 10}
    assert document.load(tmp_path / "6.1.json")["watched"][0]["calls"] == [[50, 9], [58, 1]]


def test_words_on_the_command_line_are_columns(compare, tmp_path):
    status, out, err = compare(
        {f"minimal-{one}": kernel(read=count) for one, count in
         (("6.1", 50), ("6.1 mitigations=off", 40), ("7.2", 60), ("7.2 mitigations=off", 45))},
        "--kernels", "6.1,7.2", "--append", "mitigations=off", "-s", "read", "-o", tmp_path,
        "--", "true")
    assert (status, err) == (0, "")
    assert [asked[1] for asked in compare.asked] == ["", "mitigations=off"] * 2
    assert "read, 6.1 to 6.1 mitigations=off: -20 %" in out
    assert (tmp_path / "7.2 mitigations=off.json").exists()


def test_without_a_command_it_is_the_table_of_system_calls(compare):
    assert compare({"minimal-6.1": kernel()}, "--kernels", "6.1", "-n", 3)[0] == 0
    [(_, _, *asked, files)] = compare.asked
    assert asked == [["exactcalls", "-n", "3"], compare_verb.CALLS, compare_verb.FAULTS]
    assert list(files) == ["/tare/bin/exactcalls"]


def test_a_command_that_fails_on_a_kernel_is_not_compared(compare):
    status, out, err = compare({"minimal-6.1": kernel(), "minimal-7.2": kernel(exit_status=4)},
                           "--kernels", "6.1,7.2", "--", "true")
    assert status == 1 and out == "" and "status 4 on 7.2" in err


@pytest.mark.parametrize("words, said", [
    (["--kernels", "6.1,6.1", "--", "true"], "each once"),
    (["--kernels", "6.1", "-n", "3", "--", "true"], "only without COMMAND"),
    (["--kernels", "6.1", "-s", "read"], "only with COMMAND"),
    (["--kernels", "6.1", "--append", "x", "--append", "x"], "--append: one comes twice"),
    (["--kernels", "6.1", "-o", "/dev/null/x", "--", "true"], "/dev/null/x")])
def test_what_does_not_fit_is_refused_before_a_boot(compare, words, said):
    status, out, err = compare({}, *words)
    assert status == 2 and out == "" and said in err and compare.asked == []
