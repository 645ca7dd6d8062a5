# SPDX-License-Identifier: GPL-2.0-only
"""Documents of `tare exact record`: checked, summed and shown."""

import json
import re

import pytest
from hand_made import called, recorded, watched

from tare.errors import FormatError
from tare.experiments.exact import figures
from tare.experiments.exact.read import document

NAMES = ["[user]", "entry", "work", "clear"]
ROWS = [(None, "user", "user", "[user]", 0, 100, 0),
        (0, "syscall", "task", "entry", 10, 300, 0),
        (1, "call", "task", "work", 10, 50, 0),
        (2, "call", "task", "work", 5, 25, 0),
        (3, "jump", "task", "clear", 5, 5, 520)]
MADE = recorded(NAMES, ROWS)


def test_inclusive_sums_count_a_function_that_calls_itself_once():
    found = {one.name: (one.calls, one.own, one.repeated, one.inclusive)
             for one in document.by_function(MADE)}
    assert found == {"[user]": (0, 100, 0, 1000), "entry": (10, 300, 0, 900),
                     "work": (15, 75, 0, 600), "clear": (5, 525, 520, 525)}
    assert sum(one.own for one in document.by_function(MADE)) == MADE["instructions"] == 1000
    assert document.by_context(MADE) == {"task": 900, "user": 100}


@pytest.mark.parametrize("calls, median", [
    ([[5, 1]], 5), ([[1, 1], [9, 1]], 1), ([[1, 1], [5, 1], [9, 1]], 5), ([[1, 2], [9, 3]], 9)])
def test_the_median_of_calls(calls, median):
    assert figures.median(calls) == median


@pytest.mark.parametrize("change, said", [
    (lambda one: one.update(instructions=999), "nodes have 1000 instructions, its head 999"),
    (lambda one: one["nodes"]["rows"][1].__setitem__(0, 1), "node 1: its parent 1"),
    (lambda one: one["nodes"]["rows"][1].__setitem__(4, 9), "node 1: there is no function 9"),
    (lambda one: one["nodes"]["rows"][1].__setitem__(6, -1), "nodes/rows/1/6"),
    (lambda one: one.update(version=2), "version"),
    (lambda one: one.pop("checked"), "checked"),
    (lambda one: one["checked"].update(missing=7), "checked/missing: must be one of [0, None]"),
])
def test_a_document_that_was_changed_is_refused(tmp_path, change, said):
    made = json.loads(json.dumps(MADE))
    change(made)
    path = tmp_path / "exact.json"
    path.write_text(json.dumps(made))
    with pytest.raises(FormatError, match=re.escape(said)):
        document.load(path)


def test_report(shown):
    out = shown(MADE | {"watched": [watched("getppid", [321, 999], [1875, 1])]})
    assert out.startswith("1,000 instructions: task 900, user 100\n")
    assert "to the last one" in out and figures.PATH_LENGTH in out
    assert "1,000 calls, min 321, median 321, max 1,875 instructions" in out
    assert re.search(r"^ +900 +90\.0 +300 +10 +system call entry *$", out, re.M), out
    assert re.search(r"^ +525 +52\.5 +520 +525 +5 +clear *$", out, re.M), out
    tree, _, functions = shown(MADE, "--min-percent", 60, "-T", 1).partition("Functions\n")
    assert "work" in tree and "clear" not in tree, "paths that are too little are left out"
    assert "clear" in functions and "entry" not in functions
    halted = {"missing": None, "halts": 3, "ticks": 9}
    assert "Not checked: the CPU halted 3 times" in shown(MADE | {"checked": halted})


@pytest.mark.parametrize("by, rows", [
    ("task", [(1000, "100.0", 520, "7")]),
    ("context", [(900, "90.0", 520, "task"), (100, "10.0", 0, "user")])])
def test_groups(by, rows):
    assert figures.group_table(MADE, by) == (("own", "%", "of rep", by), rows)


def test_a_name_moves_to_the_right_where_a_path_divides_alone():
    made = called(("a", 1, 1, "[user]"), ("beside", 2, 1, "[user]"), ("b", 3, 1, "a"),
                  ("less", 1, 1, "a"), ("c", 4, 1, "b"), ("d", 5, 1, "c"))
    assert [one.mark + one.name for one, _ in figures.tree_rows(made, 0, 20)] == [
        "task 7", " system call a", "  b", "  > c", "  > d", "  less", " system call beside"]


@pytest.mark.parametrize("words, said", [
    (["--data", "--annotate", "clear"], "--annotate: not allowed with argument --data"),
    (["--data", "--event", "D1mr"], "--event: only without --data"),
    (["--html", "{}/page", "--by", "region"], "--by region: only with --data"),
    *((["--" + name, "{}/exact.json"], "exact.json: cannot be written (it is what is read)")
      for name in ("html", "callgrind", "folded", "pprof"))])
def test_what_would_be_passed_over_or_lost_is_refused(tare, tmp_path, words, said):
    path = tmp_path / "exact.json"
    document.write(MADE, path)
    status, out, err = tare("exact", "report", path, *(one.format(tmp_path) for one in words))
    assert status == 2 and said in err and out == "" and err.count("\n") == 1
    assert document.load(path) == MADE and list(tmp_path.iterdir()) == [path]
