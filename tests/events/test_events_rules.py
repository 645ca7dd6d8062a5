# SPDX-License-Identifier: GPL-2.0-only
"""Each rule of the comparison refuses what breaks it, and lets pass what does not."""

import json
import re
from contextlib import nullcontext

import pytest
from event_documents import COUNTERS, LOAD, OPEN, RING, client, empty, mark, run, server
from programs import write_files

from tare import result
from tare.environment import Tree
from tare.errors import TareError
from tare.experiments.events import read
from tare.experiments.events.transfer import figures, rules, run as transfer_run
from tare.experiments.events.transfer.run import Load, Run

SQPOLL = ["IORING_SETUP_SQPOLL"]


def of(load=LOAD, model="epoll", served=(), asked=()):
    """A Run whose documents have these fields in place of their own."""
    return Run(model, load, server(load, model, **dict(served)),
               client(load, **dict(asked)))


def refuses(why, check, *words, **more):
    with pytest.raises(TareError, match=why):
        check(*words, **more)


@pytest.mark.parametrize("load", [LOAD, OPEN, Load("mix", 1, 1000, dead=1000),
                                  Load("streaming", 100, 10_000, pipeline=16)])
def test_what_keeps_the_rules_passes(load):
    for model in ("select", "epoll", "uring"):
        rules.check_run(of(load, model))
        result.validate(server(load, model), "here", "eventserver.schema.json", "a document")
    result.validate(client(load), "here", "activelink.schema.json", "a document")


def test_the_figure_is_between_the_marks():
    made = run(cpu=5000.0)
    assert made.cpu == pytest.approx(5000)
    assert made.per_second == pytest.approx(1e9 / 5500) and made.per_wakeup == pytest.approx(2)
    assert made.busy == pytest.approx(100 / 1.1)


def polled(last):
    """SQPOLL's thread uses as much CPU until the second mark; 10 ns until the first."""
    return {"flags": SQPOLL, "marks": [
        mark(LOAD, number, 5000, tasks=[{"name": "eventserver", "cpu_ns": 5000 * number - used},
                                        {"name": "iou-sqp-7", "cpu_ns": used}])
        for number, used in zip(LOAD.marks, (10, last), strict=True)]}


DROPPED = {name: {"counters": {**COUNTERS, name: 2}} for name in (
    "ListenOverflows", "ListenDrops", "SyncookiesSent", "TCPSynRetrans")}


@pytest.mark.parametrize("rule, served, asked, why", [
    # fields of the server's document and of the client's, of LOAD
    # marks that are not there or elsewhere
    *(("1", {"marks": [mark(LOAD, number, 1) for number in at]}, {}, "marks are at")
      for at in ([], [2100], [100, 12_100], [2100, 12_201])),
    # a thread that polls must be counted
    ("4 uring-sqpoll", polled(10), {}, "it is not counted"),
    ("4 uring-sqpoll", {"flags": SQPOLL}, {}, "it is not counted"),
    # a client that did something else
    *(("7", {}, {name: value}, name) for name, value in (
        ("pipeline", 16), ("size", 128), ("loop", "open"))),
    ("7", {}, {"connections": 99}, ""),
    # a ring whose set-up is not told
    *(("8 uring", lacking, {}, "version of liburing and its flags")
      for lacking in ({"liburing": None}, {"flags": []})),
    # an open loop that was late or slow
    ("9 rate", {}, {"late": 103}, "1 % of the requests were sent late"),
    ("9 rate", {}, {"seconds": 2.0}, "requests a second, not 8000"),
    # what one side has and the other has not
    ("10", {"accepted": 99}, {}, "the server accepted 99"),
    ("10", {}, {"connected": 99}, "the client has 99"),
    ("10", {"requests": 1}, {}, "the server read 1"),
    ("10", {"replies": 1}, {}, "and sent 1"),
    ("10", {}, {"all_replies": 1}, "got 1 reply,"),
    ("10", {}, {"failed": {"reset": 1}}, "failed"),
    ("10", {}, {"verified": 99}, "99 of 100 connections answered"),
    # connections that were dropped
    *(("11", fields, {}, f"{name} grew by 2") for name, fields in DROPPED.items()),
    *(("11", {}, fields, f"{name} grew by 2") for name, fields in DROPPED.items())])
def test_what_breaks_a_rule_is_refused(rule, served, asked, why):
    load, model = (OPEN, "epoll") if "rate" in rule else (LOAD, rule.partition(" ")[2] or "epoll")
    refuses(re.escape(why), rules.check_run, of(load, model, served, asked))


@pytest.mark.parametrize("used, counted", [(0, True), (5 * 10**6, True), (10**8, False),
                                           (-10**8, False)])
def test_1_a_thread_that_is_not_counted(used, counted):
    """Of 50 ms: that of a tick may be missing in the account of a thread that does not run."""
    marks = [mark(LOAD, number, 10_000) for number in LOAD.marks]
    marks[-1]["tasks"].append({"name": "iou-wrk-1", "cpu_ns": used})
    marks[0]["tasks"].append({"name": "iou-wrk-1", "cpu_ns": 0})
    with (nullcontext() if counted else pytest.raises(TareError, match="one is not counted")):
        rules.check_run(of(served={"marks": marks}))


