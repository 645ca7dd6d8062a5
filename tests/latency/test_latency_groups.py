# SPDX-License-Identifier: GPL-2.0-only
"""What tasks are told apart and left out by: names of threads, and cgroups."""

import os
import re
from pathlib import Path

import programs
import pytest
from latency_tools import TRACERS, run
from rights import as_root


@pytest.fixture
def folder():
    """Of a cgroup of our own; gone with all below it in the end."""
    found = re.search(r"^\S+ \S+ \S+ \S+ (\S+) .* - cgroup2 ",
                      Path("/proc/self/mountinfo").read_text(), re.M)
    if not found:
        pytest.skip("no cgroup2 is mounted here")
    made = Path(found[1]) / f"tare-test.{os.getpid()}"
    done = programs.run(*as_root(), "mkdir", made)
    if done.returncode:
        pytest.skip(f"no cgroup can be made here: {done.stderr.strip()}")
    yield made
    for below in sorted(made.rglob("*/"), reverse=True):
        programs.run(*as_root(), "rmdir", below)
    programs.run(*as_root(), "rmdir", made, check=True)


@pytest.mark.parametrize("tool", TRACERS)
def test_nothing_of_an_empty_cgroup(observe, folder, tool):
    assert not observe(tool, "-G", folder, "-d", "0.2")["entries"]


@pytest.mark.parametrize("tool", TRACERS)
@pytest.mark.parametrize("path", ["/nowhere", "/tmp", "/proc/self/status", ""])
def test_what_is_no_cgroup(folder, tool, path):
    assert programs.refusal(run(tool, "--cgroup", path, "-d", "0.1"), 2, tool).startswith(
        f"--cgroup {path}: there is no such cgroup of version 2;")
