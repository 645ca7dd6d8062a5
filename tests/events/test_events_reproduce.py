# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce events`: its parts together, and what they say."""

from types import SimpleNamespace

import pytest
from event_documents import empty, exact

from tare import result, text
from tare.experiments.events import published
from tare.experiments.events.setup import published as setup_published
from tare.experiments.events.transfer.exact import published as exact_published, run, verbs

VERDICT = {"answer": "no", "basis": "time", "threshold": 95, "unit": "% of the time",
           "sentence": "Is it? No.", "reasons": ["it is the queue"]}


@pytest.fixture
def booted(monkeypatch):
    """Exact machines in which select executes 25,000 instructions per request, and epoll 20,000.
    """
    def boot_each(boots, kernel):
        return {case: exact(case, 20_000 + 5000 * (case.model == "select"))
                for boot in boots for case in boot}, SimpleNamespace(kernel_release="6.1.0",
                                                                     qemu_version="7.2")

    def add_published(made, progress, phases):
        made["tables"].append({"name": "events.setup.published", "title": "Set-up",
                               "columns": ["a"], "rows": [[phases]]})
        return VERDICT

    monkeypatch.setattr(run, "boot_each", boot_each)
    monkeypatch.setattr(verbs.machine, "document", lambda name, outcome: empty(name))
    monkeypatch.setattr(setup_published, "add_published", add_published)


def test_both_tables_and_what_they_say(booted):
    made = published.measure("full")
    result.validate(made, "here")
    text.render(made)
    assert (made["experiment"], made["verdict"]) == ("events.reproduce", VERDICT)
    names = [one["name"] for one in made["tables"]]
    assert names == ["events.setup.published", "events.exact.settled", "events.conditions"]
    assert made["reproduction"]["beside"] == names and not made["warnings"]
    assert made["reproduction"]["conclusion"].endswith(
        "took 1.336 times as much CPU as epoll then; 1.25 times as many instructions per request "
        "here.")
    rows = made["tables"][1]["rows"]
    assert [row[0] for row in rows[::2]] == list(range(100, 801, 100))
    assert rows[14][:5] == [800, "select", 70.52, 28.19, 25_000]
    assert rows[15] == [800, "epoll", 52.8, 22.55, 20_000, "20,000 to 20,000", 0.3, 2000]
    entry = result.find(made, "events.exact.cpu_percent.select.800.800")
    assert entry["published"]["value"] == 70.52
    assert entry["raw"]["value"] == pytest.approx(28.19, abs=0.01)


def test_the_connections_are_of_those_published():
    for amount in published.AMOUNTS.values():
        assert set(amount.connections) <= set(exact_published.CONNECTIONS)
        assert {100, 800} <= set(amount.connections)