# 2 ----


def test_2_models_are_measured_in_turn(monkeypatch):
    order = []

    def one(network, cpus, name, load, seed):
        order.append(name)
        return run(load, name)

    monkeypatch.setattr(transfer_run, "one", one)
    transfer_run.in_turn(None, (1, 0), ["epoll", "select"], LOAD, 4)
    assert order == ["epoll", "select", "select", "epoll"] * 2


# 3 and 8 ----


def filled(load=LOAD, **how):
    made = empty()
    taken = {one: [run(load, one, **how)] * 6 for one in ("select", "epoll")}
    figures.fill(made, taken, (1, 0), 0.0)
    return made


@pytest.mark.parametrize("load", [LOAD, OPEN])
def test_3_and_8_every_figure_says_whose_cpu_receiving_is_and_its_set_up(load):
    made = filled(load)
    for entry in made["measurements"]:
        assert {rules.WHO_PAYS, "Linux 6.1.0", "server on CPU 1, client on CPU 0"} <= {
            *entry["conditions"]}
    told = figures.conditions((1, 0), LOAD, [of(model="uring-defer")])
    assert f"Linux 6.1.0, liburing 2.3, {' '.join(RING)}" in told


# 4 ----


def test_4_what_is_not_pinned_is_said():
    made = of(model="uring-sqpoll", served={"flags": SQPOLL})
    assert "not pinned: SQPOLL's thread" in figures.conditions((1, 0), LOAD, [made])
    assert not rules.not_pinned(server(model="uring"))


# 5 ----


@pytest.mark.parametrize("name, value", [("backlog", 5), ("somaxconn", 128), ("size", 128),
                                         ("idle_seconds", 60), ("kernel", "7.2")])
def test_5_servers_that_differ(name, value):
    refuses(f"differ in {name}", rules.alike, [server(), server(model="select", **{name: value})])
    rules.alike([server(), server(model="select")])
    refuses("asked to work", rules.alike, [server(work_ns=1000)] * 2)


def test_5_connections_that_are_accepted_while_requests_are_measured():
    """One model takes them one a wake-up, another all at once: none may come meanwhile."""
    marks = [mark(LOAD, LOAD.marks[0], 5000, accepted=99), mark(LOAD, LOAD.marks[1], 5000)]
    rules.alike([server(), server(model="uring", accepts=0)])
    refuses("uring: connections were accepted between its marks", rules.alike,
            [server(), server(model="uring", marks=marks)])


# 6 ----


@pytest.mark.parametrize("slower, limit", [(1.05, True), (2.0, False)])
def test_6_where_the_server_is_not_the_limit_requests_a_second_are_no_figure(slower, limit):
    made = filled(slower=slower)
    assert rules.server_is_the_limit([run(slower=slower)] * 6) == limit
    assert (result.find(made, "events.transfer.ping-pong.epoll.per_second") is not None) == limit
    table = made["tables"][0]
    column = table["columns"].index("requests/s")
    assert all(row[column].startswith("at least") != limit for row in table["rows"])
    assert any("set the pace" in note for note in table["notes"]) != limit


# 7 ----


@pytest.mark.parametrize("other", [Load("streaming", 100, 10_000, pipeline=16),
                                   Load("ping-pong", 200, 10_000), OPEN,
                                   Load("ping-pong", 100, 10_000, size=128)])
def test_7_loads_that_differ_are_not_compared(other):
    refuses("different loads", figures.ratios,
            {"epoll": [run(LOAD)], "select": [run(other, "select")]})


# 9 ----


def test_9_few_late_requests_are_few():
    rules.check_run(of(OPEN, asked={"late": 101}))
    rules.check_run(of(LOAD, asked={"late": 10_000}))


# 10 ----


@pytest.mark.parametrize("fields, why", [
    ({"model": "poll"}, "the model is poll"), ({"open": 1}, "101 open or ended"),
    ({"closed": {**server()["closed"], "peer": 99, "shed": 1}}, "shed at a limit")])
def test_10_a_server_whose_own_account_is_not_even(tmp_path, fields, why):
    path = tmp_path / "s.json"
    path.write_text(json.dumps(server()))
    read.server(path, "epoll")
    path.write_text(json.dumps(server(**fields)))
    refuses(why, read.server, path, "epoll")


# 12 ----


def test_12_wakeups_that_were_not_counted():
    assert rules.per_wakeup(server(), 100, 50) == 2
    assert rules.per_wakeup(server(model="uring", flags=SQPOLL), 100, 0) is None
    refuses("no wake-up was counted", rules.per_wakeup, server(), 100, 0)


@pytest.mark.parametrize("name", ["busy_poll", "busy_read"])
def test_12_busy_polling(tmp_path, name):
    write_files(tmp_path, {f"proc/sys/net/core/{name}": "0\n"})
    rules.no_busy_polling(Tree(tmp_path))
    write_files(tmp_path, {f"proc/sys/net/core/{name}": "50\n"})
    refuses(f"net.core.{name} is 50", rules.no_busy_polling, Tree(tmp_path))
