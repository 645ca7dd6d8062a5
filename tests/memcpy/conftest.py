# SPDX-License-Identifier: GPL-2.0-only
"""Builds memreplay and the helpers of its tests, once a session; boots guests with the module."""

import json

import programs
import pytest
from make_trace import session, write_trace
from memcpy_calls import prepare
from memtap_guest import BOOTS, Guest
from tare.errors import TareError


class Build:
    """memreplay, the static one and the one with sanitizers, and what has its objects."""

    host = programs.BUILD / "bin/memreplay"
    static = programs.BUILD / "guest/bin/memreplay"
    objects = programs.BUILD / "obj/userspace/memcpy/memreplay"
    asan = objects / "memreplay-asan"


@pytest.fixture(scope="session")
def build():
    programs.make(programs.TOP / "userspace/memcpy/memreplay", "all", "for-tests")
    return Build


@pytest.fixture(scope="session")
def source(tmp_path_factory):
    """A trace of 3,000 calls."""
    return write_trace(tmp_path_factory.mktemp("source") / "t.trace", session(3000))


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


@pytest.fixture
def dry(replay):
    """dry(source, *options) -> the document of what would be replayed."""
    def run(source, *options):
        status, document, said = replay(source, "--dry-run", "-i", "libc", *options)
        assert (status, said) == (0, "")
        return document

    return run


@pytest.fixture(scope="session")
def placed(build, tmp_path_factory):
    """placed(source, *options) -> [(dst, src, len), ...], the array that would be replayed."""
    calls = tmp_path_factory.mktemp("calls") / "calls"

    def run(source, *options):
        _, others = prepare(source, options, calls)
        done = programs.run(build.objects / "dump_calls", *others, calls)
        assert done.returncode == 0, done.stderr
        return [tuple(map(int, line.split())) for line in done.stdout.splitlines()]

    return run


@pytest.fixture(scope="session", params=BOOTS, ids=lambda boot: f"{boot[0]}-{boot[1]}cpu")
def guest(request, tmp_path_factory):
    """One boot a kernel, in which guest/memtap.sh runs."""
    kernel, cpus, append = request.param
    return Guest(f"minimal-{kernel}", kernel, tmp_path_factory.mktemp(f"memtap-{kernel}"),
                 cpus=cpus, append=append)
