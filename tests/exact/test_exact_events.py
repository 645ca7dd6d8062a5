# SPDX-License-Identifier: GPL-2.0-only
"""Simulated events: where instructions are shown, compared or judged, they are, too."""

import json
import re

import pytest
from hand_made import recorded, watched

from tare.counting.simulation import DEFAULT, Simulation, geometry
from tare.errors import FormatError
from tare.experiments.exact import compare as compare_verb, diff as diff_verb, figures
from tare.experiments.exact.read import document, events
from tare.experiments.exact.report import formats, page

BOTH = Simulation(branch=True).names
CACHE = Simulation().names
BRANCH = Simulation(cache=False, branch=True).names
CALL = "__x64_sys_getppid"
SMALL = geometry("1K:2:32,1536:3:32,2M:16:64")


def of(d1mr=30, names=BOTH, call=CALL, **more):
    """A document of 455 instructions, of which system call entry has D1MR."""
    rows = [((None, "user", "user", "[user]", 0, 100, 0),
             {"I1mr": 1, "Dr": 40, "D1mr": 4, "Bc": 9, "Bcm": 2}),
            ((0, "syscall", "task", "entry", 10, 300, 0),
             {"I1mr": 6, "ILmr": 1, "Dr": 100, "D1mr": d1mr, "DLmr": 2}),
            ((1, "call", "task", call, 10, 50, 5), {"Dr": 20, "D1mr": 16, "D1mw": 3, "Bim": 1})]
    made = recorded(["[user]", "entry", call],
                    [(*row, *(counts.get(name, 0) for name in names)) for row, counts in rows],
                    names=names, watched=[watched("getppid", [5, 9], [9, 1])], **more)
    made["events"]["system_calls"] = 10
    return made


def seen(event, made=None):
    return events.seen(made or of(), event, "made")


@pytest.mark.parametrize("event, names, user, entry, call", [
    ("Ir", BOTH, 100, 300, 55), ("D1mr", CACHE, 4, 30, 16), ("L1m", CACHE, 5, 36, 19),
    ("Bm", BOTH, 2, 0, 1), ("LLm", CACHE, 0, 3, 0),
    # instructions, and ten for each miss in L1 and of a branch, a hundred in LL
    ("CEst", BOTH, 170, 960, 255), ("CEst", CACHE, 150, 960, 245)])
def test_each_event_stands_where_instructions_do(event, names, user, entry, call):
    made = seen(event, of(names=names))
    assert made["instructions"] == user + entry + call
    assert {one.name: (one.own, one.inclusive) for one in document.by_function(made)} == {
        name: pair for name, pair in {
            "[user]": (user, user + entry + call), "entry": (entry, entry + call),
            CALL: (call, call)}.items() if pair[1]}
    assert sum(formats.stack_lines(made).values()) == made["instructions"]
    assert sum(one.own for one in page.frames(made)[0]) == made["instructions"]
    # of a call, what its path has, and its part of the entry's
    assert [one["calls"] for one in made["watched"]] == (
        [[[5, 9], [9, 1]]] if event == "Ir" else [[[call / 10 + entry / 10, 10]]])
    headings, *_ = figures.group_table(made)
    assert ("of rep" in headings) == (event == "Ir")


def test_the_report_tells_caches_totals_and_the_formula(shown):
    head = """\
Simulated: x86-2m: I1 32K 8-way, lines of 64, D1 32K 8-way, lines of 64, LL 2M 16-way, lines of 64
I1mr 7, ILmr 1, Dr 160, D1mr 50, DLmr 2, Dw 0, D1mw 3, DLmw 0, Bc 9, Bcm 2, Bi 0, Bim 1
L1m 60 = I1mr + D1mr + D1mw; LLm 3 = ILmr + DLmr + DLmw; Bm 3 = Bcm + Bim; CEst 1,385 = Ir + 10 L1m
+ 100 LLm + 10 Bm
"""
    out = shown(of())
    assert head.split() == out[out.index("Simulated"):].split()[:len(head.split())]
    assert out.startswith("455 instructions: ") and figures.PATH_LENGTH in out
    out = " ".join(shown(of(), "--event", "D1mr").split())
    assert out.startswith("50 D1mr (L1 data read misses): task 46, user 4 ")
    assert "10 calls, 4.6 D1mr on average" in out and " ".join(figures.MODEL.split()) in out
    assert f"46 92.0 30 10 system call entry 16 32.0 16 10 > {CALL}" in out
    out = shown(of(names=CACHE, geometry=SMALL))
    assert "I1 1K 2-way, lines of 32, D1 1536 3-way" in out and "Bm" not in out
    assert "Simulated" not in shown(recorded(["a"], [(None, "user", "user", "a", 0, 1, 0)]))


def test_the_page_is_by_the_event():
    text = page.page(seen("CEst"))
    for said in ("1,385 CEst (estimated cycles)", "CEst by function", "LL 2M 16-way",
                 '"units":["CEst","CEst"]', figures.MODEL):
        assert said in text


def test_what_was_changed_is_refused():
    for change, said in (
            (lambda made: made["simulated"]["events"].update(D1mr=49), "50 D1mr, its head 49"),
            (lambda made: made["simulated"]["events"].pop("Bim"), "columns of its nodes"),
            (lambda made: made["nodes"]["rows"][1].pop(), "columns of its nodes"),
            (lambda made: made.pop("simulated"), "columns of its nodes")):
        made = of()
        change(made)
        with pytest.raises(FormatError, match=said):
            document.validate(made, "made")


