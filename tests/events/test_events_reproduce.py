# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce events`: its parts together, and what becomes of it where one cannot be had."""

from contextlib import nullcontext

import pytest
from event_documents import empty

from tare import result, text
from tare.errors import CannotHere
from tare.experiments.events import published, run
from tare.experiments.events.setup import published as setup_published
from tare.experiments.events.transfer import published as transfer_published, verbs
from tare.experiments.events.transfer.exact import published as exact_published

VERDICT = {"answer": "no", "basis": "time", "threshold": 95, "unit": "% of the time",
           "sentence": "Is it? No.", "reasons": ["it is the queue"]}


def table(name):
    return {"name": name, "title": name, "columns": ["a"], "rows": [[1]]}


USUAL = published.AMOUNTS["usual"]
EXACT = ["events.setup.published", "events.conditions", "instructions"]


@pytest.fixture
def parts(monkeypatch):
    """Parts that add a table each."""
    def settled(connections, progress):
        made = empty("events.transfer.exact.settled")
        made["environment"] |= {"machine": "minimal-6.1", "accelerator": "tcg", "exact": True}
        made["tables"].append(table("instructions"))
        return made

    def published(made, progress, phases):
        assert phases == USUAL.phases
        made["tables"].append(table("events.setup.published"))
        return VERDICT

    def take(made, net, cpus, models, processes, progress):
        assert models == list(transfer_published.MODELS) and processes == USUAL.processes
        made["tables"].append(table("events.transfer.published"))

    monkeypatch.setattr(exact_published, "measure", settled)
    monkeypatch.setattr(setup_published, "add_published", published)
    monkeypatch.setattr(transfer_published, "take", take)


@pytest.fixture
def two_cpus(parts, monkeypatch):
    monkeypatch.setattr(verbs, "cpus", lambda: (1, 0))
    monkeypatch.setattr(run, "opened", nullcontext)
    monkeypatch.setattr(verbs, "available", lambda *_: list(transfer_published.MODELS))


def names(made):
    return [one["name"] for one in made["tables"]]


def test_both_tables_and_the_explanation(two_cpus):
    made = published.measure()
    result.validate(made, "here")
    text.render(made)
    assert (made["experiment"], made["verdict"]) == ("events.reproduce", VERDICT)
    assert names(made) == ["events.setup.published", "events.transfer.published",
                           "events.conditions", "instructions"] and not made["warnings"]
    assert made["reproduction"]["beside"] == names(made)[:3]
    # one is of this machine, in a result of an exact one
    assert [one.get("time") for one in made["tables"]] == [None, "host", None, None]


def test_exact_leaves_this_machine_out(two_cpus, result_of, monkeypatch):
    def refuse(*_):
        raise AssertionError("this machine is measured")

    monkeypatch.setattr(run, "opened", refuse)
    made, out = result_of("reproduce", "events", "--exact")
    assert names(made) == EXACT and "it is the queue" in out


def test_a_machine_of_one_cpu_has_the_exact_part(parts, monkeypatch):
    def one():
        raise CannotHere("this process may use one CPU")

    monkeypatch.setattr(verbs, "cpus", one)
    made = published.measure()
    assert names(made) == EXACT
    assert made["warnings"] == ["the server's CPU in per cent is left out: this process may use "
                                "one CPU"]


def test_the_connections_are_of_those_published():
    for amount in published.AMOUNTS.values():
        assert set(amount.connections) <= set(exact_published.CONNECTIONS)
        assert {100, 800} <= set(amount.connections)
