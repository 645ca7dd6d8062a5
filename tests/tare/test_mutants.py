# SPDX-License-Identifier: GPL-2.0-only
"""The runner of the mutants: what it takes for a kill, and which tables it refuses."""

import json
import os
import subprocess
import sys

import mutant_table
import pytest
from programs import TOP

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
NOTICED = {"assertion": "assert 1 == 2", "failed": "import pytest; pytest.fail('no')",
           "crash": "{}['figure']"}


def seen(folder, text):
    """{test: what became of it}."""
    (folder / "test_it.py").write_text(text)
    told = folder / "seen"
    subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "mutant_seen", "-p",
                    "no:cacheprovider", "test_it.py"], cwd=folder, check=False, timeout=60,
                   stdout=subprocess.DEVNULL, env={
                       **os.environ, "PYTHONPATH": f"{TOP}/tests/mutants",
                       "PYTHONDONTWRITEBYTECODE": "1", "TARE_MUTANT_SEEN": str(told)})
    return {test.partition("::")[2]: kind
            for test, kind, _ in map(json.loads, told.read_text().splitlines())}


def test_what_could_not_run_is_no_kill(tmp_path):
    assert seen(tmp_path, TESTS) == {
        "test_passes": "passed", "test_skipped": "skipped", "test_missing_fixture": "could not",
        "test_broken_fixture": "could not", "test_missing_program": "could not",
        "test_not_built": "could not"}


def test_what_cannot_be_imported_is_no_kill(tmp_path):
    assert list(seen(tmp_path, "import tare_has_no_such_module").values()) == ["could not"]


@pytest.mark.parametrize("line", NOTICED.values(), ids=NOTICED)
def test_a_kill_ends_the_run(tmp_path, line):
    text = f"def test_one(): {line}\ndef test_two(): pass\n"
    assert seen(tmp_path, text) == {"test_one": "killed"}


def test_an_assertion_of_a_fixture_is_a_kill(tmp_path):
    assert seen(tmp_path, f"{TESTS}\ndef test_wrong(wrong): pass")["test_wrong"] == "killed"


@pytest.mark.parametrize("old, there", [("gone", 0), ("twice", 2)])
def test_text_that_is_not_there_once_is_refused(tmp_path, old, there):
    (tmp_path / "code.c").write_text("twice\ntwice\nonce\n")
    mutant = mutant_table.Mutant("sign-lost", "fault", (), "", "", (("code.c", old, "new"),))
    with pytest.raises(mutant_table.Refused, match=f"^sign-lost: code.c: .* {there} times$"):
        mutant.changed(tmp_path)


def test_python_that_cannot_be_imported_is_refused(tmp_path):
    (tmp_path / "code.py").write_text("once = 1\n")
    mutant = mutant_table.Mutant("typo", "fault", (), "", "", (("code.py", "once", "if"),))
    with pytest.raises(mutant_table.Refused, match="^typo: .*code.py: not Python"):
        mutant.changed(tmp_path)
