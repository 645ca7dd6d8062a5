# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact gate`: the verdict, its formats, and statuses that `git bisect run` understands."""

import json
import re

import ktap as protocol
import pytest
from hand_made import called, watched

from tare.errors import CannotHere, TareError, UsageError
from tare.experiments.exact import figures
from tare.experiments.exact.diff import Total
from tare.experiments.exact.gate import Check
from tare.experiments.exact.read import document


def of(entry=900, parts=(), more=None, **environment):
    """A document of 1000 instructions but for those of ENTRY and PARTS, its functions."""
    return called(("entry", entry, 10, "[user]"), *(
        (f"f{n}", own, 10, "entry") for n, own in enumerate(parts, 1)),
        environment=environment, **more or {})


def watching(*calls, name="getppid", what="system call"):
    return {"watched": [watched(name, *calls, what=what)]}


@pytest.mark.parametrize("entry, options, status", [
    (900, [], 0), (910, [], 0), (911, [], 1), (800, [], 0), (900, ["--max-growth", "0"], 0),
    (901, ["--max-growth", "0%"], 1), (925, ["--max-growth", "2.5%"], 0),
    (926, ["--max-growth", "2.5%"], 1)])
def test_growth_by_more_than_allowed_fails(gate, tmp_path, entry, options, status):
    found, out, err = gate(of(), of(entry), *options, "-o", tmp_path / "new.json")
    assert (found, err) == (status, "")
    assert out.startswith("GREW: 1,000 instructions before" if status else "ok: 1,000")
    # what was recorded can be kept
    assert document.load(tmp_path / "new.json")["instructions"] == 100 + entry
    # what counts cannot see stands beside it
    assert figures.PATH_LENGTH in out


@pytest.mark.parametrize("before, grown, limit", [
    (90000, 630, 0.7), (1000000, 41000, 4.1), (100000, 2300, 2.3), (10000, 57, 0.57)])
def test_a_limit_holds_to_the_last_instruction(before, grown, limit):
    for more, passed in ((0, True), (1, False)):
        counted = Total(before, before + grown + more)
        assert Check("total", "instructions", counted, limit, ()).passed is passed


def test_the_median_of_a_watched_call_is_judged_too(gate):
    base = of(more=watching([321, 9]))
    status, out, _ = gate(base, of(more=watching([300, 4], [330, 5])))
    assert status == 1 and out.startswith("ok: 1,000 instructions")
    assert "GREW: 321 instructions a system call getppid (median) before, 330 after: +9" in out
    # what the base watched is watched
    assert gate.asked[0][3:5] == (["getppid"], [])
    assert gate(base, of(more=watching([300, 5], [330, 4])))[0] == 0


def test_a_call_that_one_run_never_makes_is_told(gate):
    none, some = (of(more=watching(*calls)) for calls in ([], ([858, 9],)))
    status, out, _ = gate(none, some)
    assert status == 1 and "\nsystem call getppid: 0 calls before, 9 calls after\n" in out
    assert "\nGREW: 0 instructions a system call getppid (median) before, 858 after: +858;" in out
    for base, counts in ((some, "9 calls before, 0 calls after"), (none, "0 calls before, 0")):
        status, out, _ = gate(base, none)
        assert status == 0 and f"\nsystem call getppid: {counts}" in out
        assert "ok" in out and "(median)" not in out


def test_five_functions_explain_the_growth(gate):
    base, made = (of(900, parts) for parts in ([10, 20, 30, 40, 50, 60, 70],
                                               [10, 21, 33, 30, 70, 50, 100]))
    out = gate(base, made, "--max-growth", "9")[1]
    assert re.findall(r"^  (f\d): ([+-]\d+)", out, re.M) == [
        ("f7", "+30"), ("f5", "+20"), ("f4", "-10"), ("f6", "-10"), ("f3", "+3")]


