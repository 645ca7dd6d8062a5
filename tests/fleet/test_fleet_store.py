# SPDX-License-Identifier: GPL-2.0-only
"""A store of captures: whole, the same again, and refused where a file does not tell all."""

import json
import re
import shutil
import sys
import time
from collections import Counter
from pathlib import Path

import fleet_inbox
import pytest
from programs import refusal, write_files
from tare.experiments.fleet import questions
from tare.experiments.fleet.read import collected as read_collected, store
from tare.experiments.memcpy.read.load import load

pytest.importorskip("duckdb", reason="duckdb is not installed")

DAYS = ("20261122T120000Z", "20261123T120000Z")
FIRST = f"web/host-6.1/{DAYS[0]}.profile"
LATENCIES = f"web/host-6.1/{DAYS[1]}.json"


@pytest.fixture(name="collected")
def _collected(tmp_path):
    """An inbox: three hosts with other kernels, two days, and latencies of one."""
    box = tmp_path / "inbox"
    for kernel in fleet_inbox.PROFILES:
        for day in DAYS:
            fleet_inbox.profile(box / f"web/host-{kernel}", kernel, day)
    fleet_inbox.document(box / LATENCIES, "h1", {
        "read": [5] * 495 + [100] * 494 + [200] * 10 + [300]})
    return box


@pytest.fixture(name="stored")
def _stored(fleet, collected):
    status, err = fleet.imports(collected)
    assert (status, "7 captures imported, 0 were there already, 0 refused" in err) == (0, True), err
    return fleet.store


def words_of(path, start):
    """The words of each line that begins with START."""
    return [line.split() for line in path.read_text().splitlines() if line.startswith(start)]


def test_the_sums_are_those_of_the_files(fleet, collected, stored):
    """Each function of each host, each caller, each alignment: counted from the text."""
    for table, column, at, starts in (
            ("size", "bytes", 6, "size "), ("align", "calls", 4, "align "),
            ("caller", "bytes", 3, ("caller ", "caller-other "))):
        wanted = Counter()
        for path in collected.rglob("*.profile"):
            for words in words_of(path, starts):
                wanted[path.parent.name, words[1]] += int(words[at])
        found = fleet.asked("--sql", f"SELECT host, function, CAST(sum({column}) AS BIGINT) AS n "
                            f"FROM {table} JOIN capture USING (capture) GROUP BY ALL")
        assert Counter({(row["host"], row["function"]): row["n"] for row in found}) == wanted
        assert sum(wanted.values()) > 1e5, table


def test_what_is_there_already_is_left_alone(fleet, collected, stored):
    def files():
        return {path: (path.stat().st_mtime_ns, path.read_bytes())
                for path in stored.rglob("*") if path.is_file()}

    before = files()
    status, err = fleet.imports(collected)
    assert status == 0 and "0 captures imported, 7 were there already" in err
    assert files() == before
    # equal files of two hosts are two captures
    shutil.copytree(collected / "web/host-6.1", collected / "web/host-2")
    assert "3 captures imported, 7 were there already" in fleet.imports(collected)[1]
    with store.Store(stored).locked():
        status, err = fleet.imports(collected)
    assert status == 1 and "another import is under way" in err


def test_an_import_that_was_killed_is_made_again(fleet, collected, stored):
    """What it had written is asked for by nobody, and not twice there afterwards."""
    for path in stored.glob("capture/*/*"):
        path.unlink()
    assert fleet.asked("hosts") == []
    status, err = fleet.imports(collected)
    assert status == 0 and "7 captures imported" in err
    [total] = fleet.asked("--sql", "SELECT CAST(sum(bytes) AS BIGINT) AS n FROM size")
    assert total["n"] == sum(load(path).counts[name].bytes for path in collected.rglob("*.profile")
                             for name in load(path).counts)


