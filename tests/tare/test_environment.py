# SPDX-License-Identifier: GPL-2.0-only
"""The conditions of this machine, read from a /sys made for it."""

from pathlib import Path

import pytest

from tare import environment

CPU = "/sys/devices/system/cpu"


@pytest.fixture
def sys_of(tmp_path, monkeypatch):
    """sys_of({file below CPU: text}): what the environment finds there."""
    def here(path):
        return Path(tmp_path / str(path).lstrip("/")) if str(path).startswith(CPU) else Path(path)

    def make(files):
        for name, text in files.items():
            path = tmp_path / CPU.lstrip("/") / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    monkeypatch.setattr(environment, "Path", here)
    return make


def test_every_governor_in_use_is_named_once(sys_of):
    assert environment.governor() is None
    sys_of({f"cpu{number}/cpufreq/scaling_governor": text for number, text in
            enumerate(["performance\n", "performance\n", "powersave\n", "performance\n"])})
    assert environment.governor() == "performance, powersave"
