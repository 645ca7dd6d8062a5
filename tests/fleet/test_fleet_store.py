# SPDX-License-Identifier: GPL-2.0-only
"""A store of captures: whole, the same again, and refused where a file does not tell all."""

import json
import shutil
import time
from collections import Counter
from pathlib import Path

import in_process
import pytest
from programs import TOP
from tare.experiments.fleet import questions
from tare.experiments.fleet.read import collected as read_collected, store
from tare.experiments.memcpy.read.load import load

pytest.importorskip("duckdb", reason="duckdb is not installed")

PROFILES = {"6.1": "sqlite", "6.12": "tar", "7.2": "git-clone"}
DAYS = ("20261122T120000Z", "20261123T120000Z")
LATENCIES = {
    "latency": 2, "tare": "0.1", "instrument": "syslat", "what": "calls", "unit": "ns",
    "options": [], "kernel": "6.1.0 #1", "clock": "CLOCK_MONOTONIC", "seconds": 2.5, "lost": 0,
    "host": {"name": "h1", "cpu_model": "x", "cpus": 2, "hypervisor": True, "clocksource": "tsc",
             "governor": None},
    "start": {"time": "2026-11-23T12:00:00.000000+00:00", "clock_ns": 5}, "untimed": 0,
    "entries": [{"name": "read", "count": 1000, "untimed": 0, "sum": 1, "min": 1, "max": 400,
                 "clamped": 0, "percentiles": {},
                 "buckets": [[0, 99, 495], [100, 199, 494], [200, 299, 10], [300, 400, 1]]}]}


@pytest.fixture(name="tare")
def _tare(capsys):
    return lambda *words: in_process.run(capsys, *words)


@pytest.fixture(name="collected")
def _collected(tmp_path):
    """An inbox: three hosts with other kernels, two days, and latencies of one."""
    box = tmp_path / "inbox"
    for kernel, name in PROFILES.items():
        for day in DAYS:
            target = box / "web" / f"host-{kernel}" / f"{day}.profile"
            target.parent.mkdir(parents=True, exist_ok=True)
            # a capture is known by its content
            text = (TOP / f"docs/data/{kernel}/{name}.profile").read_text()
            target.write_text(text.replace("\nexit-status", f"\ngovernor: {day}\nexit-status", 1))
    (box / "web/host-6.1" / f"{DAYS[1]}.json").write_text(json.dumps(LATENCIES))
    return box


def asked(tare, place, *words):
    status, out, err = tare("fleet", "query", "-s", place, "--json", *words)
    assert status == 0, err
    return json.loads(out)


def test_questions_of_a_store_that_is_none_are_not_listed(tare, tmp_path):
    status, out, err = tare("fleet", "query", "-s", tmp_path / "none")
    assert (status, out) == (2, "") and err.count("\n") == 1 and "is no store of a fleet" in err


@pytest.fixture(name="stored")
def _stored(tare, collected, tmp_path):
    place = tmp_path / "store"
    status, _, err = tare("fleet", "import", "-s", place, collected)
    assert (status, "7 captures imported, 0 were there already, 0 refused" in err) == (0, True), err
    return place


def test_the_sums_are_those_of_the_files(tare, collected, stored):
    """Each function of each host, each caller, each alignment: counted from the text."""
    sizes, callers, alignments = Counter(), Counter(), Counter()
    for path in collected.rglob("*.profile"):
        for line in path.read_text().splitlines():
            words, host = line.split(), path.parent.name
            if line.startswith("size "):
                sizes[host, words[1]] += int(words[6])
            elif line.startswith(("caller ", "caller-other ")):
                callers[host, words[1]] += int(words[3])
            elif line.startswith("align "):
                alignments[host, words[1]] += int(words[4])
    for table, column, wanted in (("size", "bytes", sizes), ("caller", "bytes", callers),
                                  ("align", "calls", alignments)):
        found = asked(tare, stored, "--sql",
                      f"SELECT host, function, CAST(sum({column}) AS BIGINT) AS total FROM {table} "
                      f"JOIN capture ON capture.capture = {table}.capture GROUP BY ALL")
        assert Counter({(row["host"], row["function"]): row["total"] for row in found}) == wanted
    assert sum(sizes.values()) > 1e8


def test_what_is_there_already_is_left_alone(tare, collected, stored):
    def files():
        return {path: (path.stat().st_mtime_ns, path.read_bytes())
                for path in stored.rglob("*") if path.is_file()}

    before = files()
    status, _, err = tare("fleet", "import", "-s", stored, collected)
    assert status == 0 and "0 captures imported, 7 were there already" in err
    assert files() == before


