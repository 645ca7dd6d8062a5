# SPDX-License-Identifier: GPL-2.0-only
"""A source tree in which nothing is built: each program is made when it is asked for."""

import re
import shutil

import pytest
from programs import BUILD, TOP, run
from tare import experiments


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A copy without build/, and a way to run Python in it as the command does."""
    folder = tmp_path_factory.mktemp("copy")
    tree = folder / "tree"
    shutil.copytree(TOP, tree, ignore=shutil.ignore_patterns("build", ".git", "__pycache__"))

    def ask(code):
        return run("/usr/bin/python3", "-c", f"from tare import paths\n{code}",
                   env={"PYTHONPATH": f"{tree}/userspace:{tree}/qemu", "PATH": "/usr/bin:/bin",
                        "HOME": folder, "XDG_CACHE_HOME": folder, "MAKEFLAGS": "-n"})

    return tree, ask


def test_a_makefile_names_each_program_that_is_built():
    folders = {path.parent for path in (TOP / "userspace").rglob("Makefile")} | {
        TOP / name for one in experiments.everyone() for name in (*one.folders, *one.bench_folders)}
    named = {target for folder in folders for target in
             re.findall(r"^((?:guest/)?bin/[^:\s]+):", run("make", "-C", folder, "-pnq").stdout,
                        re.M)}
    built = {f"{folder}/{path.name}" for folder in ("bin", "guest/bin")
             for path in (BUILD / folder).iterdir() if path.suffix != ".part"}
    # but what the makefile at the top makes itself
    assert len(built) > 40 and not built - {"bin/tare"} - named


def test_what_is_missing_is_made_and_told(tree):
    """exactrun is of another experiment than memcpy, whose captures of exact machines run it."""
    tree, ask = tree
    made = ask("paths.guest_program('exactrun')\npaths.guest_program('exactrun')")
    assert made.stderr == "tare: build/guest/bin/exactrun is not built: making it\n"
    assert made.returncode == 0 and (tree / "build/guest/bin/exactrun").is_file()
    assert [path.name for path in (tree / "build/guest/bin").iterdir()] == ["exactrun"]


def test_what_cannot_be_made_is_told_with_the_reason(tree):
    tree, ask = tree
    source = tree / "userspace/exact/exactrun/exactrun.c"
    source.write_text("#error planted\n")
    (tree / "build/guest/bin/exactrun").unlink(missing_ok=True)
    said = ask("paths.guest_program('exactrun')").stderr.splitlines()[-1]
    assert "CannotHere" in said and "`make build/guest/bin/exactrun` failed" in said
    said = ask("paths.program('nosuch')").stderr.splitlines()[-1]
    assert "build/bin/nosuch: no makefile here makes it" in said


def test_doctor_makes_nothing(tree):
    tree, ask = tree
    said = ask("from tare.doctor import command\n"
               "command.abilities = lambda: paths.program('memreplay')\ncommand.run(None)").stderr
    assert "memreplay is not built (looked for" in said and not (tree / "build/bin").exists()
