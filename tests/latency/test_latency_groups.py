# SPDX-License-Identifier: GPL-2.0-only
"""What tasks are told apart and left out by: names of threads, and cgroups."""

import os
import re
from pathlib import Path

import programs
import pytest
from latency_tools import BIN, TOP, by_name, run
from rights import as_root

SCRIPT = TOP / "tests/latency/guest/cgroups.sh"
TOOLS = ("syslat", "wakelat", "switchlat", "timerlat", "libcmem")


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


def seen_of(observe, folder, tool, *words):
    """{name, without what stands for this run: count}"""
    seen = observe(tool, *words, "--", "env", f"PATH={BIN}:{os.environ['PATH']}", SCRIPT, folder)
    return {name.replace(f"/{folder.name}", "").partition(".")[0]: entry["count"]
            for name, entry in by_name(seen).items()}


def test_by_cgroup(observe, folder):
    """By its path, that of one which is gone as well."""
    seen = seen_of(observe, folder, "syslat", "-s", "getppid", "--by", "cgroup")
    calls = {name: count for name, count in seen.items() if count > 10}  # the shells ask, too
    assert calls == {"/in": 3000, "/in/below (removed)": 700, "/beside": 500,
                     "/gone (removed)": 90}


def test_by_comm(observe, folder):
    seen = seen_of(observe, folder, "syslat", "-s", "getppid", "--by", "comm")
    assert (seen["alpha"], seen["beta"], seen["gamma"]) == (3500, 700, 90)


@pytest.mark.parametrize("given", [str, lambda folder: f"/{folder.name}"],
                         ids=["a folder", "as --by cgroup names it"])
def test_only_a_cgroup_and_those_below(observe, folder, given):
    (programs.run(*as_root(), "mkdir", folder / "in", check=True))
    seen = seen_of(observe, folder, "syslat", "-s", "getppid", "-G", given(folder) + "/in",
                   "--by", "comm")
    assert {name: count for name, count in seen.items() if count > 10} == \
        {"alpha": 3000, "beta": 700}


@pytest.mark.parametrize("tool", TOOLS)
def test_nothing_of_an_empty_cgroup(observe, folder, tool):
    assert not observe(tool, "-G", folder, "-d", "0.2")["entries"]


@pytest.mark.parametrize("by", ["comm", "cgroup"])
@pytest.mark.parametrize("tool", ["wakelat", "switchlat"])
def test_each_group_has_its_part(observe, tool, by):
    seen = observe(tool, "--by", by, "-d", "20", "--", "sh", "-c",
                   f"{BIN}/crossings -w 0 -n 200 timer")
    most = max(seen["entries"], key=lambda entry: entry["count"])
    assert most["name"] == "crossings" if by == "comm" else most["name"].startswith(("/", "cg"))
    assert most["count"] >= 150


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("path", ["/nowhere", "/tmp", "/proc/self/status", ""])
def test_what_is_no_cgroup(folder, tool, path):
    done = run(tool, "--cgroup", path, "-d", "0.1")
    assert done.returncode == 2 and not done.stdout
    assert done.stderr.startswith(f"{tool}: --cgroup {path}: there is no such cgroup of version 2;")
    assert len(done.stderr.splitlines()) == 1
