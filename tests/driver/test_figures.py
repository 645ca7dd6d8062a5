# SPDX-License-Identifier: GPL-2.0-only
"""What is made of floods and transfers: figures, tables, curves, the answer."""

import numpy as np
import pytest
from reports import flood

from tare import plots, result, stats
from tare.driver import compare, figures, run, session, tcp, turns
from tare.driver import flood as floods
from tare.errors import TareError

ENVIRONMENT = {"kernel": "6.1", "cpu_model": "QEMU max", "cpus": 1, "machine": "pcnet-6.1",
               "accelerator": "tcg", "exact": False, "wire": "tap"}
PUBLISHED = {"packets received": (46959, 68174), "average rate": (2.3, 2.4),
             "peak rate": (3.9, 2.6)}


def reports_of_a_transfer(rate=2e6, peak=3e6, size=10_000_000):
    sent = {"transfer": size, "seconds": 5.0, "connect_ns": 1000, "retransmitted": 2,
            "stack": "lwIP 2.1.3"}
    counters = {"busy_ns": 4_000_000_000, "clock_ns": 5_000_000_000, "interrupts": 700,
                "nic_missed": 9}
    got = {"transfer": size, "damaged": 0, "seconds": size / rate, "peak_bytes_per_second": peak,
           "longest_stall_ns": 3_000_000, "counters": counters}
    return sent, got


def transfer(rate=2e6, peak=3e6):
    return run.Transfer.of("any", *reports_of_a_transfer(rate, peak))


@pytest.fixture
def made():
    return result.document("driver.test", ENVIRONMENT)


def named(document, name):
    found = [table for table in document["tables"] if table["name"] == name]
    assert len(found) == 1
    return found[0]


def cells(table, line):
    """{column: cell} of the line that begins with `line`."""
    row, = [row for row in table["rows"] if row[0].startswith(line)]
    return dict(zip(table["columns"], row, strict=True))


@pytest.mark.parametrize("changed, said", [
    ({"damaged": 1}, "10000000 came, 1 of them with another value"),
    ({"transfer": 9_999_999}, "9999999 came, 0 of them with another value")])
def test_a_transfer_that_did_not_come_whole_is_no_measurement(changed, said):
    sent, got = reports_of_a_transfer()
    with pytest.raises(TareError, match=f"^any: of 10000000 bytes that were sent by TCP {said}$"):
        run.Transfer.of("any", sent, {**got, **changed})


# ---- latency


def test_ticks_are_told_in_ns():
    one = flood(latency=[[0, 99, 10], [2000, 2047, 990]])  # at 2 GHz
    assert one.latency == [(0, 49.5, 10), (1000, 1023.5, 990)]


def test_percentiles_are_the_upper_ends_of_the_buckets_that_reach_them():
    random = np.random.default_rng(7)
    values = np.sort((random.exponential(50_000, 100_000)).astype(int))
    low = values // 512 * 512
    starts, counts = np.unique(low, return_counts=True)
    buckets = [[int(start) * 2, (int(start) + 511) * 2, int(n)]
               for start, n in zip(starts, counts, strict=True)]
    one = flood(sent=100_000, latency=buckets)
    found = figures.latency([one])
    assert list(found) == ["p50", "p90", "p99", "p99.9", "p99.99"]
    for name, value in found.items():
        rank = int(np.ceil(float(name[1:]) / 100 * len(values))) - 1
        assert 0 <= value - values[rank] < 512


def test_a_bucket_that_ends_at_a_percentile_is_it():
    one = flood(latency=[[0, 200, 500], [0, 20000, 500]])
    assert figures.latency([one]) == {"p50": 100, "p90": 10000, "p99": 10000}
    assert figures.delay("name", "title", [one])["raw"]["value"] == 100


def test_percentiles_that_too_few_samples_support_are_left_out():
    assert list(figures.latency([flood(latency=[[0, 1, 999]])])) == ["p50", "p90"]
    assert list(figures.latency([flood(latency=[[0, 1, 1000]])])) == ["p50", "p90", "p99"]
    # of two runs together more
    assert "p99" in figures.latency([flood(latency=[[0, 1, 500]])] * 2)
    assert figures.latency([flood(latency=[])]) == {}


def test_percentiles_of_several_runs_are_of_all_their_packets():
    quick, slow = flood(latency=[[0, 200, 400]]), flood(latency=[[0, 20000, 600]])
    assert figures.latency([quick])["p50"] == 100
    assert figures.latency([quick, slow])["p50"] == 10000
    entry = figures.delay("name", "title", [quick, slow])
    assert entry["samples"] == 1000
    assert (entry["raw"]["low"], entry["raw"]["high"]) == (100, 10000)


