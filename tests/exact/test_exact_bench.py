# SPDX-License-Identifier: GPL-2.0-only
"""The benchmark of `tare exact`: of runs whose seconds are known."""

import itertools
from types import SimpleNamespace

from tare import environment, result
from tare.experiments.exact import bench


def test_what_is_measured_of_runs_that_are_known(monkeypatch, tmp_path):
    """Counting takes 1.5 times as long, and each command of a report 2 s."""
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
    ratio = result.find(made, "exact.record_over_exact")["raw"]
    assert ratio["low"] <= 1.5 <= ratio["high"] and 1.3 < ratio["value"] < 1.7
    # it is of both commands
    assert result.find(made, "exact.command_to_report")["raw"]["value"] == 4.0
    missing = result.find(made, "exact.missing")
    assert (missing["raw"]["value"], missing["samples"]) == (0, bench.PAIRS)