def test_two_imports_do_not_add_at_once(tare, collected, stored):
    with store.Store(stored).locked():
        status, _, err = tare("fleet", "import", "-s", stored, collected)
    assert status == 1 and "another import is under way" in err


def test_an_import_that_was_killed_is_made_again(tare, collected, stored):
    """What it had written is asked for by nobody, and not twice there afterwards."""
    for path in stored.glob("capture/*/*"):
        path.unlink()
    assert asked(tare, stored, "hosts") == []
    status, _, err = tare("fleet", "import", "-s", stored, collected)
    assert status == 0 and "7 captures imported" in err
    [total] = asked(tare, stored, "--sql", "SELECT CAST(sum(bytes) AS BIGINT) AS n FROM size")
    assert total["n"] == sum(load(path).counts[name].bytes for path in collected.rglob("*.profile")
                             for name in load(path).counts)


@pytest.mark.parametrize("change, said", [
    (("exit-status: 0", "exit-status: 1"), "its command ended with status 1"),
    (("# tare profile 1", "# tare profile 9"), "profile version 9"),
    (("recorded", "recorder"), "a function line must count"),
])
def test_what_does_not_tell_all_is_refused(tare, collected, tmp_path, change, said):
    bad = collected / "web/host-6.1" / f"{DAYS[0]}.profile"
    bad.write_text(bad.read_text().replace(*change, 1))
    status, _, err = tare("fleet", "import", "-s", tmp_path / "store", collected)
    assert status == 1 and said in err and str(bad) in err
    assert "6 captures imported, 0 were there already, 1 refused" in err


def test_lost_calls_are_refused(tare, collected, tmp_path):
    bad = collected / "web/host-6.1" / f"{DAYS[0]}.profile"
    counts = load(bad).counts["memmove"]
    bad.write_text(bad.read_text().replace(
        f"function memmove seen {counts.seen} recorded {counts.recorded} skipped 0 lost 0",
        f"function memmove seen {counts.seen + 3} recorded {counts.recorded} skipped 0 lost 3"))
    status, _, err = tare("fleet", "import", "-s", tmp_path / "store", collected)
    assert status == 1 and "3 calls lost" in err


def test_lost_latencies_and_other_documents_are_refused(tare, collected, tmp_path):
    document = collected / "web/host-6.1" / f"{DAYS[1]}.json"
    for text, said in ((json.dumps({**LATENCIES, "lost": 4}), "4 latencies lost"),
                       ("{}", "a document of a latency tool"), ("[", "is no JSON")):
        document.write_text(text)
        status, _, err = tare("fleet", "import", "-s", tmp_path / "store", document)
        assert status == 1 and said in err


@pytest.mark.parametrize("name, said", [
    ("web/h/now.profile", "does not tell when"), ("web/h/20261323T120000Z.profile", "no time"),
    ("web/h/20261123T120000Z.txt", "does not tell when"), ("nothing", "no such file"),
])
def test_names_that_tell_nothing(tare, tmp_path, name, said):
    path = tmp_path / name
    if name != "nothing":
        path.parent.mkdir(parents=True)
        path.write_text("")
    status, _, err = tare("fleet", "import", "-s", tmp_path / "store", path)
    assert status == 2 and said in err
    assert not (tmp_path / "store").exists()


def test_a_misnamed_file_among_others_is_refused_alone(tare, collected, tmp_path):
    (collected / "web/host-6.1/now.profile").write_text("")
    status, _, err = tare("fleet", "import", "-s", tmp_path / "store", collected)
    assert status == 1 and "now.profile: its name does not tell" in err
    assert "7 captures imported, 0 were there already, 1 refused" in err


def test_linked_folders_are_followed_once(tare, collected, tmp_path):
    box = tmp_path / "box"
    box.mkdir()
    (box / "web").symlink_to(collected / "web")
    (collected / "web" / "again").symlink_to(collected)
    status, _, err = tare("fleet", "import", "-s", tmp_path / "store", box)
    assert status == 0 and "7 captures imported" in err


