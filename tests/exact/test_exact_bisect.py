# SPDX-License-Identifier: GPL-2.0-only
"""`git bisect run` with `tare exact gate`, as docs/exact.md has it."""

import os
import re
import shlex
import shutil
import subprocess

import pytest
from breadth import at_night
from programs import BUILD, TOP, run

PROGRAM = """\
#include <unistd.h>
int main(void)
{
    for (int i = 0; i < %d; i++)
        getppid();
    return 0;
}
"""
COMMITS, BROKEN, GREW = 16, 8, 11
MACHINE = ["--machine", "minimal-6.1"]


def recipe():
    """What the page gives to `git bisect run`, of a program."""
    [found] = re.findall(r"^    (git bisect run .*\n(?:        .*\n)+)",
                         (TOP / "docs/exact.md").read_text(), re.M)
    return shlex.split(found)


@pytest.fixture
def git(tmp_path):
    """git(*words) in a repository in which one commit does not compile, and one calls more."""
    if not shutil.which("git"):
        pytest.skip("git is not installed here")
    folder = tmp_path / "program"
    folder.mkdir()
    environment = {**os.environ, "PATH": f"{BUILD}/bin:{os.environ['PATH']}",
                   "LC_ALL": "C.UTF-8", "GIT_CONFIG_GLOBAL": "/dev/null",
                   "GIT_CONFIG_SYSTEM": "/dev/null",
                   **{f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER")
                      for what in ("NAME", "EMAIL")}}

    def git(*words):
        return run("git", *words, cwd=folder, env=environment, stdin=subprocess.DEVNULL)

    assert git("init", "-q").returncode == 0
    (folder / "Makefile").write_text("prog: prog.c\n\tgcc -O2 -static -o $@ $<\n")
    (folder / ".gitignore").write_text("prog\n*.json\n")
    for number in range(1, COMMITS + 1):
        # what a comment changes is no instruction
        text = f"/* {number} */\n" + PROGRAM % (200 if number >= GREW else 100)
        (folder / "prog.c").write_text("broken" if number == BROKEN else text)
        assert git("add", ".").returncode == 0
        assert git("commit", "-q", "-m", f"commit {number}").returncode == 0
    git.folder, git.environment = folder, environment
    return git


@at_night("six boots")
def test_bisection_finds_the_commit_that_executes_more(host, git):
    words = recipe()
    # the same machine for both
    at = words[-1].index("tare exact gate ") + len("tare exact gate ")
    words[-1] = f"{words[-1][:at]}{shlex.join(MACHINE)} {words[-1][at:]}"
    first = git("rev-list", "--max-parents=0", "HEAD").stdout.strip()
    assert git("bisect", "start", "HEAD", first).returncode == 0
    assert git("checkout", "-q", first).returncode == 0
    made = run("sh", "-c", "make -s prog && tare exact record -o good.json --machine minimal-6.1 "
               "--copy prog:/tare/bin/prog -- prog", cwd=git.folder, env=git.environment)
    assert made.returncode == 0, made.stderr
    done = git(*words[1:])
    log = git("bisect", "log").stdout
    assert done.returncode == 0, done.stdout + done.stderr + log
    assert re.search(rf"^# first bad commit: \[\w+\] commit {GREW}$", log, re.M), log
    # what does not compile was tried, and was not judged
    assert re.search(rf"^# skip: \[\w+\] commit {BROKEN}$", log, re.M), log
    assert "__task_pid_nr_ns: +" in done.stdout and "error: " in done.stderr
