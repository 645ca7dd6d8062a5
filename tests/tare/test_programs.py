# SPDX-License-Identifier: GPL-2.0-only
"""What every program of ours has: a version, options in full, and no output lost in silence."""

from pathlib import Path
from subprocess import PIPE

import pytest
import tare as package
from each import check_each
from programs import BUILD, run
from tare import experiments

UNINSTALLED = {name for one in experiments.everyone() for name in one.uninstalled}


def programs():
    """By name; of two builds that for this machine. Scripts are none."""
    found = {path.name: path for folder in ("guest/bin", "bin")
             for path in sorted((BUILD / folder).glob("*"))
             if path.name not in UNINSTALLED and path.read_bytes()[:4] == b"\x7fELF"}
    return [*found.values(), BUILD / "bin/tare"]


PROGRAMS = programs()


def into_full_disk(*words):
    with open("/dev/full", "w", encoding="ascii") as full:
        return run(*words, capture_output=False, stdout=full, stderr=PIPE)


def test_every_program_has_a_version_options_in_full_and_loses_no_word():
    def check(program):
        done = run(program, "--version")
        assert (done.returncode, done.stderr) == (0, "")
        words = done.stdout.split()
        assert words[0] == program.name and words[-1] == package.__version__
        assert len(done.stdout.splitlines()) == 1
        done = run(program, "--versio")
        assert done.returncode == 2 and not done.stdout and "--versio" in done.stderr
        for word in ("--help", "--version"):
            done = into_full_disk(program, word)
            assert done.returncode == 1 and "No space left on device" in done.stderr, word
            assert len(done.stderr.splitlines()) == 1, word

    check_each(check, PROGRAMS)
    assert len(PROGRAMS) > 20 and {
        name for one in experiments.everyone() for name in (*one.programs, *one.helpers)} <= {
        path.name for path in PROGRAMS}


@pytest.mark.parametrize("words", [
    ["bin/memreplay", "--list"], ["bin/time-timers", "--list"], ["bin/ver"],
    ["bin/time-timers", "--rounds", "6", "2000"], ["guest/bin/crossings", "-n", "10", "getppid"],
    ["bin/tare", "machine", "list"]], ids=" ".join)
def test_printed_output_is_not_lost_on_a_full_disk(words):
    done = into_full_disk(BUILD / words[0], *words[1:])
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith(f"{Path(words[0]).name}: cannot write")
    assert "Traceback" not in done.stderr
