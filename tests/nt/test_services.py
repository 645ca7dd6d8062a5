# SPDX-License-Identifier: GPL-2.0-only
"""The services of front ends against a model of NT's."""

import os
import re
import sys
from graphlib import TopologicalSorter
from itertools import product
from pathlib import Path

import pytest
from breadth import some
from nt_server import serving
from programs import TOP, built, run

RANDOM = [f"random_calls {seed}" for seed in some([1, 2], range(3, 30))]
CASES = [*RANDOM, "without_memory", "limits", *(f"many {order}" for order in ("up", "down", "any"))]


def ask(platform, front, case, **environment):
    """A process that every bad access ends, and every difference from the model."""
    library = run("gcc", "-print-file-name=libasan.so").stdout.strip()
    done = run(sys.executable, Path(__file__).with_name("services_run.py"),
               built(f"nt-{platform}.so"), front, 6 if platform == "threads" else 1, *case.split(),
               env={**os.environ, "LD_PRELOAD": library, "PYTHONDONTWRITEBYTECODE": "1",
                    # what Python leaves is none of ours: services_probe.c tells what is
                    "ASAN_OPTIONS": "detect_leaks=0", **environment})
    assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), done.stderr[-20000:]


@pytest.mark.parametrize("platform, case", [("threads", "kept_mutex"), *product(
    ("threads", "server"), CASES)])
def test_in_a_process(platform, case):
    """The core over each platform of user space, below the same front end."""
    ask(platform, "nt_threads", case)


@pytest.mark.parametrize("case", ["kept_mutex", *RANDOM])
def test_by_a_server(tmp_path, case):
    """Which must be there until the end."""
    with serving(tmp_path / "socket", built("nt-server-checked"), silent=True):
        ask("threads", "nt_client", case, NT_SERVER=str(tmp_path / "socket"))


def test_nothing_recurses(tmp_path):
    """A path from a function of the registry to itself would be as deep as a client likes."""
    calls = {}
    for source in (TOP / "kmod/ntobj/core").glob("*.c"):
        # a thread holds events, and those no thread
        if source.stem == "thread":
            continue
        done = run("gcc", "-std=gnu11", "-D_GNU_SOURCE", "-O0", "-fcallgraph-info", "-c", source,
                   *(f"-I{TOP}/{folder}" for folder in
                     ("userspace/nt/server", "kmod/ntobj", "kmod/include/uapi")), cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        for caller, called in re.findall(r'sourcename: "([^"]*)" targetname: "([^"]*)"',
                                         (tmp_path / f"{source.stem}.ci").read_text()):
            calls.setdefault(caller, set()).add(called)
    assert "nt_key_free" in calls["nt_object_free"]
    TopologicalSorter(calls).prepare()
