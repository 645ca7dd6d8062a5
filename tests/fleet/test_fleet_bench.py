# SPDX-License-Identifier: GPL-2.0-only
"""fleet's part of `tare bench`, at sizes that no question notices."""

import sys

import made_results
import pytest
from tare import result
from tare.experiments.fleet import bench, questions


def test_each_question_is_asked_at_each_size(tmp_path, monkeypatch):
    pytest.importorskip("duckdb", reason="duckdb is not installed")
    monkeypatch.setattr(bench, "HOSTS", (5, 10))
    monkeypatch.setattr(bench, "CAPTURES", 2)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    made = made_results.document(experiment="bench")
    bench.measure(made, tmp_path)
    result.validate(made, "here")
    [drawn] = made["distributions"]
    names = [question.name for question in questions.everyone()]
    assert [curve["name"] for curve in drawn["curves"]] == [*names, "verdict"]
    assert all([point["x"] for point in curve["points"]] == [5, 10] for curve in drawn["curves"])
    used = sum(path.stat().st_size for path in (tmp_path / "10/size").glob("*/*.parquet"))
    assert result.find(made, "fleet.bytes.size")["raw"]["value"] == used / 20


def test_without_duckdb_it_is_left_out(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "duckdb", None)
    made = {"measurements": [], "warnings": []}
    bench.measure(made, tmp_path)
    [warning] = made["warnings"]
    assert warning.startswith("fleet was not measured") and not made["measurements"]
