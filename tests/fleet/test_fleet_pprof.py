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


@pytest.fixture(name="store")
def _store(tare, tmp_path):
    """(a store, {(group, host, day): its file})."""
    files = {(group, f"host-{kernel}", day):
             fleet_inbox.profile(tmp_path / "inbox" / group / f"host-{kernel}", kernel, day)
             for kernel, group in GROUPS.items() for day in (fleet_inbox.DAY, NIGHT)}
    for (_, _, day), path in files.items():
        # a capture is known by its content
        text = path.read_text()
        path.write_text(text.replace("\nexit-status", f"\ngovernor: {day}\nexit-status"))
    assert tare("fleet", "import", "-s", tmp_path / "store", tmp_path / "inbox")[0] == 0
    return tmp_path / "store", files


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


def exported(tare, store, out, *words):
    pytest.importorskip("google.protobuf", reason="python3-protobuf is not installed here")
    status, _, err = tare("fleet", "export", "pprof", "-s", store, "-o", out, *words)
    assert status == 0, err
    types, samples = pprof_file.read(out)
    assert types == [("calls", "count"), ("bytes", "bytes")]
    return samples


def by_key(samples):
    found = Counter(), Counter()
    for one in samples:
        key = (one.labels["function"], one.labels["kernel"], one.path[0], one.modules[0])
        for counter, value in zip(found, one.values, strict=True):
            counter[key] += value
    return {key: (found[0][key], found[1][key]) for key in found[0] | found[1]}


@pytest.mark.parametrize("words, chosen", [
    ((), lambda *_: True),
    (("--host", "host-6.1"), lambda group, host, day: host == "host-6.1"),
    (("--host", "host-6.1", "--host", "host-7.2"), lambda group, host, day: host != "host-6.12"),
    (("--group", "web"), lambda group, host, day: group == "web"),
    (("--day", "2026-11-24"), lambda group, host, day: day == NIGHT),
    (("--group", "db", "--day", "2026-11-23"),
     lambda group, host, day: group == "db" and day != NIGHT),
])
def test_the_sums_are_those_of_the_files(tare, store, tmp_path, words, chosen):
    place, files = store
    samples = exported(tare, place, tmp_path / "x.pb.gz", *words)
    found = by_key(samples)
    paths = [path for key, path in files.items() if chosen(*key)]
    assert found == summed(paths) and paths
    assert sum(total for key, (_, total) in found.items() if key[2] == OTHERS) == 4000 * len(paths)
    assert {key[3] for key in found if key[2] == "brd_do_bvec"} >= {"[brd]"}
    assert {one.labels["group"] for one in samples} == {
        group for group, host, day in files if chosen(group, host, day)}


def test_functions_and_kernels_are_selected(tare, store, tmp_path):
    place, files = store
    kernel = re.search(r"^kernel: (\S+)", files["db", "host-7.2", NIGHT].read_text(), re.M)[1]
    found = by_key(exported(tare, place, tmp_path / "x.pb.gz", "-f", "memset", "-f", "memmove",
                            "--release", kernel))
    assert found == summed([path for (_, host, _), path in files.items() if host == "host-7.2"],
                           ("memset", "memmove"))


def test_the_same_store_gives_the_same_bytes(tare, store, tmp_path):
    for name in ("a", "b"):
        exported(tare, store[0], tmp_path / name)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


@pytest.mark.parametrize("words, status, said", [
    (("--host", "nobody"), 1, "no caller is there of host nobody"),
    (("-f", "strcpy"), 1, "no caller is there of function strcpy"),
    (("--day", "monday"), 2, "--day monday: write a day as 2026-11-23"),
])
def test_nothing_is_written_of_what_is_not_there(tare, store, tmp_path, words, status, said):
    out = tmp_path / "x.pb.gz"
    found, _, err = tare("fleet", "export", "pprof", "-s", store[0], "-o", out, *words)
    assert found == status and said in err and len(err.splitlines()) == 1
    assert not out.exists()


def test_without_protobuf_the_package_is_named(tare, store, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "google.protobuf", None)
    out = tmp_path / "x.pb.gz"
    status, _, err = tare("fleet", "export", "pprof", "-s", store[0], "-o", out)
    assert status == 77 and "install python3-protobuf" in err and not out.exists()


@at_night("go may have to build its pprof first")
@pytest.mark.parametrize("index, unit, column", [("calls", "count", 0), ("bytes", "B", 1)])
def test_go_reads_it(tare, store, tmp_path, index, unit, column):
    if not shutil.which("go"):
        pytest.skip("go is not installed here")
    place, files = store
    exported(tare, place, tmp_path / "x.pb.gz")
    done = run("go", "tool", "pprof", "-top", f"-sample_index={index}", f"-unit={unit}",
               "-nodefraction=0", "-nodecount=10000", tmp_path / "x.pb.gz")
    assert done.returncode == 0, done.stderr
    found = {line.split(maxsplit=5)[5]: int(line.split()[0].removesuffix("B"))
             for line in done.stdout.splitlines() if re.match(r" +\d", line)}
    wanted = Counter()
    for (_, _, symbol, _), values in summed(files.values()).items():
        wanted[symbol] += values[column]
    # a caller that only copies nothing has no bytes
    assert +Counter(found) == +wanted
    assert f"Total samples = {sum(wanted.values())}" in done.stdout
