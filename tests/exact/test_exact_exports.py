# SPDX-License-Identifier: GPL-2.0-only
"""Files for other programs: read back by those, or by a reader that shares nothing with us."""

import re
import shutil
import subprocess
import sys
from collections import Counter

import pprof_file
import pytest
from breadth import at_night
from hand_made import recorded
from random_runs import run

from tare.experiments.exact.read import document
from tare.experiments.exact.report import formats

SEEDS = range(3)


@pytest.fixture(params=SEEDS)
def made(request, tmp_path):
    """(a document, the file that has it)."""
    path = tmp_path / "exact.json"
    document.write(run(request.param), path)
    return document.load(path), path


def written(tare, path, form):
    out = path.with_suffix(f".{form}")
    assert tare("exact", "report", path, f"--{form}", out) == (0, "", "")
    return out


def annotated(path, *options):
    """{(file, function): (instructions, repetitions)} as callgrind_annotate reads PATH."""
    if not shutil.which("callgrind_annotate"):
        pytest.skip("callgrind_annotate is not installed here (Debian: valgrind)")
    done = subprocess.run(
        ["callgrind_annotate", "--threshold=100", "--show-percs=no", "--auto=no", *options, path],
        capture_output=True, text=True, check=True)
    assert not done.stderr and "malformed" not in done.stdout
    found = {}
    for line in done.stdout.splitlines():
        of = re.match(r" *([\d,.]+) +([\d,.]+) +(\S+):(\S+)(?: \[|$)", line)
        if of:
            counts = tuple(int(of[at].replace(",", "").replace(".", "0")) for at in (1, 2))
            found[of[3], of[4]] = counts
    return found


def expected(recorded, column):
    """The same by our own table."""
    return {(one.module or ("user" if one.name == "[user]" else "vmlinux"), one.name):
            getattr(one, column) for one in document.by_function(recorded)}


@pytest.mark.parametrize("column, options", [("own", ()), ("inclusive", ("--inclusive=yes",))])
def test_callgrind_annotate_finds_our_sums(tare, made, column, options):
    recorded, path = made
    wanted = {one: count for one, count in expected(recorded, column).items() if count}
    found = annotated(written(tare, path, "callgrind"), *options)
    assert {one: counts[0] for one, counts in found.items() if counts[0]} == wanted
    assert ("toy", "function_10") in found and ("vmlinux", "function_10") in found


def test_callgrind_has_repetitions_and_the_sum_of_all(tare, made):
    recorded, path = made
    found = annotated(written(tare, path, "callgrind"))
    assert {one: counts[1] for one, counts in found.items() if counts[1]} == {
        one: count for one, count in expected(recorded, "repeated").items() if count}
    assert f"summary: {recorded['instructions']} " in path.with_suffix(".callgrind").read_text()


def test_callgrind_has_the_calls(tare, tmp_path):
    path = tmp_path / "exact.json"
    document.write(recorded(["[user]", "a", "b"], [
        (None, "user", "user", "[user]", 0, 1, 0), (0, "syscall", "task", "a", 3, 10, 2),
        (1, "call", "task", "b", 6, 20, 0), (0, "exception", "exception", "b", 1, 4, 0),
        (1, "jump", "task", "a", 0, 5, 0)]), path)
    text = written(tare, path, "callgrind").read_text()
    blocks = {re.search(r"^fn=(.*)$", one, re.M)[1]:
              re.findall(r"^cfn=(.*)\ncalls=(\d+) 0\n0 (\d+) (\d+)$", one, re.M)
              for one in text.split("\n\n")[1:]}
    # what was there before the first mark, or jumps into the middle, has been called once at least
    assert blocks == {"[user]": [("a", "3", "37", "2"), ("b", "1", "4", "0")],
                      "a": [("a", "1", "0", "0"), ("b", "6", "20", "0")], "b": []}