def test_a_host_that_copies_nothing_is_one(tare, collected, tmp_path):
    """Its span counts, and it lies furthest below the middle."""
    box, source = tmp_path / "many", collected / "web/host-6.1" / f"{DAYS[0]}.profile"
    text = source.read_text()
    span = int(load(source).header.text("span-ns"))
    empty = [line if not line.startswith("function ") else
             f"function {line.split()[1]} seen 0 recorded 0 skipped 0 lost 0 bytes 0"
             for line in text.splitlines()
             if line.startswith("function ") or not line.startswith(
                 ("size", "align", "overlap", "caller"))]
    for number in range(9):
        target = box / "db" / f"h{number}" / f"{DAYS[0]}.profile"
        target.parent.mkdir(parents=True)
        target.write_text("\n".join(empty) + "\n" if number == 4 else text.replace(
            f"span-ns: {span}", f"span-ns: {span * (100 + number) // 100}"))
    assert tare("fleet", "import", "-s", tmp_path / "store", box)[0] == 0
    found = {row["host"]: row for row in asked(tare, tmp_path / "store", "hosts")}
    assert len(found) == 9 and found["h4"]["bytes_a_second"] == 0 and found["h4"]["seconds"] > 0
    [row] = asked(tare, tmp_path / "store", "outliers")
    assert row["host"] == "h4" and row["bytes_a_second"] == 0


def test_what_is_no_store(tare, tmp_path, collected):
    (tmp_path / "x").write_text("mine")
    status, _, err = tare("fleet", "import", "-s", tmp_path, collected)
    assert status == 2 and "neither empty nor a store" in err
    status, _, err = tare("fleet", "query", "-s", tmp_path, "hosts")
    assert status == 2 and "is no store of a fleet" in err
    (tmp_path / "later").mkdir()
    (tmp_path / "later/tare-fleet").write_text("9\n")
    status, _, err = tare("fleet", "query", "-s", tmp_path / "later", "hosts")
    assert status == 1 and "version 9; this tare reads 2" in err


def test_the_tables_are_told_to_others(tare, collected, stored):
    """Also where the first import was killed before it had told them."""
    told = stored / "tables.json"
    for _ in range(2):
        tables = json.loads(told.read_text())
        assert tables.pop("align") == {"capture": "BIGINT", "function": "VARCHAR", "day": "DATE",
                                       "destination": "INTEGER", "source": "INTEGER",
                                       "calls": "BIGINT"}
        [row] = asked(tare, stored, "--sql", "SELECT count(*) AS n FROM duckdb_views() "
                      "WHERE NOT internal")
        assert len(tables) + 1 == row["n"]
        told.unlink()
        assert tare("fleet", "import", "-s", stored, collected)[0] == 0


def test_a_part_that_is_damaged_is_named(tare, stored):
    part = next(stored.glob("size/*/*.parquet"))
    part.write_bytes(part.read_bytes()[:500])
    status, _, err = tare("fleet", "query", "-s", stored, "hosts")
    assert status == 1 and part.name in err and len(err.splitlines()) == 1


def test_nothing_is_half_written(collected, tmp_path, monkeypatch):
    """The disk is full while one part is written."""
    place = store.Store(tmp_path / "store", create=True)
    [first] = read_collected.find([collected / "web/host-7.2" / f"{DAYS[0]}.profile"])

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store.os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        place.add({"2026-11-22": [read_collected.rows_of(first)]})
    assert not list((tmp_path / "store").rglob("*.parquet*"))


@pytest.mark.parametrize("question", [one.name for one in questions.everyone()])
def test_every_question_has_an_answer(tare, stored, question):
    found = asked(tare, stored, question)
    assert found or question == "outliers"
    status, out, _ = tare("fleet", "query", "-s", stored, question, "--csv")
    assert status == 0 and len(out.splitlines()) == len(found) + 1
    assert tare("fleet", "query", "-s", stored, question)[0] == 0


@pytest.mark.parametrize("function", ["memcpy", "memset"])
def test_callers_are_of_the_function_that_is_asked_for(tare, collected, stored, function):
    wanted = Counter()
    for path in collected.rglob("*.profile"):
        for line in path.read_text().splitlines():
            if line.startswith(f"caller {function} "):
                _, _, calls, total, symbol, *module = line.split()
                wanted[symbol.partition("+")[0], *(one.strip("[]") for one in module)] += int(total)
    found = asked(tare, stored, "callers", "--function", function)
    named = {(row["symbol"], *filter(None, [row["module"]])): row["bytes"]
             for row in found if row["symbol"]}
    assert named and named.items() <= wanted.items()
    assert max(named.values()) == max(wanted.values())


def test_shares_of_a_kernels_bytes_are_one_together(tare, stored):
    shares = Counter()
    for row in asked(tare, stored, "kernels"):
        shares[row["kernel"]] += row["share_of_bytes"]
    assert len(shares) == 3 and all(one == pytest.approx(1) for one in shares.values())


