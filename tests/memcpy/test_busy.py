# SPDX-License-Identifier: GPL-2.0-only
"""What `tare bench memcpy` says of a replay beside busy neighbours."""

import subprocess

import fake_memreplay
import numpy as np
import pytest
import synthetic
from fake_memreplay import lane

from tare.errors import CannotHere
from tare.experiments.memcpy import busy
from tare.experiments.memcpy.replay import run


@pytest.fixture
def measured(tmp_path, monkeypatch):
    """measured(names that take longer, why there is no least) -> {name: measurement}."""
    monkeypatch.setattr(busy, "LOAD", 2)
    made = synthetic.uniform(20, 64)
    made["len"][10:], made["tsc"] = 1000, np.arange(20)
    names = ["ret", *(f"{name}{more}" for name in busy.ROUTINES for more in ("", "+"))]

    def measure(slower=(), why=None):
        def change(words, document, _):
            """By the wall clock nothing holds still; the second of two names takes more."""
            seed = int(words["seed"])
            document |= {"rounds": int(words["rounds"]), "no_least": why}
            for at, one in enumerate(document["implementations"]):
                again = one["name"].endswith("+")
                one["least_ns"] = None if why else 1000 if one["name"] == "ret" else (
                    11000 + (seed % 3) * 300 * again + 2000 * (one["name"] in slower))
                one["ns_per_replay"] = [
                    1000 * (1 + at) * (1 + 10 * ((seed + at) % 2))] * document["rounds"]

        fake_memreplay.install(monkeypatch, fake_memreplay.document(
            [lane(name, []) for name in names], 2), change)
        found = busy.measure(synthetic.trace(tmp_path / "x", made), run.Repeat(rounds=20))
        return {one["name"].removeprefix("memreplay.busy."): one for one in found}

    return measure


def test_widths_and_missed_pairs(measured):
    found = measured()
    # nets of 10,000 over 10,000 to 10,600, the middle one 10,300
    assert found["half_width.all.least.aa"]["raw"]["value"] == pytest.approx(
        50 * (1 - 10 / 10.6) * 10.3 / 10)
    assert found["half_width.all.least.net"]["raw"]["value"] == 0
    assert min(found[f"half_width.all.wall.{what}"]["raw"]["value"] for what in ("aa", "net")) > 50
    assert found["aa_missed"]["raw"]["value"] == 0 and "of 30" in found["aa_missed"]["conditions"]
    assert measured(["avx2+", "libc"])["aa_missed"]["raw"]["value"] == 6


def test_where_there_is_no_least_it_cannot_be_measured(measured):
    with pytest.raises(CannotHere, match="this CPU has no rdtscp"):
        measured(why="this CPU has no rdtscp")


def test_neighbours_run_and_are_gone(monkeypatch):
    started, real = [], subprocess.Popen
    monkeypatch.setattr(busy.subprocess, "Popen", lambda *words: started.append(
        real(*words)) or started[-1])
    with busy.neighbours(3):
        assert len(started) == 3 and all(one.poll() is None for one in started)
    assert all(one.poll() == -9 for one in started)
