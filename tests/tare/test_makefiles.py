# SPDX-License-Identifier: GPL-2.0-only
"""What the makefiles over userspace/rules.mk build, and build again."""

import shutil
import subprocess

import pytest
from breadth import at_night, some
from programs import BUILD, TOP, run, write_program
from tare import experiments

UNINSTALLED = {name for one in experiments.everyone() for name in one.uninstalled}


def make(folder, *words):
    done = run("make", "-C", folder, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("setting, missing", [
    ("PKG_CONFIG=false", "libbpf"), ("CLANG=no-clang", "no-clang"),
    ("BPFTOOL=/no/bpftool", "/no/bpftool")])
def test_what_the_ebpf_tools_need_and_is_not_there_is_told(setting, missing):
    done = run("make", "-s", "-C", TOP / "ebpf", "-n", setting)
    [said] = [line for line in done.stderr.splitlines() if "***" in line]
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert f"missing here: {missing}: tools/install-packages build latency" in said


@pytest.fixture
def tree(tmp_path):
    """A copy of the folder of crossings and of what it needs, built."""
    tree = tmp_path / "tree"
    for part in ("userspace/lib", "userspace/latency/crossings", "kmod/include"):
        shutil.copytree(TOP / part, tree / part)
    (tree / "userspace/tare").mkdir()
    for name in ("rules.mk", "tare/__init__.py"):
        shutil.copy(TOP / "userspace" / name, tree / "userspace" / name)
    make(tree / "userspace/latency/crossings", "-s")
    return tree


def built(tree, changed=None):
    """What make makes now, in the tree, after a file has CHANGED."""
    if changed:
        (tree / "userspace" / changed).touch()
    return [f"build/{one}" for one in make(tree / "userspace/latency/crossings", "-s").split()]


PROGRAM = "build/guest/bin/crossings"


def test_it_is_built_again_when_a_file_changes(tree):
    """And not else."""
    for name in ("latency/crossings/bodies.h", "latency/crossings/main.c",
                 "latency/crossings/Makefile", "lib/error.h", "lib/option.c", "rules.mk"):
        assert (built(tree), built(tree, name)) == ([], [PROGRAM]), name
    (tree / "userspace/tare/__init__.py").write_text('__version__ = "9.1"\n')
    assert built(tree, "tare/__init__.py") == [PROGRAM]
    assert run(tree / PROGRAM, "--version", check=True).stdout.split()[-1] == "9.1"


@pytest.mark.parametrize("name", some(["a folder with spaces"], ["moved", "ein Ümläut"]))
def test_a_tree_that_moved_knows_its_own_headers(tree, name):
    """Of a space make itself makes two words."""
    moved = tree.rename(tree.with_name(name))
    assert built(moved) == []
    assert str(tree) not in "".join(path.read_text() for path in moved.rglob("*.d"))
    assert built(moved, "latency/crossings/bodies.h") == [PROGRAM]
    make(moved / "userspace/latency/crossings", "-s", "clean")
    assert built(moved) == [PROGRAM]
    assert "crossings" in run(moved / PROGRAM, "--version", check=True).stdout


def test_modules_are_refused_where_kbuild_cannot_build(tmp_path):
    folder = tmp_path / "a space"
    folder.mkdir()
    shutil.copy(TOP / "kmod/Makefile", folder)
    done = run("make", "-s", "-C", folder)
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert "Kbuild cannot build where a path has a space: copy this folder" in done.stderr


@at_night("six builds of all")
@pytest.mark.parametrize("name", ["plain", "a folder with spaces", "ein Ümläut"])
def test_a_clone_is_built_anywhere_by_two_at_once(tmp_path, name):
    clone = tmp_path / name
    run("git", "clone", "-q", TOP, clone, check=True)
    both = [subprocess.Popen(["make", "-s", "build"], cwd=clone, stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE, text=True) for _ in range(2)]
    assert [(one.communicate()[1], one.returncode) for one in both] == [("", 0)] * 2
    names = {path.name for path in (BUILD / "guest/bin").iterdir()} - UNINSTALLED
    assert {path.name for path in (clone / "build/guest/bin").iterdir()} >= names
    assert run(clone / "build/bin/tare", "--version", check=True).stdout.startswith("tare ")


@pytest.mark.parametrize("step", ["-c", "-static"])
def test_another_build_in_the_middle_of_a_command_does_no_harm(tree, step):
    """The compiler here does its part, and then lets another make do everything."""
    folder = tree / "userspace/latency/crossings"
    compiler = write_program(
        tree / "compiler", "#!/bin/sh\ngcc \"$@\" || exit\n"
        f"case \"$IN $*\" in 1*) ;; *' {step} '*)\n"
        f"IN=1 MAKEFLAGS= exec make -s -C '{folder}' all >&2 ;; esac\n")
    make(folder, "-s", "clean")
    make(folder, "-s", f"CC={compiler}")
    assert built(tree) == []
    assert not [path for path in (tree / "build").rglob("*") if path.name[-1].isdigit()]
