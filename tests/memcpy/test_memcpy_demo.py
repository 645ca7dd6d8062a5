# SPDX-License-Identifier: GPL-2.0-only
"""The whole experiment, with captures and replays made by formula."""

import json
import runpy
from pathlib import Path

import fake_runner
import numpy as np
import pytest
import synthetic
from known_cost import cost_lines, replayed

from tare import machine, paths
from tare.experiments.memcpy.record import verbs as record_verbs
from tare.experiments.memcpy.replay import run, verbs as replay_verbs

MACHINE = {"machine": "minimal-6.1", "accelerator": "tcg", "exact": "yes"}


@pytest.fixture
def parts(monkeypatch):
    """Captures and replays without machines; returns what was asked of them."""
    asked = []

    def capture(plan, command, target, name, **options):
        asked.append((plan.mode, options["exact"], options["observe"]))
        made = np.concatenate([synthetic.uniform(900, 64), synthetic.uniform(100, 1024)])
        made["tsc"] = np.arange(1000)
        if plan.mode == "trace":
            synthetic.trace(Path(target), made, MACHINE)
        else:
            more = [synthetic.OBSERVED, synthetic.EXECUTED] if plan.mode == "profile" else (
                cost_lines(1020))
            synthetic.profile(Path(target), made, {**MACHINE, "mode": plan.mode,
                                                   "busy-ns": "1000000000"}, more)
        return fake_runner.Outcome(exact=True)

    def again(read, choice, words, baselines, on_machine=None, exact=False,
              repeat=run.Repeat()):
        assert read.header.kind == "trace"
        assert repeat == (run.Repeat(1, 6) if exact else run.Repeat())
        asked.append((choice.subset.low, choice.subset.high, on_machine, exact))
        assert baselines == ("rep_movsb",)  # which 6.1 uses on QEMU's CPU, that has ERMS
        return replay_verbs.Replayed(replayed(0.5, "instructions" if exact else "ns"))

    monkeypatch.setattr(record_verbs, "record_in_machine", capture)
    monkeypatch.setattr(replay_verbs, "replay", again)
    monkeypatch.setattr(machine, "accelerator", lambda name: ("tcg", "no KVM"))
    return asked


def test_one_result_and_one_page(tare, tmp_path, parts):
    status, _, err = tare("memcpy", "demo", "-o", tmp_path / "d", "--", "true")
    assert status == 0, err
    assert parts[:2] == [("trace", True, False), ("profile", True, True)]
    assert parts[2:] == [(0, None, None, False), (0, 128, None, False),
                         (129, None, None, False)]
    document = json.loads((tmp_path / "d" / "result.json").read_text())
    names = [entry["name"] for entry in document["measurements"]]
    assert {"memcpy.calls.seen", "memcpy.share_at_most_128.calls.memcpy",
            "memcpy.share.copies.once", "memcpy.share.copies", "memcpy.replay.all.fast"} <= set(
                names)
    assert document["verdict"]["basis"] == "instructions"
    assert "in use: rep_movsb" in document["verdict"]["reasons"]
    # 400 of 21,688 bytes
    assert any("memcpy and memmove moved 1.844 %" in said
               for said in document["verdict"]["reasons"])
    assert "observed" in [table["name"] for table in document["tables"]]
    assert document["verdict"]["sentence"] in (tmp_path / "d" / "report.html").read_text()
    assert {path.name for path in (tmp_path / "d").iterdir()} == {
        "memcpy.trace", "memcpy.profile", "result.json", "report.html"}
    tool = runpy.run_path(str(paths.checkout() / "tools/demo-example"))
    said, _, made = tool["block"](document).partition("\nMade ")
    assert f"    {document['verdict']['answer']}: memcpy and memmove are 2 %" in said
    assert "     rep_movsb " in said and made.startswith(document["environment"]["created"][:10])


@pytest.mark.parametrize("words, accelerator, exact", [
    (["--exact"], "tcg", [True, True, True]), ([], "kvm", [False, False, False])])
def test_what_is_exact(words, accelerator, exact, tare, tmp_path, parts, monkeypatch):
    monkeypatch.setattr(machine, "accelerator", lambda name: (accelerator, ""))
    assert tare("memcpy", "demo", *words, "-o", tmp_path / "d", "--", "true")[0] == 0
    assert [parts[0][1], parts[1][1], parts[2][3]] == exact
    assert parts[1][0] == ("profile" if exact[1] else "cost")
