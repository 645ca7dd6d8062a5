# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact diff`: sums that add up, and what became of functions."""

import json
import re

import pytest
from hand_made import called as of, watched

from tare.experiments.exact.diff import Total, as_json, changes


ENTRY = ("entry", 100, 10, "[user]")


def told(a, b):
    """{function: (difference, note)} of those that changed."""
    return {one.name: (one.difference, one.note) for one in changes(a, b)
            if one.difference or one.note}


def test_what_grew_shrank_came_and_went():
    a = of(ENTRY, ("grows", 50, 5, "entry"), ("shrinks", 500, 5, "entry"),
           ("goes", 700, 7, "entry"), ("stays", 40, 4, "entry"))
    b = of(ENTRY, ("grows", 60, 5, "entry"), ("shrinks", 100, 5, "entry"),
           ("comes", 30, 3, "entry"), ("stays", 40, 4, "entry"))
    assert list(told(a, b).items()) == [("goes", (-700, "went")), ("shrinks", (-400, "")),
                                        ("comes", (30, "new")), ("grows", (10, ""))]
    assert {one.name: one.what for one in changes(a, b)} == {
        "goes": "went", "shrinks": "shrank", "comes": "new", "grows": "grew", "stays": "same",
        "entry": "same", "[user]": "same"}


def test_variants_of_a_function_are_one():
    a = of(ENTRY, ("work.isra.0", 50, 5, "entry"), ("work.constprop.0.isra.2", 30, 1, "entry"))
    b = of(ENTRY, ("work", 90, 6, "entry"))
    assert told(a, b) == {"work": (10, "")}
    [work] = [one for one in changes(a, b) if one.name == "work"]
    assert work.of("calls") == Total(6, 6)
    assert work.of("inclusive") == Total(80, 90)


def test_a_renamed_function_is_told_by_who_calls_it_and_whom_it_calls():
    """One below a renamed one can be renamed, too."""
    a = of(ENTRY, ("old_work", 1000, 5, "entry"), ("leaf", 10, 5, "old_work"))
    b = of(ENTRY, ("new_work", 1010, 5, "entry"), ("leaf", 10, 5, "new_work"))
    assert told(a, b) == {"new_work": (10, "renamed from old_work")}
    a = of(ENTRY, ("old_work", 1000, 5, "entry"), ("leaf", 10, 5, "entry"),
           ("old_part", 300, 2, "old_work"))
    b = of(ENTRY, ("new_work", 1000, 5, "entry"), ("leaf", 10, 5, "entry"),
           ("old_part", 300, 2, "new_work"))
    assert told(a, b) == {"new_work": (0, "renamed from old_work")}
    assert [one["renamed_from"] for one in as_json(a, b)["functions"] if one["renamed_from"]] == [
        "old_work"]


def test_an_inlined_function_is_told_by_its_only_caller():
    a = of(ENTRY, ("part", 90, 10, "entry"), ("part_of_part", 30, 10, "part"))
    b = of(("entry", 205, 10, "[user]"))
    assert told(a, b) == {"entry": (105, ""), "part": (-90, "inlined into entry"),
                          "part_of_part": (-30, "inlined into entry")}


WORK, NEW = ("old_work", 1000, 5, "entry"), ("new_work", 1000, 5, "entry")
PART = ("part", 90, 10, "entry")


@pytest.mark.parametrize("a, b, why", [
    ([WORK], [ENTRY, ("new_work", 1200, 5, "entry")], "it executes more"),
    ([WORK], [ENTRY, ("new_work", 1000, 6, "entry")], "it is called more often"),
    ([WORK], [ENTRY, ("new_work", 1000, 5, "[user]")], "another calls it"),
    ([WORK], [ENTRY, NEW, ("leaf", 1, 5, "new_work")], "it calls another"),
    ([WORK], [ENTRY, NEW, ("newer_work", 1000, 5, "entry")], "two fit"),
    ([WORK], [ENTRY, ("anything", 1001, 5, "entry")], "neither name nor count is alike"),
    ([WORK, ("older_work", 1000, 5, "entry")], [ENTRY, NEW], "two may have become it"),
    ([PART], [("entry", 120, 10, "[user]")], "the caller grew by too little"),
    ([PART], [("entry", 300, 10, "[user]")], "the caller grew by too much"),
    ([PART, ("other", 90, 10, "entry")], [("entry", 190, 10, "[user]")], "one of two is in it"),
    ([PART, ("exit", 9, 1, "[user]"), ("part", 10, 1, "exit")],
     [("entry", 190, 10, "[user]"), ("exit", 9, 1, "[user]")], "two called it")])
