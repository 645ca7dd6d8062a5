# SPDX-License-Identifier: GPL-2.0-only
"""What `make install` lays out, where there is no source tree: every verb and every program."""

import os
import re
import shutil
import subprocess
from functools import partial
from pathlib import Path

import pytest
from breadth import at_night
from in_process import verbs
from installed import CAN_BE_77, install, of_experiments
from programs import TOP, run

from tare.cli import parser

VERBS = {
    "doctor": (0, []),
    "machine list": (0, []),
    "machine module": (2, ["nowhere"]),
    "machine run": (0, ["minimal", "--", "true"]),
    "machine shell": (0, ["minimal"]),
    "ab": (0, ["-r", "2", "--", "true", "--", "true"]),
    "bench": (2, []),  # it measures what is only in the source tree
    **of_experiments("VERBS", dict),
}
PROGRAMS = {"tare": (0, ["--version"]), **of_experiments("PROGRAMS", dict)}
SCRIPTS = of_experiments("SCRIPTS", tuple)
AT_NIGHT = {"machine shell": "of what is installed it needs no more than run",
            **of_experiments("AT_NIGHT", dict)}


@pytest.fixture(scope="module")
def prefix(tmp_path_factory):
    """An empty prefix, installed into by way of DESTDIR from a copy of the tree, which is gone."""
    folder = tmp_path_factory.mktemp("installed")
    tree, place = folder / "tree", folder / "prefix"
    shutil.copytree(TOP, tree, symlinks=True,
                    ignore=shutil.ignore_patterns(".git", "obj", "*.pyc", "*.exe"))
    install(tree, place)
    shutil.rmtree(tree)
    return place


@pytest.fixture(scope="module")
def used(prefix, tmp_path_factory):
    """used(words): what they do in an empty folder, with nothing of the source tree around."""
    folder = tmp_path_factory.mktemp("used")
    environment = {name: value for name, value in os.environ.items()
                   if name in ("HOME", "XDG_CACHE_HOME", "TARE_ACCEL", "LANG")}
    own = f"{prefix}/bin:{prefix}/libexec/tare"
    environment |= {"PATH": f"{own}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"}

    return partial(run, cwd=folder, env=environment, stdin=subprocess.DEVNULL)


def test_every_verb_has_a_run_here():
    assert sorted(words for words, _ in verbs(parser())) == sorted(VERBS)


@pytest.mark.parametrize("verb, how", [
    pytest.param(verb, how, marks=at_night(AT_NIGHT[verb]) if verb in AT_NIGHT else ())
    for verb, how in VERBS.items()])
def test_a_verb(host, used, verb, how):
    expected, words = how
    # what comes before the prompt is lost
    typed = ("sh", "-c", 'yes exit | "$@"', "sh") if verb == "machine shell" else ()
    judge(used(*typed, "tare", *verb.split(), *words), expected)


def judge(done, expected):
    said = done.stdout + done.stderr
    assert "Traceback" not in said and "is not built" not in said
    # the programs for Win32, which `make build` does not build
    assert all(".exe" in line for line in said.splitlines() if "not in this installation" in line)
    if expected == CAN_BE_77 and done.returncode == 77:
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    else:
        assert done.returncode == (expected if expected != CAN_BE_77 else 0), done.stderr


def names(folder):
    return {path.name for path in folder.iterdir()}


def installed(prefix):
    """Every program there is in the prefix: for people, for `tare` and for machines."""
    for folder in ("bin", "libexec/tare", "lib/tare/bin", "lib/tare/guest/bin"):
        yield from sorted(path for path in (prefix / folder).iterdir())


def test_every_program_has_a_run_here(prefix):
    assert {path.name for path in installed(prefix)} == set(PROGRAMS)
    assert {verb for verb in PROGRAMS.values() if isinstance(verb, str)} <= set(VERBS)


def test_every_program(prefix, used):
    libraries = prefix / "lib/tare/guest/lib"
    for path in installed(prefix):
        # a machine has this loader and these libraries in /tare/lib
        loader = ([libraries / "ld-linux-x86-64.so.2", "--library-path", libraries]
                  if path.name in ("pcnet32", "lwipsink") and "guest" in path.parts else [])
        if path.name not in SCRIPTS:
            done = used(*loader, path, "--help")
            assert (done.returncode, done.stderr) == (0, "") and path.name in done.stdout, path
        if not isinstance(PROGRAMS[path.name], str):
            expected, words = PROGRAMS[path.name]
            judge(used(path, *words), expected)


def test_what_the_command_asks_for_is_there(prefix):
    """Each program that the sources name, found by the installed command itself; and all tables."""
    assert names(prefix / "share/tare/published") == names(TOP / "docs/published")
    asked = {call for path in (prefix / "lib/tare/tare").rglob("*.py")
             for call in re.findall(r"paths\.((?:guest_)?program)\(\"([\w-]+)\"\)",
                                    path.read_text())
             if not path.name.startswith("bench") and path.parent.name != "bench"}
    assert ("program", "memrecord") in asked
    lines = [f"print(paths.{function}({name!r}))" for function, name in sorted(asked)]
    done = run("/usr/bin/python3", "-c", "\n".join(["from tare import paths", *lines]),
               env={"PYTHONPATH": str(prefix / "lib/tare")})
    assert done.returncode == 0, done.stderr
    assert all(Path(line).is_relative_to(prefix) for line in done.stdout.splitlines())
