# SPDX-License-Identifier: GPL-2.0-only
"""Copies of the tree, in which a fault is built."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from mutant_apart import NoAnswer
from mutant_table import TOP

BUILT = ("bin", "guest", "obj")


def copy_all(first):
    """What git tracks, as it is here now, and what was built of it, into a new folder: with its
    times, so that make makes nothing that is still good."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=TOP, check=True, capture_output=True,
                           text=True).stdout.split("\0")
    for name in names:
        if name and os.path.lexists(TOP / name):
            (first / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(TOP / name, first / name, follow_symlinks=False)
    for name in BUILT:
        shutil.copytree(TOP / "build" / name, first / "build" / name, symlinks=True)


@contextlib.contextmanager
def links_to(first):
    """A tree that is links to another. What changes a file there has to put a new one in its place,
    as our makefiles do."""
    with tempfile.TemporaryDirectory(dir=first.parent, ignore_cleanup_errors=True) as folder:
        yield shutil.copytree(first, Path(folder, "tree"), symlinks=True, copy_function=os.link)


def break_by(tree, mutant):
    """Puts a fault in, and builds what the mutant's tests run of the files with it."""
    texts = mutant.changed(tree)
    for path, text in texts.items():
        mode = path.stat().st_mode
        path.unlink()
        path.write_text(text)
        path.chmod(mode)
    made = mutant.makes
    if made is None:
        made = sorted(set().union(*(_made_of(tree, path) for path in texts)))
    for one in made:
        folder, *programs = one.split()
        done = subprocess.run(["make", "-s", "-C", folder, "O=", *programs], cwd=tree, text=True,
                              check=False, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)
        if done.returncode:
            raise NoAnswer(f"does not build: {done.stdout.strip().splitlines()[-1]}")


def _made_of(tree, path):
    """Folders with a makefile whose programs are made of a file, by the lists of headers that the
    compiler wrote, or of what lies beside the makefile. Tests make their own, and what is of kmod.
    """
    if path.is_relative_to(tree / "kmod"):
        return set()
    found = {path.parent} if (path.parent / "Makefile").exists() else set()
    objects = tree / "build/obj"
    for listed in objects.rglob("*.d"):
        words = [word for word in listed.read_text().split() if word.endswith(path.name)]
        if words:
            folder = next(folder for above in listed.relative_to(objects).parents
                          if ((folder := tree / above) / "Makefile").exists())
            if any(os.path.normpath(folder / word) == str(path) for word in words):
                found.add(folder)
    return {str(folder.relative_to(tree)) for folder in found - {tree / "tests"}}
