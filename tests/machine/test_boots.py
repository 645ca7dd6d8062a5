# SPDX-License-Identifier: GPL-2.0-only
"""Boots are whole commands: one that fails is not a figure, one that cannot be had is said."""

import fake_runner
import pytest
from tare import boots, machine
from tare.errors import TareError

OURS = ["machine.boot", "machine.restore"]
VNG = "/somewhere/vng"


@pytest.fixture
def measured(monkeypatch):
    """measured(virtme_ng, timed): the document, where TIMED answers for each command."""
    monkeypatch.setattr(machine, "run", lambda *_, **__: fake_runner.Outcome())
    monkeypatch.setattr(boots, "virtme_ng_command", lambda program, _: [program])

    def measure(virtme_ng, timed):
        monkeypatch.setenv("TARE_VIRTME_NG", virtme_ng)
        monkeypatch.setattr(boots, "timed", timed)
        document = {"measurements": [], "warnings": []}
        boots.measure(document, None)
        return document
    return measure


def samples(document):
    return {one["name"]: one["samples"] for one in document["measurements"]}


@pytest.mark.parametrize("named, said", [("", "TARE_VIRTME_NG names no"), (VNG, "no busybox")])
def test_a_virtme_ng_that_cannot_be_had_is_said_and_costs_no_other_figure(measured, named, said):
    commands = []

    def timed(command):
        if command == [VNG]:
            raise TareError("no busybox")
        return commands.append(command) or 2.5
    document = measured(named, timed)
    assert samples(document) == dict.fromkeys(OURS, boots.BOOTS)
    [warning] = document["warnings"]
    assert "machine.boot.virtme_ng was not measured" in warning and said in warning
    assert len(commands) == boots.BOOTS * len(OURS)
    assert [("--boot" in one) for one in commands[:2]] == [True, False]


@pytest.mark.parametrize("takes, count", [(2.5, boots.BOOTS), (11, 7), (20, 4), (100, 3)])
def test_the_two_take_turns_and_a_slow_virtme_ng_boots_fewer_times(measured, takes, count):
    commands = []
    document = measured(VNG, lambda command: commands.append(command) or takes)
    assert not document["warnings"]
    # after a first one that only shows that it works
    assert commands[0] == [VNG]
    assert commands[3::3][:count] == [[VNG]] * count and commands.count([VNG]) == count + 1
    assert samples(document) == {**dict.fromkeys(OURS, boots.BOOTS),
                                 "machine.boot.virtme_ng": count}


def test_a_boot_that_fails_is_no_figure():
    with pytest.raises(TareError, match="^sh: no kernel$"):
        boots.timed(["sh", "-c", "echo no kernel >&2; exit 3"])
