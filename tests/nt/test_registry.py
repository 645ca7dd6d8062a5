# SPDX-License-Identifier: GPL-2.0-only
"""The registry of the NT services, with each platform of user space, against dictionaries."""

import random
import re
from graphlib import TopologicalSorter

import pytest
from programs import TOP, built, run
from registry_oracle import (CANNOT_DELETE, DEPTH_MAX, INVALID_PARAMETER, KEY_DELETED,
                             MUST_BE_VOLATILE, NAME_INVALID, NAME_MAX, NAME_NOT_FOUND, OK, OVERFLOW,
                             PATH_MAX, TYPE_MISMATCH, VALUE_MAX, VALUE_NAME_MAX, VOLATILE,
                             Script)

# names that differ in case, lie between the letters of either case, or have odd bytes
NAMES = [b"a", b"A", b"b", b"B", b"zZ", b"Zz", b"a_", b"A[", b"AB", b"aB", b"ab", b"\0", b"\xff",
         b"\xc4", b"\xe4", b"[", b"0"]
KEY_NAMES = [b"a", b"A", b"b", b"_", b"Zz"]
# not shared with the random scripts, whose slots are below
SLOTS = range(10)


@pytest.fixture(scope="session", params=["threads", "server"])
def commands(request):
    """The program, built so that every bad access and every leak ends it; allocations fail, and
    the trees are used with the mutex alone."""
    return built(f"registry-{request.param}")


@pytest.fixture()
def script():
    """One whose registry has its root."""
    script = Script()
    script.do("open", 63, "root", b"")
    script.close(63)
    return script


def random_path(draw):
    path = b"\\".join(draw.choices(KEY_NAMES, k=draw.choice([0, 1, 1, 1, 2, 2, 3, 5])))
    odd = draw.random()
    if odd < 0.02:
        return path + b"\\"
    return path + b"\\" + b"n" * 256 if odd < 0.03 else path


def random_words(script, draw):
    what = draw.choice(["create", "create", "open", "delete", "set", "set", "set", "get"])
    slot = draw.choice(SLOTS)
    if what in ("create", "open") and slot in script.registry.slot:
        script.close(slot)
    key = draw.choice(["root", "event", *script.registry.slot, *script.registry.slot])
    name = draw.choice([b"", *NAMES, bytes(draw.choices(b"aBc", k=2))])
    room = draw.choice([0, 1, 3, 4, 200])
    data = draw.randbytes(draw.choice([0, 1, 1, 4, 8, 100]))
    return what, *{
        "create": (slot, key, draw.choice([0, 0, 0, VOLATILE, VOLATILE, 2]), random_path(draw)),
        "open": (slot, key, random_path(draw)),
        "delete": (key,),
        "set": (key, name, draw.getrandbits(32), data),
        "get": (key, name, room),
    }[what]


@pytest.mark.parametrize("seed", range(6))
def test_random_calls(commands, script, seed):
    draw = random.Random(seed)
    statuses = []
    for _ in range(3000):
        words = random_words(script, draw)
        statuses.append(script.do(*words, fail=draw.random() < 0.3))
    script.tell_all()
    assert script.run(commands) > 100
    # each refusal was met often enough to tell
    for status in (CANNOT_DELETE, INVALID_PARAMETER, KEY_DELETED, MUST_BE_VOLATILE, NAME_INVALID,
                   NAME_NOT_FOUND, OVERFLOW, TYPE_MISMATCH):
        assert statuses.count(status) >= 3, hex(status)


def test_what_cannot_be_made_or_grow_is_as_it_was(commands):
    """The root, chains of keys, and values."""
    script = Script()
    for path in (b"", b"a\\b\\c\\d", b"A\\B\\x\\y\\z"):
        script.do("create", 0, "root", 0, path, fail=True)
        script.close(0)
    for data in (b"before", b"afterwards", b"AFTERWARDS", b""):
        script.do("set", "root", b"v", len(data), data, fail=True)
    script.do("get", "root", b"V", 9)
    script.tell_all()
    assert script.run(commands) == 1 + 4 + 3 + 2 + 1


