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
MACHINE = "--machine minimal-6.1 "


def recipe():
    """What the page gives to `git bisect run`, of a program."""
    [found] = re.findall(r"^    (git bisect run .*\n(?:        .*\n)+)",
                         (TOP / "docs/exact.md").read_text(), re.M)
    return shlex.split(found)


@at_night("six boots")
def test_bisection_finds_the_commit_that_executes_more(host, tmp_path):
    """In a repository in which one commit does not compile, and one calls more."""
    if not shutil.which("git"):
        pytest.skip("git is not installed here")
    environment = {
        **os.environ, "PATH": f"{BUILD}/bin:{os.environ['PATH']}", "LC_ALL": "C.UTF-8",
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
        **{f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER")
           for what in ("NAME", "EMAIL")}}

    def shell(*words):
        done = run(*words, cwd=tmp_path, env=environment, stdin=subprocess.DEVNULL)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    shell("git", "init", "-q")
    (tmp_path / "Makefile").write_text("prog: prog.c\n\tgcc -O2 -static -o $@ $<\n")
    (tmp_path / ".gitignore").write_text("prog\n*.json\n")
    for number in range(1, COMMITS + 1):
        # what a comment changes is not an instruction
        text = f"/* {number} */\n" + PROGRAM % (200 if number >= GREW else 100)
        (tmp_path / "prog.c").write_text("broken" if number == BROKEN else text)
        shell("git", "add", ".")
        shell("git", "commit", "-q", "-m", f"commit {number}")
    words = recipe()
    # the same machine for both
    words[-1] = words[-1].replace("tare exact gate ", f"tare exact gate {MACHINE}")
    first = shell("git", "rev-list", "--max-parents=0", "HEAD").strip()
    shell("git", "bisect", "start", "HEAD", first)
    shell("git", "checkout", "-q", first)
    shell("sh", "-c", "make -s prog && tare exact record -o good.json " + MACHINE +
          "--copy prog:/tare/bin/prog -- prog")
    said = shell(*words)
    log = shell("git", "bisect", "log")
    assert re.search(rf"^# first bad commit: \[\w+\] commit {GREW}$", log, re.M), said + log
    # what does not compile was tried, and was not judged
    assert re.search(rf"^# skip: \[\w+\] commit {BROKEN}$", log, re.M), said + log
    assert "__task_pid_nr_ns: +" in said and "error: " in said