def test_a_flood_of_which_nothing_arrived_has_no_latency(made):
    lost = flood(nic_missed=1000)
    assert lost.account.received == 0
    assert figures.delay("name", "title", [lost]) is None
    # of some that arrived and some that did not, it is that of those which did
    assert figures.delay("name", "title", [lost, flood()])["samples"] == 1000
    floods.fill(made, {"user-queued": [lost] * 2}, "driver.flood")
    result.validate(made, "here")
    assert result.find(made, "driver.flood.user-queued.received")["raw"]["value"] == 0
    assert result.find(made, "driver.flood.user-queued.latency") is None
    assert cells(named(made, "driver.flood.latencies"), "user-queued")["p50"] is None


# ---- where the packets went


def test_the_table_of_where_packets_went(made):
    runs = [flood(nic_missed=missed, queue_dropped=50) for missed in (10, 20, 60)]
    floods.fill(made, {"kernel-queue": runs, "kernel-napi": [flood()] * 3}, "driver.flood")
    table = named(made, "driver.flood.where")
    assert table["columns"] == ["design", "sent", "missed by the NIC", "dropped at the queue",
                                "received", "CPU %", "interrupts a packet"]
    line = cells(table, "kernel-queue")
    assert line["sent"] == 1000 and line["missed by the NIC"] == 20
    assert line["dropped at the queue"] == 50 and line["received"] == 930
    assert line["CPU %"] == 25.0
    assert line["interrupts a packet"] == round(500 / 980, 3)
    assert cells(table, "kernel-napi")["received"] == 1000


def test_interrupts_of_a_flood_of_which_nothing_was_taken():
    assert figures.interrupts_per_packet(flood(nic_missed=1000, interrupts=0)) == 0


def test_the_lateness_of_the_sender_is_a_condition():
    entry = figures.received("name", "title", [flood()] * 2)
    assert entry["conditions"] == ["5000 packets a second offered",
                                   "99 % of packets left at most 2 us late"]


# ---- sweep


def sweep(lossy, rates=(1000, 2000, 5000, 10000), rounds=3):
    """Runs of a sweep; lossy: {rate: [counters of each round]}."""
    return [flood(rate=float(rate), run=number, **lossy.get(rate, [{}] * rounds)[turn])
            for turn in range(rounds) for number, rate in enumerate(rates, 1)]


def zero_loss(made, runs, rates=(1000, 2000, 5000, 10000)):
    floods.fill_sweep(made, {"kernel-napi": runs}, rates)
    return result.find(made, "driver.sweep.kernel-napi.zero_loss")


def test_the_rate_without_loss_is_below_the_first_that_lost_in_any_round(made):
    entry = zero_loss(made, sweep({5000: [{}, {"nic_missed": 1}, {}]}))
    assert entry["raw"]["value"] == 2000 and entry["samples"] == 12 and not entry["conditions"]


def test_a_higher_rate_that_lost_nothing_by_chance_does_not_count(made):
    assert zero_loss(made, sweep({2000: [{"socket_dropped": 1}] * 3}))["raw"]["value"] == 1000


def test_what_the_wire_refused_is_no_loss_of_the_design(made):
    assert zero_loss(made, sweep({2000: [{"refused": 400}] * 3}))["raw"]["value"] == 10000


def test_a_design_that_loses_at_the_lowest_rate(made):
    entry = zero_loss(made, sweep({1000: [{"queue_dropped": 1}] * 3}))
    assert entry["raw"]["value"] == 0 and entry["conditions"] == ["0: the lowest rate lost packets"]


def test_curves_are_shares_of_the_rate_with_their_intervals_and_can_be_drawn(made, tmp_path):
    zero_loss(made, sweep({10000: [{"nic_missed": lost} for lost in (100, 200, 400)]}))
    result.validate(made, "here")
    curves = {entry["name"]: entry["curves"][0]["points"] for entry in made["distributions"]}
    assert list(curves) == ["driver.sweep.received", "driver.sweep.missed",
                            "driver.sweep.queue_dropped"]
    assert curves["driver.sweep.missed"][-1] == {"x": 10000, "value": 2000.0, "low": 1000.0,
                                                 "high": 4000.0, "confidence": 0.75}
    assert curves["driver.sweep.received"][-1]["value"] == 8000
    drawn = plots.panels(made)
    assert [title for title, _ in drawn] == [entry["title"] for entry in made["distributions"]]
    for title, draw in drawn:
        svg = plots.svg(draw, title)
        assert "<svg" in svg and "kernel-napi (75 %)" in svg and "packets a second offered" in svg
    target = tmp_path / "curves.png"
    assert plots.write_png([made], target) == 3
    assert target.read_bytes().startswith(b"\x89PNG")


