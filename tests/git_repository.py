# SPDX-License-Identifier: GPL-2.0-only
"""A repository for tests of bisection."""

import os
import shutil

import pytest
from programs import run

_WHO = {f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
_ALONE = {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "LC_ALL": "C.UTF-8"}


def made(folder, commits, **environment):
    """git(*words) -> what it prints, in FOLDER with a commit of each {path: text} of COMMITS."""
    if not shutil.which("git"):
        pytest.skip("git is not installed here")

    def git(*words):
        done = run("git", *words, cwd=folder, stdin=open(os.devnull),
                   env={**os.environ, **_WHO, **_ALONE, **environment})
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.strip()

    folder.mkdir(exist_ok=True)
    git("init", "-q")
    for number, files in enumerate(commits, 1):
        for name, text in files.items():
            (folder / name).write_text(text)
            (folder / name).chmod(0o755)
        git("add", ".")
        git("commit", "-qm", f"commit {number}")
    return git
