# SPDX-License-Identifier: GPL-2.0-only
"""Pages: the routines that copy and clear them, and the verdict for each class of CPUs."""

import json
import struct
from pathlib import Path
from types import SimpleNamespace

import breadth
import fake_memreplay
import numpy as np
import pytest
import synthetic
from fake_memreplay import lane
from known_cost import table_rows
from programs import run

from tare import environment, result, stats
from tare.errors import TareError
from tare.experiments.memcpy.read.header import Header
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.replay import verbs as replay_verbs
from tare.experiments.memcpy.verdict import cost, pages

ROUTINES = [name for work in pages.WORKS.values() for pair in work.items() for name in pair if name]


def replayed(build, folder, calls, regime="l2", names=tuple(ROUTINES), which="host"):
    """{routine: what memreplay says of it} of Calls."""
    with open(folder / "calls", "wb") as stream:
        calls.draw(1).write(stream)
    done = run(getattr(build, which), f"--implementations={','.join(names)}", f"--regime={regime}",
               "--rounds=4", folder / "calls", check=True)
    return {one["name"]: one for one in json.loads(done.stdout)["implementations"]}


@pytest.mark.parametrize("which, pages_a_call", breadth.some(
    [("host", 1), ("static", 3), ("asan", 3)], [("static", 1), ("asan", 1), ("host", 3)]))
def test_each_routine_copies_or_clears_whole_pages_right(build, tmp_path, which, pages_a_call):
    found = replayed(build, tmp_path, pages.Calls(pages_a_call), which=which)
    assert all(found[name]["correct"] for name in ROUTINES), found
    assert all(min(found[name]["ns_per_replay"]) > 0 for name in ROUTINES)


def test_a_routine_of_pages_has_no_other_calls(source, replay):
    _, document, _ = replay(source, "--rounds", 1, "-i", "page_movsb,clear_stosb,libc")
    skipped = [one["skipped"] for one in document["implementations"]]
    assert skipped[1] == skipped[2] == "meant for whole pages, and not all calls are"
    assert skipped[3] is None


@pytest.mark.parametrize("name", ["page_movsb", "clear_regs"])
def test_what_is_evicted_takes_longer(build, tmp_path, name):
    """Three times as long, or more, by the least of each chunk: neighbours are not in it."""
    warm, cold = (replayed(build, tmp_path, pages.Calls(4), regime, (name,))[name]["least_ns"]
                  for regime in pages.REGIMES)
    if warm is None:
        pytest.skip("the time stamp counter is not a clock here")
    assert cold > 1.3 * warm


# ns a page: twice it where evicted, but for rep movsb 2.375 times; where 512 are done at once, half
NS = {"page_movsq": 100, "rep_movsq": 100, "page_movsb": 80, "rep_movsb": 80, "page_kernel": 200,
      "kernel": 200, "page_regs": 150, "clear_stosb": 50, "clear_run_stosb": 50,
      "clear_stosq": 60, "clear_run_stosq": 60, "clear_regs": 90}


def change(words, document, path):
    data = Path(path).read_bytes()
    calls, size = struct.unpack_from("<8sIIQQQ", data)[3], struct.unpack_from("<I", data, 48)[0]
    document |= {"rounds": int(words["rounds"]), "calls": calls, "implementations": [
        lane(name, []) for name in ("ret", *words["implementations"].split(","))],
        "regime_details": {"calls_larger_than_window": int(size > 100000)}}
    for one in document["implementations"]:
        once = not one["name"].startswith(("page_", "clear_s", "clear_regs"))
        ns = NS.get(one["name"], 0)
        if words["regime"] == "evicted":
            ns *= 2.375 if "movsb" in one["name"] else 2
        ns = calls * (size >> 12) * ns / (2 if once and size == 512 << 12 else 1) + calls
        one["ns_per_replay"], one["least_ns"] = [2 * ns] * document["rounds"], ns


@pytest.fixture
def judged(tmp_path, monkeypatch, result_of):
    """judged(keys of the capture, options) -> (the result, its rows by class and function)."""
    fake_memreplay.install(monkeypatch, fake_memreplay.document([], 4), change)

    def judge(*options, runs=0, others=True, here="erms", lost=0, **keys):
        monkeypatch.setattr(environment, "cpu_flags", here.split)
        made = np.concatenate([synthetic.uniform(30_000, 4096, 7),
                               synthetic.uniform(20_000, 4096, 8),
                               synthetic.uniform(runs, 512 << 12, 8),
                               synthetic.uniform(2 if others else 0, 100, 9)])
        path = synthetic.profile(tmp_path / "p", made, {
            "busy-ns": "100000000", "kernel": "6.12.1", "cpu-features": "erms",
            **{key.replace("_", "-"): value for key, value in keys.items()}}, lost=lost)
        document, _ = result_of("memcpy", "verdict", path, "--pages", "--processes", 6,
                                *options)
        return document, {tuple(row["function, CPU has"].split(", ")[::-1]): row
                          for row in table_rows(document, "pages.classes")}

    return judge


