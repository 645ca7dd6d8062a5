# SPDX-License-Identifier: GPL-2.0-only
"""Results as CSV: everything that a document holds, to the last digit."""

import csv
import io
import json

import made_results
import pytest

from tare import csvfile, result, stats

TABLE = {"name": "a/t", "title": "t", "columns": ["who", "n"],
         "rows": [["=cmd()", -5], ["-1.5 [-2, -1]", None], ["+x", True]]}


def document(*tables):
    return made_results.document(
        made_results.entry([0.1 + 0.2, 1, 2, 3, 4, 5, 6], name="a.one", title="the first",
                           overhead=stats.median([0.1] * 7), net=stats.median([1] * 7), floor=0.05,
                           percentiles={"p50": 3.0}, conditions=["warm", "quiet"],
                           published={"value": 7, "unit": "cycles", "source": "2009"},
                           about={"what": "one", "design": "x"}),
        made_results.count(12, about={"what": "two"}), kernel="k, with a comma",
        cpu_model='a "c"', tables=[TABLE, *tables], distributions=[
            {"name": "a.bins", "title": "b", "unit": "ns",
             "bins": [{"low": 1, "high": 2, "count": 3, "sum": 4}]},
            {"name": "a.grid", "title": "g", "unit": "ns", "rows": "r", "columns": "c",
             "grid": [[0, 5], [0, 0]]},
            {"name": "a.curves", "title": "c", "unit": "ns", "x": "rate",
             "interval_over": result.BOOTS, "curves": [{"name": "k", "points": [
                 {"x": 1, "value": 2, "low": 1, "high": 3, "confidence": 0.95}]}]}])


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


def test_a_folder_holds_each_part(tare, path, tmp_path):
    assert tare("report", path, "--csv", f"{tmp_path}/new/")[0] == 0
    found = {one.name: one.read_text() for one in (tmp_path / "new").iterdir()}
    assert found == {"measurements.csv": csvfile.measurements([json.loads(path.read_text())]),
                     "a_t.csv": "who,n\n'=cmd(),-5\n\"-1.5 [-2, -1]\",\n'+x,true\n",
                     "a.bins.csv": "low,high,count,sum\n1,2,3,4\n",
                     "a.grid.csv": "r,c,count\n0,1,5\n",
                     "a.curves.csv": "curve,rate,value,low,high,confidence\nk,1,2,1,3,0.95\n"}


def test_parts_of_several_documents_do_not_meet(tare, path, tmp_path):
    result.write(document({**TABLE, "name": "a:t"}), tmp_path / "2.json")
    assert tare("report", path, tmp_path / "2.json", "--csv", tmp_path)[0] == 0
    assert {one.name for one in tmp_path.glob("*a_t*")} == {"1.a_t.csv", "2.a_t.csv", "2.a_t.2.csv"}
    assert [row["document"] for row in lines(tmp_path / "measurements.csv")] == \
        ["1", "1", "2", "2"]


def test_what_cannot_be_written_is_refused_in_a_line(refused, path, tmp_path):
    for target, said in ((tmp_path / "no/m.csv", "no/m.csv: cannot be written"),
                         (f"{tmp_path}/no/folder/", "cannot be made (No such file or directory)"),
                         (f"{path}/", "it is what is read")):
        assert said in refused(2, "report", path, "--csv", target)
    assert not (tmp_path / "no").exists()


def test_a_document_without_measurements_needs_a_folder(report, tmp_path):
    made = {**document(), "measurements": []}
    status, _, error = report(made, "--csv", tmp_path / "m.csv")
    assert status == 2 and "give a folder" in error and not (tmp_path / "m.csv").exists()
    assert report(made, "--csv", tmp_path)[0] == 0
    assert (tmp_path / "a.bins.csv").exists() and not (tmp_path / "measurements.csv").exists()


@pytest.mark.parametrize("text, formula", [
    ("-1+cmd|'/C calc'!A1", True), ("- 1+A1", True), ("-A1", True), ("+x", True), ("=1", True),
    ("-", False), ("-5", False), ("+1,234.5", False), ("-1.5e-07 [-2, 1] 75 %", False),
    ("-5 ns", False), ("a=b", False)])
def test_only_what_a_spreadsheet_would_compute_is_marked_as_text(text, formula):
    (_, (cell,)) = csv.reader(io.StringIO(csvfile.table({"columns": ["a"], "rows": [[text]]})))
    assert cell == (f"'{text}" if formula else text)
