# SPDX-License-Identifier: GPL-2.0-only
"""Boots are whole commands: one that fails is no figure, one that cannot be had is said."""

import fake_runner
import pytest
from tare import boots, machine
from tare.errors import TareError

OURS = ["machine.boot", "machine.restore"]


@pytest.fixture
def commands(monkeypatch):
    """The commands that the bench times, none of them really run."""
    timed = []
    monkeypatch.setattr(machine, "run", lambda *_, **__: fake_runner.Outcome())
    monkeypatch.setattr(boots, "timed", lambda command: timed.append(command) or 2.5)
    return timed


def test_without_virtme_ng_the_result_says_so(monkeypatch, commands):
    monkeypatch.delenv("TARE_VIRTME_NG", raising=False)
    document = {"measurements": [], "warnings": []}
    boots.measure(document, None)
    assert [entry["name"] for entry in document["measurements"]] == OURS
    assert "machine.boot.virtme_ng was not measured" in document["warnings"][0]
    assert len(commands) == boots.BOOTS * len(OURS)
    assert [("--boot" in one) for one in commands[:2]] == [True, False]


def test_the_two_take_turns(monkeypatch, commands):
    monkeypatch.setenv("TARE_VIRTME_NG", "/somewhere/vng")
    monkeypatch.setattr(boots, "virtme_ng_command", lambda program, _: [program])
    document = {"measurements": [], "warnings": []}
    boots.measure(document, None)
    assert not document["warnings"]
    # after a first one that only shows that it works
    assert commands[0] == ["/somewhere/vng"]
    assert commands[3::3] == [["/somewhere/vng"]] * boots.BOOTS


@pytest.mark.parametrize("takes, count", [(11, 7), (20, 4), (100, 3)])
def test_a_slow_virtme_ng_boots_fewer_times(monkeypatch, commands, takes, count):
    monkeypatch.setenv("TARE_VIRTME_NG", "/somewhere/vng")
    monkeypatch.setattr(boots, "virtme_ng_command", lambda program, _: [program])
    monkeypatch.setattr(boots, "timed", lambda _: takes)
    document = {"measurements": [], "warnings": []}
    boots.measure(document, None)
    assert {one["name"]: one["samples"] for one in document["measurements"]} == {
        **dict.fromkeys(OURS, 7), "machine.boot.virtme_ng": count}


def test_a_virtme_ng_that_fails_is_said_and_costs_no_other_figure(monkeypatch, commands):
    def fail(command):
        if command == ["/somewhere/vng"]:
            raise TareError("no busybox")
        return 2.5
    monkeypatch.setenv("TARE_VIRTME_NG", "/somewhere/vng")
    monkeypatch.setattr(boots, "virtme_ng_command", lambda program, _: [program])
    monkeypatch.setattr(boots, "timed", fail)
    document = {"measurements": [], "warnings": []}
    boots.measure(document, None)
    assert [entry["name"] for entry in document["measurements"]] == OURS
    assert "no busybox" in document["warnings"][0]


def test_a_boot_that_fails_is_no_figure():
    with pytest.raises(TareError, match="^sh: no kernel$"):
        boots.timed(["sh", "-c", "echo no kernel >&2; exit 3"])
