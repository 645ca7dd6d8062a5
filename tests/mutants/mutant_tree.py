# SPDX-License-Identifier: GPL-2.0-only
"""Copies of the tree, in which a fault is built and tests run."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from mutant_table import HERE, TOP

BUILT = ("bin", "guest", "obj")


class NoAnswer(Exception):
    """Nothing can be said of a mutant: why."""


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
    """Puts a fault in, and builds what is made of the files with it."""
    texts = mutant.changed(tree)
    for path, text in texts.items():
        mode = path.stat().st_mode
        path.unlink()
        path.write_text(text)
        path.chmod(mode)
    for folder in sorted(set().union(*(_made_of(tree, path) for path in texts))):
        done = subprocess.run(["make", "-s", "-C", folder, "O="], text=True, check=False,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)
        if done.returncode:
            raise NoAnswer(f"does not build: {done.stdout.strip().splitlines()[-1]}")


def _made_of(tree, path):
    """Folders with a makefile whose programs are made of a file, by the lists of headers that the
    compiler wrote, or of what lies beside the makefile. Tests make their own, and modules.
    """
    found = {path.parent} if (path.parent / "Makefile").exists() else set()
    objects = tree / "build/obj"
    for listed in objects.rglob("*.d"):
        if path.name in listed.read_text():
            found.add(next(folder for above in listed.relative_to(objects).parents
                           if ((folder := tree / above) / "Makefile").exists()))
    return {folder for folder in found if folder != tree / "tests"
            and not folder.is_relative_to(tree / "kmod")}


def tests(tree, names, seconds, only="", checks="", to_the_end=False):
    """What became of tests: [(test, kind, why)] of mutant_seen. only, checks: as of a mutant.
    to_the_end: also where one has noticed."""
    seen = tree / "build/seen"
    env = dict(os.environ, PYTHONDONTWRITEBYTECODE="1", KTAP_ONLY=checks, TARE_ALL="1",
               TARE_SOAK_CYCLES="4", TARE_MUTANT_SEEN=str(seen),
               PYTHONPATH=":".join(filter(None, (str(HERE), _from_pypi()))))
    if to_the_end:
        env["TARE_MUTANT_TO_THE_END"] = "1"
    # whoever ends the runner ends its tests
    words = ["setpriv", "--pdeathsig", "TERM", sys.executable, "-m", "pytest", "-q",
             "-p", "no:cacheprovider", "-p", "mutant_seen", "-k", only, *names]
    status, said = _end_by(words, seconds, cwd=tree, env=env)
    lines = seen.read_text().splitlines() if seen.exists() else []
    # 2: stopped at the first that noticed
    if not lines or status not in (0, 1, 2):
        raise NoAnswer(f"pytest ended with {status}: {(said.strip() or '-').splitlines()[-1]}")
    return [tuple(json.loads(line)) for line in lines]


@cache
def _from_pypi():
    """Where Python finds what Debian does not package."""
    return subprocess.run([TOP / "tools/from-pypi"], check=True, text=True,
                          stdout=subprocess.PIPE).stdout.strip()


def _end_by(words, seconds, **options):
    """(status, output) of a command; NoAnswer when its time is over, and then all it started."""
    with subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
                          stderr=subprocess.STDOUT, errors="replace", start_new_session=True,
                          **options) as process:
        try:
            said, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            # QEMU has a session of its own and ends with who started it
            os.killpg(process.pid, signal.SIGKILL)
            raise NoAnswer(f"not over after {seconds / 60:.0f} minutes") from None
    return process.returncode, said
