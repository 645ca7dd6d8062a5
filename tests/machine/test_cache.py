# SPDX-License-Identifier: GPL-2.0-only
"""What is in the cache is whole, made once, and of the things its key names."""

import subprocess
import sys

import pytest
from programs import TOP
from tareqemu import cache

QEMU = TOP / "qemu"


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "tare"


def test_made_once():
    made = []

    def make(path):
        made.append(path)
        path.write_text("content")

    for _ in range(2):
        assert cache.obtain("kind", "key", make).read_text() == "content"
    assert len(made) == 1


def test_a_failed_maker_leaves_nothing(own_cache):
    def make(path):
        path.mkdir()
        (path / "half").touch()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cache.obtain("kind", "key", make)
    assert [path.suffix for path in (own_cache / "kind").iterdir()] == [".lock"]


def test_the_leftover_of_a_killed_maker_is_replaced(own_cache):
    (own_cache / "kind").mkdir(parents=True)
    (own_cache / "kind/.key.part").write_text("half")
    assert cache.obtain("kind", "key", lambda path: path.write_text("whole")).read_text() == "whole"


def test_two_processes_make_it_once(tmp_path):
    program = f"""
import sys
sys.path.insert(0, {str(QEMU)!r})
from tareqemu import cache
def make(path):
    with open({str(tmp_path / "log")!r}, "a") as log:
        log.write("made\\n")
    path.write_text("x")
sys.stdin.readline()
cache.obtain("kind", "key", make)
"""
    both = [subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE)
            for _ in range(2)]
    for one in both:
        one.stdin.write(b"go\n")
        one.stdin.flush()
    assert [one.wait(30) for one in both] == [0, 0]
    assert (tmp_path / "log").read_text() == "made\n"


def test_digests(tmp_path):
    file = tmp_path / "file"
    file.write_bytes(b"one")
    one = cache.digest("a", ["b"], file)
    assert one == cache.digest("a", ["b"], file)
    file.write_bytes(b"two")
    assert one != cache.digest("a", ["b"], file)
    assert cache.digest("ab", "c") != cache.digest("a", "bc")