def test_folded_stacks_add_up(tare, made):
    recorded, path = made
    lines = written(tare, path, "folded").read_text().splitlines()
    ways = Counter()
    for line in lines:
        way, count = line.rsplit(" ", 1)
        ways[way] += int(count)
    assert len(ways) == len(lines) and min(ways.values()) > 0
    assert sum(ways.values()) == recorded["instructions"]
    ends = Counter()
    for way, count in ways.items():
        assert way.split(";")[0] == "task 7"
        ends[way.split(";")[-1]] += count
    assert ends == Counter({
        {"[user]": "task 7"}.get(one.name, one.name) + (" [toy]" if one.module else ""): one.own
        for one in document.by_function(recorded) if one.own})


def test_folded_stacks_have_a_path_once():
    made = recorded(["[user]", "a;b"], [
        (None, "user", "user", "[user]", 0, 0, 0), (0, "call", "task", "a;b", 1, 3, 1),
        (0, "jump", "task", "a;b", 1, 5, 0)])
    assert formats.stack_lines(made) == {"task 7;a:b": 9}


def read_pprof(path):
    """(types, {path of functions, the first last: [values]}) of a profile."""
    types, every = pprof_file.read(path)
    samples = Counter(), Counter()
    for one in every:
        for counter, count in zip(samples, one.values, strict=True):
            counter[one.path] += count
    return types, samples


def test_pprof_has_each_path_and_its_sums(tare, made):
    pytest.importorskip("google.protobuf", reason="python3-protobuf is not installed here")
    recorded, path = made
    types, (instructions, repetitions) = read_pprof(written(tare, path, "pprof"))
    assert types == [("instructions", "count"), ("repetitions", "count")]
    assert sum(instructions.values()) == recorded["instructions"]
    own, repeated = Counter(), Counter()
    for way, count in instructions.items():
        assert way[-1] == "[user]"
        own[way[0]] += count
        repeated[way[0]] += repetitions[way]
    for one in document.by_function(recorded):
        name = one.name + (" [toy]" if one.module else "")
        assert (own[name], repeated[name]) == (one.own, one.repeated)
    # {path: instructions} the other way round, as folded stacks have it
    assert {";".join(["task 7", *way[-2::-1]]): count for way, count in instructions.items()
            } == formats.stack_lines(recorded)


def test_pprof_has_the_same_bytes_each_time(tare, made):
    pytest.importorskip("google.protobuf", reason="python3-protobuf is not installed here")
    first = written(tare, made[1], "pprof").read_bytes()
    assert written(tare, made[1], "pprof").read_bytes() == first


@at_night("go may have to build its pprof first")
def test_go_reads_pprof(tare, made):
    pytest.importorskip("google.protobuf", reason="python3-protobuf is not installed here")
    if not shutil.which("go"):
        pytest.skip("go is not installed here")
    recorded, path = made
    done = subprocess.run(
        ["go", "tool", "pprof", "-top", "-nodefraction=0", "-nodecount=100",
         written(tare, path, "pprof")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = {line.split(maxsplit=5)[5]: line.split()[3] for line in done.stdout.splitlines()
             if re.match(r" +\d", line)}
    assert found == {one.name + (" [toy]" if one.module else ""): str(one.inclusive)
                     for one in document.by_function(recorded)}


def test_without_protobuf_the_package_is_named(tare, made, monkeypatch):
    monkeypatch.setitem(sys.modules, "google.protobuf", None)
    out = made[1].with_suffix(".pprof")
    status, said, err = tare("exact", "report", made[1], "--pprof", out)
    assert (status, said) == (77, "") and "install python3-protobuf" in err
    assert not out.exists()


def test_a_folder_cannot_be_written(tare, made, tmp_path):
    for form in ("callgrind", "folded", "html"):
        status, _, err = tare("exact", "report", made[1], f"--{form}", tmp_path / "no/where")
        assert status == 2 and "cannot be written" in err