def test_what_may_be_another_or_just_be_gone_is_told_as_such(a, b, why):
    found = told(of(ENTRY, *a), of(*b))
    assert {note for _, note in found.values()} <= {"", "new", "went"}, why
    assert "went" in found[a[0][0]], why


def changed(watched=(), **environment):
    return of(ENTRY, ("work", 40, 10, "entry"), watched=list(watched), environment=environment)


def test_the_terminal_shows_rows_that_add_up_and_the_json_all(diff, tmp_path):
    a = of(ENTRY, *((f"f{n}", 10 * n, n, "entry") for n in range(1, 6)))
    b = of(ENTRY, *((f"f{n}", 11 * n, n, "entry") for n in range(1, 6)), ("new", 5, 1, "entry"))
    status, out, err = diff(a, b, "-T", 2, "--json", tmp_path / "diff.json")
    assert (status, err) == (0, "")
    assert out.startswith("350 instructions before, 370 after: +20, +5.71 %\n")
    rows = re.findall(r"^ +([+-]?\d+) +(\d+) +(\d+) .*?(f5|f4|new|all others|total)", out, re.M)
    assert [row[3] for row in rows][-2:] == ["all others", "total"] and len(rows) == 4
    for column in range(3):
        *parts, whole = [int(row[column]) for row in rows]
        assert sum(parts) == whole
    assert "6 functions changed" in out and "path lengths" in out
    made = json.loads((tmp_path / "diff.json").read_text())
    assert made["total"] == {"before": 350, "after": 370, "difference": 20}
    assert {one["name"]: one["own"]["difference"] for one in made["functions"]} == {
        "[user]": 0, "entry": 0, "f1": 1, "f2": 2, "f3": 3, "f4": 4, "f5": 5, "new": 5}


def test_conditions_that_differ_are_told(diff):
    out = diff(changed(), changed(
        kernel="7.2.0 #1", command="false", append="mitigations=off"))[1]
    assert "kernel differs: 6.1.0 #1 before, 7.2.0 #1 after" in out
    assert "command differs: true before, false after" in out
    assert "kernel's command line differs: not told before, mitigations=off after" in out
    assert "QEMU differs" not in out and "machine differs" not in out
    out = diff(*(changed(start="restored", state=state) for state in ("aa", "bb")))[1]
    assert "saved state differs: aa before, bb after" in out


@pytest.mark.parametrize("before, after, said", [
    ({}, {"qemu_version": "10.0.2"}, "QEMU 7.2.22 and QEMU 10.0.2"),
    ({}, {"qemu_version": "7.2.17"}, "QEMU 7.2.22 and QEMU 7.2.17"),
    ({}, {"repeatable": True, "cpus": 2}, "repeatable and not exact"),
    ({}, {"start": "restored"}, "record both with --boot, or both without"),
    ({"start": "restored"}, {"start": "booted"}, "record both with --boot, or both without")])
def test_counts_of_unlike_machines_are_refused(diff, before, after, said):
    """Kernels of a booted and a restored one did not do the same before; files of before restoring
    are of booted ones. Two versions of QEMU may be asked for."""
    status, out, err = diff(changed(**before), changed(**after))
    assert status == 2 and out == "" and said in err
    if other := after.get("qemu_version"):
        assert "--across-qemu" in err
        status, out, _ = diff(changed(), changed(**after), "--across-qemu")
        assert status == 0 and f"QEMU differs: 7.2.22 before, {other} after" in out


def test_the_median_per_call_is_told_where_both_watched_it(diff):
    said = "instructions a system call getppid (median)"
    mine = changed([watched("getppid", [321, 9])])
    assert f"321 {said} before, 331 after: +10, +3.12 %" in diff(
        mine, changed([watched("getppid", [331, 9])]))[1]
    for other in ([watched("read", [331, 9])], [watched("getppid")], []):
        assert said not in diff(mine, changed(other))[1]
    none = changed([watched("getppid")])
    assert "warning: system call getppid: 9 calls before, 0 calls after\n" in diff(mine, none)[1]
    out = diff(none, mine)[1]
    assert "warning: system call getppid: 0 calls before, 9" in out and f"0 {said} before" in out