# (of which file, what of it, is what instead, why that is refused)
DAMAGED = [
    (FIRST, "exit-status: 0", "exit-status: 1", "its command ended with status 1"),
    (FIRST, "# tare profile 1", "# tare profile 9", "profile version 9"),
    (FIRST, "recorded", "recorder", "a function line must count"),
    (FIRST, r"(function memmove seen )(\d+)(.* lost )0",
     lambda found: f"{found[1]}{int(found[2]) + 3}{found[3]}3", "3 calls lost"),
    # more than a column can hold
    (FIRST, "\nspan-ns: ", f"\nspan-ns: {2 ** 63}\nwas: ", "span_ns"),
    (FIRST, "\ncpus: 1", f"\ncpus: {2 ** 31}", "cpus"),
    (LATENCIES, '"seconds": 2.5', '"seconds": 1e300', "span_ns"),
    (FIRST, "\nmode: profile", "\nmode: counts", "counts calls only"),
    (LATENCIES, '"lost": 0', '"lost": 4', "4 latencies lost"),
    (LATENCIES, r"(?s)\A.*\Z", "{}", "a document of a latency tool"),
    (LATENCIES, r"(?s)\A.*\Z", "[", "is not JSON"),
    (LATENCIES, "{", "[" * 200_000, "is not JSON")]  # too deep


def test_what_does_not_tell_all_is_refused(fleet, collected):
    """And the others are imported."""
    wanted = {}
    for number, (name, old, new, said) in enumerate(DAMAGED):
        text, count = re.subn(old, new, (collected / name).read_text(), count=1)
        assert count == 1, old
        write_files(collected, {f"bad/h{number}/{Path(name).name}": text})
        wanted[str(collected / f"bad/h{number}")] = said
    status, err = fleet.imports(collected)
    told = f"7 captures imported, 0 were there already, {len(DAMAGED)} refused"
    assert status == 1 and err.splitlines()[-1] == told
    for place, said in wanted.items():
        assert any(f"{place}/" in line and said in line for line in err.splitlines()), said


@pytest.mark.parametrize("name, said", [
    ("web/h/now.profile", "does not tell when"), ("web/h/20261323T120000Z.profile", "not a time"),
    ("web/h/20261123T120000Z.txt", "does not tell when"), ("nothing", "no such file"),
])
def test_names_that_tell_nothing(fleet, tmp_path, name, said):
    path = tmp_path / name
    if name != "nothing":
        write_files(tmp_path, {name: ""})
    status, err = fleet.imports(path)
    assert status == 2 and said in err
    assert not fleet.store.exists()


def test_a_misnamed_file_among_others_is_refused_alone(fleet, collected, tmp_path):
    """And linked folders are followed once."""
    (collected / "web/host-6.1/now.profile").write_text("")
    box = tmp_path / "box"
    box.mkdir()
    (box / "web").symlink_to(collected / "web")
    (collected / "web/again").symlink_to(collected)
    status, err = fleet.imports(box)
    assert status == 1 and "now.profile: its name does not tell" in err
    assert "7 captures imported, 0 were there already, 1 refused" in err


def nothing_copied(text):
    """A profile whose functions were not called."""
    text = re.sub(r"^(?:size|align|overlap|caller).*\n", "", text, flags=re.M)
    return re.sub(r"^(function \S+).*$", r"\1 seen 0 recorded 0 skipped 0 lost 0 bytes 0", text,
                  flags=re.M)


@pytest.mark.parametrize("odd", ["copies nothing", "is told a hundredth of its span"])
def test_outliers_are_those_beyond_the_spread(fleet, tmp_path, odd):
    """One of nine hosts copies nothing, or more by second than all others."""
    for number in range(9):
        path = fleet_inbox.profile(tmp_path / f"many/db/h{number}", "6.1")
        text, parts = path.read_text(), 100
        if number == 4 and odd == "copies nothing":
            text = nothing_copied(text)
        elif number == 4:
            parts = 10000
        span = int(re.search(r"span-ns: (\d+)", text)[1])
        path.write_text(text.replace(f"span-ns: {span}",
                                     f"span-ns: {span * (100 + number) // parts}"))
    assert fleet.imports(tmp_path / "many")[0] == 0
    found = {row["host"]: row for row in fleet.asked("hosts")}
    # its span counts
    assert len(found) == 9 and found["h4"]["seconds"] > 0
    [row] = fleet.asked("outliers")
    assert row["host"] == "h4"
    assert row["bytes_a_second"] == 0 if odd == "copies nothing" else row["deviations"] > 3.5


def test_what_is_no_store(fleet, tmp_path, collected):
    (tmp_path / "x").write_text("mine")
    place = fleet.at(tmp_path)
    status, err = place.imports(collected)
    assert status == 2 and "neither empty nor a store" in err
    for words in (("hosts",), ()):
        assert "is not a store of a fleet" in refusal(place.query(*words), 2)
    (tmp_path / "later").mkdir()
    (tmp_path / "later/tare-fleet").write_text("9\n")
    assert "version 9; this tare reads 3" in refusal(fleet.at(tmp_path / "later").query("hosts"), 1)


