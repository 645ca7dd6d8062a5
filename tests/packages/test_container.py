# SPDX-License-Identifier: GPL-2.0-only
"""The steps of Containerfile in a new Debian: as its user, without rights, machines run there."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from breadth import at_night
from programs import TOP, run
from tareqemu import apt, enter, roots

LINES = (TOP / "Containerfile").read_text().splitlines()
ENVIRONMENT = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
               "LC_ALL": "C.UTF-8",
               **{name: value for name, value in os.environ.items() if name.endswith("_proxy")}}
# in a chroot the kernel gives no namespaces of users, as in containers
WITHOUT_RIGHTS = ["setpriv", "--reuid=ci", "--regid=ci", "--clear-groups", "--no-new-privs",
                  "--bounding-set=-all", "--inh-caps=-all"]


def steps():
    """(instruction, argument) of each line."""
    return [tuple(line.split(" ", 1)) for line in LINES if line and not line.startswith("#")]


def test_it_is_of_steps_that_are_run_here():
    assert {word for word, _ in steps()} == {"FROM", "RUN", "COPY", "USER", "WORKDIR", "CMD"}
    assert steps()[0][1].endswith("/debian:bookworm-slim")
    assert re.search(r"qemu-system-x86=1:\d+\.\d+", " ".join(rest for _, rest in steps()))


@pytest.fixture
def root(tmp_path):
    """A minimal Debian, as the first line names one, with this machine's way to the mirrors."""
    if os.geteuid():
        pytest.skip("making a Debian with users of its own in a folder needs root")
    roots.install(tmp_path / "archive", "bookworm", apt.sources("bookworm"), ["libc-bin"])
    root = tmp_path / "root"
    root.mkdir()
    run("tar", "-xpf", tmp_path / "archive", "--numeric-owner", "-C", root, check=True)
    for name in ("etc/resolv.conf", "etc/hosts"):
        if Path("/", name).exists():
            shutil.copy(Path("/", name), root / name)
    shutil.copytree("/etc/apt/apt.conf.d", root / "etc/apt/apt.conf.d", dirs_exist_ok=True)
    yield root
    shutil.rmtree(root)


def there(root, user, folder, command):
    words = [*(WITHOUT_RIGHTS if user else ()), "env", f"HOME={folder}", "sh", "-c",
             'cd "$HOME" && eval "$1"', "sh", command]
    return enter.inside(root, words, env=ENVIRONMENT, stdout=subprocess.PIPE,
                        stderr=subprocess.STDOUT, text=True)


@at_night("makes a whole image")
def test_machines_run_in_what_the_steps_make(host, root, tmp_path):
    user, folder = None, "/root"
    for word, rest in steps():
        if word == "RUN":
            done = there(root, user, folder, rest)
            assert done.returncode == 0, f"{rest}\n{done.stdout[-3000:]}"
        elif word == "COPY":
            run("git", "clone", "-q", TOP, tmp_path / "tree", check=True)
            shutil.copytree(tmp_path / "tree", root / rest.split()[1].lstrip("/"),
                            ignore=shutil.ignore_patterns(".git"))
        elif word in ("USER", "WORKDIR"):
            user, folder = (rest, folder) if word == "USER" else (user, rest)
    (root / "etc/resolv.conf").unlink(missing_ok=True)  # from here on nothing is fetched
    for option in ("", "--exact "):
        done = there(root, user, folder, f"tare machine run minimal-6.1 {option}-- uname -r")
        assert done.returncode == 0 and done.stdout.startswith("6.1."), done.stdout
