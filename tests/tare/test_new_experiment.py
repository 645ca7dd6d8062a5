# SPDX-License-Identifier: GPL-2.0-only
"""An experiment dropped into a copy of the tree is found by everything: tests/tare/toy."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from installed import install
from programs import TOP, run

TOY = Path(__file__).with_name("toy")


class Tree:
    """A copy of the tree, as it is built, with the toy in it."""

    def __init__(self, folder):
        self.folder = folder
        self.prefix = folder.parent / "prefix"
        shutil.copytree(TOP, folder, symlinks=True,
                        ignore=shutil.ignore_patterns(".git", "*.pyc", "__pycache__"))
        (folder / "build/bin/tare").unlink()
        # what is built is left, as if the tree had always been here
        for place in (folder / "build/obj").rglob("tree"):
            place.write_text(f"{folder}\n")
        self.before = self.files()
        shutil.copytree(TOY, folder, dirs_exist_ok=True)

    def files(self):
        return {path.relative_to(self.folder): path.read_bytes()
                for path in self.folder.rglob("*")
                if path.is_file() and "build" not in path.parts and path.suffix != ".pyc"}

    def run(self, *words, **options):
        done = run(*words, cwd=self.folder, stdin=subprocess.DEVNULL, timeout=300, **options)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    made = Tree(tmp_path_factory.mktemp("new") / "tree")
    made.run("make", "-s", "build")
    install(made.folder, made.prefix)
    return made


def test_no_other_file_is_touched(tree):
    own = {path.relative_to(TOY) for path in TOY.rglob("*") if path.is_file()}
    after = tree.files()
    assert {path: after[path] for path in tree.before} == tree.before
    assert set(after) - set(tree.before) == own


def test_help_names_it_and_its_verb_and_program_are_there(tree):
    for help_of in ((), ("reproduce",), ("bench",)):
        assert "toy" in tree.run("build/bin/tare", *help_of, "--help"), help_of
    assert tree.run("build/bin/tare", "toy", "say") == "hello of the toy\n"
    assert "measure nothing" in tree.run("build/bin/tare", "doctor")


def test_its_reproduction_is_one_of_all(tree):
    said = tree.run("build/bin/tare", "reproduce", "toy", "--quick")
    assert "The dearest costs 2, quick." in said
    names = tree.run(sys.executable, "-c", "from tare import reproduce\n"
                     "print(*(one.name for one in reproduce.everyone()))", env={
                         **os.environ, "PYTHONPATH": f"{tree.folder}/userspace:{tree.folder}/qemu"})
    assert names.split()[0] == "toy"  # the first published


def test_its_part_of_the_benchmark_is_measured_alone(tree):
    tree.run("build/bin/tare", "bench", "toy", "-o", tree.prefix / "bench.json")
    document = json.loads((tree.prefix / "bench.json").read_text())
    assert [one["name"] for one in document["measurements"]] == ["toy.nothing"]


def test_the_installation_has_it(tree):
    assert tree.run(tree.prefix / "bin/toy-hello") == "hello of the toy\n"
    assert tree.run(tree.prefix / "bin/tare", "toy", "say") == "hello of the toy\n"
    assert (tree.prefix / "share/man/man1/tare-toy.1").is_file()


def test_its_packages_are_asked_for(tree):
    tree.run("tools/install-packages", "build", "toy")


def test_its_module_is_built_with_the_others(tree):
    said = tree.run("make", "-s", "--eval", f"src := {tree.folder}/kmod",
                    "--eval", "all: ; @echo $(obj-m)", "-f", "kmod/Kbuild", "all")
    assert "toy/" in said.split()


def pytest_there(tree, *words):
    return tree.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)


def test_its_module_is_tested_on_the_kernels_that_find_faults(tree):
    said = pytest_there(tree, "--collect-only", "tests/debug")
    assert "test_no_report[sh /tare/bin/toy.sh]" in said
    assert "test_checks_of_a_module[sh /tare/bin/toy.sh]" in said


def test_what_holds_of_every_experiment_holds_of_it(tree):
    """Its pages, its module, and how an installation of it is run."""
    pytest_there(tree, "tests/documents/test_man.py::test_every_command_has_a_page",
                 "tests/debug/test_debug_checks.py",
                 "tests/tare/test_installed.py::test_every_verb_has_a_run_here",
                 "tests/tare/test_installed.py::test_every_program_has_a_run_here")


def test_the_index_of_documents_names_it(tree, tmp_path):
    copy = tmp_path / "tree"
    shutil.copytree(tree.folder, copy, symlinks=True, ignore=shutil.ignore_patterns("build"))
    subprocess.run([copy / "tools/index"], check=True)
    assert "| toy | docs/toy.md | nothing, for a test |" in (copy / "README.md").read_text()
