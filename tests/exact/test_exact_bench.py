# SPDX-License-Identifier: GPL-2.0-only
"""The benchmark of `tare exact`: of runs whose seconds are known."""

import itertools
from types import SimpleNamespace

import pytest
from tare import environment, result
from tare.experiments.exact import bench


@pytest.fixture
def measured(monkeypatch, tmp_path):
    """{name: measurement} where counting takes 1.5 times as long, and reports take 4 s."""
    # each pair as slow as the machine happens to be
    slow = itertools.count(10)
    monkeypatch.setattr(bench, "_warm_up", lambda: None)
    monkeypatch.setattr(bench, "_plain", lambda: SimpleNamespace(seconds=next(slow)))
    monkeypatch.setattr(bench.run, "record", lambda *_: {
        "host": {"machine_seconds": 1.5 * next(slow)}, "environment": {"kernel": "6.1"},
        "instructions": 1000, "checked": {"missing": 0}})
    monkeypatch.setattr(bench.boots, "timed", lambda command: 2.0)
    made = result.document("bench", environment.of_host(), {})
    bench.measure(made, tmp_path)
    result.validate(made, "made")
    return {one["name"]: one for one in made["measurements"]}


def test_the_ratio_is_of_counting_over_not_counting(measured):
    ratio = measured["exact.record_over_exact"]["raw"]
    assert ratio["low"] <= 1.5 <= ratio["high"] and 1.3 < ratio["value"] < 1.7


def test_a_report_is_both_commands(measured):
    assert measured["exact.command_to_report"]["raw"]["value"] == 4.0


def test_what_is_missing_is_told(measured):
    assert measured["exact.missing"]["raw"]["value"] == 0
    assert measured["exact.missing"]["samples"] == bench.PAIRS
