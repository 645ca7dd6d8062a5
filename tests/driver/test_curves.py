# SPDX-License-Identifier: GPL-2.0-only
"""What is made of floods in virtual time: tables, curves, 2009 on their axis, the answer."""

import dataclasses
from types import SimpleNamespace

import pytest

from tare import result
from tare.experiments.driver import curves, figures
from tare.experiments.driver.accounts import Account
from tare.experiments.driver.paced import Flood, Load, Series

ENVIRONMENT = {"kernel": "6.1", "cpu_model": "QEMU max", "cpus": 1, "machine": "pcnet-hub-6.1",
               "accelerator": "tcg", "exact": True, "wire": "hub"}
LOADS = [Load.of(rate, 1000) for rate in (100_000, 200_000, 400_000)]
NAMES = ("kernel-queue", "kernel-napi", "user-direct", "user-queued")


def series(load, received, dropped=0):
    """received: of each flood."""
    def flood(received):
        account = Account(load.count, load.count - received - dropped, 0, 0, dropped, 0, 0,
                          received)
        return Flood(account, 4000.5, 900,
                     [(1000, 1023, received - 1), (2048, 2111, 1)] if received else [])

    return Series(load, tuple(flood(count) for count in received), 20.25)


def alike(load, received, dropped=0):
    """Six floods that received the same."""
    return series(load, [received] * 6, dropped)


def taken(access="card", **received):
    """{(access, name, load): Series}; received: of 1,000, at each load."""
    return {(access, name.replace("_", "-"), load):
            alike(load, count) if isinstance(count, int) else series(load, count)
            for name, counts in received.items() for load, count in zip(LOADS, counts)}


def table(made, name):
    found, = [table for table in made["tables"] if table["name"] == name]
    return found


@pytest.fixture
def made():
    document = result.document("driver.flood", ENVIRONMENT)
    floods = taken(kernel_queue=(1000, 400, 40), kernel_napi=(1000, 800, 400),
                   user_direct=(1000, 1000, 920), user_queued=(1000, 990, 0))
    curves.fill(document, floods)
    result.validate(document, "here")
    return document


def test_every_figure_has_its_design_and_load_as_fields(made):
    found = result.find(made, "driver.flood.card.kernel-queue.5000.received")
    assert found["raw"] == {"value": 40, "low": 40, "high": 40, "confidence": 0.96875}
    assert (found["interval_over"], found["repeats"]) == ("floods of one exact machine", 6)
    assert found["about"] == {
        "what": "flood", "access": "card", "design": "kernel-queue",
        "instructions_per_packet": 5000, "offered": 6000, "missed": 3600,
        "errors": 0, "driver_dropped": 0, "queue_dropped": 0,
        "stack_dropped": 0, "socket_dropped": 0, "received": 2400}
    cost = result.find(made, "driver.flood.card.kernel-queue.5000.instructions")
    assert (cost["raw"]["value"], cost["overhead"]["value"], cost["net"]["value"]) == (
        4020.75, 20.25, 4000.5)
    delay = result.find(made, "driver.flood.card.kernel-napi.2500.latency")
    assert delay["raw"]["value"] == 1023
    assert delay["percentiles"] == {"p50": 1023, "p90": 1023, "p99": 1023}
    # nothing came, so that nothing has a latency
    assert result.find(made, "driver.flood.card.user-queued.2500.latency") is None


def test_unmeasured_figures_are_left_out_with_a_warning():
    document = result.document("driver.flood", ENVIRONMENT)
    floods = taken(kernel_queue=(1000, 400, 40))
    floods = {key: dataclasses.replace(one, overhead=None, untold="steps of 10 ms")
              for key, one in floods.items()}
    curves.fill(document, floods)
    result.validate(document, "here")
    assert result.find(document, "driver.flood.card.kernel-queue.5000.received")
    assert result.find(document, "driver.flood.card.kernel-queue.5000.instructions") is None
    where = table(document, "driver.flood.where.card")
    assert where["rows"][0][where["columns"].index("instructions a packet")] is None
    assert "instructions a packet were not measured" in document["warnings"][0]


