# SPDX-License-Identifier: GPL-2.0-only
"""The runner of the mutants: what it takes for a kill, and which tables it refuses."""

import mutant_seen
import mutant_table
import pytest
from mutant_apart import NoAnswer
from programs import write_files

TESTS = """
import pytest
@pytest.fixture
def broken(): raise OSError("no machine")
@pytest.fixture
def wrong(): assert 1 == 2
def test_passes(): pass
def test_skipped(): pytest.skip("not here")
def test_missing_fixture(nobody): pass
def test_broken_fixture(broken): pass
def test_missing_program(): open("/nowhere/program")
def test_not_built(): raise RuntimeError("modules for kernel 6.1 did not build: x")
"""
NOT = {"passes": "passed", "skipped": "skipped", **dict.fromkeys(
    ("missing_fixture", "broken_fixture", "missing_program", "not_built"), "could not")}
NEXT = "\ndef test_next(): pass\n"


def seen(folder, text, seconds=60):
    """{test: what became of it}."""
    write_files(folder, {"tree/test_it.py": text})
    return {test.partition("::test_")[2]: kind
            for test, kind, _ in mutant_seen.tests(folder / "tree", ["test_it.py"], seconds)}


@pytest.mark.parametrize("text, became", [
    (TESTS, NOT), ("import tare_has_no_such_module", {"": "could not"}),
    # a kill ends the run
    (f"{TESTS}def test_wrong(wrong): pass{NEXT}", {**NOT, "wrong": "killed"}),
    *((f"def test_one(): {line}{NEXT}", {"one": "killed"}) for line in (
        "assert 1 == 2", "import pytest; pytest.fail('no')", "{}['figure']"))])
def test_what_could_not_run_is_no_kill(tmp_path, text, became):
    assert seen(tmp_path, text) == became


@pytest.mark.parametrize("text, seconds, said", [
    ("import time\ndef test_slow(): time.sleep(60)", 1, "not over"),
    ("import os\ndef test_dies(): os.abort()", 60, "without a word"),
    ("", 60, "pytest ended with 5: no tests ran")])
def test_tests_that_do_not_tell_are_no_answer(tmp_path, text, seconds, said):
    with pytest.raises(NoAnswer, match=said):
        seen(tmp_path, text, seconds)


def test_a_group_says_for_all_in_it_what_they_do_not_say(tmp_path, monkeypatch):
    monkeypatch.setattr(mutant_table, "HERE", tmp_path)
    table = tmp_path / "tare.toml"
    table.write_text("[of]\ntests = ['test_mutants.py']\nfile = 'a.c'\nchecks = 'c'\nmakes = []\n"
                     "[of.one]\nfault = 'x'\nold = 'y'\n"
                     "[of.two]\nfault = 'x'\nfile = 'b.c'\nold = 'y'\nnew = 'z'\n")
    tests = ("tests/tare/test_mutants.py",)
    assert [*mutant_table.read().values()] == [
        mutant_table.Mutant("one", "x", tests, "", "c", [], (("a.c", "y", ""),)),
        mutant_table.Mutant("two", "x", tests, "", "c", [], (("b.c", "y", "z"),))]
    good = table.read_text()
    for more, said in (("[of.two.more]\n", "two: needs fault"), ("[one]\n", "one: another mutant"),
                       ("[three]\nold = 'y'\n", "three: needs fault"),
                       ("[three]\nfault = 'x'\n[three.four]\n", "three: a group has tests")):
        table.write_text(good + more)
        with pytest.raises(mutant_table.Refused, match=said):
            mutant_table.read()