def test_a_table_of_each_design_of_a_sweep_has_a_line_a_rate(made):
    zero_loss(made, sweep({}))
    assert [row[0] for row in named(made, "driver.sweep.kernel-napi")["rows"]] == [
        "1000 a second", "2000 a second", "5000 a second", "10000 a second"]


# ---- ratios, and the table of 2009


def arrived(*counts, **more):
    """Floods of 1,000 of which so many arrived."""
    return [flood(nic_missed=1000 - count, **more) for count in counts]


def test_a_ratio_is_taken_round_by_round():
    entry = figures.ratio("name", "title", arrived(500, 800, 900), arrived(250, 400, 300),
                          lambda one: one.account.received)
    assert entry["raw"] == {"value": 2.0, "low": 2.0, "high": 3.0, "confidence": 0.75}
    assert (entry["interval_over"], entry["repeats"]) == ("boots", 3)


def test_there_is_no_ratio_to_nothing_or_to_other_rounds():
    def of(one):
        return one.account.received

    assert figures.ratio("name", "title", arrived(5, 5), arrived(5, 0), of) is None
    assert figures.ratio("name", "title", arrived(5, 5), arrived(5), of) is None


def test_ratios_of_the_comparison(made):
    taken = {"kernel-queue": arrived(500, 500), "user-direct": arrived(750, 750)}
    moved = {"kernel-queue": [transfer(2e6)] * 2, "user-direct": [transfer(3e6)] * 2}
    compare.ratios(made, compare.Taken(taken, taken, {}, moved, []))
    ours = {entry["name"]: (entry["raw"]["value"], entry["published"]["value"])
            for entry in made["measurements"]}
    assert ours == {"driver.flood": (1.5, round(68174 / 46959, 3)),
                    "driver.flood.overload": (1.5, round(68174 / 46959, 3)),
                    "driver.tcp": (1.5, round(2.4 / 2.3, 3))}


@pytest.mark.parametrize("missing", ["kernel-queue", "user-direct"])
def test_there_are_no_ratios_without_both(made, missing):
    taken = {"kernel-queue": arrived(500), "user-direct": arrived(750)}
    del taken[missing]
    compare.ratios(made, compare.Taken(taken, taken, {}, None, []))
    assert not made["measurements"]


def test_the_table_of_2009_stands_beside_ours():
    taken = {"user-direct": arrived(700, 800, 750), "kernel-queue": arrived(500, 400, 450),
             "user-queued:32": arrived(1, 2, 3)}
    moved = {name: [transfer(rate, 2 * rate)] * 3
             for name, rate in zip(taken, (3e6, 2e6, 1e6), strict=True)}
    table = compare._beside_2009(taken, moved)
    assert table["columns"] == ["", "2009 in kernel", "2009 user level", "kernel-queue",
                                "user-direct"]
    ours = {"packets received": (450, 750), "average rate": (2, 3), "peak rate": (4, 6)}
    assert len(table["rows"]) == len(PUBLISHED)
    for line, kernel_2009, user_2009, kernel, user in table["rows"]:
        measure = line.split(", ")[1]
        assert (kernel_2009, user_2009) == PUBLISHED[measure]
        assert (kernel, user) == ours[measure]


def test_the_table_of_2009_without_transfers():
    rows = compare._beside_2009({"kernel-queue": arrived(9)}, None)["rows"]
    assert sorted(row[3] is None for row in rows) == [False, True, True]


# ---- the answer about queueing


def pairs(kernel, user, dropped=300):
    """Floods of both pairs; kernel, user: of 600 packets that reach the direct design, how many
    reach the queued one in each round. Those that do not were dropped at the queue."""
    taken = {}
    for queued, direct, counts in (("kernel-queue", "kernel-napi", kernel),
                                   ("user-queued", "user-direct", user)):
        taken[queued] = [flood(nic_missed=1000 - dropped - count, queue_dropped=dropped)
                         for count in counts]
        taken[direct] = arrived(*[600] * len(counts))
    return taken


# six boots: fewer have no interval of 95 %
LESS, SAME, MORE = (300, 280, 320) * 2, (550, 600, 650) * 2, (650, 660, 680) * 2


@pytest.mark.parametrize("kernel, user, dropped, word", [
    (LESS, LESS, 300, "yes"),
    (MORE, MORE, 300, "no"),
    (SAME, SAME, 0, "no"),
    # queues that drop a part, and intervals that include 1
    (SAME, SAME, 300, "cannot tell"),
    (LESS, MORE, 300, "cannot tell"),
    (MORE, LESS, 300, "cannot tell"),
    (LESS, SAME, 300, "cannot tell"),
    (SAME, MORE, 300, "cannot tell")])
def test_whether_queueing_is_what_hurts(made, kernel, user, dropped, word):
    made["verdict"] = compare.answer(pairs(kernel, user, dropped))
    assert made["verdict"]["answer"] == word
    assert made["verdict"]["sentence"].endswith(".") and len(made["verdict"]["reasons"]) == 2
    result.validate(made, "here")


