# SPDX-License-Identifier: GPL-2.0-only
"""A verdict over hosts whose shares are known, and how often its interval holds the truth."""

import json
import statistics

import known_cost
import numpy as np
import pytest
import synthetic
from programs import TOP
from tare import figures, result, stats
from tare.experiments.fleet.read.store import Store
from tare.experiments.fleet.verdict import figures as verdict_figures, verbs
from tare.experiments.memcpy.read.names import Subset

pytest.importorskip("duckdb", reason="duckdb is not installed")

MEMCPY = Subset(("memcpy",))
CALLS, NET_NS, BUSY_NS = 1000, 1000, 10 ** 9


LATER = "20261124T120000Z"


@pytest.fixture(name="capture")
def _capture(tmp_path):
    """capture(hosts, ...): of each CALLS calls of memcpy that cost NET_NS each, and UNTIMED ones of
    memmove, in BUSY ns of work."""
    def make(hosts, *, calls=CALLS, busy=BUSY_NS, group="web", time="20261123T120000Z", keys=None,
             lines=None, untimed=0):
        made = [synthetic.uniform(count, 64, function) for function, count in
                enumerate((calls, untimed)) if count]
        for host in hosts:
            place = tmp_path / "inbox" / group / host
            place.mkdir(parents=True, exist_ok=True)
            synthetic.profile(place / f"{time}.profile", np.concatenate(made),
                              {"mode": "cost", "busy-ns": str(busy), "span-ns": str(busy),
                               "cpu-features": "rep_good erms", **(keys or {})},
                              extra=known_cost.cost_lines(NET_NS + 20) if lines is None else lines)
    return make


@pytest.fixture(name="judged")
def _judged(fleet, tmp_path):
    """judged(*options, gain=...) -> (status, document or None, stderr) of what is in the inbox."""
    def run(*words, gain=0.5, subset=MEMCPY, **more):
        replay, made = tmp_path / "replay.json", tmp_path / "verdict.json"
        result.write(known_cost.replayed(gain=gain, subset=subset, processes=1, **more), replay)
        made.unlink(missing_ok=True)
        status, err = fleet.imports(tmp_path / "inbox")
        assert status == 0, err
        status, out, err = fleet.tare("fleet", "verdict", "--store", fleet.store, "--replay",
                                      replay,
                                      "--json", made, *words)
        return status, json.loads(made.read_text()) if made.exists() else None, out + err
    return run


def shares_of(document):
    return result.find(document, "fleet.share")["raw"]


def test_the_share_is_the_sum_of_costs_over_that_of_work(capture, judged):
    """Five hosts of other sizes: a mean of their shares would be another figure."""
    calls, busy = [500, 1000, 2000, 3000, 4000], [2, 1, 3, 2, 4]
    for host, mine, work in zip("abcde", calls, busy, strict=True):
        capture(host, calls=mine, busy=work * BUSY_NS)
    status, made, said = judged()
    assert status == 0, said
    share = shares_of(made)
    assert share["value"] == pytest.approx(100 * sum(calls) * NET_NS / (sum(busy) * BUSY_NS))
    alone = stats.ratio_of_sums(np.array(calls) * NET_NS, np.array(busy) * BUSY_NS)
    blur = 0.02 * 5 / sum(busy)
    assert share["low"] == pytest.approx(100 * alone.low * (1 - blur))
    assert share["high"] == pytest.approx(100 * alone.high * (1 + blur))
    entry = result.find(made, "fleet.share")
    assert (entry["interval_over"], entry["repeats"]) == ("hosts", 5)
    saving = result.find(made, "memcpy.saving.fast")["raw"]
    assert saving["value"] == pytest.approx(share["value"] / 2)


