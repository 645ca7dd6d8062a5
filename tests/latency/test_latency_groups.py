# SPDX-License-Identifier: GPL-2.0-only
"""What tasks are told apart and left out by: names of threads, and cgroups."""

import os
from pathlib import Path

import programs
import pytest
from latency_tools import TRACERS, run
from rights import as_root


@pytest.fixture
def folder():
    """Of a cgroup of our own; gone in the end."""
    mounts = [line.split() for line in Path("/proc/self/mounts").read_text().splitlines()]
    made = [Path(words[1]) / f"tare-test.{os.getpid()}" for words in mounts
            if words[2] == "cgroup2"]
    if not made or programs.run(*as_root(), "mkdir", made[0]).returncode:
        pytest.skip("no cgroup2 is mounted here, or no cgroup can be made")
    yield made[0]
    programs.run(*as_root(), "rmdir", made[0], check=True)


@pytest.mark.parametrize("tool", TRACERS)
def test_nothing_of_an_empty_cgroup(observe, folder, tool):
    assert not observe(tool, "-G", folder, "-d", "0.2")["entries"]


@pytest.mark.parametrize("tool", TRACERS)
@pytest.mark.parametrize("path", ["/nowhere", "/tmp", "/proc/self/status", ""])
def test_what_is_no_cgroup(folder, tool, path):
    assert programs.refusal(run(tool, "--cgroup", path, "-d", "0.1"), 2, tool).startswith(
        f"--cgroup {path}: there is no such cgroup of version 2;")