def test_throughput_share_and_savings_are_those_of_the_replays(judged):
    document, rows = judged()
    speed = result.find(document, "memcpy.pages.copied.512.evicted.rep_movsb")
    assert (speed["net"]["value"], speed["time"]) == (pytest.approx(4096 / 95), "host")
    # the replay's own cost is 1 ns for the one call
    assert speed["raw"]["value"] == pytest.approx(4096 / (95 + 1 / 512))
    ours = rows["ERMS", "copy_page"]
    # 30,000 pages of 100 ns cached and 200 evicted are 3 and 6 % of 100 ms, known to 20 ms
    share = result.find(document, "memcpy.share.pages")["raw"]
    assert (share["value"], share["low"], share["high"]) == (
        pytest.approx(4), pytest.approx(4 / 1.2), pytest.approx(8 / 0.8))
    assert (ours["pages"], ours["in use there"], ours["best"]) == (30_000, "page_movsq",
                                                                   "page_movsb")
    assert (ours["saves of these pages (%)"], ours["runs at once save (%)"]) == (
        "20 [5, 20]", "50")
    assert rows["neither", "clear_page"]["in use there"] == "clear_stosq"
    assert rows["neither", "clear_page"]["best"] == "clear_stosb"
    # 20 % of 3 is less than 1 at the low end of the base, and nothing is saved of the cleared
    assert rows["ERMS", "clear_page"]["best"] == "clear_stosb"
    assert document["verdict"]["answer"] == rows["ERMS", "clear_page"]["answer of the class"] == \
        "inconclusive"


def test_what_is_cleared_in_runs_costs_what_runs_cost(judged):
    """20,000 pages of 50 ns and 5,120 of 25 are 1 and 0.128 % of 100 ms."""
    document, rows = judged(runs=10, kernel="7.2.1")
    ours = rows["neither", "clear_page"]
    assert (ours["pages"], ours["in runs (%)"], ours["in use there"]) == (
        25_120, "20.4", "clear_run_stosq")
    assert rows["ERMS", "clear_page"]["of busy time (%)"].startswith("1.128 [")
    assert (ours["best"], ours["runs at once save (%)"]) == ("clear_run_stosb", None)
    copies = result.find(document, "memcpy.share.pages")["raw"]["value"] - 1.128
    assert copies == pytest.approx(3)
    # 50 ns for 60 where alone, 25 for 30 in runs: a sixth of either, evicted too
    assert ours["saves of these pages (%)"].startswith("16.67")


@pytest.mark.parametrize("threshold, answer", [("0.1", "worth it"), ("9", "not worth it")])
def test_each_class_has_its_answer(judged, threshold, answer):
    document, rows = judged("--threshold", threshold)
    assert document["verdict"]["answer"] == answer
    assert {row["answer of the class"] for row in rows.values()} == {answer}


def test_a_capture_without_a_time_has_no_share(judged):
    document, _ = judged(accelerator="tcg", exact="yes")
    assert (document["verdict"]["answer"], result.find(document, "memcpy.share.pages")) == (
        "inconclusive", None)


@pytest.mark.parametrize("function, kernel, name, routine", [
    ("copy_mc_to_kernel", "6.12.1", "ERMS", "page_movsb"),
    ("copy_mc_to_kernel", "6.12.1", "neither", "page_kernel"),
    ("copy_mc_to_kernel", "6.1.1", "neither", "page_movsq"),
    ("clear_page", "6.1.1", "FSRM and ERMS", "clear_stosb"),
    ("clear_page", "6.19.1", "neither", "clear_stosq"),
    ("clear_page", "7.0.1", "ERMS", "clear_run_stosb"),
    ("copy_page", "6.12.1", "FSRM and ERMS", "page_movsq")])
def test_what_each_kernel_uses_on_each_class(function, kernel, name, routine):
    assert pages.in_use(function, Header("p", "profile", {"kernel": kernel}), name) == routine


def test_pages_that_only_a_plugin_saw_are_counted_and_parts_of_pages_are_not(tmp_path):
    seen = load(synthetic.profile(tmp_path / "p", synthetic.uniform(5, 100, 9),
                                  extra=[synthetic.OBSERVED]))
    assert pages.counted(seen)[::2] == (
        {"clear_page": {1: 3}}, {"copy_page": 0, "copy_mc_to_kernel": 1, "clear_page": 0})
    with pytest.raises(TareError, match="record it with -f all, for copy_page,"):
        pages.counted(load(synthetic.profile(tmp_path / "q", synthetic.uniform(5, 4096))))