def test_lines_and_curves_go_by_load(made):
    where = table(made, "driver.flood.where.card")
    assert [row[1] for row in where["rows"]] == [10_000] * 4 + [5000] * 4 + [2500] * 4
    row = dict(zip(where["columns"], where["rows"][4], strict=True))
    assert row == {"design": "kernel-queue", "instructions between packets": 5000,
                   "packets a second": 200_000, "received, %": 40, "from": 40, "to": 40,
                   "sent": 6000, "missed by the NIC": 3600, "received": 2400,
                   "instructions a packet": 4000.5, "interrupts a packet": 2.25}
    curve, = [curve for curve in made["distributions"][0]["curves"]
              if curve["name"] == "kernel-queue"]
    assert [(point["x"], point["value"]) for point in curve["points"]] == [
        (2500, 4), (5000, 40), (10_000, 100)]


def test_2009_stands_on_the_same_axis(made):
    rows = {row[0]: row[1:] for row in table(made, "driver.flood.published")["rows"]
            if row[0] != "card"}
    assert rows["2009"] == [72_000, 4.7, 6.82, 1.452]
    # 4.696 % of the packets, between 4 % at 2,500 and 40 % at 5,000
    assert rows["card: in kernel as much as 2009"][0] == 2534
    # 1.45 times as many, between 2.5 times at 5,000 and as many at 10,000
    assert rows["card: user level over kernel as 2009"][0] == 8116


def test_a_change_compares_designs_that_differ_in_nothing_else():
    document = result.document("driver.flood", ENVIRONMENT)
    curves.fill(document, taken(kernel_queue=(1000, 400, 0), kernel_lwip=(1000, 991, 300),
                                user_tap=(1000, 992, 150), user_direct=(1000, 995, 900)))
    steps = table(document, "driver.flood.steps")
    rows = {(row[1], row[3]): row[4:] for row in steps["rows"]}
    # user-tap and user-direct lose less than 1 % at 5,000; nobody anything at 10,000
    assert {pair: row[:3] for pair, row in rows.items()} == {
        (5000, "user-tap / kernel-queue"): [99.2, 40, 59.2],
        (5000, "kernel-lwip / kernel-queue"): [99.1, 40, 59.1],
        (2500, "user-tap / kernel-queue"): [15, 0, 15],
        (2500, "user-direct / kernel-lwip"): [90, 30, 60],
        (2500, "kernel-lwip / kernel-queue"): [30, 0, 30],
        (2500, "user-direct / user-tap"): [90, 15, 75]}


def test_a_change_is_taken_flood_by_flood():
    document = result.document("driver.flood", ENVIRONMENT)
    # the moments of the last flood suit neither
    curves.fill(document, taken(user_tap=(1000, (500, 520, 540, 560, 580, 300)),
                                kernel_queue=(1000, (400, 420, 440, 460, 480, 190))))
    row, = table(document, "driver.flood.steps")["rows"]
    assert row[4:] == [53, 43, 10, 10, 11]


def test_a_curve_between_two_of_its_points():
    assert curves.value_at([(4, 30), (1, 10)], 2) == 20
    assert curves.value_at([(4, 30), (1, 10)], 4) == 30
    assert curves.value_at([(4, 30), (1, 10)], 5) is None


def test_percentiles_that_too_few_packets_support_are_left_out():
    def percentiles(count):
        return list(figures.latency(SimpleNamespace(latency=[(0, 1, count)])))

    assert percentiles(999) == ["p50", "p90"] and percentiles(1000) == ["p50", "p90", "p99"]
    assert not percentiles(0)


def test_percentiles_are_the_upper_ends_of_the_buckets_that_reach_them():
    flood = SimpleNamespace(latency=[(2000, 2047, 500), (0, 99, 500)])
    assert figures.latency(flood) == {"p50": 99, "p90": 2047, "p99": 2047}


