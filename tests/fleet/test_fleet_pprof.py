# SPDX-License-Identifier: GPL-2.0-only
"""Callers for pprof: the sums are those of the text files, of whatever captures are selected."""

import re
import shutil
import sys
from collections import Counter

import fleet_inbox
import pprof_file
import pytest
from breadth import at_night
from programs import run

pytest.importorskip("duckdb", reason="duckdb is not installed")

GROUPS = {"6.1": "web", "6.12": "web", "7.2": "db"}
NIGHT = "20261124T020000Z"
OTHERS = "[other callers]"


@pytest.fixture
def files(fleet, tmp_path):
    """{(group, host, day): its file} of what is in the store."""
    made = {(group, f"host-{kernel}", day):
            fleet_inbox.profile(tmp_path / "inbox" / group / f"host-{kernel}", kernel, day)
            for kernel, group in GROUPS.items() for day in (fleet_inbox.DAY, NIGHT)}
    assert fleet.imports(tmp_path / "inbox")[0] == 0
    return made


@pytest.fixture
def export(fleet, tmp_path):
    """export(*words): (exit status, stderr, the file)."""
    def run(*words):
        out = tmp_path / "x.pb.gz"
        status, _, err = fleet.tare("fleet", "export", "pprof", "--store", fleet.store, "-o", out,
                                    *words)
        return status, err, out
    return run


@pytest.fixture
def exported(export):
    """exported(*words): the samples of the file."""
    pytest.importorskip("google.protobuf", reason="python3-protobuf is not installed here")

    def run(*words):
        status, err, out = export(*words)
        assert status == 0, err
        types, samples = pprof_file.read(out)
        assert types == [("calls", "count"), ("bytes", "bytes")]
        return samples
    return run


def summed(paths, functions=("memcpy", "memmove", "memset")):
    """{(function, kernel, symbol, module): (calls, bytes)} of the text."""
    found = {}
    for path in paths:
        text = path.read_text()
        kernel = re.search(r"^kernel: (\S+)", text, re.M)[1]
        for function, calls, total, symbol in re.findall(
                r"^caller(?:-other)? (\S+) (\d+) (\d+)(?: (.*))?$", text, re.M):
            name, _, module = symbol.partition(" ")
            key = (function, kernel, re.sub(r"\+0x[0-9a-f]+/0x[0-9a-f]+$", "", name) or OTHERS,
                   module or "[kernel.kallsyms]")
            if function in functions:
                counter = found.setdefault(key, Counter())
                counter.update(calls=int(calls), bytes=int(total))
    return {key: (one["calls"], one["bytes"]) for key, one in found.items()}


def by_key(samples):
    found = Counter(), Counter()
    for one in samples:
        key = (one.labels["function"], one.labels["kernel"], one.path[0], one.modules[0])
        for counter, value in zip(found, one.values, strict=True):
            counter[key] += value
    return {key: (found[0][key], found[1][key]) for key in found[0] | found[1]}


@pytest.mark.parametrize("words, chosen", [
    ((), lambda *_: True),
    (("--host", "host-6.1", "--host", "host-7.2", "--day", "2026-11-24"),
     lambda group, host, day: host != "host-6.12" and day == NIGHT)])
def test_the_sums_are_those_of_the_files(files, exported, words, chosen):
    samples = exported(*words)
    found = by_key(samples)
    paths = [path for key, path in files.items() if chosen(*key)]
    assert found == summed(paths) and paths
    assert sum(total for key, (_, total) in found.items() if key[2] == OTHERS) == 4000 * len(paths)
    assert {key[3] for key in found if key[2] == "brd_do_bvec"} >= {"[brd]"}
    assert {one.labels["group"] for one in samples} == {key[0] for key in files if chosen(*key)}


def test_functions_and_kernels_are_selected(files, exported, export):
    kernel = re.search(r"^kernel: (\S+)", files["db", "host-7.2", NIGHT].read_text(), re.M)[1]
    words = ("-f", "memset", "-f", "memmove", "--release", kernel)
    assert by_key(exported(*words)) == summed(
        [path for (_, host, _), path in files.items() if host == "host-7.2"],
        ("memset", "memmove"))
    first, second = (export(*words)[2].read_bytes() for _ in range(2))
    assert first == second, "the same store, other bytes"


@pytest.mark.parametrize("words, status, said", [
    (("--host", "nobody"), 1, "no caller of what was chosen is there"),
    (("-f", "strcpy"), 1, "no caller of what was chosen is there"),
    ((), 77, "install python3-protobuf"),
])
def test_nothing_is_written_of_what_is_not_there(files, export, monkeypatch, words, status, said):
    if status == 77:
        monkeypatch.setitem(sys.modules, "google.protobuf", None)
    found, err, out = export(*words)
    assert found == status and said in err and len(err.splitlines()) == 1
    assert not out.exists()


@at_night("go may have to build its pprof first")
def test_go_reads_it(files, exported, tmp_path):
    if not shutil.which("go"):
        pytest.skip("go is not installed here")
    exported()
    done = run("go", "tool", "pprof", "-top", "-sample_index=bytes", "-unit=B", "-nodefraction=0",
               "-nodecount=10000", tmp_path / "x.pb.gz")
    assert done.returncode == 0, done.stderr
    found = {line.split(maxsplit=5)[5]: int(line.split()[0].removesuffix("B"))
             for line in done.stdout.splitlines() if re.match(r" +\d", line)}
    wanted = Counter()
    for (_, _, symbol, _), (_, total) in summed(files.values()).items():
        wanted[symbol] += total
    # a caller that only copies nothing has no bytes
    assert +Counter(found) == +wanted
    assert f"Total samples = {sum(wanted.values())}" in done.stdout
