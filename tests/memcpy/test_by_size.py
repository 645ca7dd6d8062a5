# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy replay --by-size`: the fastest routine of each octave, and a hybrid of two."""

import struct
from pathlib import Path

import fake_memreplay
import numpy as np
import pytest
import synthetic
from fake_memreplay import lane
from known_cost import table_rows

from tare import plots, result
from tare.experiments.memcpy.replay import run

# ns a call beside those of ret: `low` is fast up to 64 bytes, `high` above
COSTS = {"rep_movsl": (10, 100), "low": (5, 120), "high": (20, 50)}
MADE = np.concatenate([synthetic.uniform(900, 40), synthetic.uniform(100, 3000)])
MADE["tsc"] = np.arange(1000)


def change(words, document, path):
    """The number of calls tells which octave it is."""
    calls = struct.unpack_from("<8sIIQQQ", Path(path).read_bytes())[3]
    document |= {"rounds": int(words["rounds"]), "calls": calls}
    for one in document["implementations"]:
        each = 1 + COSTS.get(one["name"], (0, 0))[calls == 100]
        one["ns_per_replay"] = [calls * each * 1.5] * document["rounds"]
        one["least_ns"] = calls * each + int(words["seed"])


@pytest.fixture
def capture(tmp_path, monkeypatch):
    monkeypatch.setattr(run, "routine_of_capture", lambda header: "rep_movsl")
    fake_memreplay.install(monkeypatch, fake_memreplay.document(
        [lane(name, []) for name in ("ret", *COSTS)], 4), change)
    return synthetic.trace(tmp_path / "x", MADE)


def test_the_fastest_of_each_octave_and_what_two_and_one_would_save_of_all(capture, result_of):
    """19,000 ns; 4,500 and 5,000 by two; of one alone low needs 16,500, high 23,000."""
    found, out = result_of("memcpy", "replay", capture, "--by-size")
    # 900 calls of 10 ns and 100 of 100 ns
    assert [tuple(row.values()) for row in table_rows(found, "replay.sizes")] == [
        ("33-64", 90, pytest.approx(100 * 36 / 336), pytest.approx(100 * 9 / 19), "low", "50", ""),
        ("2,049-4,096", 10, pytest.approx(100 * 300 / 336), pytest.approx(100 * 10 / 19), "high",
         "50", "")]
    panel = plots.leading(found)
    assert [row[0] for row in panel.rows] == ["33-64, 47.37 % of the cost: low",
                                              "2,049-4,096, 52.63 % of the cost: high"]
    assert "low up to 64 bytes, high above" in out
    two, one = (result.find(found, f"memcpy.replay.sizes.{what}") for what in ("hybrid", "single"))
    assert two["raw"]["value"] == pytest.approx(50)
    assert (two["about"]["routine"], two["about"]["up_to"], two["about"]["above"]) == (
        "low", 64, "high")
    assert (one["about"]["routine"], one["raw"]["value"]) == (
        "low", pytest.approx(100 * (1 - 16.5 / 19)))


def test_an_octave_below_the_floor_is_told_no_winner_and_the_shares_add_up(capture, result_of,
                                                                          monkeypatch):
    monkeypatch.setitem(COSTS, "rep_movsl", (-1, 100))
    found, _ = result_of("memcpy", "replay", capture, "--by-size")
    small, large = table_rows(found, "replay.sizes")
    assert [row["of rep_movsl's cost (%)"] for row in (small, large)] == [0, 100]
    assert small["saved against rep_movsl (%)"] is None


def test_a_routine_that_copies_wrongly_is_told(capture, tare, monkeypatch):
    wrong = [lane(name, [], correct=name != "low") for name in ("ret", *COSTS)]
    fake_memreplay.install(monkeypatch, fake_memreplay.document(wrong, 4), change)
    status, out, _ = tare("memcpy", "replay", capture, "--by-size")
    assert status == 1 and "low copies wrongly" in out.replace("\n", " ")


def test_limits(capture, result_of):
    found, _ = result_of("memcpy", "replay", capture, "--by-size", "--max-size", "50")
    assert [row["bytes"] for row in table_rows(found, "replay.sizes")] == ["33-50"]
    assert [row[""] for row in table_rows(found, "replay.sizes.hybrid")] == ["one routine"]