def test_interrupts_of_a_flood_of_which_nothing_was_taken():
    account = Account(1000, 1000, 0, 0, 0, 0, 0, 0)
    assert figures.interrupts_per_packet(SimpleNamespace(account=account, interrupts=0)) == 0


def test_a_curve_that_does_not_reach_a_value_has_no_crossing():
    assert curves.crossing([(1, 0.5), (2, 0.9)], 0.4) is None
    assert curves.crossing([(4, 3.0), (1, 1.0)], 2.0) == 2
    assert curves.crossing([], 1) is None


# ---- the answer


LESS, SAME, MORE = (1000, 300, 100), (1000, 600, 500), (1000, 700, 600)


@pytest.mark.parametrize("queued, word", [
    (LESS, "yes"), (SAME, "no"), (MORE, "no"), ((1000, 300, 600), "cannot tell"),
    # a difference of 1 % of what was offered is none
    ((1000, 591, 491), "no"), ((1000, 589, 490), "yes"),
    # it hurts at one load, and another tells nothing
    ((1000, 300, (480, 520, 490, 510, 470, 530)), "yes"),
    # every flood must say so
    ((1000, 600, (480, 480, 480, 480, 480, 495)), "cannot tell"),
    ((1000, 600, (495, 500, 510, 520, 530, 540)), "no"),
    # and five are no interval of 95 %
    ((1000, (300,) * 5, 500), "cannot tell")])
def test_whether_queueing_hurts(queued, word):
    direct = tuple(count if isinstance(mine, int) else (count,) * len(mine)
                   for count, mine in zip(SAME, queued))
    kernel = taken(kernel_napi_queue=queued, kernel_napi=direct, kernel_queue=LESS)
    user = taken(user_queued=queued, user_direct=direct)
    assert curves.answer(kernel)["answer"] == word
    assert curves.answer(user)["answer"] == word
    assert len(curves.answer(kernel)["reasons"]) == 2


def test_a_load_without_losses_gives_no_answer():
    found = curves.answer(taken(kernel_napi_queue=(1000, 995, 1000), kernel_napi=(1000, 991, 994)))
    assert (found["answer"], found["reasons"]) == ("cannot tell", [])


def test_the_kernels_pair_is_the_answer_and_user_level_has_its_own():
    found = curves.answer({**taken(kernel_napi_queue=SAME, kernel_napi=SAME),
                           **taken(user_queued=LESS, user_direct=SAME)})
    assert found["answer"] == "no" and len(found["reasons"]) == 4
    assert found["sentence"] == (
        "Does queueing before delivery hurt? In the kernel no (no in the row card); "
        "at user level yes (yes in the row card).")


def test_each_row_has_an_answer_of_its_own():
    floods = {**taken("card", kernel_napi_queue=LESS, kernel_napi=SAME),
              **taken("vm-2009", kernel_napi_queue=SAME, kernel_napi=SAME)}
    found = curves.answer(floods)
    assert found["answer"] == "cannot tell"
    assert "yes in the row card, no in the row vm-2009" in found["sentence"]


def test_the_reasons_have_the_counts():
    floods = taken(kernel_napi_queue=LESS, kernel_napi=SAME)
    key = ("card", "kernel-napi-queue", LOADS[1])
    floods[key] = alike(LOADS[1], 300, dropped=650)
    assert curves.answer(floods)["reasons"][0] == (
        "card, 5000 instructions between packets: kernel-napi-queue received 30 % of the packets "
        "and kernel-napi 60 %: 30.0 less [30.0, 30.0]; 65 % were dropped at the queue, after work")


def test_there_is_no_answer_without_a_pair():
    assert curves.answer(taken(kernel_napi_queue=LESS, user_direct=SAME)) is None
    # these differ in interrupts, too
    assert curves.answer(taken(kernel_queue=LESS, kernel_napi=SAME)) is None
