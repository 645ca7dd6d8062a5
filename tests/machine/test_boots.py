# SPDX-License-Identifier: GPL-2.0-only
"""Boots are whole commands, timed in turns: one that fails is not a figure."""

import fake_runner
import pytest
from tare import boots, machine
from tare.errors import TareError


def test_boot_and_restore_are_told_apart_and_take_turns(monkeypatch):
    commands = []

    def timed(command):
        commands.append("--boot" in command)
        return 4.0 if commands[-1] else 0.5
    monkeypatch.setattr(machine, "run", lambda *_, **__: fake_runner.Outcome())
    monkeypatch.setattr(boots, "timed", timed)
    document = {"measurements": []}
    boots.measure(document, None)
    found = {one["name"]: (one["raw"]["value"], one["samples"]) for one in document["measurements"]}
    assert found == {"machine.boot": (4.0, boots.ROUNDS), "machine.restore": (0.5, boots.ROUNDS)}
    rounds = [set(commands[at:at + 2]) for at in range(0, len(commands), 2)]
    assert rounds == [{True, False}] * boots.ROUNDS


def test_a_boot_that_fails_is_no_figure():
    with pytest.raises(TareError, match="^sh: no kernel$"):
        boots.timed(["sh", "-c", "echo no kernel >&2; exit 3"])