def test_no_page_is_lost_without_a_word(tmp_path):
    """Runs of 512 and 513 pages share a class of sizes; 4,100 bytes are not a page and a part."""
    seen = load(synthetic.profile(tmp_path / "p", synthetic.uniform(5, 100), extra=["""\
observed clear_page call 5 4210688 clear_huge_page+0x1/0x2
observed checked-copy call 3 12300 folio_mc_copy+0x1/0x2
observed inlined-set rep 9 28736 somebody+0x1/0x2
observed-size clear_page task 4096 4096 3 12288
observed-size clear_page task 2097152 2162687 2 4198400
observed-size checked-copy task 4096 4096 1 4096
observed-size checked-copy task 4097 4223 2 8204
observed-size inlined-set task 4096 4096 7 28672
observed-size inlined-set task 32 32 2 64
observed-align clear_page 0 - 5
observed-align inlined-set 0 - 9
observed-align checked-copy 0 0 3
"""]))
    assert pages.counted(seen) == (
        {"clear_page": {1: 3, 512: 1025}, "copy_mc_to_kernel": {1: 1}},
        ["copy_mc_to_kernel: 2 calls of 8,204 bytes may be of parts of pages and were left out",
         "7 pages set inline, by no function that is known to clear pages, and left out"],
        {"copy_page": 0, "copy_mc_to_kernel": 3, "clear_page": 7})


def test_calls_that_were_not_recorded_are_told(tmp_path):
    path = synthetic.profile(tmp_path / "p", synthetic.uniform(10, 4096, 7), lost=3)
    found, warnings, missing = pages.counted(load(path))
    assert found == {"copy_page": {1: 10}} and missing == {
        "copy_page": 3, "copy_mc_to_kernel": None, "clear_page": None}
    assert "copy_page: 3 of 13 calls were not recorded" in warnings
    with pytest.raises(TareError, match="mode dose has no sizes"):
        pages.counted(SimpleNamespace(header=Header("p", "profile", {"mode": "dose"})))


def test_what_nobody_looked_at_may_be_more(judged):
    document, _ = judged("--threshold", "9", others=False)
    assert document["verdict"]["answer"] == "inconclusive"
    assert document["verdict"]["sentence"].endswith("but nobody looked at copy_mc_to_kernel")
    assert any("nobody looked at copy_mc_to_kernel" in one for one in document["warnings"])


def test_what_was_lost_may_be_more(judged):
    """Of each function 30 pages are lost, or a million."""
    few, _ = judged("--threshold", "9", lost=30)
    many, _ = judged("--threshold", "9", lost=1_000_000)
    assert few["verdict"]["answer"] == "not worth it"
    assert many["verdict"]["answer"] == "inconclusive"
    assert "pages more may have been" in many["verdict"]["sentence"]


def test_what_is_the_best_of_evicted_pages_has_a_say(judged, monkeypatch):
    """clear_regs saves nothing of cached pages and 60 % of evicted ones, of some 2 % of the time;
    page_regs half of evicted ones, of 6."""
    one = pages.Replay.saved
    monkeypatch.setattr(pages.Replay, "saved", lambda self, routine, used: one(
        self, routine, used) if not routine.endswith("_regs") else stats.Estimate(
            *[-5 if self.regime == "l2" else 60] * 3, 20))
    document, _ = judged("--threshold", "4")
    assert document["verdict"]["answer"] == "inconclusive"
    assert "page_regs for copy_page" in document["verdict"]["sentence"]


@pytest.mark.parametrize("keys, said", [
    ({"here": "erms fsrm"}, "by a CPU that has FSRM and ERMS, and the captured one has ERMS"),
    ({"here": ""}, "that is by a CPU that has no fast strings"),
    ({"cpu_features": ""}, "the captured CPU has no rep_good")])
def test_the_verdict_is_of_a_cpu_as_the_captured_one(judged, keys, said):
    document, _ = judged("--threshold", "9", **keys)
    assert document["verdict"]["answer"] == "inconclusive"
    assert said in document["verdict"]["sentence"]


def test_more_than_all_time_is_no_answer(judged):
    document, _ = judged(busy_ns="50000000", runs=10_000)
    assert "that is more than there was" in document["verdict"]["sentence"]


def test_an_interval_holds_pages_that_are_all_evicted():
    """Each case has weights of its own: single pages are half of what cached ones take, and a
    twelfth where evicted."""
    def replay(run, regime):
        ns = {1: 100, 16: 50, 512: 10}[run] if regime == "l2" else 100
        return SimpleNamespace(run=run, regime=regime, a_page=lambda _: stats.exact(ns),
                               saved=lambda *_: stats.exact(10.0 if run == 1 else 0.0))

    part = pages._part("clear_page", {1: 100, 512: 1000}, Header("p", "profile", {
        "kernel": "7.2.1"}), "neither", [replay(run, regime) for run in pages.RUNS
                                         for regime in pages.REGIMES], cost.kind("tcg", False))
    gain = part.gains["clear_run_stosb"]
    assert (gain.value, gain.low, gain.high) == pytest.approx((5, 10 / 11, 5))
    assert [ns.value for ns, _ in part.cases] == [20_000, 20_000, 110_000, 110_000]


def test_an_emulated_machine_has_no_times(monkeypatch, refused, tmp_path):
    monkeypatch.setattr(replay_verbs, "replay_once", lambda *_: ({"environment": {
        "accelerator": "tcg"}}, None))
    path = synthetic.profile(tmp_path / "p", synthetic.uniform(5, 4096, 7))
    assert "is emulated, and its times are not a CPU's" in refused(77, "memcpy", "verdict", path,
                                                                "--pages")
