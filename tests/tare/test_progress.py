# SPDX-License-Identifier: GPL-2.0-only
"""Work that takes minutes says how far it is, into a pipe, too."""

import io
import re
import subprocess
import sys

import pytest
from programs import SURROUNDINGS, in_terminal
from rich.console import Console

from tare import terminal
from tare.experiments.driver import run

PIPED = """
from tare import terminal
with terminal.rounds('x', 2) as done:
    done('a')
    done('b')
"""


@pytest.fixture(autouse=True)
def heard(monkeypatch):
    monkeypatch.setattr(terminal, "quiet", False)


def lines(capsys):
    return capsys.readouterr().err.splitlines()


def test_a_line_at_the_start_and_one_for_each_round(capsys, monkeypatch):
    clock = iter([0, 30, 32, 60, 62, 92])
    monkeypatch.setattr(terminal.time, "monotonic", lambda: next(clock))
    with terminal.rounds("driver", 5, 30, 2, "boots") as done:
        assert lines(capsys) == ["driver: 5 boots, 2 at a time: some 90 s"]
        for name in "abcde":
            done(name)
    assert lines(capsys) == [
        "driver: 1 of 5 boots: a; some 60 s left", "driver: 2 of 5 boots: b; some 64 s left",
        "driver: 3 of 5 boots: c; some 30 s left", "driver: 4 of 5 boots: d; some 31 s left",
        "driver: 5 of 5 boots: e; took 92 s"]


def test_quiet_work_is_quiet(tare, monkeypatch, capsys):
    """The option of every verb with a result."""
    monkeypatch.setattr("tare.doctor.command.run", lambda arguments: None)
    for words, quiet in ((["-q"], True), ([], False)):
        tare("doctor", *words)
        assert terminal.quiet is quiet
    # and a single round says nothing
    for quiet, total in ((True, 2), (False, 1)):
        terminal.quiet = quiet
        with terminal.rounds("x", total, 5) as done:
            done("a")
        assert lines(capsys) == []


def test_lines_arrive_in_a_pipe_while_work_goes_on():
    """Each at once: the reader sees the first before the process ends."""
    script = PIPED.replace("done('b')", "input()")
    process = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, text=True,
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                               env=SURROUNDINGS)
    try:
        assert process.stderr.readline() == "x: 2 rounds\n"
        assert re.match("x: 1 of 2 rounds: a; some [0-9]+ s left\n", process.stderr.readline())
        assert process.poll() is None
    finally:
        process.communicate("\n", timeout=60)
    assert process.returncode == 0


def test_a_closed_stderr_is_no_failure_and_nothing_goes_to_stdout():
    done = subprocess.run([sys.executable, "-c", PIPED], stdout=subprocess.PIPE, check=False,
                          env=SURROUNDINGS, preexec_fn=lambda: __import__("os").close(2))
    assert (done.returncode, done.stdout) == (0, b"")


def test_each_boot_of_the_driver_is_told(capsys):
    found, _ = run.take([("card", "a"), ("card", "b")], lambda job: (job, "outcome"), 2, "6.1",
                        seconds=7)
    assert set(found) == {("card", "a"), ("card", "b")}
    start, *rest = lines(capsys)
    assert start.startswith("driver: 4 boots") and len(rest) == 4
    assert {line.partition("boots: ")[2].partition(";")[0] for line in rest} == \
        {"card, a", "card, b"}


def standing():
    """The lines beside the spinner, now."""
    return terminal._Lines().__rich__().plain.split("\n")


def test_what_a_machine_does_stands_below_what_it_is_for(monkeypatch):
    monkeypatch.setattr(terminal, "console", lambda stderr: Console(
        file=io.StringIO(), force_terminal=True, color_system=None))
    with terminal.status("capturing") as outer:
        assert standing() == ["capturing"]
        with terminal.status("machine m") as one:
            seconds = iter(range(9))
            one(lambda: f"booting, {next(seconds)} s")
            assert standing() == ["capturing", "machine m: booting, 0 s"]
            outer("1 of 2")
            assert standing() == ["capturing: 1 of 2", "machine m: booting, 1 s"]
        assert standing() == ["capturing: 1 of 2"]
    assert terminal._spinner is None


@pytest.mark.parametrize("width, shown", [
    (60, "machine minimal-6.12: running, 12 s; 288 s left"),
    (40, "machine minimal-6.12: run…; 288 s left"), (16, "m…; 288 s left")])
def test_of_a_narrow_terminal_the_time_left_has_its_share(monkeypatch, width, shown):
    monkeypatch.setattr(terminal, "console", lambda stderr: Console(
        file=io.StringIO(), width=width, force_terminal=True, color_system=None))
    with terminal.status("machine minimal-6.12") as tell:
        tell(lambda: "running, 12 s; 288 s left")
        assert standing() == [shown]


OUTPUT = """
from tare import machine_command, terminal
with terminal.status('x') as tell:
    tell(lambda: 'goes on')
    for part in b'one\\n', b'tw', b'o\\n':
        machine_command.forward(part)
"""


def test_no_spinner_stands_in_the_output_of_a_machine():
    """Nothing is printed between the parts of a line, and the spinner between lines."""
    _, said = in_terminal(sys.executable, "-c", OUTPUT)
    assert b"two\r\n" in said and b"goes on" in said.partition(b"one")[2].partition(b"tw")[0]
    assert b"\x1b[2Kone\r\n" in said  # where the spinner's line was erased
