# SPDX-License-Identifier: GPL-2.0-only
"""Files for other programs: read back by those, or by a reader that shares nothing with us."""

import re
import shutil
from collections import Counter

import pprof_file
import programs
import pytest
from hand_made import recorded
from random_runs import run

from tare.counting.simulation import Simulation
from tare.experiments.exact.read import document, events
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
    """{(file, function): count of each event} as callgrind_annotate reads PATH."""
    if not shutil.which("callgrind_annotate"):
        pytest.skip("callgrind_annotate is not installed here (Debian: valgrind)")
    done = programs.run("callgrind_annotate", "--threshold=100", "--show-percs=no", "--auto=no",
                        *options, path, check=True)
    assert not done.stderr and "malformed" not in done.stdout
    found = {}
    for line in done.stdout.splitlines():
        of = re.match(r"((?: *[\d,.]+ )+) *(\S+):(\S+)(?: \[|$)", line)
        if of:
            found[of[2], of[3]] = [int(one.replace(",", "").replace(".", "0"))
                                   for one in of[1].split()]
    return found


def expected(recorded, column):
    """{(file, function): count} by our own table, of those that have any."""
    every = {(one.module or ("user" if one.name == "[user]" else "vmlinux"), one.name):
             getattr(one, column) for one in document.by_function(recorded)}
    return {name: count for name, count in every.items() if count}


@pytest.mark.parametrize("names", [(), Simulation(branch=True).names], ids=len)
def test_callgrind_annotate_finds_our_sums(tare, tmp_path, names):
    """Of each event, or of instructions and repetitions."""
    made, path = run(1, names=names), tmp_path / "exact.json"
    document.write(made, path)
    out = written(tare, path, "callgrind")
    for column, options in (("own", ()), ("inclusive", ("--inclusive=yes",))):
        found = annotated(out, *options)
        for at, event in enumerate(("Ir", *names)):
            assert counts(found, at) == expected(events.seen(made, event, path), column), event
        assert names or column != "own" or counts(found, 1) == expected(made, "repeated")
    assert ("toy", "function_10") in found and ("vmlinux", "function_10") in found
    assert f"summary: {made['instructions']} " in out.read_text()


def counts(found, at):
    return {one: told[at] for one, told in found.items() if told[at]}


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
    ways = {way: int(count) for way, _, count in (line.rpartition(" ") for line in lines)}
    assert len(ways) == len(lines) and min(ways.values()) > 0
    assert sum(ways.values()) == recorded["instructions"]
    ends = Counter()
    for way, count in ways.items():
        assert way.split(";")[0] == "task 7"
        ends[way.split(";")[-1]] += count
    assert ends == {{"[user]": "task 7"}.get(named(one), named(one)): one.own
                    for one in document.by_function(recorded) if one.own}


@pytest.fixture
def pprof(tare, made):
    pytest.importorskip("google.protobuf", reason="python3-protobuf is not installed here")
    return written(tare, made[1], "pprof")


def named(one):
    return one.name + (" [toy]" if one.module else "")


def test_pprof_has_each_path_and_its_sums(tare, made, pprof):
    recorded, path = made
    types, samples = pprof_file.read(pprof)
    assert types == [("instructions", "count"), ("repetitions", "count")]
    ways, own, repeated = Counter(), Counter(), Counter()
    for one in samples:
        assert one.path[-1] == "[user]"
        ways[one.path] += one.values[0]
        own[one.path[0]] += one.values[0]
        repeated[one.path[0]] += one.values[1]
    assert own.total() == recorded["instructions"]
    for one in document.by_function(recorded):
        assert (own[named(one)], repeated[named(one)]) == (one.own, one.repeated)
    # {path: instructions} the other way round, as folded stacks have it
    assert {";".join(["task 7", *way[-2::-1]]): count for way, count in ways.items()
            } == formats.stack_lines(recorded)
    first = pprof.read_bytes()
    assert written(tare, path, "pprof").read_bytes() == first, "the same document, other bytes"
