# SPDX-License-Identifier: GPL-2.0-only
"""testapi over front ends and by Wine: all is done as often as due, and what is wrong is told."""

import json
import os
import re
from contextlib import nullcontext

import pytest
import win32
from nt_server import serving
from programs import BUILD, built, run
from services_model import Op

from tare import wine
from tare.experiments.nt.testapi import read

TESTAPI = BUILD / "guest/bin/testapi"
TESTAPI_EXE = BUILD / "bin/testapi.exe"
SMALL = ["--groups", 3, "--count", 20, "--messages", 200]


def check_small(runner, tmp_path, services):
    """The document that SMALL makes; what was done is as much as was asked for."""
    done = runner(*SMALL, "--json", "testapi.json")
    assert (done.returncode, done.stderr) == (0, "")
    document = json.loads((tmp_path / "testapi.json").read_text())
    read.run_of(document, "here", services, document["cpus"])
    assert (document["count"], document["messages"]) == (20, 200)
    groups, whole = document["testapi"], document["testall"]
    assert [group["group"] for group in groups["groups"]] == [1, 2, 3]
    assert all(0 < part["first_ns"] <= part["ns"] for group in groups["groups"]
               for part in group["parts"])
    for operations in groups["operations"], whole["operations"]:
        assert {one["part"] for one in operations} == {"file", "registry", "message"}
    # what was kept of each adds up
    for of in (*groups["groups"], groups, whole):
        assert all(one["min"] * one["count"] <= one["sum"] <= one["max"] * one["count"]
                   for one in of["operations"])
    assert all(sum(bucket[2] for bucket in one["buckets"]) == one["count"]
               for one in groups["operations"])
    assert whole["ns"] >= max(part["ns"] for part in whole["parts"])
    assert not list(tmp_path.glob("testapi-*"))


@pytest.mark.parametrize("front", ["threads", "server"])
def test_front_end(tmp_path, front):
    socket = tmp_path / "server"
    with serving(socket) if front == "server" else nullcontext():
        check_small(lambda *words: run(TESTAPI, "--front", front, *words, cwd=tmp_path,
                                       env=os.environ | {"NT_SERVER": str(socket)}),
                    tmp_path, front)


@pytest.mark.parametrize("words, status, said", [
    (["--groups", 0], 2, "testapi: --groups 0: must be from 1 to 1000; see --help"),
    (["more"], 2, "testapi: more: there are only options; see --help"),
    (["--front", "none"], 2, "none: no such front end; there are threads server "),
    (["--front", "futex"], 77, "testapi: the front end futex has no files, registry and messages"),
    ([*SMALL, "--json", "nowhere/a.json"], 1, "testapi: cannot write beside nowhere/a.json: "),
])
def test_what_is_refused(tmp_path, words, status, said):
    done = run(TESTAPI, *words, cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (status, 1)
    assert done.stderr.startswith(said)
    assert not list(tmp_path.iterdir())


def lying(tmp_path, *words, **surroundings):
    """testapi over a front end that counts, or is wrong once, as its surroundings say."""
    return run(built("testapi-lying"), *words, cwd=tmp_path, env=os.environ | surroundings)


@pytest.mark.parametrize("lie, said", [
    ("value", r"registry 2: what was read is not what was written"),
    ("size", r"registry 2: what was read is not what was written"),
    ("message", r"message 2 came where 1 was due"),
    ("delete", r"DeleteFile \./testapi-\d+-2\.tmp: error 32 of Win32"),
    ("release", r"ReleaseSemaphore ready: error 298 of Win32"),
])
def test_what_is_wrong_is_told_and_nothing_is_left(tmp_path, lie, said):
    done = lying(tmp_path, *SMALL, LIE=lie)
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(f"testapi: {said}\n", done.stderr), done.stderr
    assert not list(tmp_path.iterdir())


@pytest.fixture(scope="module")
def wine_run():
    win32.skip_unless_here()
    with wine.session() as start:
        yield start


def test_wine(wine_run, tmp_path):
    check_small(lambda *words: wine_run(TESTAPI_EXE, *words, cwd=tmp_path), tmp_path, "win32")


@pytest.mark.parametrize("name, words, said", [
    ("nt-cost.exe", ["--nosuch", "1"], "nt-cost: --nosuch: no such option"),
    ("nt-cost.exe", ["--rounds"], "nt-cost: --rounds: needs a value"),
    ("nt-cost.exe", ["--count", "0"], "nt-cost: --count 0: must be from 1 to"),
    ("nt-cost.exe", ["--operation", "nosuch"], "nt-cost: --operation nosuch: --list names no such"),
    ("testapi.exe", ["--front", "threads"], "testapi: --front: the services are the system's own"),
])
def test_on_wine_bad_words_are_refused(wine_run, tmp_path, name, words, said):
    done = wine_run(BUILD / "bin" / name, *words, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(said)


# for a file, a key and a message, each way through its part: create, write, close; open, read,
# close; open, read, close, delete
REQUESTS = {
    "FILE_OPEN": 4, "FILE_ACCESS": 3, "SET": 2, "KEY_CREATE": 1, "VALUE_SET": 1, "KEY_OPEN": 3,
    "VALUE_GET": 2, "KEY_DELETE": 1, "RELEASE": 2, "POST": 1, "UNLOCK": 2, "CLOSE": 8}
# what waits asks again where it has slept, so that the difference of two runs differs
AT_LEAST = {"wait": 6, "TAKE": 1}


def test_requests_of_a_front_end(tmp_path):
    """What 100 more of all add, twice: it is asked as Wine's server is, and for nothing else."""
    def counted(count):
        done = lying(tmp_path, "--groups", 1, "--count", count, "--messages", count,
                     COUNT=str(tmp_path / "counts"))
        assert done.returncode == 0
        lines = dict(line.split() for line in (tmp_path / "counts").read_text().splitlines())
        return {Op(int(key)).name if key.isdigit() else key: int(of) for key, of in lines.items()}

    few, many = counted(100), counted(200)
    for name, least in AT_LEAST.items():
        assert few[name] >= 200 * least and many[name] >= 400 * least, name
    assert {name: (many[name] - few[name]) / 200 for name in few
            if many[name] > few[name] and name not in AT_LEAST} == REQUESTS
