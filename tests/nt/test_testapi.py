# SPDX-License-Identifier: GPL-2.0-only
"""testapi over front ends and by Wine: all is done as often as due, and what is wrong is told."""

import json
import os
import re

import pytest
import win32
from nt_server import serving
from programs import BUILD, TOP, built, run

from tare import result, wine

TESTAPI = BUILD / "guest/bin/testapi"
TESTAPI_EXE = BUILD / "bin/testapi.exe"
SMALL = ["--groups", 3, "--count", 20, "--messages", 200]
COLUMNS = ("write_file", "read_file", "write_registry", "read_registry", "messages")


@pytest.fixture
def server(tmp_path):
    """The environment in which the front end "server" finds one."""
    socket = tmp_path / "server"
    with serving(socket):
        yield os.environ | {"NT_SERVER": str(socket)}


def check_operations(operations, counts, buckets):
    """Each was done as often as it was to be, and what was kept of it adds up."""
    assert {one["part"] for one in operations} == set(counts)
    for one in operations:
        assert one["count"] == counts[one["part"]], one
        assert one["min"] <= one["percentiles"].get("p50", one["max"]) <= one["max"]
        assert one["min"] * one["count"] <= one["sum"] <= one["max"] * one["count"]
        if buckets:
            assert sum(bucket[2] for bucket in one["buckets"]) == one["count"]
            assert all(low <= high for low, high, _ in one["buckets"])


def check_group(group, counts):
    check_operations(group["operations"], counts, buckets=False)
    for part in group["parts"]:
        assert 0 < part["first_ns"] <= part["ns"]
    for name, ns in group["step_ns"].items():
        step, _, part = name.partition("_")
        assert ns == (group["parts"][2]["ns"] if name == "messages" else
                      sum(one["sum"] for one in group["operations"] if not one["hand_over"]
                          and (one["step"], one["part"]) == (step, part)))


def check(document, table, services):
    """The document that SMALL makes, and its table."""
    assert not list(result.validator("testapi.schema.json").iter_errors(document))
    assert document["services"] == services
    counts = {"file": 20, "registry": 20, "message": 200}
    groups, whole = document["testapi"], document["testall"]
    assert [group["group"] for group in groups["groups"]] == [1, 2, 3]
    for group in groups["groups"]:
        check_group(group, counts)
    check_operations(groups["operations"], {part: 3 * n for part, n in counts.items()}, True)
    check_operations(whole["operations"], counts, True)
    assert whole["ns"] >= max(part["ns"] for part in whole["parts"])
    # three of 20 are too few for a p99, three of 200 for a p99.9
    assert {"p50"} <= set(groups["operations"][0]["percentiles"]) <= {"p50", "p90", "p99"}
    for group in groups["groups"]:
        figures = [f"{group['step_ns'][column] / 1e6:.3f}" for column in COLUMNS]
        assert f"{group['group']:<8} " + " ".join(f"{one:>15}" for one in figures) in table


def run_small(runner, tmp_path, services):
    done = runner(*SMALL, "--json", "testapi.json")
    assert (done.returncode, done.stderr) == (0, "")
    document = json.loads((tmp_path / "testapi.json").read_text())
    check(document, done.stdout, services)
    assert not list(tmp_path.glob("testapi-*"))
    return document


def native(tmp_path, *front, env=None):
    return lambda *words: run(TESTAPI, *front, *words, cwd=tmp_path, env=env)


def test_threads(tmp_path):
    run_small(native(tmp_path), tmp_path, "threads")


def test_server(server, tmp_path):
    run_small(native(tmp_path, "--front", "server", env=server), tmp_path, "server")


@pytest.mark.parametrize("words, status, said", [
    (["--groups", 0], 2, "testapi: --groups 0: must be from 1 to 1000; see --help"),
    (["more"], 2, "testapi: more: there are only options; see --help"),
    (["--front", "none"], 2, "none: no such front end; there are threads server "),
    (["--front", "futex"], 77, "testapi: the front end futex has no files, registry and messages"),
    (["--folder", "nowhere"], 1, "testapi: CreateFile nowhere/testapi-"),
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
    run_small(lambda *words: wine_run(TESTAPI_EXE, *words, cwd=tmp_path), tmp_path, "win32")


@pytest.mark.parametrize("words, said", [
    (["--nosuch", "1"], "--nosuch"), (["--rounds"], "--rounds"), (["--count", "0"], "--count"),
    (["--operation", "nosuch"], "--operation")])
def test_nt_cost_on_wine_refuses_a_bad_word(wine_run, tmp_path, words, said):
    done = wine_run(BUILD / "bin/nt-cost.exe", *words, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"nt-cost.exe: {said}: its value is wrong, or it is none of")


def test_wine_refuses_a_front_end(wine_run, tmp_path):
    done = wine_run(TESTAPI_EXE, "--front", "threads", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "testapi: --front: the services are the system's own here; see --help\n"


def operations():
    """The names of enum tare_nt_op, in their order."""
    header = (TOP / "kmod/include/uapi/tare/ntobj.h").read_text()
    body = header.partition("enum tare_nt_op {")[2].partition("};")[0]
    return re.findall(r"^\tTARE_NT_OP_(\w+),", body, re.MULTILINE)


# for a file, a key and a message, each way through its part: create, write, close; open, read,
# close; open, read, close, delete
REQUESTS = {
    "FILE_OPEN": 4, "FILE_ACCESS": 3, "SET": 2, "KEY_CREATE": 1, "VALUE_SET": 1, "KEY_OPEN": 3,
    "VALUE_GET": 2, "KEY_DELETE": 1, "RELEASE": 2, "POST": 1, "UNLOCK": 2, "CLOSE": 8}
# what waits asks again where it has slept
AT_LEAST = {"WAIT": 6, "TAKE": 1}


def test_requests_of_a_front_end(tmp_path):
    """What 100 more of all add, twice: it is asked as Wine's server is, and for nothing else."""
    counts = []
    for count in (100, 200):
        path = tmp_path / "counts"
        done = lying(tmp_path, "--groups", 1, "--count", count, "--messages", count,
                     COUNT=str(path))
        assert done.returncode == 0
        lines = dict(line.split() for line in path.read_text().splitlines())
        counts.append([int(lines[str(i)]) for i in [*range(len(operations())), "wait"]])
    told = list(zip([*operations(), "WAIT"], *counts, strict=True))
    # how often a run has slept differs, and so does the difference of two
    for name, few, many in told:
        least = AT_LEAST.get(name, 0)
        assert few >= 200 * least and many >= 400 * least, name
    assert {name: (many - few) / 200 for name, few, many in told
            if many > few and name not in AT_LEAST} == REQUESTS
