# SPDX-License-Identifier: GPL-2.0-only
"""What is in the cache is whole, made once, and of the things its key names."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from programs import TOP, wait_for, write_files
from tareqemu import cache


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "tare"


def test_a_failed_maker_leaves_nothing(own_cache):
    def make(path):
        path.mkdir()
        (path / "half").touch()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cache.obtain("kind", "key", make)
    assert [path.suffix for path in (own_cache / "kind").iterdir()] == [".lock"]


def test_the_leftover_of_a_killed_maker_is_replaced(own_cache):
    write_files(own_cache, {"kind/.key.part": "half"})
    assert cache.obtain("kind", "key", lambda path: path.write_text("whole")).read_text() == "whole"


def test_two_processes_make_it_once(tmp_path):
    program = f"""
import sys
from tareqemu import cache
def make(path):
    with open({str(tmp_path / "log")!r}, "a") as log:
        log.write("made\\n")
    sys.stdin.readline()
    path.write_text("x")
cache.obtain("kind", "key", make)
"""
    both = [subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE,
                             env={**os.environ, "PYTHONPATH": str(TOP / "qemu")})
            for _ in range(2)]
    log, locks = tmp_path / "log", Path("/proc/locks")
    # the one that does not make it waits for the other's lock
    wait_for(lambda: log.exists() and (
        log.read_text().count("made") > 1
        or any(re.search(rf"-> FLOCK .* {one.pid} ", locks.read_text()) for one in both)))
    # both, before either is waited for: the second may be the one that makes it
    for one in both:
        one.stdin.write(b"go\n")
        one.stdin.close()
    assert [one.wait(30) for one in both] == [0, 0]
    assert log.read_text() == "made\n"


def test_digests(tmp_path):
    file = tmp_path / "file"
    file.write_bytes(b"one")
    one = cache.digest("a", ["b"], file)
    assert one == cache.digest("a", ["b"], file)
    file.write_bytes(b"two")
    assert one != cache.digest("a", ["b"], file)
    for kind in (str, str.encode):
        assert cache.digest(*map(kind, ("ab", "c"))) != cache.digest(*map(kind, ("a", "bc")))