@pytest.mark.parametrize("volatile", [0, VOLATILE])
def test_depth(commands, script, volatile):
    deepest = b"\\".join([b"k"] * DEPTH_MAX)
    assert script.do("create", 0, "root", volatile, deepest + b"\\k") == NAME_INVALID
    assert script.do("create", 0, "root", volatile, deepest) == OK
    assert script.do("create", 1, 0, volatile, b"k") == NAME_INVALID
    assert script.do("open", 1, 0, b"k") == NAME_INVALID
    assert script.do("create", 1, 0, volatile, b"") == OK
    assert script.do("open", 2, "root", b"k\\K") == OK
    assert script.do("create", 3, 2, volatile, b"\\".join([b"K"] * (DEPTH_MAX - 1))) == NAME_INVALID
    assert script.do("create", 3, 2, volatile, b"\\".join([b"K"] * (DEPTH_MAX - 2))) == OK
    assert script.do("create", 4, 2, volatile, b"\\".join([b"l"] * (DEPTH_MAX - 2))) == OK
    script.run(commands)


def test_limits(commands, script):
    assert script.do("create", 0, "root", 0, b"n" * NAME_MAX) == OK
    assert script.do("create", 1, "root", 0, b"n" * (NAME_MAX + 1)) == INVALID_PARAMETER
    assert script.do("open", 1, "root", b"n" * (NAME_MAX + 1)) == INVALID_PARAMETER
    levels = b"\\".join([b"n" * NAME_MAX] * (PATH_MAX // 256 + 1))
    assert script.do("create", 1, "root", 0, levels) == OK
    assert len(levels) == PATH_MAX
    assert script.do("open", 2, "root", levels + b"\\") == INVALID_PARAMETER
    for path in (b"\\", b"\\a", b"a\\", b"a\\\\b"):
        assert script.do("create", 2, "root", 0, path) == NAME_INVALID
        assert script.do("open", 2, "root", path) == NAME_INVALID
    assert script.do("set", 0, b"v" * VALUE_NAME_MAX, 0, b"x") == OK
    assert script.do("set", 0, b"v" * (VALUE_NAME_MAX + 1), 0, b"x") == INVALID_PARAMETER
    assert script.do("set", 0, b"most", 0xffffffff, b"x" * VALUE_MAX) == OK
    assert script.do("set", 0, b"more", 0, b"x" * (VALUE_MAX + 1)) == INVALID_PARAMETER
    assert script.do("get", 0, b"most", 0) == OK
    assert script.do("get", 0, b"MOST", VALUE_MAX - 1) == OVERFLOW
    assert script.do("get", 0, b"MOST", VALUE_MAX) == OK
    script.run(commands)


@pytest.mark.parametrize("order", ["up", "down", "any"])
def test_many(commands, script, order):
    count = 20000
    names = [b"%06d" % number for number in range(count)]
    if order == "any":
        random.Random(1).shuffle(names)
    script.do("create", 0, "root", 0, b"values")
    script.do("create", 1, "root", 0, b"keys")
    for name in reversed(names) if order == "down" else names:
        script.do("set", 0, name, 1, name)
        if name < b"003000":
            script.do("create", 2, 1, 0, name)
            script.close(2)
    # four ways at each step: 20,000 are found in 8, if the hash were perfect
    script.count(0, depth=16)
    script.count(1, depth=16)
    made = [name for name in names if name < b"003000"]
    for name in made[::2]:
        script.do("open", 2, 1, name)
        script.do("delete", 2)
        script.close(2)
    script.count(1, depth=16)
    for place, name in enumerate(made):
        assert script.do("open", 2, 1, name) == (OK if place % 2 else NAME_NOT_FOUND)
        if place % 2:
            script.close(2)
    script.run(commands)


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
