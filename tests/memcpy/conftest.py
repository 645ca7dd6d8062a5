# SPDX-License-Identifier: GPL-2.0-only
"""Builds memreplay and the helpers of its tests, once a session; boots guests with the module."""

import json
import subprocess
from pathlib import Path

import c_program
import programs
import pytest
from memcpy_calls import prepare
from memtap_guest import BOOTS, Guest
from tare.errors import TareError

HERE = Path(__file__).resolve().parent
TOP = HERE.parents[1]


class Build:
    """What was built: host, static and asan are programs; tool(name) builds a helper."""

    def __init__(self, folder, libraries):
        self.host = folder / "bin/memreplay"
        self.static = folder / "guest/bin/memreplay"
        self.sources = TOP / "userspace/memcpy/memreplay"
        objects = folder / "obj/userspace/memcpy/memreplay"
        self.asan = objects / "memreplay-asan"
        # an object may have outlived its source
        self._objects = [path for path in (objects / "main").rglob("*.o")
                         if path.name not in ("main.o", "impl_user_static.o")
                         and self._source(path.relative_to(objects / "main"))]
        self._libraries = libraries

    def _source(self, object_file):
        return any((folder / object_file).with_suffix(suffix).exists()
                   for folder in (self.sources, TOP / "userspace") for suffix in (".c", ".S"))

    def tool(self, name):
        """A helper of these tests, NAME.c linked with memreplay's own objects."""
        return c_program.build(self._libraries / name, [HERE / f"{name}.c", *self._objects],
                               "-ljansson", "-lm", "-ldl")

    def library(self, name):
        """NAME.c as a shared library."""
        target = self._libraries / f"{name}.so"
        subprocess.run(["gcc", "-O1", "-fno-builtin", "-fno-tree-loop-distribute-patterns",
                        "-mno-avx", "-shared", "-fPIC", "-o", target, HERE / f"{name}.c"],
                       check=True)
        return target


@pytest.fixture(scope="session")
def build(tmp_path_factory):
    """Everything built; make does nothing where it is up to date."""
    done = programs.run("make", "-C", TOP / "userspace/memcpy/memreplay", "all", "sanitize")
    assert done.returncode == 0, done.stdout + done.stderr
    return Build(TOP / "build", tmp_path_factory.mktemp("helpers"))


@pytest.fixture
def replay(build, tmp_path_factory):
    """replay(source, *options) -> (exit status, document or None, stderr), as one process does."""
    calls = tmp_path_factory.mktemp("calls") / "calls"

    def run(source, *options, program=None):
        try:
            prepared, others = prepare(source, options, calls)
        except TareError as error:
            return error.exit_status, None, f"tare: {error}\n"
        done = programs.run(program or build.host, *others, calls, timeout=300)
        document = json.loads(done.stdout) if done.stdout.startswith("{") else None
        return done.returncode, document and {**document, **prepared}, done.stderr

    return run


@pytest.fixture(scope="session")
def placed(build, tmp_path_factory):
    """placed(source, *options) -> [(dst, src, len), ...], the array that would be replayed."""
    tool = build.tool("dump_calls")
    calls = tmp_path_factory.mktemp("calls") / "calls"

    def run(source, *options):
        _, others = prepare(source, options, calls)
        done = programs.run(tool, *others, calls)
        assert done.returncode == 0, done.stderr
        return [tuple(map(int, line.split())) for line in done.stdout.splitlines()]

    return run


@pytest.fixture(scope="session", params=BOOTS, ids=lambda boot: f"{boot[0]}-{boot[1]}cpu")
def guest(request, tmp_path_factory):
    """One boot a kernel, in which guest/memtap.sh runs."""
    kernel, cpus, append = request.param
    return Guest(f"minimal-{kernel}", kernel, tmp_path_factory.mktemp(f"memtap-{kernel}"),
                 cpus=cpus, append=append)
