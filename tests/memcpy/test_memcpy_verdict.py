# SPDX-License-Identifier: GPL-2.0-only
"""Cost and verdict on captures whose answers are known."""

import dataclasses

import fake_memreplay
import numpy as np
import pytest
import synthetic
from fake_memreplay import lane
from known_cost import (cost_lines, empty_line, replayed, table_rows, timed_line,
                        timed_profile, weighed)

from tare import plots, result
from tare.errors import TareError
from tare.experiments.memcpy.read.header import Header
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.replay import run, verbs as replay_verbs
from tare.experiments.memcpy.verdict import cost, verbs as verdict_verbs
from tare.experiments.memcpy.verdict.figures import judge, saved_by
from tare.stats import Estimate


BASE = cost.Base(cost.TIME, "busy time", "ns", Estimate(1, 1, 1, 1))
TWO_SIZES = np.concatenate([synthetic.uniform(900, 16), synthetic.uniform(100, 2048)])
SETS_TOO = np.concatenate([synthetic.uniform(900, 64), synthetic.uniform(100, 64, 2)])


def judged(timed, replay=None, threshold=0.2, in_use="rep_movsb"):
    """(the document of a verdict, what it says)."""
    document = verdict_verbs.verdict(timed, replay or replayed(), in_use, threshold)
    result.validate(document, "here")
    return document, document["verdict"]


# what is timed: how, and what follows of it
COSTS = {
    "net ticks times exact counts": (
        {}, {"net": 1000 * 1000, "low": 1000 * 1000, "high": 1000 * 1000, "overhead": 1000 * 20,
             "calls": 1000, "timed": 500, "uncovered": 0}),
    "ticks become ns by the clock": ({"clock_hz": "2000000000"}, {"net": 1000 * 500}),
    "lost calls cost as much as recorded ones": ({"lost": 1000}, {"net": 2000 * 1000}),
    "each size class counts with its own calls": (
        {"made": TWO_SIZES, "lines": [timed_line(90, 30), timed_line(40, 520, 1025, 2048),
                                      empty_line(130)]},
        {"net": 900 * 10 + 100 * 500, "strata": 2}),
    "interrupted calls are left out and counted": (
        {"lines": [*cost_lines(1020), "cost memcpy 33 64 4000000 4100000 7 28350000\n"]},
        {"net": 1000 * 1000, "slow": 7}),
    "a mean is of the ticks and not of the buckets they were in": (
        {"lines": ["cost memcpy 33 64 96 127 500 50001\n", "cost-empty 16 31 500 10001\n"]},
        {"net": 1000 * 80}),
    "open ends of the module are read": (
        {"lines": [timed_line(500, 100, 33, 64), f"cost-empty 20 {2**64 - 1} 500 15000\n"]},
        {"overhead": 1000 * 30})}


@pytest.mark.parametrize("how, expected", COSTS.values(), ids=COSTS)
def test_cost(how, expected, tmp_path):
    one = cost.measure(timed_profile(tmp_path, **how))
    found = {"net": one.net.value, "low": one.net.low, "high": one.net.high, "slow": one.slow,
             "overhead": one.overhead.value, "strata": len(one.strata), "calls": one.calls,
             "timed": one.timed, "uncovered": one.uncovered}
    assert {key: found[key] for key in expected} == pytest.approx(expected)


def test_of_what_was_all_timed_only_the_clocks_own_cost_is_not_known(tmp_path):
    lines = [timed_line(900, 30), timed_line(50, 420, 1025, 2048), timed_line(50, 620, 1025, 2048)]
    for empties, wide in (([20, 20], 0), ([18, 22], 2 * 1.96 * (2000 * 2 ** 2) ** 0.5)):
        net = cost.measure(timed_profile(tmp_path, TWO_SIZES, [
            *lines, *(empty_line(500, ticks) for ticks in empties)])).net
        assert net.value == pytest.approx(900 * 10 + 100 * 500)
        assert net.high - net.low == pytest.approx(wide, rel=0.01)


