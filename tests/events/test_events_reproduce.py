# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce events`: its parts together, and what they say."""

import pytest
from event_documents import OUTCOME, connecting, empty, exact

from tare import result, text
from tare.experiments.events import published
from tare.experiments.events.setup import run as setup_run
from tare.experiments.events.transfer.exact import run, verbs


def test_both_tables_and_what_they_say(monkeypatch):
    """Of exact machines in which select executes 25,000 instructions per request, and epoll 20,000;
    and in which select alone stalls, where its queue is short."""
    def boot_each(boots, kernel):
        return {case: exact(case, 20_000 + 5000 * (case.model == "select"))
                for boot in boots for case in boot}, OUTCOME

    def in_machine(boots, kernel):
        assert kernel == "6.1"
        return {one: connecting(one, one.connections // 50 if one.model == "select"
                                and one.backlog < 4096 and one.connections > 300 else 0)
                for boot in boots for one in boot}, OUTCOME

    monkeypatch.setattr(run, "boot_each", boot_each)
    monkeypatch.setattr(verbs.machine, "document", lambda name, outcome: empty(name))
    monkeypatch.setattr(setup_run, "in_machine", in_machine)
    monkeypatch.setattr(published, "need", lambda: None)
    made = published.measure("full")
    result.validate(made, "here")
    text.render(made)
    assert (made["experiment"], made["verdict"]["answer"]) == ("events.reproduce", "no")
    tables = {one["name"]: one for one in made["tables"]}
    beside = [published.TABLES[0], "events.exact.settled", "events.conditions"]
    assert made["reproduction"]["beside"] == beside
    assert [*tables] == [*beside, *published.TABLES[1:]]
    notes = tables["events.setup.published"]["notes"]
    assert made["verdict"]["sentence"] in notes and any("QEMU 7.2" in note for note in notes)
    assert [row[0] for row in tables["events.setup.published"]["rows"]] == list(
        range(100, 1001, 100))
    assert made["reproduction"]["conclusion"].endswith(
        "took 1.336 times as much CPU as epoll then; 1.25 times as many instructions per request "
        "here.")
    rows = tables["events.exact.settled"]["rows"]
    assert [row[0] for row in rows[::2]] == list(range(100, 801, 100))
    assert rows[14][:5] == [800, "select", 70.52, 28.19, 25_000]
    assert rows[15] == [800, "epoll", 52.8, 22.55, 20_000, "20,000 to 20,000", 0.3, 2000]
    entry = result.find(made, "events.exact.cpu_percent.select.800.800")
    assert entry["published"]["value"] == 70.52
    assert entry["raw"]["value"] == pytest.approx(28.19, abs=0.01)