@pytest.mark.parametrize("calls, busy, gain, answer", [
    (10_000, BUSY_NS // 10, 0.5, "worth it"), (10_000, BUSY_NS // 10, 0.0, "not worth it"),
    (600, BUSY_NS, 0.5, "not worth it"), (1_950, BUSY_NS // 10, 0.5, "inconclusive")])
def test_answers(capture, judged, calls, busy, gain, answer):
    """Shares of 10 %, 0.06 %, and of 2 %, half of which is the threshold; the same routine under
    two names saves nothing."""
    for number, host in enumerate("abcdef"):
        capture(host, calls=calls + calls * number // 50, busy=busy)
    status, made, _ = judged(gain=gain)
    assert status == 0 and made["verdict"]["answer"] == answer, made["verdict"]


@pytest.mark.parametrize("of_all, of_one, subset, said, share", [
    # one host does nearly all the work
    ({}, {"busy": 1000 * BUSY_NS}, MEMCPY, "weigh as much as 1.0 of equal work", False),
    # calls that were not timed often enough
    ({"lines": known_cost.cost_lines(1020, timed=20)}, {}, MEMCPY, "",
     False),
    # 2 % of the calls have no cost: functions that were tapped and not timed
    ({"calls": 980, "untimed": 20}, {}, Subset(),
     "2 % of these calls have sizes of which too few", True),
    ({"calls": 20_000, "busy": 10 ** 8, "lines": known_cost.cost_lines(9020)}, {}, MEMCPY,
     "above 100 % is impossible", True)])
def test_what_cannot_be_told(capture, judged, of_all, of_one, subset, said, share):
    capture("abde", **of_all)
    capture("c", **of_all | of_one)
    status, made, err = judged(subset=subset)
    assert status == 0, err
    assert made["verdict"]["answer"] == "inconclusive" and said in made["verdict"]["sentence"]
    assert bool(result.find(made, "fleet.share")) == share


def test_fewer_than_three_hosts_are_no_fleet(capture, judged):
    for hour in range(6):
        capture("ab", calls=CALLS + hour, time=f"20261123T0{hour}0000Z")
    status, made, said = judged()
    assert (status, made) == (1, None) and "2 hosts can be judged" in said and "needs 3" in said


def test_what_is_left_out_is_told(capture, judged):
    capture("abc")
    capture(["emulated"], keys={"accelerator": "tcg"})
    capture(["untimed"], keys={"mode": "profile"}, lines=[])
    capture(["newer"], keys={"kernel": "6.12.0 #1"})
    status, made, said = judged()
    assert status == 1 and "use 2 routines (kernel, rep_movsb)" in said and "--in-use" in said
    status, made, _ = judged("--in-use", "rep_movsb")
    told = " ".join(made["warnings"])
    assert "1 capture of an emulator" in told and "1 capture without timed calls" in told
    assert "1 capture of hosts that use kernel, not rep_movsb" in told
    assert made["environment"]["machine"] == "3 hosts" and "fleet generate" not in told


def test_choices(capture, judged):
    capture(("w0", "w1", "w2", "w3"), calls=1000)
    capture(("d0", "d1", "d2", "d3"), calls=2000, group="db", time=LATER,
            keys={"kernel": "6.1.2 #1"})
    for words, value in (((), 0.15), (("--group", "web"), 0.1), (("--group", "db"), 0.2),
                         (("--group", "db", "--group", "web"), 0.15),
                         (("--day", "2026-11-24"), 0.2), (("--release", "6.1.2"), 0.2)):
        assert shares_of(judged(*words)[1])["value"] == pytest.approx(value), words
    status, _, said = judged("--group", "none")
    assert status == 1 and "no profile of the store is of these hosts" in said


def table(document, name):
    return next(one["rows"] for one in document["tables"] if one["name"] == name)


@pytest.mark.parametrize("moved", [{}, {"accelerator": "kvm"}])
def test_a_host_that_was_changed_is_one_and_told_as_its_last_capture_has_it(capture, judged, moved):
    """With another kernel, or moved from bare metal to a VM."""
    capture("abc", calls=1000, keys={"kernel": "6.1.9 #1"})
    capture("abc", calls=3000, keys={"kernel": "6.1.2 #1", **moved}, time=LATER)
    made = judged()[1]
    share = result.find(made, "fleet.share")
    assert share["repeats"] == 3 and share["raw"]["value"] == pytest.approx(0.2)
    assert [row[2] for row in table(made, "hosts")] == ["6.1.2"] * 3


def test_groups_are_weighed_by_work_and_hosts_spread(capture, judged):
    for host, calls, busy, group in (("a", 1000, 1, "web"), ("b", 1000, 4, "web"),
                                     ("c", 3000, 1, "db")):
        capture(host, calls=calls, busy=busy * BUSY_NS, group=group)
    made = judged()[1]
    assert table(made, "groups") == [["group", "db", 1, "0.3 (no interval)"],
                                     ["group", "web", 2, "0.04 (no interval)"]]
    [[hosts_, least, *_, middle, _, most, deviation]] = table(made, "spread")
    assert (hosts_, least, middle, most) == (3, "0.025", "0.1", "0.3")
    assert deviation == figures.number(statistics.stdev([0.1, 0.025, 0.3]))


def test_what_cannot_be_judged_is_refused(capture, judged):
    """The replay has calls of memmove too, which nobody timed; time and instructions are not
    added."""
    capture("abc")
    status, _, said = judged(subset=Subset())
    assert status == 1 and "3 captures without timed calls of all these functions" in said
    assert judged("--threshold", "0")[0] == 2
    status, _, said = judged(subset=Subset(("memcpy",), 0, 128))
    assert status == 2 and "of at most 128 bytes" in said
    status, _, said = judged(in_use="rep_movsq")
    assert status == 1 and "the replay has no rep_movsb" in said
    capture("def", keys={"accelerator": "tcg", "exact": "yes"})
    status, _, said = judged()
    assert status == 1 and "some captures count time and some instructions" in said


@pytest.fixture(name="population", scope="module")
def _population(tmp_path_factory):
    """3,000 hosts of a synthetic fleet: other loads, CPUs, work, and so shares."""
    from tare.experiments.fleet import generate

    store = Store(tmp_path_factory.mktemp("many") / "store", create=True)
    # of a kernel with one routine
    generate.generate(store, sorted((TOP / "docs/data/6.12").glob("*.profile")), 3000, 1, 7)
    return verdict_figures.read(store, ("memcpy", "memmove"))


@pytest.mark.parametrize("count", [5, 10, 30, 100])
def test_how_often_the_interval_holds_the_truth(population, count):
    """Hosts drawn at random from a fleet whose share is known."""
    random = np.random.default_rng(18)
    net, busy = population.sums["net"], population.sums["busy"]
    truth, held, draws = net.sum() / busy.sum(), 0, 600
    for _ in range(draws):
        drawn = random.choice(len(net), count, replace=False)
        found = stats.ratio_of_sums(net[drawn], busy[drawn])
        held += found.low <= truth <= found.high
    assert 0.90 <= held / draws <= 0.98, held / draws


def test_what_three_thousand_hosts_say(population):
    made = verbs.verdict(population, known_cost.replayed(in_use=population.facts["routine"][0]))
    result.validate(made, "here")
    assert any("3000 captures of `tare fleet generate`" in one for one in made["warnings"])
    assert table(made, "spread")[0][0] == 3000