def test_equal_files_of_two_hosts_are_two_captures(tare, collected, stored):
    shutil.copytree(collected / "web/host-6.1", collected / "web/host-2")
    _, _, err = tare("fleet", "import", "-s", stored, collected)
    assert "3 captures imported, 7 were there already" in err


def test_names_are_in_utc_wherever_they_are_read(monkeypatch):
    with monkeypatch.context() as away:
        away.setenv("TZ", "NZST-12")
        time.tzset()
        began = read_collected.time_of(Path("20261123T233000Z.profile"))
    time.tzset()
    assert began.isoformat() == "2026-11-23T23:30:00+00:00"


def test_a_name_is_no_formula_in_csv(tare, collected, tmp_path):
    """A spreadsheet would compute what a host is called."""
    (collected / "web/host-6.1").rename(collected / "web/=1+1")
    tare("fleet", "import", "-s", tmp_path / "store", collected)
    status, out, _ = tare("fleet", "query", "-s", tmp_path / "store", "hosts", "--csv")
    assert status == 0 and "\n'=1+1,web," in out and "\n=" not in out
    assert "=1+1" in {row["host"] for row in asked(tare, tmp_path / "store", "hosts")}


def test_percentiles(tare, stored):
    """Of 1,000 latencies 495 are below 100, 989 below 200 and 999 below 300."""
    [row] = asked(tare, stored, "latencies")
    assert (row["p50"], row["p99"], row["p999"], row["count"]) == (199, 299, 299, 1000)


def test_outliers_are_those_beyond_the_spread(tare, collected, tmp_path):
    """Hosts whose span is told wrong copy more by second than all others."""
    source = collected / "web/host-6.1" / f"{DAYS[0]}.profile"
    span = load(source).header.text("span-ns")
    box = tmp_path / "many"
    for number in range(9):
        target = box / "db" / f"h{number}" / f"{DAYS[0]}.profile"
        target.parent.mkdir(parents=True)
        spent = int(span) * (100 + number) // (10000 if number == 4 else 100)
        target.write_text(source.read_text().replace(f"span-ns: {span}", f"span-ns: {spent}"))
    assert tare("fleet", "import", "-s", tmp_path / "store", box)[0] == 0
    [row] = asked(tare, tmp_path / "store", "outliers")
    assert row["host"] == "h4" and row["deviations"] > 3.5


def test_a_day_beside_another(tare, collected, tmp_path):
    """The same host copied twice as fast."""
    shutil.rmtree(collected / "web/host-6.12")
    shutil.rmtree(collected / "web/host-7.2")
    path = collected / "web/host-6.1" / f"{DAYS[0]}.profile"
    span = load(path).header.text("span-ns")
    path.write_text(path.read_text().replace(f"span-ns: {span}", f"span-ns: {2 * int(span)}"))
    tare("fleet", "import", "-s", tmp_path / "store", collected)
    changed = asked(tare, tmp_path / "store", "changed")
    assert all(row["bytes_a_second"] == pytest.approx(2 * row["bytes_a_second_before"])
               for row in changed if row["bytes_a_second"])
    assert all(row["change"] == pytest.approx(row["bytes_a_second_before"]) for row in changed)
    same = asked(tare, tmp_path / "store", "changed", "--day", "2026-11-23", "--before",
                 "2026-11-22")
    assert same == changed


def test_bad_questions(tare, stored):
    for words, said, wanted in ((["nothing"], "there is no question nothing", 2),
                                (["hosts", "--sql", "SELECT 1"], "ask one of them", 2),
                                (["changed", "--day", "monday"], "write a day as", 2),
                                (["--sql", "selec 1"], "DuckDB: Parser Error", 1)):
        status, _, err = tare("fleet", "query", "-s", stored, *words)
        assert status == wanted and said in err and len(err.splitlines()) == 1


def test_without_a_question_they_are_listed(tare):
    status, out, _ = tare("fleet", "query")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == [one.name for one in
                                                              questions.everyone()]


def test_without_duckdb_it_says_so(tare, monkeypatch, collected, tmp_path):
    import sys

    monkeypatch.setitem(sys.modules, "duckdb", None)
    status, _, err = tare("fleet", "import", "-s", tmp_path / "store", collected)
    assert status == 77 and "pip install --target FOLDER duckdb" in err
    assert not (tmp_path / "store").exists()
