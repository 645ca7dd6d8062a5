# SPDX-License-Identifier: GPL-2.0-only
"""What is asked of days that are not there, places that DuckDB reads as patterns, odd files."""

import os
import shutil

import fleet_inbox
import pytest

pytest.importorskip("duckdb", reason="duckdb is not installed")

DAYS = ("20261121T120000Z", "20261122T120000Z", "20261123T120000Z")


@pytest.fixture(name="stored")
def _stored(fleet, tmp_path):
    """Three days of one host, of which the later copy less a second; and latencies of a fourth."""
    for number, day in enumerate(DAYS, 1):
        path = fleet_inbox.profile(tmp_path / "inbox/web/h", "6.1", day)
        path.write_text(path.read_text().replace("\nspan-ns: ", f"\nspan-ns: {number}"))
    fleet_inbox.document(tmp_path / "inbox/web/h/20261124T120000Z.json", "h", {"read": [5]})
    assert fleet.imports(tmp_path / "inbox")[0] == 0
    return fleet.store


def test_the_day_before_is_the_one_before_that_day(fleet, stored):
    second = fleet.asked("changed", "--day", "2026-11-22")
    assert second == fleet.asked("changed", "--day", "2026-11-22", "--before", "2026-11-21")
    assert all(row["change"] == pytest.approx(row["bytes_a_second"] - row["bytes_a_second_before"])
               for row in second) and any(row["bytes_a_second"] for row in second)
    assert all(row["change"] < 0 for row in second if row["bytes_a_second"])
    # latencies of a day are not copies of it
    assert fleet.asked("changed") == fleet.asked("changed", "--day", "2026-11-23", "--before",
                                                 "2026-11-22")
    # a day without profiles did not copy nothing
    for words in (("--day", "2030-01-01"), ("--before", "2026-11-20"), ("--day", "2026-11-21"),
                  ("--day", "2026-11-24")):
        status, out, err = fleet.query("changed", *words)
        assert (status, out, len(err.splitlines())) == (1, "", 1) and "profile" in err, words


def test_odd_values_of_sql(fleet, stored):
    """A name does not reach the terminal."""
    assert fleet.asked("--sql", "SELECT 'nan'::DOUBLE AS a") == [{"a": None}]
    status, out, _ = fleet.query("--sql", "SELECT 'a\x1b[31mb' AS name")
    assert status == 0 and "a?[31mb" in out and "\x1b" not in out


@pytest.mark.parametrize("name", ["ab[c]d", "a*", "a?", "host=x", "day=2020-01-01", "a\\b"])
def test_a_place_that_duckdb_takes_for_another(fleet, stored, tmp_path, name):
    """Of the store `ab[c]d` it would read `abcd`; below host=x each host would be x."""
    shutil.copytree(stored, tmp_path / name / "store")
    status, _, err = fleet.at(tmp_path / name / "store").query("hosts")
    assert status == 2 and "give it another" in err
    assert fleet.at(tmp_path / name / "new").imports(tmp_path / "inbox")[0] == 2
    assert not (tmp_path / name / "new").exists()


def test_a_place_of_odd_characters(fleet, stored, tmp_path):
    other = fleet.at(tmp_path / "a'b\"c d$e;f{g,h}\u00fc")
    assert other.imports(tmp_path / "inbox")[0] == 0
    assert other.asked("hosts") == fleet.asked("hosts")


def test_a_name_that_is_no_text_is_kept(fleet, tmp_path):
    path = tmp_path / "web/h" / f"{fleet_inbox.DAY}.json"
    fleet_inbox.document(path, "h", {"a\ud800b": [5], "\u00fc\U0001f600": [5]})
    assert fleet.imports(path)[0] == 0
    assert {row["name"] for row in fleet.asked("latencies")} == {"a?b", "\u00fc\U0001f600"}


def test_whose_a_file_is(fleet, tmp_path, monkeypatch):
    """Named from within, and by names that are not text."""
    fleet_inbox.profile(tmp_path / "web/h", "6.1")
    (tmp_path / "web/h/below").mkdir()
    monkeypatch.chdir(tmp_path / "web/h/below")
    assert fleet.imports("..")[0] == 0
    [row] = fleet.asked("hosts")
    assert (row["host"], row["host_group"]) == ("h", "web")
    shutil.move(tmp_path / "web/h", os.fsencode(tmp_path / "web") + b"/\xff")
    status, err = fleet.imports(tmp_path / "web")
    assert status == 1 and "is not in UTF-8" in err and len(err.splitlines()) == 2