def test_functions_of_a_call_explain_its_growth(gate):
    base, made = (of(entry, [own], watching([own // 10, 10], name="f1", what="function"))
                  for entry, own in ((900, 100), (200, 150)))
    status, out, _ = gate(base, made, "--format", "github")
    total, call = out.splitlines()
    assert status == 1 and call.startswith("::error") and "entry: -700" in total
    assert "%0Af1: +5 a call, on average%0A" in call and "entry" not in call


def test_conditions_that_differ_and_a_halted_cpu_are_told(gate):
    halted = {"checked": {"missing": None, "halts": 2, "ticks": 0}}
    status, out, _ = gate(of(), of(more=halted, qemu_version="10.0"), "--across-qemu")
    assert status == 0 and "QEMU differs: 7.2.22 before, 10.0 after\n" in out
    assert "the CPU halted 2 times" in out


@pytest.mark.parametrize("entry", [900, 950])
def test_ktap(gate, entry):
    base, made = (of(one, more=watching([321, 9])) for one in (900, entry))
    status, out, _ = gate(base, made, "--format", "ktap")
    assert status == (entry > 910)
    lines = out.splitlines()
    assert lines[:2] == ["KTAP version 1", "1..2"]
    assert [one for one in lines[2:] if not one.startswith("# ")] == [
        f"{'not ok' if status else 'ok'} 1 exact.total", "ok 2 exact.getppid"]
    assert f"# {figures.PATH_LENGTH}" in lines
    assert {name: one.ok for name, one in protocol.parse(out).items()} == {
        "exact.total": not status, "exact.getppid": True}


@pytest.mark.parametrize("entry, kind", [(900, "notice"), (950, "error")])
def test_annotations_of_github_are_a_line_each(gate, entry, kind):
    out = gate(of(), of(entry), "--format", "github")[1]
    assert out.count("\n") == 1
    assert out.startswith(f"::{kind} title=tare exact gate::1,000 instructions before")
    # a percent sign and an end of line would end the message or garble it
    assert "1 %25 more" in out and "%0A" in out and not re.search("%(?!25|0A)", out)


# of the published schema of KCIDB, version 5.3, what a test may have
STRING = {"type": "string"}
TEST = {
    "type": "object", "additionalProperties": False, "required": ["id", "build_id", "origin"],
    "properties": {
        **dict.fromkeys(("id", "build_id"), {**STRING, "pattern": "^[a-z0-9_]+:.*$"}),
        "origin": {**STRING, "pattern": "^[a-z0-9_]+$"},
        "path": {**STRING, "pattern": "^[.a-zA-Z0-9_-]*$"},
        "comment": STRING, "start_time": STRING, "misc": {"type": "object"},
        "status": {"enum": ["FAIL", "ERROR", "MISS", "PASS", "DONE", "SKIP"]},
        "number": {"type": "object", "additionalProperties": False, "required": ["value"],
                   "properties": {"value": {"type": "number"}, "unit": STRING,
                                  "prefix": {"enum": ["metric", "binary"]}}}}}


@pytest.mark.parametrize("entry, said", [(900, "PASS"), (950, "FAIL")])
def test_kcidb(gate, entry, said):
    import jsonschema

    base, made = (of(one, more=watching([5, 1], name="f.x", what="function"))
                  for one in (900, entry))
    out = gate(base, made, "--format", "kcidb", "--origin", "lab", "--build", "maestro:b1")[1]
    found = json.loads(out)
    assert found["version"]["major"] == 5 and found["builds"] == []
    for one in found["tests"]:
        jsonschema.validate(one, TEST)
    assert [(one["path"], one["status"], one["number"]["value"]) for one in found["tests"]] == [
        ("tare.exact.total", said, 100 + entry), ("tare.exact.function.f.x", "PASS", 5)]
    assert {one["build_id"] for one in found["tests"]} == {"maestro:b1"}
    assert len({one["id"] for one in found["tests"]}) == 2
    misc = found["tests"][0]["misc"]
    assert misc["base"] == 1000 and misc["difference"] == entry - 900
    assert figures.PATH_LENGTH in misc["notes"]
    # no property may be null
    assert "null" not in out


def test_a_call_and_a_function_of_one_name_are_two_tests(gate):
    made = of(more={"watched": [watched("mount", [5, 1], what=what)
                                for what in ("system call", "function")]})
    found = json.loads(gate(made, made, "--format", "kcidb")[1])["tests"]
    assert len({one["id"] for one in found}) == len({one["path"] for one in found}) == 3
    assert list(protocol.parse(gate(made, made, "--format", "ktap")[1])) == [
        "exact.total", "exact.mount", "exact.function.mount"]


@pytest.mark.parametrize("made, said", [
    (CannotHere("no QEMU"), "no QEMU"), (TareError("panicked"), "panicked"),
    (OSError(2, "No such file", "/x"), "/x"),
    (of(more={"exit_status": 3}), "true ended with status 3"),
    (of(qemu_version="10.0"), "QEMU 7.2.22 and QEMU 10.0"),
    (of(repeatable=True), "repeatable and not exact"),
    (of(start="restored"), "the first was booted and the second restored")])
def test_what_cannot_be_judged_is_skipped_by_bisect(gate, made, said):
    status, out, err = gate(of(), made)
    assert status == 125 and out == "" and said in err


def test_a_kernel_without_the_watched_function_is_skipped_by_bisect(gate):
    error = UsageError("this kernel has no function f1")
    base = of(more=watching([5, 1], name="f1", what="function"))
    assert (gate(base, error)[0], gate(of(), error)[0]) == (125, 2)


@pytest.mark.parametrize("options, command, said", [
    (["--max-growth", "nan"], ["true"], "must be from 0 to"),
    (["--origin", "My Lab"], ["true"], "--origin My Lab"),
    (["--build", "b1"], ["true"], "--build b1"), (["-o", "/nowhere/o"], ["true"], "/nowhere/o"),
    ([], ["false"], "is of another command: true"),
    (["-o", "{}/base.json"], ["true"], "base.json: cannot be written (it is what is read)"),
    (["-s", "read"], ["true"], "did not watch system call read")])
def test_what_does_not_fit_is_refused_before_a_boot(gate, tmp_path, options, command, said):
    options = [one.format(tmp_path) for one in options]
    status, out, err = gate(of(), of(), *options, command=command)
    assert status == 2 and out == "" and said in err and gate.asked == []