def test_the_tables_are_told_to_others(fleet, stored):
    tables = json.loads((stored / "tables.json").read_text())
    assert tables.pop("align") == {"capture": "BIGINT", "function": "VARCHAR", "day": "DATE",
                                   "destination": "INTEGER", "source": "INTEGER", "calls": "BIGINT"}
    [row] = fleet.asked("--sql", "SELECT count(*) AS n FROM duckdb_views() WHERE NOT internal")
    assert len(tables) + 1 == row["n"]


def test_a_part_that_is_damaged_is_named(fleet, stored):
    part = next(stored.glob("size/*/*.parquet"))
    part.write_bytes(part.read_bytes()[:500])
    assert part.name in refusal(fleet.query("hosts"), 1)


def test_nothing_is_half_written(collected, tmp_path, monkeypatch):
    """The disk is full while one part is written."""
    place = store.Store(tmp_path / "store", create=True)
    first = read_collected.collected(collected / FIRST)

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store.os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        place.add({"2026-11-22": [read_collected.rows_of(first)]})
    assert not list((tmp_path / "store").rglob("*.parquet*"))


def test_every_question_has_an_answer(tare, fleet, stored):
    names = [one.name for one in questions.everyone()]
    status, out, _ = tare("fleet", "query")
    assert (status, [line.split()[0] for line in out.splitlines()]) == (0, names), "the list"
    for name in names:
        found = fleet.asked(name)
        assert found or name == "outliers", name
        status, out, _ = fleet.query(name, "--format", "csv")
        assert status == 0 and len(out.splitlines()) == len(found) + 1, name
        assert fleet.query(name)[0] == 0, name


@pytest.mark.parametrize("function", ["memcpy", "memset"])
def test_callers_are_of_the_function_that_is_asked_for(fleet, collected, stored, function):
    wanted = Counter()
    for path in collected.rglob("*.profile"):
        for _, _, calls, total, symbol, *module in words_of(path, f"caller {function} "):
            wanted[symbol.partition("+")[0], *(one.strip("[]") for one in module)] += int(total)
    found = fleet.asked("callers", "--function", function)
    named = {(row["symbol"], *filter(None, [row["module"]])): row["bytes"]
             for row in found if row["symbol"]}
    assert named and named.items() <= wanted.items()
    assert max(named.values()) == max(wanted.values())


def test_shares_and_percentiles(fleet, stored):
    """A kernel's shares are one together. Of 1,000 latencies 495 are 5, 494 are 100, 10 are 200."""
    shares = Counter()
    for row in fleet.asked("kernels"):
        shares[row["kernel"]] += row["share_of_bytes"]
    assert len(shares) == 3 and all(one == pytest.approx(1) for one in shares.values())
    [row] = fleet.asked("latencies")
    _, median = fleet_inbox.class_of(100)
    _, high = fleet_inbox.class_of(200)
    assert (row["p50"], row["p99"], row["p999"], row["count"]) == (median, high, high, 1000)


def test_names_are_in_utc_wherever_they_are_read(monkeypatch):
    with monkeypatch.context() as away:
        away.setenv("TZ", "NZST-12")
        time.tzset()
        began = read_collected.time_of(Path("20261123T233000Z.profile"))
    time.tzset()
    assert began.isoformat() == "2026-11-23T23:30:00+00:00"


def test_bad_questions(fleet, stored):
    for words, said, wanted in (
            (["nothing"], "there is no query nothing", 2),
            (["hosts", "--sql", "SELECT 1"], "give one of them", 2),
            (["changed", "--day", "monday"], "must be a day as", 2),
            (["--sql", "selec 1"], "DuckDB: Parser Error", 1),
            (["hosts", "--day", "2026-11-22"], "hosts does not take it", 2),
            (["--sql", "-- nothing"], "asks nothing", 2)):
        status, out, err = fleet.query(*words)
        assert (status, out, err.count("\n")) == (wanted, "", 1) and said in err, words


def test_without_duckdb_it_says_so(fleet, monkeypatch, collected):
    monkeypatch.setitem(sys.modules, "duckdb", None)
    status, err = fleet.imports(collected)
    assert status == 77 and "pip install --target FOLDER duckdb" in err
    assert not fleet.store.exists()
