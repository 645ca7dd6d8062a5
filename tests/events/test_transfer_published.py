# SPDX-License-Identifier: GPL-2.0-only
"""The published table of active links beside ours, of runs with known figures."""

import pytest
from event_documents import empty, mark, run, server

from tare import result, text
from tare.experiments.events import published, run as events_run
from tare.experiments.events.transfer import (
    figures, published as transfer_published, rules, run as transfer_run)
from tare.experiments.events.transfer.run import Run

LOOPBACK = events_run.Network("loopback", None, (1, 1))


def taken(monkeypatch, slowing=1.0, others=0.0, models=("select", "epoll"), processes=6,
          of_select=lambda number: 1.0):
    """The document of runs that use 10 us a request, by select of_select(process) times that; of
    the last part SLOWING times as long.
    """
    def one_run(one, load, times):
        marks = [mark(load, number, times * 10_000.0, 2.0) for number in load.marks]
        of_last = marks[-1]["cpu_ns"] - marks[-2]["cpu_ns"]
        marks[-1]["cpu_ns"] += round((slowing - 1) * of_last)
        return Run(one, load, server(load, one.model, marks=marks), run(load, one.name).client)

    def in_turn(net, cpus, variants, load, processes, progress):
        found = {one: [one_run(one, load, of_select(number) if one.name == "select" else 1.0)
                       for number in range(processes)] for one in variants}
        for runs in found.values():
            rules.check_run(runs[0])
        return found

    monkeypatch.setattr(transfer_run, "in_turn", in_turn)
    monkeypatch.setattr(figures.Others, "share", lambda self: others)
    monkeypatch.setattr(transfer_published, "memory_kib", lambda: 1_000_000)
    made = empty()
    last = transfer_published.take(made, LOOPBACK, (1, 0), models, processes)
    result.validate(made, "here")
    text.render(made)
    return made, last


def test_both_stand_side_by_side(monkeypatch):
    made, last = taken(monkeypatch)
    table, = made["tables"]
    rows = [dict(zip(table["columns"], row, strict=True)) for row in table["rows"]]
    assert [row["connections"] for row in rows[::2]] == list(range(100, 801, 100))
    assert (rows[14]["model"], rows[14]["CPU then, %"]) == ("select", 70.52)
    assert (rows[15]["model"], rows[15]["CPU then, %"]) == ("epoll", 52.8)
    assert (rows[0]["CPU, %"], rows[0]["last part over first"]) == ("50", "1")
    assert rows[0]["memory, KiB"] == "2,000"
    assert result.find(made, "events.transfer.published.100.select.mem_percent")["raw"][
        "value"] == pytest.approx(0.2)
    # 10 us for each of 11,277
    assert rows[0]["CPU at 11,277/s, %"] == "11.28"
    entry = result.find(made, "events.transfer.published.800.select.cpu_percent")
    assert entry["published"]["value"] == 70.52 and entry["raw"]["value"] == pytest.approx(50)
    rules.told(made, "loopback")
    assert not made["warnings"] and {one.name for one in last} == {"select", "epoll"}


@pytest.mark.parametrize("processes, told", [
    (2, "2.05 [2, 2.1] 50 % times as much CPU time of a request here, of 2 processes of each"),
    (6, "2.25 [2, 2.5] times as much CPU time of a request here, of 6 processes of each"),
    (1, "2 (one process: no interval) times as much CPU time of a request here, of 1 process of "
        "each")])
def test_the_conclusion_says_how_sure_it_is_of_how_many_times_as_much(monkeypatch, processes,
                                                                      told):
    made, _ = taken(monkeypatch, processes=processes, of_select=lambda number: 2 + number / 10)
    assert published.conclusion(made).endswith(f"; {told}.")


def test_clients_are_threads():
    assert transfer_published.load(100).threads_each
    assert "--threads-each" in transfer_published.load(100).words(0)


def test_what_has_not_settled_is_told_once(monkeypatch):
    made, _ = taken(monkeypatch, slowing=1.2)
    told, = made["warnings"]
    assert told.startswith("not settled") and "100 select" in told and "800 epoll" in told
    assert not taken(monkeypatch, slowing=1.04)[0]["warnings"]


def test_what_others_use_is_told(monkeypatch):
    told, = taken(monkeypatch, others=0.5)[0]["warnings"]
    assert "others used 50 % of the CPUs" in told


def test_a_model_that_it_has_not_is_no_line(monkeypatch):
    made, _ = taken(monkeypatch, models=("epoll", "uring"))
    assert {row[1] for row in made["tables"][0]["rows"]} == {"epoll"}
    made, last = taken(monkeypatch, models=("uring",))
    assert not last and "left out" in made["warnings"][0]