def test_what_was_never_timed_costs_what_such_sizes_do_in_another_function(tmp_path):
    made = np.concatenate([synthetic.uniform(900, 16), synthetic.uniform(100, 64, 1),
                           synthetic.uniform(100, 64)])
    lines = [timed_line(900, 30), timed_line(100, 50, 33, 64), empty_line(1000)]
    timed = timed_profile(tmp_path, made, lines)
    measured = cost.measure_part(timed, Subset(("memcpy", "memmove")))
    assert measured.net.value == pytest.approx(900 * 10 + 100 * 30 + 100 * 30)
    assert (measured.calls, measured.uncovered) == (1000, 100)
    # by half of it or more
    assert measured.net.high - measured.net.value > 100 * 50 / 2


@pytest.mark.parametrize("left, uncovered", [(0, 100), (10, 0)])
def test_large_calls_that_were_left_out_as_slow_are_no_longer_known(left, uncovered, tmp_path):
    lines = [timed_line(900, 30), timed_line(100 - left, 9_000_000, 1025, 2048), empty_line(1000),
             *(timed_line(left // 2, ticks, 1025, 2048) for ticks in (320, 720) if left)]
    measured = cost.measure(timed_profile(tmp_path, TWO_SIZES, lines))
    assert (measured.uncovered, measured.slow) == (uncovered, 100 - left)
    assert measured.net.high > 1.1 * measured.net.value


def test_what_a_limit_cuts_may_cost_something_else(tmp_path):
    made = np.concatenate([synthetic.uniform(50, 1200), synthetic.uniform(50, 2048)])
    lines = [timed_line(50, 1220, 1025, 2048), timed_line(50, 2068, 1025, 2048), empty_line(100)]
    timed = timed_profile(tmp_path, made, lines)
    assert cost.measure_part(timed, Subset(("memcpy",))).uncovered == 0
    cut = cost.measure_part(timed, Subset(("memcpy",), 0, 1500))
    assert cut.uncovered == 50 and cut.net.low < 50 * 1200 < cut.net.high and cut.doubtful == 100


def test_calls_that_were_skipped_have_no_cost(tmp_path):
    timed = timed_profile(tmp_path)
    net = cost.measure(timed).net.value
    counts = timed.counts["memcpy"]
    timed.counts["memcpy"] = dataclasses.replace(counts, seen=counts.seen + 9000, skipped=9000)
    assert cost.measure(timed).net.value == net


def test_few_calls_of_unlike_cost_that_were_not_timed_forbid_an_answer(tmp_path):
    """In none of them is much of the calls, and in some much of the cost."""
    made = np.concatenate([synthetic.uniform(9950, 16), synthetic.uniform(50, 2048)])
    lines = [timed_line(9950, 30), timed_line(30, 9_000_000, 1025, 2048), empty_line(1000)]
    part = cost.measure(timed_profile(tmp_path, made, lines))
    assert part.uncovered == 50 and part.doubtful > 30


def test_a_profile_with_few_timed_calls_is_refused(tmp_path):
    with pytest.raises(TareError, match="fewer than 30"):
        cost.measure(timed_profile(tmp_path, lines=cost_lines(1020, timed=3)))


@pytest.mark.parametrize("accelerator, exact, basis", [
    ("none", "no", "time"), ("kvm", "no", "time"), ("tcg", "yes", "instructions"),
    ("tcg", "no", "none"), ("weird", "no", "none")])
def test_what_the_share_is_of(tmp_path, accelerator, exact, basis):
    unit = "instructions" if basis == "instructions" else "ns"
    document, said = judged(timed_profile(tmp_path, accelerator=accelerator, exact=exact),
                            replayed(0.5, unit, in_use="kernel", fast="avx2"), in_use="kernel")
    assert said["basis"] == basis
    found = result.find(document, "memcpy.share.copies")
    if basis == "none":
        assert found is None and result.find(document, "memcpy.share") is None
        assert said["answer"] == "inconclusive"
        assert not any("saving" in entry["name"] for entry in document["measurements"])
        return
    # 1,000 calls of 1,000 net ticks in 0.1 s of work are 1 %; half of that is saved.
    assert found["raw"]["value"] == pytest.approx(1.0)
    assert found["raw"]["low"] < 1 < found["raw"]["high"]
    assert result.find(document, "memcpy.saving.avx2")["raw"]["value"] == pytest.approx(0.5)
    assert said["answer"] == "worth it"
    words = "executed instructions" if basis == "instructions" else "busy time"
    assert words in said["sentence"]
    assert ("time" in said["sentence"]) == (basis == "time")


@pytest.mark.parametrize("gain, threshold, answer", [
    (0.5, 0.2, "worth it"), (0.5, 0.5, "inconclusive"), (0.5, 1.2, "not worth it"),
    (0.5, 2, "not worth it"), (-0.2, 0.3, "not worth it"),
    # the share's interval is 0.83 to 1.25 %
    (0.5, 0.38, "worth it"), (0.5, 0.45, "inconclusive"), (0.9, 1.2, "not worth it"),
    (0.99, 1.1, "inconclusive")])
def test_answers(tmp_path, gain, threshold, answer):
    _, said = judged(timed_profile(tmp_path), replayed(gain, jitter=0.01), threshold)
    assert said["answer"] == answer
    assert f"{threshold:g} %" in " ".join([said["sentence"], *said["reasons"]])


@pytest.mark.parametrize("threshold, answer, said", [
    (3, "not worth it", "memcpy and memmove are 2 % of executed instructions: even copies"),
    (0.3, "inconclusive", "memcpy and memmove are 2 % of executed instructions"),
    (1, "not worth it", "")])
def test_in_an_exact_machine_each_instruction_is_counted(threshold, answer, said, tmp_path):
    """And an answer has to hold with what rep repeats counted once, too."""
    timed = load(synthetic.profile(tmp_path / "p", synthetic.uniform(1000, 64), {
        "accelerator": "tcg", "exact": "yes", "busy-ns": "1000000000"},
        [synthetic.OBSERVED, synthetic.EXECUTED]))
    document, given = judged(timed, replayed(0.5, "ns"), threshold)
    assert [result.find(document, name)["raw"]["value"] for name in (
        "memcpy.share.copies", "memcpy.share.copies.once")] == [2.0, 0.4]
    if threshold == 1:
        assert given["answer"] == "inconclusive"
        assert "counted once they are 0.4 %, and it is not worth it" in given["sentence"]
    else:
        assert given["answer"] == answer and said in given["sentence"]
        assert any("counted once: 0.4 %, the answer is the same" in one
                   for one in given["reasons"])


@pytest.mark.parametrize("unit, low", [("ns", 25), ("instructions", 50)])
def test_what_is_saved_in_time_holds_raw_times_too(unit, low):
    """A half of net times is a quarter of raw ones, which are twice as long."""
    found = saved_by(replayed(0.5, unit, net=1000), "fast", "rep_movsb", Subset())
    assert (found.low, found.high) == pytest.approx((low, 50))


def test_instructions_and_time_are_never_multiplied(tmp_path):
    timed = timed_profile(tmp_path, accelerator="tcg", exact="yes")
    document, said = judged(timed)
    assert said["answer"] == "inconclusive"
    assert not any("saving" in entry["name"] for entry in document["measurements"])
    assert any("not multiplied" in warning for warning in document["warnings"])
    assert judged(timed, threshold=5)[1]["answer"] == "not worth it"


def test_calls_that_were_not_timed_forbid_an_answer(tmp_path):
    _, said = judged(timed_profile(tmp_path, SETS_TOO), threshold=0.001)
    assert said["answer"] == "inconclusive" and "too few were timed" in said["sentence"]


def test_a_cost_below_the_floor_is_not_printed(tmp_path):
    lines = ["cost memcpy 33 64 18 18 250 4500\n", "cost memcpy 33 64 22 22 250 5500\n",
             "cost-empty 18 18 250 4500\n", "cost-empty 22 22 250 5500\n"]
    document, said = judged(timed_profile(tmp_path, lines=lines))
    entry = result.find(document, "memcpy.cost")
    assert entry["below_floor"] and entry["net"] is None and said["answer"] == "inconclusive"


@pytest.mark.parametrize("busy, told", [
    ("5000000", "too little"), ("9" * 5000, "busy-ns: '9+'... .5000 characters. is not a count")],
    ids=["short", "of thousands of digits"])
def test_a_span_is_refused(busy, told, tmp_path):
    with pytest.raises(TareError, match=told):
        cost.base(timed_profile(tmp_path, busy_ns=busy).header)


def test_the_sentence_names_a_routine_whose_interval_holds_the_threshold():
    said = judge(BASE, "memcpy", Estimate(50, 50, 50, 9),
                 {"sure": Estimate(1, 0.8, 1.2, 9), "wide": Estimate(0.6, -2, 8, 9)}, 1)
    assert said["answer"] == "inconclusive"
    assert "wide would save 0.3 % [-1, 4]" in said["sentence"] and "sure" not in said["sentence"]


def test_too_few_repeats_are_told_with_what_helps():
    """--exact takes one process, whatever --processes says: there it is rounds that help."""
    said = judge(BASE, "memcpy", Estimate(50, 40, 60, 9),
                 {"a": Estimate(5, 4, 6, 4, confidence=0.875)}, 1)
    assert said["answer"] == "inconclusive"
    assert "6 processes or more, or with --exact 6 rounds" in said["sentence"]


@pytest.mark.parametrize("in_use, other, why", [
    ("rep_movsb", "avx2", "`rep movsb` counts one instruction a byte: "),
    ("rep_movsq", "avx2", "`rep movsq` counts one instruction for 8 bytes: "),
    ("libc", "avx2", "libc may repeat an instruction, which counts each time: "),
    ("kernel", "rep_movsb", "the savings of other routines were not measured")])
def test_counted_repetitions_rank_no_routine(in_use, other, why, tmp_path):
    timed = timed_profile(tmp_path, accelerator="tcg", exact="yes")
    for gain in (0.9, -0.9):
        counted = replayed(gain, "instructions", in_use=in_use, fast=other)
        document, said = judged(timed, counted, in_use=in_use)
        assert said["answer"] == "inconclusive" and why in said["sentence"]
        assert not any("saving" in entry["name"] for entry in document["measurements"])
        # the share alone, with all repetitions of the copies
        assert judged(timed, counted, 3, in_use)[1]["answer"] == "not worth it"


def test_the_command(tare, tmp_path):
    timed_profile(tmp_path)
    result.write(replayed(), tmp_path / "replay.json")
    words = ["memcpy", "verdict", tmp_path / "a.cost", "--replay", tmp_path / "replay.json"]
    status, out, err = tare(*words, "--in-use", "rep_movsb", "--json", tmp_path / "v.json",
                            "--html", tmp_path / "v.html", "--threshold", "0.2")
    assert status == 0, err
    assert "worth it: memcpy and memmove are 1 %" in out.replace("\n", " ")
    assert "7,050,000 ns" in out  # the figure of 2005
    assert result.read(tmp_path / "v.json")["verdict"]["answer"] == "worth it"
    status, _, err = tare(*words, "--in-use", "nosuch")
    assert status == 1 and "nosuch" in err


def few_large(tmp_path, timed):
    """10,000 calls of 16 bytes, 1,000 ns each, and 100 of 4,096 bytes, 100 ns each, in 0.5 s; of
    these so many were timed."""
    made = np.concatenate([synthetic.uniform(10_000, 16), synthetic.uniform(100, 4096)])
    timed_profile(tmp_path, made, [timed_line(5000, 1020), timed_line(timed, 120, 2049, 4096),
                                   empty_line(5060)], busy_ns="500000000")
    return tmp_path / "a.cost"


def test_the_least_is_judged_and_the_wall_clock_beside_it_is_not(tmp_path):
    """A neighbour that ran whenever the faster routine did."""
    lanes = [lane(name, [wall] * 20, least_ns=[least] * 10) for name, wall, least in
             (("ret", 1000, 1000), ("rep_movsb", 101_000, 101_000), ("fast", 900_000, 51_000))]
    made = fake_memreplay.replayed(lanes, 20, processes=10)
    document, said = judged(timed_profile(tmp_path), weighed(made, ("rep_movsb",), Subset()))
    assert said["answer"] == "worth it"
    found = result.find(document, "memcpy.saving.fast")["raw"]
    assert found["value"] == pytest.approx(0.5) and found["low"] > 0.4
    assert result.find(document, "memcpy.replay.all.fast.wall")["net"]["value"] == 899_000


def test_a_routine_that_is_lost_in_the_noise_may_save_all(tmp_path):
    """Its net is refused, and so is the answer that nothing saves enough."""
    document, said = judged(timed_profile(tmp_path), replayed(1.0, net=100), 0.5)
    assert result.find(document, "memcpy.replay.all.fast")["below_floor"]
    found = result.find(document, "memcpy.saving.fast")["raw"]
    # 100 of 1,100 are saved of raw times, all of net ones, of calls that are 1 %
    assert found["value"] == pytest.approx(100 / 1100) and found["low"] < 0.091 < 1 < found["high"]
    assert said["answer"] == "inconclusive"


@pytest.mark.parametrize("kernel, features, routine", [
    ("6.1.0-56-amd64 #1", "erms", "rep_movsb"), ("6.1.0", "", "rep_movsq"),
    ("6.12.9", "fsrm", "rep_movsb"), ("7.2", "erms", "kernel"), ("9" * 5000 + ".1", "", "kernel"),
    ("\u00b2.1", "fsrm", "rep_movsb"), ("", "", "kernel")])
def test_the_routine_in_use_follows_from_kernel_and_cpu(kernel, features, routine, tmp_path):
    header = Header(tmp_path, "profile", {"kernel": kernel, "cpu-features": features})
    assert run.routine_of_capture(header) == routine


@pytest.mark.parametrize("subset, share_of, answer, said", [
    (Subset(), 100 * (1e7 + 1e4) / 5e8, "inconclusive", "memcpy and memmove are 2"),
    (Subset(low=4096), 100 * 1e4 / 5e8, "not worth it", "of at least 4,096 bytes are 0.002 %")])
def test_share_and_saving_are_of_the_calls_that_were_replayed(subset, share_of, answer, said,
                                                              result_of, tmp_path):
    """Large copies are next to nothing of the whole."""
    result.write(replayed(0.5, subset=subset), tmp_path / "r.json")
    document, _ = result_of("memcpy", "verdict", few_large(tmp_path, 60), "--replay",
                            tmp_path / "r.json", "--in-use", "rep_movsb")
    assert document["verdict"]["answer"] == answer and said in document["verdict"]["sentence"]
    copies, saved = (result.find(document, f"memcpy.{name}")["raw"]["value"]
                     for name in ("share.copies", "saving.fast"))
    assert copies == pytest.approx(share_of, rel=1e-6) and saved == pytest.approx(share_of / 2)


def test_calls_of_other_sizes_do_not_stand_in_for_those_that_were_not_timed(
        result_of, tmp_path, monkeypatch):
    fake_memreplay.install(monkeypatch, fake_memreplay.document(
        [lane(name, [ns] * 6) for name, ns in (("ret", 100), ("sse2", 1100))], 6))
    said = result_of("memcpy", "verdict", few_large(tmp_path, 6), "--min-size", "4096",
                     "--in-use", "sse2", "--processes", 1)[0]["verdict"]
    assert said["answer"] == "inconclusive"
    assert "too few calls of memcpy and memmove of at least 4,096 bytes" in said["sentence"]


def test_a_verdict_takes_no_share_or_saving_from_another(tmp_path):
    first, _ = judged(timed_profile(tmp_path), replayed(0.5))
    again, said = judged(timed_profile(tmp_path, accelerator="tcg"), first)
    assert said["answer"] == "inconclusive"
    assert not any(entry["name"].startswith(("memcpy.share", "memcpy.cost", "memcpy.saving"))
                   for entry in again["measurements"])
    again, _ = judged(timed_profile(tmp_path, busy_ns="200000000"), first)
    names = [entry["name"] for entry in again["measurements"]]
    assert len(names) == len(set(names))
    assert result.find(again, "memcpy.saving.fast")["raw"]["value"] == pytest.approx(0.25)


def test_copies_that_cost_nothing_among_dear_sets_have_no_share(tmp_path):
    made = np.concatenate([synthetic.uniform(500, 64), synthetic.uniform(500, 64, 2)])
    lines = ["cost memcpy 33 64 19 19 500 9500\n", timed_line(500, 1020, 33, 64, "memset"),
             "cost-empty 18 18 500 9000\n", "cost-empty 22 22 500 11000\n"]
    document, said = judged(timed_profile(tmp_path, made, lines), threshold=1e-5)
    assert result.find(document, "memcpy.share")["raw"]["value"] > 0.4
    assert result.find(document, "memcpy.share.copies") is None
    assert said["answer"] == "inconclusive"
    assert "cost of memcpy and memmove is below the noise floor" in said["sentence"]


@pytest.mark.parametrize("processes, told", [(1, True), (10, False)])
def test_a_replay_of_one_process_is_said_to_hold_for_this_run(processes, told, tmp_path):
    """By a routine of any name."""
    name = "all.saved_against.my.so:fn"
    document, said = judged(timed_profile(tmp_path), replayed(processes=processes, fast=name))
    assert said["answer"] == "worth it" and f"; {name} would save" in said["sentence"]
    assert "Replay, all calls, net" in [panel.title for panel in plots.panels(document)]
    assert any("within this run" in said for said in document["warnings"]) == told


@pytest.mark.parametrize("words, first", [
    ([], "rep_movsb"), (["--baseline", "rep_movsl"], "rep_movsl"),
    (["-i", "rep_movsl"], "rep_movsb")])
def test_a_replay_is_told_against_the_routine_in_use_unless_another_is_named(
        result_of, tmp_path, monkeypatch, words, first):
    """The capture is of 6.1 on a CPU with ERMS; -i is given the routine that it needs."""
    asked = []
    fake_memreplay.install(monkeypatch, fake_memreplay.replayed(
        [lane(name, np.full(20, ns)) for name, ns in
         (("ret", 100), ("rep_movsl", 1100), ("rep_movsb", 600))], 20),
        lambda words, *_: asked.append(words.get("implementations")))
    path = synthetic.trace(tmp_path / "t", synthetic.uniform(100, 64), {"cpu-features": "erms"})
    found, _ = result_of("memcpy", "replay", path, "--processes", 1,
                         "--rounds", 20, *words)
    other, = {"rep_movsb", "rep_movsl"} - {first}
    saved = {row["routine"]: row[f"saved against {first} (%)"]
             for row in table_rows(found, "replay.all")}
    assert saved == {first: None, other: {"rep_movsl": "-100", "rep_movsb": "50"}[other]}
    assert asked == ["rep_movsl,rep_movsb" if "-i" in words else None]


def test_a_capture_without_timed_calls_is_refused_before_the_replay(refused, tmp_path, monkeypatch):
    monkeypatch.setattr(replay_verbs, "replay", lambda *words: pytest.fail("it was replayed"))
    for path in (synthetic.profile(tmp_path / "a"), synthetic.trace(tmp_path / "t")):
        assert "holds no timed calls" in refused(1, "memcpy", "verdict", path)