def test_differences_are_of_the_event_and_names_by_instructions():
    """A function that changed its name may miss otherwise than before."""
    a, b = seen("D1mr"), seen("D1mr", of(call="__x64_sys_getppid_new"))
    b["nodes"]["rows"][2][6] = 20
    found = {one.name: (one.difference, one.note) for one in diff_verb.changes(a, b)}
    assert found == {"__x64_sys_getppid_new": (4, f"renamed from {CALL}"), "entry": (0, ""),
                     "[user]": (0, "")}
    # what has no misses is there all the same
    assert {one.what for one in diff_verb.changes(seen("Bcm"), seen("Bcm"))} == {"same"}
    [_, row] = compare_verb.rows([a, seen("D1mr", of(40))])
    assert [(one["min"], one["median"], one["calls"]) for one in row["figures"]] == [
        (4.6, 4.6, 10), (5.6, 5.6, 10)]
    assert compare_verb.explain("system call", "getppid", a, seen("D1mr", of(40))) == [
        ("entry", 1.0)]


def test_diff(diff, tmp_path):
    status, out, _ = diff(of(), of(40), "--event", "D1mr", "--json", tmp_path / "d.json")
    assert status == 0 and out.startswith("50 D1mr before, 60 after: +10, +20 %\n")
    assert "4.6 D1mr a system call getppid (mean) before, 5.6 after" in out
    told = json.loads((tmp_path / "d.json").read_text())
    assert (told["event"], told["total"]["after"], told["after"]["instructions"]) == (
        "D1mr", 60, 455)


@pytest.mark.parametrize("other, words, said", [
    (of(geometry=SMALL), ["--event", "D1mr"], "record both with the same --cache"),
    (of(names=CACHE), ["--event", "CEst"], "branches in the first run alone: record both with"),
    (of(names=CACHE), ["--event", "Bm"], "b.json: Bm was not simulated: record it with --branch"),
    (recorded(["a"], [(None, "user", "user", "a", 0, 1, 0)]), ["--event", "CEst"],
     "b.json: CEst was not simulated: record it with --cache"),
    (of(), ["--event", "D1mx"], "invalid choice: 'D1mx'")])
def test_what_has_not_the_same_is_refused(diff, other, words, said):
    status, out, err = diff(of(), other, *words)
    assert status == 2 and out == "" and said in err
    # instructions are none of the caches'; and a name is not what caches have
    assert diff(of(), other)[0] == 0
    assert diff(of(), of(geometry=geometry("32K:8:64,32K:8:64,2M:16:64")), "--event", "Dr")[0] == 0


@pytest.mark.parametrize("event", ["Bc", "Bcm", "Bi", "Bim", "Bm"])
def test_branches_are_none_of_the_caches(diff, event):
    alone = of(names=BRANCH)
    alone["simulated"]["geometry"] = None
    for other in (of(geometry=SMALL), alone):
        assert diff(of(), other, "--event", event)[::2] == (0, "")


@pytest.mark.parametrize("d1mr, words, status", [
    (30, [], 0), (31, [], 1), (31, ["--max-growth", "3%"], 0), (20, ["--max-growth", "0"], 0)])
def test_gate(gate, d1mr, words, status):
    found, out, err = gate(of(), of(d1mr), "--event", "D1mr", *words)
    assert (found, err) == (status, "")
    assert out.startswith(f"{'GREW' if status else 'ok'}: 50 D1mr before, {20 + d1mr} after")
    assert "D1mr a system call getppid (mean) before" in out and figures.MODEL in out
    # what the base simulated is simulated; of instructions, nothing is
    assert gate.simulation == Simulation(DEFAULT, branch=True)
    assert gate(of(), of(d1mr))[0] == 0 and gate.simulation is None


def test_gate_as_documents_and_what_it_refuses(gate):
    told = json.loads(gate(of(), of(), "--event", "CEst", "--format", "kcidb")[1])["tests"]
    assert [(one["path"], one["number"]["unit"]) for one in told] == [
        ("tare.exact.CEst.total", "CEst"), ("tare.exact.CEst.getppid", "CEst")]
    status, out, err = gate(of(names=CACHE), of(), "--event", "Bim")
    assert (status, out, gate.asked) == (2, "", []) and "record it with --branch\n" in err
    small = of(names=CACHE, geometry=SMALL)
    assert gate(small, small, "--event", "Dr")[0] == 0 and gate.simulation == Simulation(SMALL)
    # other caches are asked for, or branches
    assert gate(small, of(), "--event", "Dr", "--cache")[0] == 125
    assert gate(of(names=CACHE), of(), "--event", "CEst", "--cache", "--branch")[0] == 125


def test_compare(compare):
    words = ["--kernels", "6.1,7.2", "--event", "D1mr", "-s", "getppid"]
    status, out, err = compare({"minimal-6.1": of(), "minimal-7.2": of(40)}, *words, "--cache",
                               "--", "true")
    assert (status, err) == (0, "") and compare.simulation == Simulation()
    assert re.search(r"^ *all D1mr +50 +60 +\+20 %", out, re.M) and "D1mr by kernel" in out
    assert re.search(r"^ *getppid +4\.6 +5\.6 +\+21\.7 %", out, re.M)
    status, out, err = compare({}, *words, "--branch", "--", "true")
    assert (status, out, compare.asked) == (2, "", [])
    assert err == "tare: --event: D1mr was not simulated: record it with --cache\n"


@pytest.mark.parametrize("words, said", [
    (["--cache", "ls"], "caches 'ls': must be I1,D1,LL"),
    (["--cache=32K:7:64,32K:8:64,2M:16:64", "--", "true"], "number of sets")])
def test_caches_that_cannot_be_are_refused(tare, words, said):
    status, out, err = tare("exact", "record", *words)
    assert status == 2 and out == "" and said in err and err.count("\n") == 1
