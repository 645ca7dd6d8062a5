# SPDX-License-Identifier: GPL-2.0-only
"""Measurements as CSV: every figure of a document, to the last digit."""

import csv
import io
import json

import made_results
import pytest

from tare import csvfile, result, stats


def document():
    return made_results.document(
        made_results.entry([0.1 + 0.2, 1, 2, 3, 4, 5, 6], name="a.one", title="the first",
                           overhead=stats.median([0.1] * 7), net=stats.median([1] * 7), floor=0.05,
                           percentiles={"p50": 3.0}, conditions=["warm", "quiet"],
                           published={"value": 7, "unit": "cycles", "source": "2009"},
                           about={"what": "one", "design": "x"}),
        made_results.count(12, about={"what": "two"}), kernel="k, with a comma",
        cpu_model='a "c"')


def lines(path):
    return list(csv.DictReader(path.open()))


@pytest.fixture
def path(tmp_path):
    result.write(document(), tmp_path / "r.json")
    return tmp_path / "r.json"


def test_every_value_of_a_measurement_is_there(tare, path, tmp_path):
    assert tare("report", path, "--csv", tmp_path / "m.csv")[:2] == (0, "")
    one, two = lines(tmp_path / "m.csv")
    entry = json.loads(path.read_text())["measurements"][0]
    for kind in ("raw", "overhead", "net"):
        assert float(one[kind]) == entry[kind]["value"]
        assert all(float(one[f"{kind}_{key}"]) == entry[kind][key]
                   for key in ("low", "high", "confidence"))
    assert (one["kernel"], one["cpu_model"]) == ("k, with a comma", 'a "c"')
    said = {key: one[key] for key in ("name", "title", "unit", "better", "below_floor", "repeats",
                                      "interval_over", "samples", "p50", "conditions", "document",
                                      "published", "about.design", "floor")}
    assert said == {"name": "a.one", "title": "the first", "unit": "ns", "better": "lower",
                    "below_floor": "false", "repeats": "7", "interval_over": "processes",
                    "samples": "7", "p50": "3.0", "conditions": "warm; quiet", "document": "1",
                    "published": "7", "about.design": "x", "floor": "0.05"}
    assert (two["raw"], two["net"], two["about.design"], two["repeats"]) == ("12", "", "", "")
    # each key of the schema is a column, or its parts are
    shared = result.schema_of(result.SCHEMA)["definitions"]["measurement"]["required"]
    assert set(shared) - set(one) == {"percentiles"}


def test_lines_of_several_documents_are_told_apart(tare, path, tmp_path):
    assert tare("report", path, path, "--csv", tmp_path / "m.csv")[0] == 0
    assert [row["document"] for row in lines(tmp_path / "m.csv")] == ["1", "1", "2", "2"]


def test_what_has_no_measurements_makes_no_file(report, tmp_path):
    made = {**document(), "measurements": []}
    assert "hold no measurements" in report(made, "--csv", tmp_path / "m.csv")[2]
    assert not (tmp_path / "m.csv").exists()


@pytest.mark.parametrize("text, shown", [("-1+cmd|'/C calc'!A1", "'-1+cmd|'/C calc'!A1"),
                                         ("+x", "'+x"), ("=1", "'=1"), ("a=b", "a=b"), (-5, "-5")])
def test_text_that_a_spreadsheet_would_compute_is_marked_as_text(text, shown):
    assert [*csv.reader(io.StringIO(csvfile.of_rows(["a"], [[text]])))] == [["a"], [shown]]
