# SPDX-License-Identifier: GPL-2.0-only
"""What `tare events setup` makes of runs: figures where all counts agree, and words where not."""

import pytest
from event_documents import connected as client, connecting as run, empty, served, write

from tare import result, text
from tare.errors import TareError
from tare.experiments.events.setup import figures, verbs
from tare.experiments.events.setup.run import Run, Setting

STALLS = {100: 0, 500: 8, 800: 22, 1000: 31}


def plan(models=("select", "epoll"), connections=tuple(STALLS), phases=9, more=False, **base):
    return verbs.settings_of(models, connections, Setting("", 0, timeout=3, **base), phases, more)


def made_of(of, change=lambda setting, run: run):
    """The result of a plan: select stalls where its queue is short, epoll never."""
    runs = {setting: change(setting, run(
        setting, STALLS.get(setting.connections, 40)
        if setting.model == "select" and setting.backlog < 4096 else 0))
        for boot in verbs.boots(of) for setting in boot}
    made = empty("events.setup")
    verbs.fill(made, of, runs)
    result.validate(made, "here")
    text.render(made)
    return made


def table(made, name):
    return next((one for one in made["tables"] if one["name"] == f"events.setup.{name}"), None)


def test_2006_stands_beside_ours():
    made = made_of(plan())
    found = table(made, "published")
    assert found["columns"] == ["connections", "select 2006", "select", "epoll 2006", "epoll"]
    assert [row[:2] for row in found["rows"]] == [[100, 0], [500, 24], [800, 59], [1000, 84]]
    assert found["rows"][3][2] == pytest.approx(31 * 3.07 + 969 * 50e-6 + 0.01, abs=1e-3)
    assert made["verdict"]["answer"] == "no" and "accept queue" in made["verdict"]["sentence"]
    # what the curve's beginning rests on is said where it is read first
    chosen = "pace is an input, pauses of 0 to 80 us, chosen so that the curve begins where that of"
    assert chosen in made["verdict"]["sentence"] and chosen in made["distributions"][0]["title"]
    entry = result.find(made, "events.setup.select.1000")
    assert entry["published"]["value"] == 84 and entry["repeats"] == 9
    assert entry["interval_over"] == result.PHASES
    assert [curve["name"] for curve in made["distributions"][0]["curves"]][:2] == ["select",
                                                                                  "epoll"]


def test_of_five_runs_three_are_averaged():
    seconds = [5, 1, 9, 4, 3, 100, 100]
    point = figures.Point(tuple(run(Setting("select", 100, seed=seed), seconds=one)
                                for seed, one in enumerate(seconds)))
    assert point.as_2006 == 4 and point.seconds.value == 5
    assert figures.Point(point.runs[:4]).as_2006 == 4.5


def test_the_explanation_adds_up():
    row = table(made_of(plan(models=("select",))), "explained")["rows"][-1]
    model, connections, *counts, seconds, nominal, late, rest, share = row
    assert (model, connections, counts) == ("select", 1000, [9 * 31] * 3)
    assert nominal == 9 * 31 * 3 and nominal + late + rest == pytest.approx(seconds, abs=2e-3)
    assert share == pytest.approx(100 * (nominal + late) / seconds, abs=0.01)


@pytest.mark.parametrize("counter", ["ListenOverflows", "TCPSynRetrans"])
@pytest.mark.parametrize("by_server", [False, True])
def test_counts_that_do_not_agree_are_told_and_no_figure(counter, by_server):
    def forge(setting, one):
        if (setting.model, setting.connections, setting.seed) != ("select", 1000, 4):
            return one
        return run(setting, 31, **({"by_server": {counter: 30}} if by_server else {counter: 30}))

    made = made_of(plan(), forge)
    whose = f"{counter}, by the server" if by_server else counter
    assert any(f"{whose}: 30" in warning for warning in made["warnings"])
    assert 1000 not in [row[1] for row in table(made, "explained")["rows"]]
    assert made["verdict"]["answer"] == "inconclusive"
    assert result.find(made, "events.setup.select.1000")["about"]["stalls"] is None


DISAGREE = "wanted, the client has .*, the server accepted"


@pytest.mark.parametrize("server, of_client, said", [
    (served("select", 99), client(), DISAGREE),
    (served("select"), client(99, connect_ns=[1] * 99), DISAGREE),
    (served("select", 589), client(1000, 1000, [1] * 1000), DISAGREE),
    (served("poll"), client(), "the model is poll, not select")])
