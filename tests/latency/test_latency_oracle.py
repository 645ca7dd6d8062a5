# SPDX-License-Identifier: GPL-2.0-only
"""The tools against calls that are seldom, whose number is known: tests/oracles/calls.c."""

import subprocess
from pathlib import Path

import pytest
from latency_tools import observed, run
from programs import built


@pytest.fixture(scope="module")
def calls():
    return built("calls")


def told(document):
    """{name: (samples, untimed)}"""
    return {entry["name"]: (entry["count"], entry["untimed"]) for entry in document["entries"]}


def test_an_aborted_sleep_is_no_wait_and_not_lost(may_trace, calls, tmp_path):
    document, said = observed(tmp_path, "wakelat", "-q", "--", calls, "briefly", 2000)
    slept = int(said)
    assert document["lost"] <= slept + 20
    assert sum(samples for samples, _ in told(document).values()) <= slept + 20


@pytest.mark.parametrize("words, case, times, seen", [
    # the kernel tells of the end of its last owner when the next one already runs
    (["-s", "getppid"], "reuse", 10, {"getppid": (300, 0)}),
    # ends as execve
    (["-s", "execveat"], "execveat", 10, {"execveat": (10, 0)}),
    # that a signal ended, which is no success
    (["-s", "nanosleep,clock_nanosleep", "--by", "return"], "interrupted", 20,
     {"interrupted": (20, 0)}),
    (["-s", "getppid"], "beyond", 50, {})], ids=str)
def test_calls_that_are_seldom(observe, calls, words, case, times, seen):
    assert told(observe("syslat", *words, "--", calls, case, times)) == seen


def test_the_start_of_a_32_bit_program(observe, calls):
    """Its execve ends by another number than it began by."""
    program = built("i386")
    if subprocess.run([program], check=False).returncode:
        pytest.skip("this kernel runs no 32-bit programs")
    assert told(observe("syslat", "-s", "execve", "--", calls, "run", 10, program)) == \
        {"execve": (11, 0), "32-bit calls": (0, 110)}


def test_numbers_that_no_table_has(observe, calls):
    """They are no 32-bit calls, and count all the same."""
    seen = told(observe("syslat", "--", calls, "beyond", 50))
    assert seen["unknown calls"] == (0, 100) and "32-bit calls" not in seen


def test_a_process_is_called_as_its_first_thread(observe, calls):
    [entry] = observe("syslat", "-s", "getppid", "--by", "process", "--", calls, "thread",
                      50)["entries"]
    assert entry["name"].startswith("calls ") and entry["count"] == 50


def test_a_name_cannot_forge_a_line(may_trace, calls):
    said = run("syslat", "-s", "getppid", "--by", "process", "--", calls, "terminal", 50,
               check=True).stdout
    assert len(said.splitlines()) == 4 and "\x1b" not in said
    assert said.splitlines()[2].startswith("a?lost 0?[31m ")


def test_a_delayer_has_the_name_it_had_when_it_ran(observe, by_priority, calls, tmp_path):
    """It began and became another program in one stretch."""
    becomes = tmp_path / "becomes"
    becomes.symlink_to(calls)
    seen = observe("wakelat", "--by", "delayer", "--", calls, "stretch", 5, becomes)
    long = [entry["name"].split()[0] for entry in seen["entries"] if entry["max"] > 5e6
            and entry["name"].split()[0] in ("calls", "becomes")]
    assert len(long) >= 3 and set(long) == {"becomes"}


@pytest.mark.parametrize("where, said", [
    ("nowhere/seen", "cannot write beside nowhere/seen: No such file or directory"),
    (".", "cannot write .: Is a directory"),
])
def test_a_file_that_cannot_be_written_is_told_at_once(may_trace, tmp_path, where, said):
    """And not after a measurement, which would be lost then: the command is not even begun."""
    done = run("syslat", "--json", where, "--", "touch", "ran", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "") and said in done.stderr
    assert not list(Path(tmp_path).iterdir())


def test_a_file_that_fails_later_does_not_take_the_table_with_it(may_trace, tmp_path):
    gone = tmp_path / "gone"
    gone.mkdir()
    done = run("syslat", "--json", gone / "seen", "--", "rmdir", gone)
    assert done.returncode == 1 and "cannot write beside" in done.stderr
    assert "lost 0, untimed 0" in done.stdout
