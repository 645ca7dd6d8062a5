# SPDX-License-Identifier: GPL-2.0-only
"""2005's tables with ours beside them, of captures and replays whose answers are known."""

import fake_runner
import numpy as np
import pytest
import synthetic
from fake_memreplay import lane, replayed as memreplay
from known_cost import table_rows, timed_profile, weighed

from tare import machine, result, text
from tare.experiments.memcpy import demo
from tare.experiments.memcpy.published import verbs as published_verbs
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.replay import run, verbs as replay_verbs

ROUNDS = 12
# ns a replay, net of 200: of all calls, and of the large ones
NS = {"rep_movsl": (1000, 800), "mmx_prefetch": (830, 416), "rep_movsb": (500, 100)}


def replayed(subset, times=None):
    """The result of a replay in which each routine takes its time."""
    at = 1 if subset.low else 0
    raw = memreplay([lane("ret", np.full(ROUNDS, 200.0)),
                     *(lane(name, np.full(ROUNDS, 200.0 + of[at]))
                       for name, of in {**NS, **(times or {})}.items())], ROUNDS,
                    selected={"calls": 100})
    document = weighed(raw, ("rep_movsl", "rep_movsb"), subset)
    document["tables"].append(replay_verbs._source_table(raw, subset))
    return document


def made(tmp_path, times=None):
    traced = load(synthetic.profile(tmp_path / "p", np.concatenate(
        [synthetic.uniform(970, 64), synthetic.uniform(30, 1024), synthetic.uniform(50, 64, 2)])))
    found = published_verbs.fill(traced, timed_profile(tmp_path),
                                 {one.name: replayed(one, times)
                                  for one in (Subset(), Subset(low=129))},
                                 "rep_movsb", fake_runner.Outcome(exact=True))
    result.validate(found, "here")
    text.render(found)
    return found


def test_the_published_rows_stand_first_with_ours_in_the_same_units(tmp_path):
    document = made(tmp_path)
    assert [one["name"] for one in document["tables"]][:3] == [
        "memcpy.reproduce.profile", "memcpy.reproduce.replay", "memcpy.conditions"]
    profile = {row[""]: (row["unit"], row["2005"], row["now"])
               for row in table_rows(document, "memcpy.reproduce.profile")}
    # memset's calls are not among them
    assert profile == {"calls captured": ("calls", 250000, 1000),
                       "calls from the kernel": ("percent", 90, None),
                       "calls of at most 128 bytes": ("percent", 96.8, 97),
                       "replays of the profile": ("replays", 10000, ROUNDS)}
    replays = [(row["calls"], row["routine"], row["2005, s"], row["now, s"],
                row["2005, faster by %"], row["now, faster by %"])
               for row in table_rows(document, "memcpy.reproduce.replay")]
    # 10,000 replays of 1000 ns are 10 ms
    assert replays == [("all", "rep movsl", 70.5, "0.01", None, None),
                       ("all", "mmx with sse prefetch", 58.3, "0.0083", 17, "17"),
                       ("larger than 128", "rep movsl", 52.9, "0.008", None, None),
                       ("larger than 128", "mmx with sse prefetch", 27.1, "0.00416", 48, "48")]


@pytest.mark.parametrize("mmx, said", [
    ((830, 416), "MMX with prefetch is still the faster"),
    ((2000, 1600), "the order is reversed"), ((1000, 800), "inconclusive")])
def test_the_conclusion_says_what_the_figures_say(tmp_path, mmx, said):
    document = made(tmp_path, {"mmx_prefetch": mmx})
    conclusion = document["reproduction"]["conclusion"]
    assert said in conclusion
    assert "of all copies 17 % then" in conclusion and "48 % then" in conclusion
    saved = 100 * (1 - mmx[1] / 800)
    assert f"{saved:g} % now" in conclusion
    # against the routine in use, not against rep movsl: 1 % of the time at the most
    assert f"it is: {document['verdict']['answer']}" in conclusion
    assert "in use: rep_movsb" in document["verdict"]["reasons"]


def test_a_time_below_the_noise_floor_is_not_told(tmp_path):
    document = made(tmp_path, {"mmx_prefetch": (0, 0)})
    replays = table_rows(document, "memcpy.reproduce.replay")
    assert [replays[at]["now, s"] for at in (1, 3)] == ["below the noise floor"] * 2
    assert "not told now" in document["reproduction"]["conclusion"]


@pytest.mark.parametrize("amount, count, words", [
    ("quick", 6, ["--implementations=rep_movsl,mmx_prefetch,rep_movsb"]),
    ("usual", 20, []), ("full", 160, [])])
def test_an_amount_is_so_many_processes_and_routines(tmp_path, monkeypatch, amount, count, words):
    asked = []

    def captured(setting):
        trace = synthetic.trace(tmp_path / "t", synthetic.uniform(1000, 64),
                                {"cpu-features": "erms"})
        timed_profile(tmp_path, cpu_features="erms")
        return trace, tmp_path / "a.cost", fake_runner.Outcome(exact=True)

    def again(read, choice, given, baselines, repeat):
        asked.append((given, repeat.processes))
        assert baselines == ("rep_movsl", "rep_movsb") and isinstance(repeat, run.Repeat)
        return replay_verbs.Replayed(replayed(choice.subset))

    monkeypatch.setattr(demo, "captured", captured)
    monkeypatch.setattr(replay_verbs, "replay", again)
    monkeypatch.setattr(machine, "accelerator", lambda name: ("tcg", "no KVM"))
    steps = []
    result.validate(published_verbs.measure(amount, steps.append), "here")
    assert asked == [(words, count)] * 2
    assert steps[0] == "capturing in a machine, twice" and len(steps) == 3