@pytest.mark.parametrize("kernel, user, dropped", [(LESS, LESS, 300), (MORE, MORE, 300),
                                                   (SAME, SAME, 0)])
@pytest.mark.parametrize("boots, sure", [(5, "93 %"), (3, "75 %"), (1, "one boot: no interval")])
def test_boots_too_few_for_an_interval_of_95_percent_give_no_answer(kernel, user, dropped, boots,
                                                                   sure):
    found = compare.answer(pairs(kernel[:boots], user[:boots], dropped))
    assert found["answer"] == "cannot tell" and "less than 95 %" in found["sentence"]
    assert all(f"] ({sure}) of what" in reason for reason in found["reasons"])


def test_the_reasons_of_the_answer_have_the_figures():
    said = compare.answer(pairs(LESS, MORE))["reasons"]
    assert said[0].startswith("kernel-queue delivers 0.50 [0.47, 0.53] of what kernel-napi does; "
                              "50.0 % of the packets that its driver took from the ring were")


def test_one_pair_is_enough_for_an_answer():
    taken = pairs(LESS, MORE)
    del taken["user-queued"]
    found = compare.answer(taken)
    assert found["answer"] == "yes" and len(found["reasons"]) == 1


def test_there_is_no_answer_without_a_pair():
    taken = pairs(LESS, LESS)
    assert compare.answer({name: taken[name] for name in ("kernel-queue", "user-direct")}) is None
    # nor from a direct design of which nothing arrived
    nothing = {"kernel-queue": arrived(5), "kernel-napi": arrived(0)}
    assert compare.answer(nothing) is None


# ---- transfers


def test_transfers(made):
    runs = [transfer(rate) for rate in (1e6, 2e6, 4e6)]
    tcp.fill(made, {"kernel-queue": runs}, "stream", compare._published()["tcp"])
    result.validate(made, "here")
    average = result.find(made, "driver.tcp.kernel-queue.average")
    assert average["raw"] == stats.median([1, 2, 4]).as_dict()
    assert average["published"]["value"] == 2.3 and average["unit"] == "MB/s"
    assert average["conditions"] == ["sent by the TCP of lwIP 2.1.3, over the wire stream"]
    assert result.find(made, "driver.tcp.kernel-queue.peak")["published"]["value"] == 3.9
    assert cells(named(made, "driver.tcp.cost"), "kernel-queue") == {
        "design": "kernel-queue", "MB/s": 2, "peak MB/s": 3, "CPU %": 80, "CPU ns a byte": 400,
        "interrupts a MB": 70, "missed by the NIC": 9, "sent again": 2, "longest stall, ms": 3}
    assert "lwIP 2.1.3, over the wire stream" in named(made, "driver.tcp.cost")["notes"][0]


@pytest.mark.parametrize("missing", ["seconds", "peak_bytes_per_second"])
def test_a_transfer_that_is_too_short_for_a_rate_is_told(missing):
    sent, got = reports_of_a_transfer()
    got[missing] = 0.0
    with pytest.raises(TareError, match="^any: 10000000 bytes came too quickly to have a rate"):
        run.Transfer.of("any", sent, got)


def test_a_whole_comparison_passes_the_schema(made):
    quoted = compare._published()
    normal = pairs(LESS, LESS)
    moved = {name: [transfer()] * 3 for name in normal}
    floods.fill(made, normal, "driver.flood", quoted["flood"])
    floods.fill(made, normal, "driver.overload")
    floods.fill_sweep(made, {name: sweep({}) for name in normal}, (1000, 2000, 5000, 10000))
    tcp.fill(made, moved, "tap", quoted["tcp"])
    compare.ratios(made, compare.Taken(normal, normal, {}, moved, []))
    made["tables"].insert(0, compare._beside_2009(normal, moved))
    made["verdict"] = compare.answer(normal)
    result.validate(made, "here")
    assert result.find(made, "driver.flood.kernel-queue.received")["published"]["value"] == 46959
    assert result.find(made, "driver.flood.user-direct.received")["published"]["value"] == 68174


# ---- turns


def test_designs_are_in_the_middle_of_the_same_time(monkeypatch):
    """A B C, C B A: of what drifts steadily each has as much."""
    order = []

    def run_one(design, commands, **options):
        order.append(design)
        return len(order)

    monkeypatch.setattr(session, "run", run_one)
    variants = {name: (name, []) for name in ("first", "second", "third")}
    when = {name: [] for name in variants}
    for name, number in turns.take(variants, 4, [], 1, {}):
        when[name].append(number)
    assert order[:3] == list(variants)
    assert {sum(numbers) / 4 for numbers in when.values()} == {6.5}