def test_a_client_and_a_server_that_disagree_give_no_figure(tmp_path, server, of_client, said):
    write(tmp_path, 0, server, of_client)
    with pytest.raises(TareError, match=said):
        Run.read(Setting("select", of_client["wanted"]), tmp_path, 0)


def test_phases_that_are_one_run_over_again_are_no_phases():
    with pytest.raises(TareError, match="of 9 client phases only 1 differ"):
        made_of(plan(models=("select",)), lambda setting, one: Run(setting, one.served, {
            **one.client, "connect_ns": [5] * setting.connections, "seconds": 0.1}))


LIMIT = "eventserver: FD_SETSIZE: further connections are closed at once"


def stopped(setting, one):
    """Select is, above 1,000 connections."""
    beyond = setting.model == "select" and setting.connections > 1000
    return Run(setting, {}, {}, LIMIT) if beyond else one


def test_a_model_that_stops_is_told():
    made = made_of(plan(more=True), stopped)
    found = table(made, "far")
    assert [row[0] for row in found["rows"]] == [2000, 5000, 10_000, 20_000]
    assert found["rows"][0][1] == "stops" and any(LIMIT in note for note in found["notes"])
    paces = table(made, "paces")
    assert paces["columns"][1:] == [f"pauses of 0 to {us} us" for us in (0, 40, 80, 160, 320)]
    assert [row[0] for row in paces["rows"]] == list(STALLS)
    for kind in ("backlog", "work", "timeout"):
        assert {row[0] for row in table(made, kind)["rows"]} == {"select", "epoll"}
    refused = "eventserver: io_uring: not permitted"
    made = made_of(plan(models=("select", "uring")), lambda setting, one: (
        one if setting.model == "select" else Run(setting, {}, {}, refused)))
    assert any(f"uring, 100 connections, is left out: {refused}" == warning
               for warning in made["warnings"])


def test_the_late_slope_is_that_of_the_last_connects():
    """Of 100 connects the last 20: three stalls, and what is between them."""
    connects = [50_000] * 100
    for number in (10, 20, 81, 85, 99):
        connects[number] = 3_070_000_000
    one = Run(Setting("select", 100, timeout=3), served("select"), client(connect_ns=connects))
    assert figures.late_slope(figures.Point((one,))) == pytest.approx(
        5 * (3 * 3.07 + 17 * 50e-6))
    assert figures.slope_predicted(one.setting) == pytest.approx(300 / 21)


@pytest.mark.parametrize("short, long, answer", [
    (None, 0.01, "no"),      # stalls, which a long queue ends
    (None, 60.0, "inconclusive"),  # stalls, and yet as slow without
    (None, None, "inconclusive"),  # the long queue overflows, too
    (80.0, 75.0, "yes"),     # slow without a stall, whatever the queue
    (80.0, 9.0, "inconclusive"),
    (0.1, 0.1, "inconclusive")])  # nothing of the 84 s: there is nothing to explain
def test_the_verdict_comes_from_the_data(short, long, answer):
    """short, long: seconds without a stall, of each queue; None: with stalls."""
    def change(setting, one):
        if setting.backlog == 4096:
            return run(setting, seconds=long) if long else run(setting, 1)
        return run(setting, seconds=short) if short else one

    assert made_of(plan(models=("select",)), change)["verdict"]["answer"] == answer


@pytest.mark.parametrize("of, said", [
    (plan(models=("select",), backlog=4096), "a backlog of 4096 holds all 1000 connections"),
    # the longer queue is that of the most connections, and select has no such run
    (plan(connections=(100, 2000)),
     "no run of 100 connections has a backlog that holds them all")])
def test_a_model_without_both_queues_is_told_as_such(of, said):
    verdict = made_of(of, stopped)["verdict"]
    assert verdict["answer"] == "inconclusive" and said in verdict["sentence"]


@pytest.mark.parametrize("busy, answer, told", [
    (0.002, "no", "0.2"), (0.04, "no", "4"), (0.06, "inconclusive", "6"),
    (0.998, "inconclusive", "99.8"), (1, "inconclusive", "100")])
def test_a_server_that_works_all_the_time_is_not_cleared(busy, answer, told):
    """By `--work` as long as the waits: a longer queue ends these, and nothing is accepted sooner.
    """
    verdict = made_of(plan(models=("select",)), lambda setting, one: Run(setting, {
        **one.served, "cpu_ns": int(busy * one.seconds * 1e9)}, one.client))["verdict"]
    assert verdict["answer"] == answer
    assert f"the server's CPU time is {told} %" in verdict["sentence"]
