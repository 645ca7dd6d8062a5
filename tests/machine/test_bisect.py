# SPDX-License-Identifier: GPL-2.0-only
"""The statuses of `tare machine run`, by machines that really boot, and what git makes of them."""

import shutil
import subprocess

import pytest
from breadth import at_night
from programs import BUILD, TOP
from tareqemu import kmod

TARE = BUILD / "bin/tare"


@at_night("a boot each")
@pytest.mark.parametrize("script, options, status", [
    ("echo c >/proc/sysrq-trigger; sleep 1000", (), 120),
    ("insmod /tare/kmod/tare_test_splat.ko what=warn", (), 121),
    ("reboot -f; sleep 1000", (), 122),
    ("sleep 1000", ("--timeout", "0.5"), 124),
    ("kill -TERM $$", (), 143)])
def test_status_of_a_real_end(host, script, options, status):
    module, = kmod.build("6.1", TOP / "tests/machine/kmod")
    done = subprocess.run([TARE, "machine", "run", "minimal", "--module", module, *options, "--",
                           "sh", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stderr


@at_night("five boots")
def test_git_bisect_finds_the_panic_and_skips_what_cannot_run(host, tmp_path):
    """Of eight the fourth's machine cannot be had here, and from the sixth on the kernel panics."""
    if not shutil.which("git"):
        pytest.skip("git is not installed here")

    def git(*words):
        done = subprocess.run(["git", "-c", "user.name=n", "-c", "user.email=e", *words],
                              cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.strip()

    git("init", "-q")
    commits = []
    for number in range(1, 9):
        ending = "echo c >/proc/sysrq-trigger; sleep 1000" if number >= 6 else "true"
        (tmp_path / "prog").write_text(f"#!/bin/sh\necho {number}\n{ending}\n")
        (tmp_path / "prog").chmod(0o755)
        (tmp_path / "qemu").write_text("no" if number == 4 else "yes")
        git("add", ".")
        git("commit", "-qm", f"number {number}")
        commits.append(git("rev-parse", "HEAD"))
    without = tmp_path / "without"
    without.mkdir()
    (without / "readlink").symlink_to(shutil.which("readlink"))
    (tmp_path / "test.sh").write_text(
        f'if [ "$(cat qemu)" = no ]; then PATH={without}; export PATH; fi\n'
        f'exec {TARE} machine run minimal --copy prog:/tare/bin/prog -- prog\n')
    git("bisect", "start", commits[-1], commits[0])
    said = git("bisect", "run", "/bin/sh", "test.sh")
    # git tries the middle first, which is skipped
    assert f"{commits[5]} is the first bad commit" in said, said
    assert f"# skip: [{commits[3]}]" in git("bisect", "log")
